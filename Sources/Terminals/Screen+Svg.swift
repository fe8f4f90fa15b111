/// How a picture of a screen shows the terminal's own colours.
public enum SvgTheme: Hashable, Sendable {
    case dark, light

    var background: String { self == .dark ? "#101010" : "#ffffff" }
    var foreground: String { self == .dark ? "#d8d8d8" : "#202020" }
    var edge: String { self == .dark ? "#303030" : "#c8c8c8" }
}

extension Screen {
    /// The screen as a picture: an SVG document that keeps the grid whatever the font.
    ///
    /// Fills and half blocks are shapes, lines are paths that join, texts are set to their columns.
    /// Colours are those of a depth, or of the screen's own; the sixteen that each terminal has its
    /// own way with are xterm's. O(cells).
    public func svg(theme: SvgTheme = .dark, depth: ColorDepth? = nil, title: String = "") -> String
    {
        var picture = SvgPicture(theme: theme)
        for row in 0..<size.rows {
            withRow(row) { picture.add($0, row: row, depth: depth ?? features.colors) }
        }
        return picture.document(size: size, title: title)
    }
}

/// A cell as it is painted: nil colours are the theme's background.
struct SvgCell {
    var glyph: Glyph
    var foreground: String
    var background: String?
    var attributes: Style.Attributes

    init(_ cell: Cell, depth: ColorDepth, theme: SvgTheme) {
        let (glyph, style) = depth.fold(cell)
        self.glyph = glyph
        attributes = style.attributes.subtracting(.reverse)
        let (front, back) = (style.foreground.hex, style.background.hex)
        if style.attributes.contains(.reverse) {
            (foreground, background) = (back ?? theme.background, front ?? theme.foreground)
        } else {
            (foreground, background) = (front ?? theme.foreground, back)
        }
    }
}

extension FoldedColor {
    /// As SVG writes it; nil for the terminal's own.
    fileprivate var hex: String? {
        guard let (red, green, blue) = look else { return nil }
        let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
        // The leading one keeps the zeros.
        return "#" + String(value, radix: 16).dropFirst()
    }
}
