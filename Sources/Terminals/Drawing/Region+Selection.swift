extension Region {
    /// Marks the element as selected. By default, this reverses the fill and draws `▌` (ASCII `>`) in the first column.
    ///
    /// The mark is drawn only in rows where the first column is free. Call this function once, after the element has
    /// drawn itself. A fill with half rows keeps its shape, because its half rows also become `Color.reversed`.
    public mutating func markSelected(_ style: SelectionStyle = .reverse) {
        switch style {
        case .reverse: mark(reversing: true)
        case .bar: mark(reversing: false)
        case .none: break
        case .drawn(let draw): draw(&self)
        }
    }

    private mutating func mark(reversing isReversed: Bool) {
        if let color = pending?.color, features.isUnicode {
            if isReversed { reverseHalfRows() } else { flushHalves() }
            let inner = frame.innerRows
            mark(
                rows: inner.isEmpty ? frame.touchedRows.prefix(1) : inner,
                color: isReversed ? color : nil)
        } else if halfFill != nil, features.isUnicode {
            if isReversed {
                reverseEdges()
                reverse(rows: frame.innerRows)
            }
            mark(rows: frame.innerRows)
        } else {
            flush()
            let rows = filledRows
            if isReversed { reverse(rows: rows) }
            mark(rows: rows)
        }
    }

    /// The rows of the element. Without half blocks, a fill leaves its half covered edge rows free, so these rows are
    /// excluded.
    private var filledRows: Range<Int> {
        let rows = frame.wholeRows.clamped(to: clip.rows)
        guard let color = halfFill?.color, color != .terminal else { return rows }
        let columns = visibleColumns
        let filled = rows.filter { row in
            columns.contains { canvas[row][$0].background == color }
        }
        guard let first = filled.first, let last = filled.last else { return rows }
        return first..<last + 1
    }

    /// Draws the pending fill in reverse, with its edges at half rows.
    ///
    /// On a terminal without colours, the reversed fill would look like the fill. In that case, the whole rows become
    /// empty, and the half rows remain as a frame.
    private mutating func reverseHalfRows() {
        pending = Fill(.reversed)
        flushHalves()
        if features.colors == .monochrome { reverse(rows: frame.innerRows) }
    }

    /// Fills the half rows at the element's edges with the reversed colour. If an edge row contains a letter, the whole
    /// row is reversed instead.
    private mutating func reverseEdges() {
        let halves = frame.halfRows.clamped(to: clip.halfRows)
        for row in Set([frame.touchedRows.first, frame.touchedRows.last]).compactMap(\.self)
        where !frame.innerRows.contains(row) && clip.rows.contains(row) {
            let columns = visibleColumns
            let cells = canvas[row]
            let hasHalves = columns.allSatisfy { cells[$0].glyph.isHalfBlock }
            guard hasHalves else {
                reverse(rows: row..<row + 1)
                continue
            }
            canvas.fill(
                Fill(.reversed), columns: columns,
                halfRows: halves.clamped(to: 2 * row..<2 * row + 2))
        }
    }

    private mutating func reverse(rows: Range<Int>) {
        let columns = visibleColumns
        for row in rows.clamped(to: clip.rows) {
            let cells = canvas[row]
            for column in columns { cells[column].attributes.formSymmetricDifference(.reverse) }
        }
    }

    private mutating func mark(rows: Range<Int>, color: Color? = nil) {
        let column = frame.columns.lowerBound
        guard visibleColumns.contains(column) else { return }
        let glyph = features.isUnicode ? Glyph("▌") : Glyph(">")
        let pen = Pen(color: color)
        for row in rows.clamped(to: clip.rows) {
            let old = canvas[row][column]
            guard old.glyph == .space || old.glyph.isHalfBlock else { continue }
            canvas[row][column] = pen.cell(glyph, over: old)
        }
    }
}
