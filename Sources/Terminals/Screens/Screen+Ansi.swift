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
