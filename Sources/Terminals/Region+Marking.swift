extension Region {
    /// Reverses the letters that `find` picks out of each row of the frame: what was found in them.
    ///
    /// It is given the letters of a row as far as they are seen, and answers with places among them. O(cells).
    public mutating func reverse(where find: ([Character]) -> [Range<Int>]) {
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
