/// Draws letters over cells: the background stays, and letters without a colour get one that is readable on it.
struct Pen {
    private let color: Color
    private let attributes: Style.Attributes

    /// The readable colour is chosen when colours are folded. A given colour is used as it is.
    init(_ attributes: Style.Attributes = [], color: Color? = nil) {
        self.color = color ?? .terminal
        self.attributes = attributes
    }

    /// The cell that shows a glyph over another cell; what was reversed stays so.
    func cell(_ glyph: Glyph, width: UInt8 = 1, over old: Cell) -> Cell {
        let style = Style(
            foreground: color, background: old.surface,
            attributes: attributes.symmetricDifference(old.attributes.intersection(.reverse)))
        return Cell(glyph, style: style, width: width)
    }
}
