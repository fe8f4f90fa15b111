/// The fill of a cell.
package struct Fill: Hashable {
    var color: Color
    /// Of what is to stand on it; the terminal's own means what reads there.
    var foreground: Color

    init(_ color: Color, foreground: Color = .terminal) {
        self.color = color
        self.foreground = foreground
    }

    /// A blank of it.
    var cell: Cell { Cell(.space, style: Style(foreground: foreground, background: color)) }
}
