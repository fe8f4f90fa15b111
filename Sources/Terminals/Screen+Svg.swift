/// The terminal's own two colours in a picture, and its frame.
struct SvgColors {
    let background, foreground, edge: String

    /// Those of a theme; one that leaves them to the terminal says what they are taken for.
    init(_ theme: Theme) {
        background = theme.background.svg ?? ""
        foreground = theme.foreground.svg ?? ""
        edge = theme.background.readableText == .white ? "#303030" : "#c8c8c8"
    }
}

extension Screen {
    /// The screen as a picture: an SVG document that keeps the grid whatever the font.
    ///
    /// Fills and half blocks are shapes, lines are paths that join, texts are set to their columns.
    /// Colours are those of the screen's theme at a depth, or at the screen's own; the sixteen that each terminal has
    /// its own way with are xterm's. O(cells).
    public func svg(depth: ColorDepth? = nil, title: String = "") -> String {
        SvgPicture.document(
            size: size, theme: theme, title: title, svgElements(depth: depth ?? features.colors))
    }

    /// What a document has of the screen.
    func svgElements(depth: ColorDepth) -> [String] {
        var picture = SvgPicture(theme: theme, depth: depth)
        for row in 0..<size.rows { withRow(row) { picture.add($0, row: row) } }
        return picture.elements(size: size)
    }
}

/// A cell as it is painted: a nil background is the picture's.
struct SvgCell {
    var glyph: Glyph
    var foreground: String
    var background: String?
    var attributes: Style.Attributes

    init(_ cell: Cell, depth: ColorDepth, theme: Theme, colors: SvgColors) {
        let (glyph, style) = depth.fold(cell, in: theme)
        self.glyph = glyph
        attributes = style.attributes.subtracting(.reverse)
        let (front, back) = (style.foreground.color.svg, style.background.color.svg)
        if style.attributes.contains(.reverse) {
            (foreground, background) = (back ?? colors.background, front ?? colors.foreground)
        } else {
            (foreground, background) = (front ?? colors.foreground, back)
        }
        if background == colors.background { background = nil }
    }
}

extension Color {
    /// As SVG writes it, the sixteen as xterm shows them; nil for the terminal's own.
    fileprivate var svg: String? {
        guard let (red, green, blue) = ansiNumber.map(Xterm.components) ?? components else {
            return nil
        }
        let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
        // The leading one keeps the zeros.
        return "#" + String(value, radix: 16).dropFirst()
    }
}
