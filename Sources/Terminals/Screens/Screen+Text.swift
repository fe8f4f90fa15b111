extension Screen {
    /// Returns the glyphs as plain text: rows separated by newlines, without blanks at the ends of rows.
    ///
    /// The only control characters are the newlines. O(cells).
    public func text() -> String {
        (0..<size.rows).map(rowText).joined(separator: "\n")
    }

    private func rowText(_ row: Int) -> String {
        withRow(row) { cells in
            var text = String.UnicodeScalarView()
            let end = cells.lastIndex { $0.glyph != .space } ?? -1
            for cell in cells.prefix(end + 1) { text.append(contentsOf: cell.glyph.scalars) }
            return String(text)
        }
    }
}
