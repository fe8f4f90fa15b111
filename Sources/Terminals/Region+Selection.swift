extension Region {
    /// Marks the element as selected: the reverse of its fill, and `▌` (ASCII `>`) in the first
    /// column wherever that is free.
    ///
    /// To be called after the element has drawn itself, once. What is filled to half a row stays so:
    /// its halves take the colour that a text would have on them.
    public mutating func markSelected() {
        if let color = pending, features.isUnicode {
            flushHalfRows()
            reverseHalfRows(of: color)
        } else {
            flushWholeRows()
            reverse(rows: frame.wholeRows)
            mark(rows: frame.wholeRows)
        }
    }

    /// Reverses a fill of half rows: whole rows by video, halves, which have no letter, by colour.
    private mutating func reverseHalfRows(of color: Color) {
        let (top, bottom) = (frame.halfRows.lowerBound, frame.halfRows.upperBound)
        let inner = (top + 1) >> 1..<max((top + 1) >> 1, bottom >> 1)
        let visible = frame.halfRows.clamped(to: clip.halfRows)
        for half in visible where !inner.contains(half >> 1) {
            screen.fill(color.readableText, columns: visibleColumns, halfRows: half..<half + 1)
        }
        reverse(rows: inner)
        mark(rows: inner.isEmpty ? frame.touchedRows.prefix(1) : inner)
    }

    private mutating func reverse(rows: Range<Int>) {
        let columns = visibleColumns
        for row in rows.clamped(to: clip.rows) {
            screen.edit(row) { cells in
                for column in columns { cells[column].attributes.formSymmetricDifference(.reverse) }
            }
        }
    }

    private mutating func mark(rows: Range<Int>) {
        let column = frame.columns.lowerBound
        guard visibleColumns.contains(column) else { return }
        let glyph = features.isUnicode ? Glyph("▌") : Glyph(">")
        var pen = Pen()
        for row in rows.clamped(to: clip.rows) {
            screen.edit(row) { cells in
                let old = cells[column]
                guard old.glyph == .space || old.glyph.isHalfBlock else { return }
                cells[column] = pen.cell(glyph, width: 1, over: old)
            }
        }
    }
}
