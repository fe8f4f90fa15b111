import CPty

/// A cell as the terminal shows it.
public struct ShownCell: Hashable, Sendable {
    /// A base and its marks; empty for a blank.
    public var scalars: [Unicode.Scalar]
    /// 2 for a wide character.
    public var width: Int
    public var isBold, isItalic, isUnderlined, isReversed: Bool
    /// Nil is the terminal's own; 0 to 255 an entry of its table, 0x1RRGGBB a value.
    public var foreground: Int?
    public var background: Int?

    init(_ cell: screen_cell) {
        let all = [
            cell.scalars.0, cell.scalars.1, cell.scalars.2, cell.scalars.3, cell.scalars.4,
            cell.scalars.5,
        ]
        scalars = all.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
        width = Int(cell.width)
        isBold = cell.is_bold
        isItalic = cell.is_italic
        isUnderlined = cell.is_underlined
        isReversed = cell.is_reversed
        foreground = cell.foreground < 0 ? nil : Int(cell.foreground)
        background = cell.background < 0 ? nil : Int(cell.background)
    }
}
