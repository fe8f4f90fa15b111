/// A receiver of the rows of a frame: ncurses, a writer of ANSI sequences, or a model of a terminal.
package protocol RowOutput: AnyObject {
    /// Sends a row of the frame.
    ///
    /// - Parameter old: The cells that the terminal shows in this row; nil if they are unknown.
    func set(_ cells: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>?, at row: Int)

    /// Moves rows. The contents of the rows that they leave are unknown afterwards. If the output can't move rows,
    /// returns false and changes nothing.
    func scroll(_ scroll: RowScroll) -> Bool
}

/// The cells of the last frame. With them, an update sends only the rows that differ, and moves rows that have only
/// changed their position.
package struct ShownFrame {
    private let output: any RowOutput
    private var size = ScreenSize(columns: 0, rows: 0)
    private var cells: ContiguousArray<Cell> = []
    /// The position of each row in `cells`, counted in rows. A scroll changes only the positions.
    private var positions: ContiguousArray<Int> = []

    package init(output: any RowOutput) { self.output = output }

    /// Forgets the last frame, so that the next update sends every row.
    package mutating func forget() { size = ScreenSize(columns: 0, rows: 0) }

    /// Sends the rows that differ, and returns their number.
    package mutating func update(to screen: borrowing Screen) -> Int {
        let isKnown = isKnown(screen.size)
        if !isKnown {
            size = screen.size
            cells = ContiguousArray(repeating: .blank, count: size.columns * size.rows)
            positions = ContiguousArray(0..<size.rows)
        }
        return screen.withCells { cells in
            let frame = Frame(cells: cells, columns: size.columns)
            guard isKnown else {
                sendRows(of: frame)
                return size.rows
            }
            return sendChanges(of: frame)
        }
    }

    /// The cells of a new frame.
    private struct Frame {
        let cells: UnsafeBufferPointer<Cell>
        let columns: Int

        subscript(row: Int) -> UnsafeBufferPointer<Cell> {
            UnsafeBufferPointer(rebasing: cells[row * columns..<(row + 1) * columns])
        }
    }

    /// Sends the rows that differ from the last frame, after a scroll that saves rows. Returns the number of sent rows.
    private mutating func sendChanges(of frame: Frame) -> Int {
        var changed = changedRows(of: frame)
        let scroll = RowScroll(rows: size.rows, changed: changed) {
            isShown(frame[$0], at: $1)
        }?.widened(toAtMost: size.rows) { differences(of: frame[$0], at: $1) }
        guard let scroll, output.scroll(scroll) else {
            for row in changed { keep(frame[row], at: row, isKnown: true) }
            return changed.count
        }
        move(scroll)
        // Always send the rows that a scroll leaves blank. They have the terminal's own background, also if the theme
        // paints the background.
        let gained = scroll.gained
        changed = changedRows(of: frame).filter { !gained.contains($0) }
        for row in changed { keep(frame[row], at: row, isKnown: true) }
        for row in gained { keep(frame[row], at: row, isKnown: false) }
        return changed.count + gained.count
    }

    /// Returns whether the last frame is known and has this size.
    package func isKnown(_ size: ScreenSize) -> Bool { self.size == size }

    /// Sends every row of the last frame again.
    package func sendAgain() {
        cells.withUnsafeBufferPointer { cells in
            for row in 0..<size.rows {
                output.set(UnsafeBufferPointer(rebasing: cells[range(of: row)]), over: nil, at: row)
            }
        }
    }

    /// Sends every row of a screen. The screen must have the size of the last frame.
    package mutating func setRows(of screen: borrowing Screen) {
        precondition(isKnown(screen.size), "The previous frame has another size.")
        screen.withCells { sendRows(of: Frame(cells: $0, columns: size.columns)) }
    }

    /// Sends every row of a frame.
    private mutating func sendRows(of frame: Frame) {
        for row in 0..<size.rows { keep(frame[row], at: row, isKnown: false) }
    }

    private func changedRows(of frame: Frame) -> [Int] {
        (0..<size.rows).filter { !isShown(frame[$0], at: $0) }
    }

    /// Returns whether new cells equal the last frame's row at `position`.
    private func isShown(_ new: UnsafeBufferPointer<Cell>, at position: Int) -> Bool {
        cells.withUnsafeBufferPointer { cells in
            let shown = UnsafeBufferPointer(rebasing: cells[range(of: position)])
            return Platform.isEqual(UnsafeRawBufferPointer(shown), UnsafeRawBufferPointer(new))
        }
    }

    /// Returns the number of cells in which new cells differ from the last frame's row at `position`.
    private func differences(of new: UnsafeBufferPointer<Cell>, at position: Int) -> Int {
        zip(new, cells[range(of: position)]).count { $0 != $1 }
    }

    /// Moves the stored rows in the same way as the terminal moves its rows.
    private mutating func move(_ scroll: RowScroll) {
        let (old, rows) = (positions, scroll.rows)
        for row in rows {
            let source = row - rows.lowerBound + scroll.distance + rows.count
            positions[row] = old[rows.lowerBound + source % rows.count]
        }
    }

    private func range(of row: Int) -> Range<Int> {
        let start = positions[row] * size.columns
        return start..<start + size.columns
    }

    /// Sends a row and stores it. `isKnown` means that the terminal shows the stored row.
    private mutating func keep(
        _ new: UnsafeBufferPointer<Cell>, at row: Int, isKnown: Bool
    ) {
        let range = range(of: row)
        let output = output
        cells.withUnsafeMutableBufferPointer {
            let old = UnsafeMutableBufferPointer(rebasing: $0[range])
            output.set(new, over: isKnown ? UnsafeBufferPointer(old) : nil, at: row)
            _ = old.update(from: new)
        }
    }
}
