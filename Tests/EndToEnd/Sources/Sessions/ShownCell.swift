import CPty

/// A cell as the terminal shows it.
public struct ShownCell: Hashable, Sendable {
    /// The base character and its combining marks. It is empty for a blank.
    public var scalars: [Unicode.Scalar]
    /// The width in columns, such as 2 for a wide character.
    public var width: Int
    public var isBold, isItalic, isUnderlined, isReversed: Bool
    /// The text color: `nil` is the terminal's default color, 0 to 255 is a palette entry, and 0x1RRGGBB is an RGB
    /// value.
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
