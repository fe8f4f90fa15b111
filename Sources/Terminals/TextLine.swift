/// Columns of a row that a text is written into.
struct TextLine {
    let canvas: Canvas
    let row: Int
    /// Where the text is to stand.
    let columns: Range<Int>
    /// What of it is seen.
    let visible: Range<Int>
    let options: TextOptions
    let pen: Pen

    func write(_ string: String) {
        let isDone = string.utf8.withContiguousStorageIfAvailable { bytes in
            guard Ascii.isPrintable(bytes) else { return false }
            let fitting = Fitting(count: bytes.count, in: columns.count)
            let column = start(of: fitting)
            canvas.put(
                UnsafeBufferPointer(rebasing: bytes[..<fitting.columns]), row: row,
                column: column, within: visible, pen: pen)
            finish(fitting, from: column)
            return true
        }
        if isDone != true { writePieces(of: string) }
    }

    private func writePieces(of string: String) {
        let fitting = Fitting(string, in: columns.count)
        let first = start(of: fitting)
        let end = first + fitting.columns
        var column = first
        var pieces = Pieces(string, isUnicode: canvas.isUnicode)
        while column < end, let piece = pieces.next() {
            canvas.put(
                piece.glyph, width: piece.width, row: row, column: column, within: visible, pen: pen
            )
            column += piece.width
        }
        finish(fitting, from: first)
    }

    /// Puts what is around a text: an ellipsis, and what it is padded with.
    private func finish(_ fitting: Fitting, from column: Int) {
        if fitting.hasEllipsis {
            canvas.put(
                Ellipsis.glyph(isUnicode: canvas.isUnicode), row: row,
                column: column + fitting.columns, within: visible, pen: pen)
        }
        guard options.contains(.padded) else { return }
        let end = column + fitting.width
        for blanks in [columns.lowerBound..<column, end..<max(end, columns.upperBound)] {
            canvas.put(.space, across: blanks.clamped(to: visible), row: row, pen: pen)
        }
    }

    @inline(__always)
    private func start(of fitting: Fitting) -> Int {
        columns.lowerBound + options.indent(of: fitting.width, in: columns.count)
    }
}
