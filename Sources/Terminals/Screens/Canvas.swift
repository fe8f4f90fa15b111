/// The drawing operations on the cells of a screen. The screen makes its cells unique once, before it makes the canvas.
///
/// The caller clips all drawing to the screen. A canvas is valid only while its screen exists and the screen's cells
/// have one owner.
struct Canvas {
    /// The cells of one row, by column.
    typealias Row = UnsafeMutableBufferPointer<Cell>

    let cells: UnsafeMutablePointer<Cell>
    let size: ScreenSize
    let isUnicode: Bool

    /// The cells of one row, for reading and writing. The caller must not leave half of a wide glyph.
    @inline(__always)
    subscript(row: Int) -> Row {
        Row(start: cells + row * size.columns, count: size.columns)
    }

    func fill(_ fill: Fill, columns: Range<Int>, rows: Range<Int>) {
        guard !columns.isEmpty else { return }
        let cell = fill.cell
        for row in rows {
            let cells = self[row]
            Self.part(cells, columns)
            Row(rebasing: cells[columns]).fill(with: cell)
        }
    }

    func fill(_ fill: Fill, columns: Range<Int>, halfRows: Range<Int>) {
        guard !halfRows.isEmpty else { return }
        // Without Unicode, an edge in the middle of a row is moved to the bottom of the row.
        let (first, next) = ((halfRows.lowerBound + 1) >> 1, (halfRows.upperBound + 1) >> 1)
        guard isUnicode else { return self.fill(fill, columns: columns, rows: first..<next) }
        let (top, bottom) = (halfRows.lowerBound, halfRows.upperBound)
        if top & 1 == 1 { fillHalf(fill.color, columns: columns, row: top >> 1, isUpper: false) }
        if first < bottom >> 1 { self.fill(fill, columns: columns, rows: first..<bottom >> 1) }
        if bottom & 1 == 1 {
            fillHalf(fill.color, columns: columns, row: bottom >> 1, isUpper: true)
        }
    }

    private func fillHalf(_ color: Color, columns: Range<Int>, row: Int, isUpper: Bool) {
        guard !columns.isEmpty else { return }
        let cells = self[row]
        Self.part(cells, columns)
        for column in columns {
            cells[column] = cells[column].fillingHalf(isUpper: isUpper, color)
        }
    }

    /// Replaces wide glyphs across the edges of `columns` by blanks, because writing into `columns` would leave half of
    /// each glyph.
    @inline(__always)
    private static func part(_ cells: Row, _ columns: Range<Int>) {
        let (first, next) = (columns.lowerBound, columns.upperBound)
        if first > 0, cells[first].width == 0 { cells[first - 1].blank() }
        if next < cells.count, cells[next].width == 0 { cells[next].blank() }
    }
}

extension Canvas {
    /// Writes a glyph at a column, clipped to `visible`. If a wide glyph is only partly visible, writes a blank
    /// instead.
    func put(
        _ glyph: Glyph, width: Int = 1, row: Int, column: Int, within visible: Range<Int>, pen: Pen
    ) {
        let columns = (column..<column + width).clamped(to: visible)
        guard !columns.isEmpty else { return }
        let cells = self[row]
        Self.part(cells, columns)
        let isWhole = columns.count == width
        for column in columns { cells[column] = pen.cell(.space, over: cells[column]) }
        guard isWhole else { return }
        cells[column].glyph = glyph
        guard width == 2 else { return }
        cells[column].width = 2
        // Give both cells the style of the first cell, because a terminal draws a wide glyph in one style.
        cells[column + 1] = cells[column]
        cells[column + 1].glyph = .continuation
        cells[column + 1].width = 0
    }

    /// Writes printable ASCII, one byte per column. Bytes outside `visible` are left out.
    @inline(__always)
    func put(
        _ bytes: UnsafeBufferPointer<UInt8>, row: Int, column: Int, within visible: Range<Int>,
        pen: Pen
    ) {
        let columns = (column..<column + bytes.count).clamped(to: visible)
        put(in: columns, row: row, pen: pen) { Glyph(bits: UInt32(bytes[$0 - column])) }
    }

    /// Repeats a glyph that is one column wide across columns of a row.
    func put(_ glyph: Glyph, across columns: Range<Int>, row: Int, pen: Pen) {
        put(in: columns, row: row, pen: pen) { _ in glyph }
    }

    @inline(__always)
    private func put(in columns: Range<Int>, row: Int, pen: Pen, _ glyph: (Int) -> Glyph) {
        guard !columns.isEmpty else { return }
        let cells = self[row]
        Self.part(cells, columns)
        // Reuse the style of the previous cell if both cells have the same fill, as most neighbours do. In that case,
        // only the glyphs differ.
        var old = cells[columns.lowerBound]
        var new = pen.cell(.space, over: old)
        for column in columns {
            let cell = cells[column]
            if !cell.hasSameTextBackground(like: old) {
                old = cell
                new = pen.cell(.space, over: old)
            }
            new.glyph = glyph(column)
            cells[column] = new
        }
    }
}

extension UnsafeMutableBufferPointer<Cell> {
    /// Copies a cell into all cells. Writes four cells at a time, because these have the size of three vectors.
    func fill(with cell: Cell) {
        guard var next = UnsafeMutableRawPointer(baseAddress) else { return }
        let (a, b, c) = cell.words
        var rest = count
        while rest >= 4 {
            next.storeBytes(of: SIMD4(a, b, c, a), as: SIMD4<UInt32>.self)
            next.storeBytes(of: SIMD4(b, c, a, b), toByteOffset: 16, as: SIMD4<UInt32>.self)
            next.storeBytes(of: SIMD4(c, a, b, c), toByteOffset: 32, as: SIMD4<UInt32>.self)
            next += 48
            rest -= 4
        }
        while rest > 0 {
            next.storeBytes(of: SIMD2(a, b), as: SIMD2<UInt32>.self)
            next.storeBytes(of: c, toByteOffset: 8, as: UInt32.self)
            next += 12
            rest -= 1
        }
    }
}

extension Cell {
    /// Replaces the glyph by a blank, and keeps colours and attributes.
    fileprivate mutating func blank() {
        glyph = .space
        width = 1
    }

    /// Whether a letter looks the same on this cell and on the other cell: if both have the same style, and both or
    /// neither are half blocks.
    @inline(__always)
    fileprivate func hasSameTextBackground(like other: Cell) -> Bool {
        looksLike(other) && glyph.isHalfBlock == other.glyph.isHalfBlock
    }
}
