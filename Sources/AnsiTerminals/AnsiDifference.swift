import Terminals

/// Finds the cells of a row that must be sent.
enum AnsiDifference {
    /// Marks the cells that differ from the old cells, and those that the terminal would damage meanwhile. Without old
    /// cells, the row of the terminal is blank.
    ///
    /// Overwriting one half of a wide glyph makes the other half blank. The letters of flags are joined by the terminal,
    /// so a change in a run of letters sends the whole run.
    static func mark(
        _ dirty: UnsafeMutableBufferPointer<Bool>, _ new: UnsafeBufferPointer<Cell>,
        _ old: UnsafeBufferPointer<Cell>?
    ) {
        var (hasWide, hasLetters) = (false, false)
        for column in dirty.indices {
            let (cell, before) = (new[column], old?[column] ?? .blank)
            dirty.initializeElement(at: column, to: cell != before)
            if cell.width != 1 || before.width != 1 { hasWide = true }
            if isRegional(cell) { hasLetters = true }
        }
        if hasWide { markHalves(dirty, new, old) }
        if hasLetters { markLetters(dirty, new, old) }
    }

    private static func markHalves(
        _ dirty: UnsafeMutableBufferPointer<Bool>, _ new: UnsafeBufferPointer<Cell>,
        _ old: UnsafeBufferPointer<Cell>?
    ) {
        for column in dirty.indices.dropLast() {
            let isPair = new[column].width == 2 || old?[column].width == 2
            if isPair, dirty[column] || dirty[column + 1] {
                dirty[column] = true
                dirty[column + 1] = true
            }
        }
    }

    private static func markLetters(
        _ dirty: UnsafeMutableBufferPointer<Bool>, _ new: UnsafeBufferPointer<Cell>,
        _ old: UnsafeBufferPointer<Cell>?
    ) {
        func wasLetter(_ column: Int) -> Bool {
            dirty.indices.contains(column) && dirty[column]
                && (old.map { isRegional($0[column]) } ?? false)
        }
        var column = 0
        while column < dirty.count {
            guard isRegional(new[column]) else {
                column += 1
                continue
            }
            let start = column
            while column < dirty.count, isRegional(new[column]) { column += 1 }
            let run = start..<column
            guard dirty[run].contains(true) || wasLetter(start - 1) || wasLetter(column) else {
                continue
            }
            for place in run { dirty[place] = true }
        }
    }

    /// Whether a cell contains one of the two letters of a flag.
    static func isRegional(_ cell: Cell) -> Bool {
        guard let value = cell.glyph.scalar?.value else { return false }
        return 0x1F1E6...0x1F1FF ~= value
    }

    /// Returns the number of letters of flags directly before a column.
    static func letters(before column: Int, in cells: UnsafeBufferPointer<Cell>) -> Int {
        var start = column
        while start > 0, isRegional(cells[start - 1]) { start -= 1 }
        return column - start
    }
}
