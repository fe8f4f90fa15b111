extension Region {
    /// Fills the whole frame with a colour, and sets the default colour of later texts.
    ///
    /// The edges of a fill may lie in the middle of a row, where they are drawn as half blocks. A cell cannot hold both
    /// a letter and a half block. Therefore, if a fill does not cover the text row completely, it fills whole rows as
    /// soon as the element draws anything else.
    ///
    /// By default, `foreground` is readable on the colour. A text's own colour overrides `foreground`. Setting
    /// `foreground` still saves output: the terminal gets fewer colour changes if blanks and letters have the same
    /// foreground.
    public mutating func fill(_ color: Color, foreground: Color = .terminal) {
        pending = Fill(shown(color), foreground: foreground)
    }

    /// Fills some columns and rows of the frame, counted from the frame's corner; clipped to the frame.
    public mutating func fill(_ color: Color, columns: Range<Int>, rows: Range<Int>) {
        flush()
        let area = frame.area(columns: columns, rows: rows).intersection(clip)
        canvas.fill(Fill(shown(color)), columns: area.columns, rows: area.rows)
    }

    /// Returns the colour to fill with: on a terminal with few colours, the terminal's own background instead of
    /// a surface, because no colour there is quiet enough.
    @inline(__always)
    private func shown(_ color: Color) -> Color {
        color.isSurface && features.colors < .indexed256 ? .terminal : color
    }

    /// Draws a text in the row at the frame's middle. A frame without a text row stays unchanged.
    ///
    /// The text is sanitised, and cut with `…` (`~` without Unicode) at the frame's width. A text without a colour is
    /// drawn in a colour that is readable on the fill behind it; see `ColorDepth.fold`. O(length).
    public mutating func text(
        _ string: String, _ options: TextOptions = [], color: Color? = nil
    ) {
        draw(CollectionOfOne(TextSpan(string)), options, color)
    }

    /// Draws spans in the row at the frame's middle, side by side. They are cut and aligned as one text.
    ///
    /// The options' attributes and the colour apply to the whole text, with `padded` also to its blanks.
    public mutating func text(
        _ spans: [TextSpan], _ options: TextOptions = [], color: Color? = nil
    ) {
        draw(spans, options, color)
    }

    /// Draws a text in a row of the frame, from a column to the frame's right edge.
    ///
    /// Row and column count from the frame's corner. Rows outside the frame are not drawn.
    public mutating func text(
        _ string: String, row: Int, column: Int = 0, _ options: TextOptions = [],
        color: Color? = nil
    ) {
        draw(CollectionOfOne(TextSpan(string)), row: row, column: column, options, color)
    }

    /// Draws spans in a row of the frame, from a column to the frame's right edge, like a text.
    public mutating func text(
        _ spans: [TextSpan], row: Int, column: Int = 0, _ options: TextOptions = [],
        color: Color? = nil
    ) {
        draw(spans, row: row, column: column, options, color)
    }

    /// Draws a text in lines wrapped at spaces; `row` is the row of the first line.
    ///
    /// The lines are those of `lines(wrappedAt:)` for the given columns of the frame, by default all columns.
    /// `lineCount(wrappedAt:)` returns their number. Lines below the frame are left out. O(length up to the last
    /// visible line).
    public mutating func text(
        wrapped string: String, row: Int = 0, columns: Range<Int>? = nil,
        _ options: TextOptions = [], color: Color? = nil
    ) {
        drawLines(of: string, row: row, columns: columns, options, color) {
            CollectionOfOne(TextSpan(String($0)))
        }
    }

    /// Draws spans as one text in lines wrapped at spaces; `row` is the row of the first line.
    ///
    /// The lines are those of the joined text of all spans, so the styles never change the wrapping. A grapheme cluster
    /// has the style of the span in which it begins. O(length).
    public mutating func text(
        wrapped spans: [TextSpan], row: Int = 0, columns: Range<Int>? = nil,
        _ options: TextOptions = [], color: Color? = nil
    ) {
        var cutter = SpanCutter(spans)
        drawLines(of: cutter.text, row: row, columns: columns, options, color) {
            cutter.spans(in: $0)
        }
    }
}

extension Region {
    /// Draws the pending fill before something is drawn on top of it.
    mutating func flush() {
        guard let fill = pending else { return }
        if frame.keepsHalves {
            flushHalves()
            halfFill = fill
        } else {
            pending = nil
            canvas.fill(
                fill, columns: visibleColumns, rows: frame.wholeRows.clamped(to: clip.rows))
        }
    }

    /// Fills a row that the fill covers by half completely, before a text is drawn in this row.
    @inline(__always)
    private mutating func completeRow(_ row: Int) {
        guard let halfFill, !frame.innerRows.contains(row), clip.rows.contains(row) else { return }
        canvas.fill(halfFill, columns: visibleColumns, rows: row..<row + 1)
    }

    /// Draws the pending fill with its edges at half rows. Call this function if the fill may keep its half rows.
    @inline(__always)
    mutating func flushHalves() {
        guard let fill = pending else { return }
        pending = nil
        guard canvas.isUnicode else {
            return canvas.fill(
                fill, columns: visibleColumns, rows: frame.solidRows.clamped(to: clip.rows))
        }
        canvas.fill(
            fill, columns: visibleColumns, halfRows: frame.halfRows.clamped(to: clip.halfRows))
    }

    @inline(__always)
    private mutating func recordText() {
        if isTooLow { hidesText = true }
    }

    private mutating func draw(
        _ spans: some Collection<TextSpan>, _ options: TextOptions, _ color: Color?
    ) {
        recordText()
        guard let row = frame.textRow else { return }
        flush()
        write(spans, columns: frame.columns, row: row, options, color)
    }

    private mutating func draw(
        _ spans: some Collection<TextSpan>, row: Int, column: Int, _ options: TextOptions,
        _ color: Color?
    ) {
        recordText()
        flush()
        guard row >= 0, row < rows, column < columns else { return }
        let columns = frame.columns.lowerBound + column..<frame.columns.upperBound
        write(spans, columns: columns, row: frame.wholeRows.lowerBound + row, options, color)
    }

    /// Draws a text in wrapped lines. `spans` returns the spans of a line; the calls are in the order of the lines.
    private mutating func drawLines<Spans: Collection<TextSpan>>(
        of string: String, row: Int, columns: Range<Int>?, _ options: TextOptions,
        _ color: Color?, spans: (Substring) -> Spans
    ) {
        recordText()
        flush()
        let part = (columns ?? 0..<self.columns).clamped(to: 0..<self.columns)
        guard !part.isEmpty else { return }
        let left = frame.columns.lowerBound
        let top = frame.wholeRows.lowerBound
        let end = min(frame.wholeRows.upperBound, clip.rows.upperBound)
        var row = top + row
        for line in string.lines(wrappedAt: part.count) {
            guard row < end else { return }
            if row >= top {
                write(
                    spans(line), columns: left + part.lowerBound..<left + part.upperBound,
                    row: row, options, color)
            }
            row += 1
        }
    }

    private mutating func write(
        _ spans: some Collection<TextSpan>, columns: Range<Int>, row: Int, _ options: TextOptions,
        _ color: Color?
    ) {
        guard clip.rows.contains(row) else { return }
        completeRow(row)
        let line = TextLine(
            canvas: canvas, row: row, columns: columns, visible: visibleColumns,
            options: options, color: color)
        line.write(spans)
    }
}

extension ScreenArea {
    var halfRows: Range<Int> { 2 * rows.lowerBound..<2 * rows.upperBound }
}
