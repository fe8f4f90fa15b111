import Terminals

extension TextField {
    /// Draws the text in the first row, scrolled so that the cursor is visible, with `…` at hidden ends.
    public func draw(into region: inout Region, at now: Duration) {
        guard region.columns > 0, region.rows > 0 else { return }
        if isEmpty { region.text(placeholder, row: 0, .dim) }
        let width = text.displayWidth
        let first = firstColumn(in: region.columns)
        region.within(columns: 0..<region.columns, rows: 0..<1) { region in
            let left = region.frame.columns.lowerBound - first
            region.draw(Region.Frame(columns: left..<left + width, rows: region.frame.rows)) {
                $0.text(text, row: 0)
            }
        }
        let mark = region.features.isUnicode ? "…" : "~"
        if first > 0 { region.text(mark, row: 0) }
        if width - first > region.columns {
            region.text(mark, row: 0, column: region.columns - 1)
        }
        if isFocused { region.showCursor(row: 0, column: before.displayWidth - first) }
    }

    /// Returns the number of columns by which the text is scrolled. The cursor is in the middle, unless an end of the
    /// text is visible.
    ///
    /// The result only depends on the text, the cursor and the width. One column after the text is for the cursor.
    private func firstColumn(in columns: Int) -> Int {
        let last = max(0, text.displayWidth + 1 - columns)
        return min(max(0, before.displayWidth - columns / 2), last)
    }

    /// Moves the cursor before the character that is drawn in a column.
    mutating func moveCursor(toColumn column: Int) {
        let text = text
        var left = firstColumn(in: columns) + column
        var index = text.startIndex
        while index < text.endIndex {
            left -= text[index...index].displayWidth
            guard left >= 0 else { break }
            index = text.index(after: index)
        }
        setParts(String(text[..<index]), String(text[index...]))
    }
}
