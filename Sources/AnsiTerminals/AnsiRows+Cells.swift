import Terminals

/// Cells, glyphs and blanks of a row.
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
