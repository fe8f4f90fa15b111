extension Screen {
    /// Fills cells with a colour and removes their glyphs; clipped to the screen. O(cells filled).
    package mutating func fill(_ color: Color, columns: Range<Int>, rows: Range<Int>) {
        makeUnique()
        canvas.fill(
            Fill(color), columns: columns.clamped(to: 0..<size.columns),
            rows: rows.clamped(to: 0..<size.rows))
    }

    /// Fills half rows, counted from the top (row r has half rows 2r and 2r + 1); clipped to the screen.
    ///
    /// The other half of a cell keeps its colour. A letter in a half-filled cell is removed. Without Unicode, whole
    /// rows are filled: an edge in the middle of a row moves to the row's bottom. O(cells filled).
    package mutating func fill(_ color: Color, columns: Range<Int>, halfRows: Range<Int>) {
        makeUnique()
        canvas.fill(
            Fill(color), columns: columns.clamped(to: 0..<size.columns),
            halfRows: halfRows.clamped(to: 0..<2 * size.rows))
    }
}
