/// Draws letters over what is there: they keep the background, and without a colour of their own get what reads on it.
struct Pen {
    private let color: Color
    private let attributes: Style.Attributes

    /// What reads is chosen when colours are folded; a colour that is given is used whether it reads or not.
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
