/// What cells are filled with.
@usableFromInline
struct Fill: Hashable {
    var color: Color
    /// Of what is to stand on it.
    var foreground: Color

    /// The foreground is what reads on the colour unless given.
    init(_ color: Color, foreground: Color? = nil) {
        self.color = color
        self.foreground = foreground ?? color.readableText
    }

    /// A blank of it.
    var cell: Cell { Cell(.space, style: Style(foreground: foreground, background: color)) }
}

/// Cells of one row, by column.
typealias Row = UnsafeMutableBufferPointer<Cell>

extension Screen {
    /// Fills cells with a colour and drops what stood there; clipped to the screen. O(cells filled).
    public mutating func fill(_ color: Color, columns: Range<Int>, rows: Range<Int>) {
        fill(Fill(color), columns: columns, rows: rows)
    }

    mutating func fill(_ fill: Fill, columns: Range<Int>, rows: Range<Int>) {
        let columns = columns.clamped(to: 0..<size.columns)
        guard !columns.isEmpty else { return }
        let cell = fill.cell
        for row in rows.clamped(to: 0..<size.rows) {
            edit(row) { cells in
                Self.part(cells, columns)
                UnsafeMutableBufferPointer(rebasing: cells[columns]).update(repeating: cell)
            }
        }
    }

    /// Fills half rows, counted from the top (row r holds 2r and 2r + 1); clipped to the screen.
    ///
    /// The other half of a cell keeps its colour, a letter in a half filled cell gives way. Without
    /// Unicode whole rows are filled, with edges at the nearest row, halves downward. O(cells filled).
    public mutating func fill(_ color: Color, columns: Range<Int>, halfRows: Range<Int>) {
        fill(Fill(color), columns: columns, halfRows: halfRows)
    }

    mutating func fill(_ fill: Fill, columns: Range<Int>, halfRows: Range<Int>) {
        let halves = halfRows.clamped(to: 0..<2 * size.rows)
        guard !halves.isEmpty else { return }
        guard features.isUnicode else {
            // An arithmetic shift, so that it is the floor of half a row more.
            self.fill(
                fill, columns: columns,
                rows: (halves.lowerBound + 1) >> 1..<(halves.upperBound + 1) >> 1)
            return
        }
        let (top, bottom) = (halves.lowerBound, halves.upperBound)
        if top & 1 == 1 { fillHalf(fill.color, columns: columns, row: top >> 1, isUpper: false) }
        if (top + 1) >> 1 < bottom >> 1 {
            self.fill(fill, columns: columns, rows: (top + 1) >> 1..<bottom >> 1)
        }
        if bottom & 1 == 1 {
            fillHalf(fill.color, columns: columns, row: bottom >> 1, isUpper: true)
        }
    }

    private mutating func fillHalf(_ color: Color, columns: Range<Int>, row: Int, isUpper: Bool) {
        let columns = columns.clamped(to: 0..<size.columns)
        guard !columns.isEmpty else { return }
        edit(row) { cells in
            Self.part(cells, columns)
            for column in columns {
                cells[column] = cells[column].fillingHalf(isUpper: isUpper, color)
            }
        }
    }
}

extension Screen {
    /// Gives one row to write into; the caller keeps wide glyphs whole.
    mutating func edit<Result>(_ row: Int, _ body: (Row) throws -> Result) rethrows -> Result {
        let columns = size.columns
        return try cells.withUnsafeMutableBufferPointer {
            try body(Row(rebasing: $0[row * columns..<(row + 1) * columns]))
        }
    }

    /// Blanks the halves of wide glyphs that are left alone when other cells come into `columns`.
    static func part(_ cells: Row, _ columns: Range<Int>) {
        let (first, next) = (columns.lowerBound, columns.upperBound)
        if first > 0, cells[first].width == 0 { cells[first - 1].blank() }
        if next < cells.count, cells[next].width == 0 { cells[next].blank() }
    }

    /// Puts a piece at a column, and only within `visible`: a wide one that is cut is a blank there.
    static func put(
        _ glyph: Glyph, width: Int, at column: Int, within visible: Range<Int>, into cells: Row,
        pen: inout Pen
    ) {
        let columns = (column..<column + width).clamped(to: visible)
        guard !columns.isEmpty else { return }
        part(cells, columns)
        let isWhole = columns.count == width
        for column in columns {
            cells[column] = pen.cell(.space, width: 1, over: cells[column])
        }
        guard isWhole else { return }
        cells[column].glyph = glyph
        guard width == 2 else { return }
        cells[column].width = 2
        // Both halves look like the first, or the terminal could not draw the glyph in one go.
        cells[column + 1] = cells[column]
        cells[column + 1].glyph = .continuation
        cells[column + 1].width = 0
    }

    /// Puts printable ASCII, one byte a column; the bytes outside `visible` are left out.
    static func put(
        _ bytes: UnsafeBufferPointer<UInt8>, at column: Int, within visible: Range<Int>,
        into cells: Row, pen: inout Pen
    ) {
        let columns = (column..<column + bytes.count).clamped(to: visible)
        guard !columns.isEmpty else { return }
        part(cells, columns)
        for index in columns {
            let glyph = Glyph(bits: UInt32(bytes[index - column]))
            cells[index] = pen.cell(glyph, width: 1, over: cells[index])
        }
    }
}

extension Cell {
    /// Takes the glyph away and keeps the rest.
    fileprivate mutating func blank() {
        glyph = .space
        width = 1
    }
}
