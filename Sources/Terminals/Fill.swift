/// The fill of a cell.
package struct Fill: Hashable {
    var color: Color
    /// The colour of text on it; the terminal's own means any readable colour.
    var foreground: Color

    init(_ color: Color, foreground: Color = .terminal) {
        self.color = color
        self.foreground = foreground
    }

    /// A blank cell with this fill.
    var cell: Cell { Cell(.space, style: Style(foreground: foreground, background: color)) }
}
