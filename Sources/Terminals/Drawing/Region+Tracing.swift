extension Region {
    /// Draws a character into the free cells of some columns and rows of the frame, for example as a thin line over
    /// fills.
    ///
    /// Cells with text are not changed, and cells keep their background. `fallback` is used without Unicode; both
    /// characters must be one column wide. With `coveringHalves`, half-filled cells count as free and are replaced.
    /// Returns whether any cell was free.
    @discardableResult
    package mutating func trace(
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
