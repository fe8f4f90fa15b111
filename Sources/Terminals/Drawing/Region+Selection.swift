extension Region {
    /// Marks the element as selected. By default, this reverses the fill and draws `▌` (ASCII `>`) in the first column.
    ///
    /// In the dark and the light theme with 24-bit colours, nothing is reversed. Instead the fill becomes one step
    /// closer to its mid tone, and the mark gets the mid tone. The texts keep their colours.
    ///
    /// The mark is drawn only in rows where the first column is free. Call this function once, after the element has
    /// drawn itself. A fill with half rows keeps its shape, because its half rows also become `Color.reversed`.
    public mutating func markSelected(_ style: SelectionStyle = .reverse) {
        switch style {
        case .reverse: mark(reversing: true, hasBar: true)
        case .bar: mark(reversing: false, hasBar: true)
        case .none: break
        case .drawn(let draw): draw(&self)
        }
    }

    /// Marks the element in a view with several selected items: a selected element has the selected fill, and the
    /// current element has the mark. An element that draws its own mark gets it in both cases.
    package mutating func mark(isSelected: Bool, isCurrent: Bool, _ style: SelectionStyle) {
        switch style {
        case .reverse, .bar:
            if isSelected || isCurrent { mark(reversing: isSelected, hasBar: isCurrent) }
        case .none, .drawn: if isSelected || isCurrent { markSelected(style) }
        }
    }

    private mutating func mark(reversing isReversed: Bool, hasBar: Bool) {
        if showsTones { return markInTones(lifting: isReversed, hasBar: hasBar) }
        if let color = pending?.color, features.isUnicode {
            if isReversed { reverseHalfRows() } else { flushHalves() }
            let inner = frame.innerRows
            guard hasBar else { return }
            mark(
                rows: inner.isEmpty ? frame.touchedRows.prefix(1) : inner,
                color: isReversed ? color : nil)
        } else if halfFill != nil, features.isUnicode {
            if isReversed {
                reverseEdges()
                reverse(rows: frame.innerRows)
            }
            if hasBar { mark(rows: frame.innerRows) }
        } else {
            flush()
            let rows = filledRows
            if isReversed { reverse(rows: rows) }
            if hasBar { mark(rows: rows) }
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

    /// Moves the fill one step towards its mid tone, and draws the mark in its mid tone.
    private mutating func markInTones(lifting isLifted: Bool, hasBar: Bool) {
        let fill = pending?.color ?? halfFill?.color
        if let pending, features.isUnicode {
            if isLifted {
                self.pending = Fill(pending.color.selected, foreground: pending.foreground)
            }
            flushHalves()
            let inner = frame.innerRows
            guard hasBar else { return }
            mark(rows: inner.isEmpty ? frame.touchedRows.prefix(1) : inner, color: Self.edge(fill))
            return
        }
        flush()
        let rows = halfFill == nil ? filledRows : frame.touchedRows
        let inner = halfFill == nil ? rows : frame.innerRows
        if isLifted {
            for row in rows.clamped(to: clip.rows) {
                // The other half of an edge row may belong to a neighbour.
                let isWhole = inner.contains(row)
                for column in visibleColumns { canvas[row][column].lift(fill, orAny: isWhole) }
            }
        }
        halfFill = halfFill.map { isLifted ? Fill($0.color.selected) : $0 }
        if hasBar { mark(rows: inner, color: Self.edge(fill ?? canvasFill(inner))) }
    }

    /// Returns the colour of the mark beside a fill.
    private static func edge(_ fill: Color?) -> Color? {
        guard let fill, fill != .terminal, !fill.isSurface else { return .blue.mid }
        return fill.paletteTone == nil ? nil : fill.plain.mid
    }

    /// Returns the fill of the element's first visible cell; nil if no cell is visible.
    private func canvasFill(_ rows: Range<Int>) -> Color? {
        guard let row = rows.clamped(to: clip.rows).first, let column = visibleColumns.first else {
            return nil
        }
        return canvas[row][column].background
    }

    private mutating func mark(rows: Range<Int>, color: Color? = nil) {
        put(features.isUnicode ? Glyph("▌") : Glyph(">"), rows: rows, color: color)
    }

    /// Draws a glyph in the first column, in rows where that column is free.
    private mutating func put(_ glyph: Glyph, rows: Range<Int>, color: Color?) {
        let column = frame.columns.lowerBound
        guard visibleColumns.contains(column) else { return }
        let pen = Pen(color: color)
        for row in rows.clamped(to: clip.rows) {
            let old = canvas[row][column]
            guard old.glyph == .space || old.glyph.isHalfBlock || old.glyph == .edge else {
                continue
            }
            canvas[row][column] = pen.cell(glyph, over: old)
        }
    }
}

extension Region {
    /// Whether palette colours have tones on this screen: with 24 bits in the dark and the light themes.
    package var showsTones: Bool { theme.tones(features.colors) != nil }

    /// Whether text without a fill may have a tone: if the theme also paints the background.
    package var paintsTones: Bool { showsTones && theme.paintsBackground(features.colors) }

    /// Draws a thin edge at the left of a filled element, in the colour's mid tone, in rows where the first column is
    /// free. Call this function after the element's texts. Without tones, draws nothing.
    package mutating func edge(_ color: Color) {
        guard showsTones, features.isUnicode else { return }
        flush()
        put(
            .edge, rows: halfFill == nil ? frame.wholeRows : frame.innerRows, color: color.mid)
    }
}

extension Glyph {
    /// The thin edge at the left of a card. The mark of a selected element replaces it.
    fileprivate static let edge = Glyph("▎")
}

extension Cell {
    /// Replaces a fill by the fill of a selected element. If `isAny`, replaces any background.
    fileprivate mutating func lift(_ fill: Color?, orAny isAny: Bool) {
        if glyph.isHalfBlock, foreground == fill { foreground = foreground.selected }
        if isAny || background == fill { background = background.selected }
    }
}
