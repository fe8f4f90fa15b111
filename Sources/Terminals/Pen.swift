/// Draws letters over what is there: they keep the background, and get a foreground that reads on it.
struct Pen {
    private let color: Color?
    private let attributes: Style.Attributes
    /// The last background and what reads on it, since a text mostly stands on one.
    private var surface = Color.terminal
    private var ink: Color

    /// `color` is used wherever given, whether it reads or not.
    init(_ attributes: Style.Attributes = [], color: Color? = nil) {
        self.color = color
        self.attributes = attributes
        ink = color ?? .terminal
    }

    /// The cell that shows a glyph over another cell; what was reversed stays so.
    mutating func cell(_ glyph: Glyph, width: UInt8, over old: Cell) -> Cell {
        let surface = old.surface
        if surface != self.surface {
            self.surface = surface
            ink = color ?? surface.readableText
        }
        var cell = old
        cell.glyph = glyph
        cell.foreground = ink
        cell.background = surface
        cell.attributes = attributes.symmetricDifference(old.attributes.intersection(.reverse))
        cell.width = width
        return cell
    }
}
