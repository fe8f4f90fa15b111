import Terminals

/// The background, the foreground and the frame's colour of a picture.
struct SvgColors {
    let background, foreground, edge: String

    /// Makes the colours of a theme. If the theme uses the terminal's own colours, uses the colours that the theme
    /// assumes for the terminal.
    init(_ theme: Theme, depth: ColorDepth) {
        background = theme.background(depth).svg ?? ""
        foreground = theme.foreground(depth).svg ?? ""
        edge = theme.background.readableText == .white ? "#303030" : "#c8c8c8"
    }
}

extension Screen {
    /// Returns the screen as an SVG document that keeps the grid in any font.
    ///
    /// Fills and half blocks are shapes, lines are connected paths, and texts are aligned to their columns. Colours are
    /// those of the screen's theme at `depth`, by default at the screen's own depth. The terminal's sixteen colours
    /// look as in xterm. O(cells).
    public func svg(depth: ColorDepth? = nil, title: String = "") -> String {
        SvgPicture.document(
            size: size, theme: theme, depth: depth ?? features.colors, title: title,
            svgElements(depth: depth ?? features.colors))
    }

    /// Returns the elements of an SVG document that show the screen.
    func svgElements(depth: ColorDepth) -> [String] {
        var picture = SvgPicture(theme: theme, depth: depth)
        for row in 0..<size.rows { withRow(row) { picture.add($0, row: row) } }
        return picture.elements(size: size)
    }
}

/// A cell as it is painted. If its background is nil, the picture's background is visible.
struct SvgCell {
    var glyph: Glyph
    var foreground: String
    var background: String?
    var attributes: Style.Attributes

    init(_ cell: Cell, depth: ColorDepth, theme: Theme, colors: SvgColors) {
        let (glyph, style) = depth.fold(cell, in: theme)
        self.glyph = glyph
        attributes = style.attributes.subtracting(.reverse)
        let (front, back) = (style.foreground.svg, style.background.svg)
        if style.attributes.contains(.reverse) {
            (foreground, background) = (back ?? colors.background, front ?? colors.foreground)
        } else {
            (foreground, background) = (front ?? colors.foreground, back)
        }
        if background == colors.background { background = nil }
    }
}

extension FoldedColor {
    /// The colour as an SVG value, with xterm's values for the terminal's sixteen; nil for the terminal's own colour.
    fileprivate var svg: String? {
        look.flatMap { Color(red: $0.red, green: $0.green, blue: $0.blue).svg }
    }
}

extension Color {
    /// The colour as an SVG value; nil for colours that only the terminal knows.
    fileprivate var svg: String? { hexText?.lowercased() }
}
