extension Screen {
    /// Returns the rows as text with colour codes, for printing to a terminal.
    ///
    /// Newlines separate the rows. Each row ends in the terminal's own style, and the text never moves the cursor. The
    /// only control characters are newlines and SGR sequences. By default, `depth` is the screen's depth. Colours are
    /// those of the screen's theme. O(cells).
    public func ansi(_ depth: ColorDepth? = nil) -> String {
        let depth = depth ?? features.colors
        return (0..<size.rows).map { ansiRow($0, depth) }.joined(separator: "\n")
    }

    private func ansiRow(_ row: Int, _ depth: ColorDepth) -> String {
        withRow(row) { cells in
            var text = String.UnicodeScalarView()
            var style = FoldedStyle()
            let end = cells.lastIndex { !depth.isEmpty($0, in: theme) } ?? -1
            for cell in cells.prefix(end + 1) where !cell.glyph.isContinuation {
                let (glyph, wanted) = depth.fold(cell, in: theme)
                text.append(contentsOf: wanted.sequence(after: style).unicodeScalars)
                style = wanted
                text.append(contentsOf: glyph.scalars)
            }
            text.append(contentsOf: FoldedStyle().sequence(after: style).unicodeScalars)
            return String(text)
        }
    }
}

extension ColorDepth {
    /// Whether a cell shows only the terminal's own background.
    fileprivate func isEmpty(_ cell: Cell, in theme: Theme) -> Bool {
        let (glyph, style) = fold(cell, in: theme)
        return glyph == .space && style.background == .terminal
            && style.attributes.isDisjoint(with: [.reverse, .underline])
    }
}

extension FoldedStyle {
    /// Returns the SGR sequence that changes the old style to this style; empty if the styles are equal.
    func sequence(after old: FoldedStyle) -> String {
        guard self != old else { return "" }
        guard self != FoldedStyle() else { return "\u{1B}[0m" }
        // Dim and bold have the same end code, so one of them can't be reset alone. Therefore, reset all attributes.
        let isReset = !old.attributes.subtracting(attributes).isEmpty
        let base = isReset ? FoldedStyle() : old
        var codes = isReset ? ["0"] : []
        for (attribute, code) in Self.attributeCodes
        where attributes.contains(attribute) && !base.attributes.contains(attribute) {
            codes.append(code)
        }
        if foreground != base.foreground { codes.append(foreground.code(base: 30)) }
        if background != base.background { codes.append(background.code(base: 40)) }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static let attributeCodes: [(Style.Attributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
}

extension FoldedColor {
    /// Returns the SGR parameters; the base is 30 for a foreground and 40 for a background.
    fileprivate func code(base: Int) -> String {
        switch self {
        case .terminal: "\(base + 9)"
        case .index(let index) where index < 8: "\(base + Int(index))"
        case .index(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
        case .index(let index): "\(base + 8);5;\(index)"
        case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
        }
    }
}
