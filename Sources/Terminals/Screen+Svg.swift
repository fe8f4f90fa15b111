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
    /// The screen as an SVG document that keeps the grid in any font.
    ///
    /// Fills and half blocks are shapes, lines are connected paths, and texts are aligned to their columns. Colours are
    /// those of the screen's theme at `depth`, or at the screen's own depth; the terminal's sixteen colours look as in
    /// xterm. O(cells).
    public func svg(depth: ColorDepth? = nil, title: String = "") -> String {
        SvgPicture.document(
            size: size, theme: theme, title: title, svgElements(depth: depth ?? features.colors))
    }

    /// The parts of a document that depend on the screen.
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
    /// The colour in SVG, with xterm's values for the sixteen; nil for the terminal's own.
    fileprivate var svg: String? {
        guard let (red, green, blue) = ansiNumber.map(Xterm.components) ?? components else {
            return nil
        }
        let value = 0x100_0000 | Int(red) << 16 | Int(green) << 8 | Int(blue)
        // The leading one keeps the zeros.
        return "#" + String(value, radix: 16).dropFirst()
    }
}
