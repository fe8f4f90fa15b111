extension Region {
    /// Draws a character in those cells of some columns and rows of the frame that have none, and keeps their
    /// background: a thin line over what is there, and never over text.
    ///
    /// `fallback` takes its place without Unicode; both are to be one column wide. With `coveringHalves` cells that are
    /// filled by half count as free, and become whole. Returns whether any cell was free.
    @discardableResult
    public mutating func trace(
        _ character: Unicode.Scalar, fallback: Unicode.Scalar, columns: Range<Int>,
        rows: Range<Int>,
        _ options: TextOptions = [], coveringHalves: Bool = false
    ) -> Bool {
        flush()
        let area = frame.area(columns: columns, rows: rows).intersection(clip)
        let glyph = Glyph(features.isUnicode ? character : fallback)
        let pen = Pen(options.attributes)
        var isDrawn = false
        for row in area.rows {
            let cells = canvas[row]
            for column in area.columns {
                let old = cells[column].glyph
                guard old == .space || coveringHalves && old.isHalfBlock else { continue }
                cells[column] = pen.cell(glyph, over: cells[column])
                isDrawn = true
            }
        }
        return isDrawn
    }
}
