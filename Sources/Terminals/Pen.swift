/// Draws letters over what is there: they keep the background, and get a foreground that reads on it.
struct Pen {
    private let color: Color?
    private let attributes: Style.Attributes

    /// `color` is used wherever given, whether it reads or not.
    init(_ attributes: Style.Attributes = [], color: Color? = nil) {
        self.color = color
        self.attributes = attributes
    }

    /// The cell that shows a glyph over another cell; what was reversed stays so.
    func cell(_ glyph: Glyph, width: UInt8 = 1, over old: Cell, _ inks: Inks) -> Cell {
        let surface = old.surface
        let style = Style(
            foreground: color ?? inks[surface], background: surface,
            attributes: attributes.symmetricDifference(old.attributes.intersection(.reverse)))
        return Cell(glyph, style: style, width: width)
    }
}
