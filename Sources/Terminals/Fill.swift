/// What cells are filled with.
package struct Fill: Hashable {
    var color: Color
    /// Of what is to stand on it.
    var foreground: Color

    init(_ color: Color, foreground: Color) {
        self.color = color
        self.foreground = foreground
    }

    /// The foreground is what reads on the colour.
    init(_ color: Color) { self.init(color, foreground: color.readableText) }

    /// A blank of it.
    var cell: Cell { Cell(.space, style: Style(foreground: foreground, background: color)) }
}
