import CTerminals
import Terminals

/// Converts rows of cells to ANSI sequences, and sends them as one frame.
final class AnsiRows: RowOutput {
    private let type: AnsiType
    private let isUnicode: Bool
    private var pen: AnsiPen
    /// The bytes of the frame. The first bytes begin a synchronized update; other frames are sent without them.
    private var bytes: [UInt8] = []
    /// The style that the terminal draws with; nil if it is unknown. Between two frames, it is the terminal's own style.
    private var style: FoldedStyle? = FoldedStyle()
    /// The position of the terminal's cursor; nil if it is unknown.
    private var position: ScreenCell?
    /// The size of the terminal.
    private var size = ScreenSize(columns: 0, rows: 0)

    init(_ type: AnsiType, isUnicode: Bool) {
        self.type = type
        self.isUnicode = isUnicode
        pen = AnsiPen(depth: type.colors, attributes: type.attributes)
    }

    private static let beginUpdate = Array("\u{1B}[?2026h".utf8)

    /// Sets the theme of the next frame. Returns whether it has changed.
    func setTheme(_ theme: Theme) -> Bool { pen.setTheme(theme) }

    /// Begins a frame. Returns whether the terminal has another size than for the last frame.
    func begin() -> Bool {
        bytes.removeAll(keepingCapacity: true)
        bytes += Self.beginUpdate
        position = nil
        var (columns, rows) = (Int32(size.columns), Int32(size.rows))
        guard rfl_read_size(&columns, &rows) else { return false }
        let former = size
        size = ScreenSize(columns: Int(columns), rows: Int(rows))
        return size != former
    }

    /// Makes every cell of the terminal blank.
    func clear() {
        style = nil
        setStyle(FoldedStyle())
        write("\u{1B}[H\u{1B}[2J")
        position = ScreenCell(column: 0, row: 0)
    }

    /// Resets the style, so that other output of the program has the terminal's own style.
    func endRows() { setStyle(FoldedStyle()) }

    /// The number of bytes of the frame so far.
    var count: Int { bytes.count }

    /// Sends the frame, if it contains anything.
    func send(synchronized: Bool) {
        let start = synchronized ? 0 : Self.beginUpdate.count
        guard bytes.count > Self.beginUpdate.count else { return }
        if synchronized { write("\u{1B}[?2026l") }
        bytes.withUnsafeBytes { bytes in
            guard let address = bytes.baseAddress else { return }
            rfl_write(
                (address + start).assumingMemoryBound(to: CChar.self), bytes.count - start)
        }
    }

    func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }

    /// Whether a cell lies on the terminal.
    func contains(_ cell: ScreenCell) -> Bool {
        cell.row >= 0 && cell.row < size.rows && cell.column >= 0 && cell.column < size.columns
    }
}

/// Moves and styles.
extension AnsiRows {
    func move(toRow row: Int, column: Int) {
        if let position, position.row == row {
            let distance = column - position.column
            if distance == 0 { return }
            if distance > 0 {
                writeControl(distance == 1 ? nil : distance, "C")
                self.position = ScreenCell(column: column, row: row)
                return
            }
        }
        bytes += [0x1B, 0x5B]
        bytes.appendDecimal(row + 1)
        bytes.append(0x3B)
        bytes.appendDecimal(column + 1)
        bytes.append(0x48)
        position = ScreenCell(column: column, row: row)
    }

    /// Appends a control sequence with at most one number.
    private func writeControl(_ number: Int?, _ final: Unicode.Scalar) {
        bytes += [0x1B, 0x5B]
        if let number { bytes.appendDecimal(number) }
        bytes.append(UInt8(ascii: final))
    }

    private func setStyle(_ new: FoldedStyle) {
        if let style {
            new.writeSequence(after: style, to: &bytes)
        } else {
            write("\u{1B}[0m")
            new.writeSequence(after: FoldedStyle(), to: &bytes)
        }
        style = new
    }

    /// Moves rows on the terminal. The rows that they leave become blank, in the terminal's own style.
    func scroll(_ scroll: RowScroll) -> Bool {
        guard type.scrolls, scroll.rows.upperBound <= size.rows else { return false }
        setStyle(FoldedStyle())
        let (top, end) = (scroll.rows.lowerBound, scroll.rows.upperBound)
        bytes += [0x1B, 0x5B]
        bytes.appendDecimal(top + 1)
        bytes.append(0x3B)
        bytes.appendDecimal(end)
        bytes.append(0x72)
        // The terminal has moved the cursor. A line feed at the lower end of the region scrolls up, and a reverse index
        // at the upper end scrolls down. Every terminal with regions knows both.
        position = nil
        if scroll.distance > 0 {
            move(toRow: end - 1, column: 0)
            bytes += repeatElement(0x0A, count: scroll.distance)
        } else {
            move(toRow: top, column: 0)
            for _ in 0..<(-scroll.distance) { bytes += [0x1B, 0x4D] }
        }
        write("\u{1B}[r")
        position = nil
        return true
    }
}

/// Rows.
extension AnsiRows {
    func set(
        _ cells: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>?, at row: Int
    ) {
        guard row < size.rows else { return }
        var count = min(cells.count, size.columns)
        // A terminal without a pending line break would scroll.
        if type.family == .basic, row == size.rows - 1 { count = min(count, size.columns - 1) }
        withUnsafeTemporaryAllocation(of: Bool.self, capacity: count + 1) { buffer in
            let dirty = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
            // A blank row of the terminal has the terminal's own background, also if the theme paints the background.
            if old == nil, !pen.isBlank(.blank) {
                dirty.initialize(repeating: true)
            } else {
                AnsiDifference.mark(dirty, cells, old)
            }
            guard let last = dirty.lastIndex(of: true) else { return }
            let tail = blankTail(of: cells, count: count)
            // Erase the blanks at the end of the row if that needs fewer bytes than the blanks.
            let erases = dirty[min(tail, count)...].count { $0 } > 4
            writeCells(cells, dirty, before: min(erases ? tail : count, last + 1), at: row)
            guard erases else { return }
            move(toRow: row, column: tail)
            setStyle(FoldedStyle())
            writeControl(nil, "K")
        }
    }

    /// Returns the column after the last cell that is not blank in the terminal's own background.
    private func blankTail(of cells: UnsafeBufferPointer<Cell>, count: Int) -> Int {
        var column = count
        while column > 0, pen.isBlank(cells[column - 1]) { column -= 1 }
        return column
    }

    private func writeCells(
        _ cells: UnsafeBufferPointer<Cell>, _ dirty: UnsafeMutableBufferPointer<Bool>,
        before end: Int, at row: Int
    ) {
        var column = 0
        while column < end {
            guard dirty[column] else {
                column += 1
                continue
            }
            bridgeGap(cells, to: column, at: row)
            move(toRow: row, column: column)
            column += writeGlyph(cells, at: column, of: dirty.count)
        }
    }

    /// Writes unchanged cells again, if that needs fewer bytes than moving the cursor over them.
    private func bridgeGap(_ cells: UnsafeBufferPointer<Cell>, to column: Int, at row: Int) {
        guard let position, position.row == row, position.column < column,
            column - position.column <= 3
        else { return }
        let gap = cells[position.column..<column]
        for cell in gap {
            guard let scalar = cell.glyph.scalar, 0x20..<0x7F ~= scalar.value,
                pen.fold(cell).style == style
            else { return }
        }
        for cell in gap {
            bytes.append(UInt8(truncatingIfNeeded: cell.glyph.scalar?.value ?? 0x20))
        }
        self.position = ScreenCell(column: column, row: row)
    }

    /// Writes a glyph, and returns its number of columns.
    private func writeGlyph(
        _ cells: UnsafeBufferPointer<Cell>, at column: Int, of count: Int
    ) -> Int {
        let cell = cells[column]
        let folded = pen.fold(cell)
        if folded.style != style { setStyle(folded.style) }
        let hasRoom = column + 1 < count && cells[column + 1].glyph.isContinuation
        let room = cell.width == 2 && hasRoom ? 2 : 1
        // A continuation without a wide glyph before it also becomes a blank.
        let glyph = folded.isBlank || cell.glyph.isContinuation ? .space : cell.glyph
        if let scalar = glyph.scalar, 0x20..<0x7F ~= scalar.value {
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            if room == 2 { bytes.append(0x20) }
            advance(by: room, isCertain: true)
            return room
        }
        let width = writeScalars(of: glyph, room: room)
        if width < room { bytes.append(0x20) }
        // Terminals disagree about the width of some glyphs. After such a glyph, the next glyph is sent with its
        // position. Only the two letters of a flag must follow each other, because the terminal joins them.
        let isFirstLetter =
            AnsiDifference.isRegional(cell) && column + 1 < count
            && AnsiDifference.isRegional(cells[column + 1])
            && AnsiDifference.letters(before: column, in: cells) % 2 == 0
        advance(by: room, isCertain: isFirstLetter || Self.isCertain(width, of: glyph))
        return room
    }

    /// Writes a glyph that is not ASCII, and returns its width. A glyph that the terminal cannot show, or that does not
    /// fit, is replaced.
    private func writeScalars(of glyph: Glyph, room: Int) -> Int {
        let scalars = glyph.scalars
        guard isUnicode else {
            bytes.append(UInt8(ascii: "?"))
            return 1
        }
        let width =
            switch scalars.first.map({ ScalarClass($0) }) {
            case .narrow: 1
            case .wide: 2
            default: 0
            }
        guard width > 0, width <= room else {
            bytes += Array("\u{FFFD}".utf8)
            return 1
        }
        for (index, scalar) in scalars.enumerated()
        where index == 0 || ScalarClass(scalar) == .mark {
            bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        return width
    }

    private func advance(by columns: Int, isCertain: Bool) {
        guard isCertain, let old = position, old.column + columns < size.columns else {
            position = nil
            return
        }
        position = ScreenCell(column: old.column + columns, row: old.row)
    }

    /// Whether all terminals agree about the width of a glyph. They disagree about emoji and about marks.
    private static func isCertain(_ width: Int, of glyph: Glyph) -> Bool {
        guard let value = glyph.scalar?.value else { return false }
        if width == 2 { return 0x2E80..<0xFB00 ~= value }
        return value < 0x2600 || 0x2800..<0xFE00 ~= value || value == 0xFFFD
    }
}
