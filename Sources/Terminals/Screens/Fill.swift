/// The fill of a cell.
package struct Fill: Hashable {
    var color: Color
    /// The colour of text on the fill; the terminal's own colour means any readable colour.
    var foreground: Color

    init(_ color: Color, foreground: Color = .terminal) {
        self.color = color
        self.foreground = foreground
    }

    /// A blank cell with this fill.
    var cell: Cell { Cell(.space, style: Style(foreground: foreground, background: color)) }
}
