extension Screen {
    /// Fills cells with a colour and drops what stood there; clipped to the screen. O(cells filled).
    public mutating func fill(_ color: Color, columns: Range<Int>, rows: Range<Int>) {
        makeUnique()
        canvas.fill(
            Fill(color), columns: columns.clamped(to: 0..<size.columns),
            rows: rows.clamped(to: 0..<size.rows))
    }

    /// Fills half rows, counted from the top (row r holds 2r and 2r + 1); clipped to the screen.
    ///
    /// The other half of a cell keeps its colour, a letter in a half filled cell gives way. Without
    /// Unicode whole rows are filled, with edges at the nearest row, halves downward. O(cells filled).
    public mutating func fill(_ color: Color, columns: Range<Int>, halfRows: Range<Int>) {
        makeUnique()
        canvas.fill(
            Fill(color), columns: columns.clamped(to: 0..<size.columns),
            halfRows: halfRows.clamped(to: 0..<2 * size.rows))
    }
}
