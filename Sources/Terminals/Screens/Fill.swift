/// The fill of a cell.
package struct Fill: Hashable {
    var color: Color
    /// The default colour of text on the fill. The terminal's own colour means that folding chooses a readable colour.
    var foreground: Color

    init(_ color: Color, foreground: Color = .terminal) {
        self.color = color
        self.foreground = foreground
    }

    /// A blank cell with this fill.
    var cell: Cell { Cell(.space, style: Style(foreground: foreground, background: color)) }
}
