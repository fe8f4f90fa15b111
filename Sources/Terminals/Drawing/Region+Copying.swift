extension Region {
    /// Copies the cells of another screen into the frame, from the frame's corner on, and the position of its cursor.
    ///
    /// Cells outside the frame or the clip are left out. If a wide glyph is only partly inside, its cell is blank.
    /// O(cells).
    package mutating func copy(_ picture: Screen) {
        flush()
        let (left, top) = (frame.columns.lowerBound, frame.wholeRows.lowerBound)
        let area = frame.area(
            columns: 0..<picture.size.columns, rows: 0..<picture.size.rows
        ).intersection(clip)
        guard !area.columns.isEmpty else { return }
        for row in area.rows {
            canvas.copy(
                into: row, area.columns, from: picture, row: row - top,
                column: area.columns.lowerBound - left)
        }
        if let cursor = picture.cursor { showCursor(row: cursor.row, column: cursor.column) }
    }
}

extension Canvas {
    /// Copies a part of another screen's row. Replaces halves of wide glyphs at both ends by blanks.
    fileprivate func copy(
        into row: Int, _ columns: Range<Int>, from picture: Screen, row source: Int, column: Int
    ) {
        fill(Fill(.terminal), columns: columns, rows: row..<row + 1)
        let cells = self[row]
        picture.withRow(source) { picture in
            for target in columns {
                cells[target] = picture[column + target - columns.lowerBound]
            }
        }
        let (first, last) = (columns.lowerBound, columns.upperBound - 1)
        if cells[first].width == 0 { cells[first] = cells[first].blanked }
        if cells[last].width == 2 { cells[last] = cells[last].blanked }
    }
}

extension Cell {
    /// The cell with a blank instead of its glyph.
    fileprivate var blanked: Cell { Cell(.space, style: style) }
}
