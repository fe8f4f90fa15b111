extension Region {
    /// Marks the element as selected: the reverse of its fill, and `▌` (ASCII `>`) in the first
    /// column wherever that is free.
    ///
    /// To be called after the element has drawn itself, once. What is filled to half a row stays so:
    /// its halves take the colour that a text would have on them.
    public mutating func markSelected() {
        if let color = pending, features.isUnicode {
            reverseHalfRows(of: color)
        } else {
            flushWholeRows()
            reverse(rows: frame.wholeRows)
            mark(rows: frame.wholeRows)
        }
    }

    /// Draws a fill of half rows in reverse: in the colour that a text would have on it.
    ///
    /// Without colour that would look the same, so the whole rows are emptied there and the halves
    /// remain as a frame.
    private mutating func reverseHalfRows(of color: Color) {
        pending = color.readableText
        flushHalfRows()
        let (top, bottom) = (frame.halfRows.lowerBound, frame.halfRows.upperBound)
        let inner = (top + 1) >> 1..<max((top + 1) >> 1, bottom >> 1)
        if features.colors == .monochrome { reverse(rows: inner) }
        mark(rows: inner.isEmpty ? frame.touchedRows.prefix(1) : inner, color: color)
    }

    private mutating func reverse(rows: Range<Int>) {
        let columns = visibleColumns
        for row in rows.clamped(to: clip.rows) {
            screen.edit(row) { cells in
                for column in columns { cells[column].attributes.formSymmetricDifference(.reverse) }
            }
        }
    }

    private mutating func mark(rows: Range<Int>, color: Color? = nil) {
        let column = frame.columns.lowerBound
        guard visibleColumns.contains(column) else { return }
        let glyph = features.isUnicode ? Glyph("▌") : Glyph(">")
        var pen = Pen(color: color)
        for row in rows.clamped(to: clip.rows) {
            screen.edit(row) { cells in
                let old = cells[column]
                guard old.glyph == .space || old.glyph.isHalfBlock else { return }
                cells[column] = pen.cell(glyph, width: 1, over: old)
            }
        }
    }
}
