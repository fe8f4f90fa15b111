/// The style for drawing letters over cells. A letter keeps the background of its cell unless the pen has a background.
/// A letter without its own colour gets a colour that is readable on the background.
struct Pen {
    private let color: Color
    private let background: Color?
    private let attributes: Style.Attributes

    /// Makes a pen. If the colour is nil, folding later chooses a readable colour. A given colour is used unchanged.
    init(_ attributes: Style.Attributes = [], color: Color? = nil, background: Color? = nil) {
        self.color = color ?? .terminal
        self.background = background
        self.attributes = attributes
    }

    /// Returns the cell that shows a glyph over another cell. A reversed cell stays reversed.
    @inline(__always)
    func cell(_ glyph: Glyph, width: UInt8 = 1, over old: Cell) -> Cell {
        let style = Style(
            foreground: color, background: background ?? old.surface,
            attributes: attributes.symmetricDifference(old.attributes.intersection(.reverse)))
        return Cell(glyph, style: style, width: width)
    }
}
