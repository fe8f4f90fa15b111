/// A range of columns in one row, which a text is written into.
struct TextLine {
    let canvas: Canvas
    let row: Int
    /// The columns of the text.
    let columns: Range<Int>
    /// The visible columns.
    let visible: Range<Int>
    let options: TextOptions
    /// The colour of letters without their own colour.
    let color: Color?

    /// Writes spans side by side, cut and aligned as one text.
    func write(_ spans: some Collection<TextSpan>) {
        // ASCII has one byte per column, so it needs no search for grapheme clusters. Most texts are one span of ASCII.
        if spans.count == 1, let span = spans.first, writeAscii(span) { return }
        if spans.count > 1, writeAscii(spans) { return }
        writeSegments(of: spans)
    }

    /// Writes several spans of ASCII. Returns false, and writes nothing, if any span has other characters. A separate
    /// function, because its local values would slow down the path of one span.
    @inline(never)
    private func writeAscii(_ spans: some Collection<TextSpan>) -> Bool {
        var length = 0
        for span in spans {
            guard let count = span.text.asciiWidth else { return false }
            length += count
        }
        let fitting = FittingText(count: length, in: columns.count)
        var column = start(of: fitting)
        let end = column + fitting.columns
        var pen = Pen(options.attributes, color: color)
        for var span in spans where column < end {
            pen = self.pen(of: span)
            span.text.withUTF8 { bytes in
                let shown = UnsafeBufferPointer(rebasing: bytes.prefix(end - column))
                canvas.put(shown, row: row, column: column, within: visible, pen: pen)
                column += shown.count
            }
        }
        finish(fitting, ellipsis: pen)
        return true
    }

    /// Writes spans of any text. A separate function, because setting up its local values would take half of the time
    /// of a short ASCII text.
    @inline(never)
    private func writeSegments(of spans: some Collection<TextSpan>) {
        let fitting = FittingText(
            spans.lazy.flatMap { TextSegments($0.text) }, in: columns.count)
        let start = start(of: fitting)
        let end = start + fitting.columns
        var column = start
        var pen = Pen(options.attributes, color: color)
        for span in spans where column < end {
            pen = self.pen(of: span)
            var pieces = TextSegments(span.text, isUnicode: canvas.isUnicode)
            while column < end, let piece = pieces.next() {
                canvas.put(
                    piece.glyph, width: piece.width, row: row, column: column, within: visible,
                    pen: pen)
                column += piece.width
            }
        }
        finish(fitting, ellipsis: pen)
    }

    @inline(__always)
    private func writeAscii(_ span: TextSpan) -> Bool {
        let isDone = span.text.utf8.withContiguousStorageIfAvailable { bytes in
            guard Ascii.isPrintable(bytes) else { return false }
            let fitting = FittingText(count: bytes.count, in: columns.count)
            let pen = pen(of: span)
            canvas.put(
                UnsafeBufferPointer(rebasing: bytes[..<fitting.columns]), row: row,
                column: start(of: fitting), within: visible, pen: pen)
            finish(fitting, ellipsis: pen)
            return true
        }
        return isDone == true
    }

    @inline(__always)
    private func pen(of span: TextSpan) -> Pen {
        Pen(
            options.attributes.union(span.attributes), color: span.color ?? color,
            background: span.background)
    }

    /// Draws the ellipsis and the padding of a text, if it has any.
    @inline(__always)
    private func finish(_ fitting: FittingText, ellipsis pen: Pen) {
        guard fitting.hasEllipsis || options.contains(.padded) else { return }
        surround(fitting, ellipsis: pen)
    }

    private func surround(_ fitting: FittingText, ellipsis pen: Pen) {
        let start = start(of: fitting)
        if fitting.hasEllipsis {
            canvas.put(
                Ellipsis.glyph(isUnicode: canvas.isUnicode), row: row,
                column: start + fitting.columns, within: visible, pen: pen)
        }
        guard options.contains(.padded) else { return }
        let blank = Pen(options.attributes, color: color)
        let end = start + fitting.width
        for blanks in [columns.lowerBound..<start, end..<max(end, columns.upperBound)] {
            canvas.put(.space, across: blanks.clamped(to: visible), row: row, pen: blank)
        }
    }

    @inline(__always)
    private func start(of fitting: FittingText) -> Int {
        columns.lowerBound + options.indent(of: fitting.width, in: columns.count)
    }
}

enum Ellipsis {
    static func glyph(isUnicode: Bool) -> Glyph { isUnicode ? Glyph("…") : Glyph("~") }
}
