extension Region {
    /// Reverses the letters that `find` selects in each row of the frame, for example to highlight search matches.
    ///
    /// `find` receives the visible letters of a row and returns ranges of their indexes. O(cells).
    package mutating func reverse(where find: ([Character]) -> [Range<Int>]) {
        flush()
        for row in frame.wholeRows.clamped(to: clip.rows) {
            let cells = canvas[row]
            let columns = visibleColumns.filter { cells[$0].width > 0 }
            let letters = columns.map { cells[$0].glyph.description.first ?? " " }
            for range in find(letters) {
                for index in range.clamped(to: columns.indices) {
                    let first = columns[index]
                    for column in first..<min(first + Int(cells[first].width), cells.count) {
                        cells[column].attributes.formSymmetricDifference(.reverse)
                    }
                }
            }
        }
    }
}
