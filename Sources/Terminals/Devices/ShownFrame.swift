/// A receiver of the rows of a frame: ncurses, a writer of ANSI sequences, or a model of a terminal.
package protocol RowOutput {
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
package struct ShownFrame<Output: RowOutput> {
    private let output: Output
    private var size = ScreenSize(columns: 0, rows: 0)
    private var cells: ContiguousArray<Cell> = []

    package init(output: Output) { self.output = output }

    /// Forgets the last frame, so that the next update sends every row.
    package mutating func forget() { size = ScreenSize(columns: 0, rows: 0) }

    /// Sends the rows that differ, and returns their number.
    package mutating func update(to screen: Screen) -> Int {
        guard size == screen.size else {
            size = screen.size
            cells = ContiguousArray(repeating: .blank, count: size.columns * size.rows)
            setRows(of: screen)
            return size.rows
        }
        var changed = changedRows(of: screen)
        let scroll = RowScroll(rows: size.rows, changed: changed) {
            isShown($0, of: screen, at: $1)
        }
        if let scroll, output.scroll(scroll) {
            move(scroll)
            // Always send the rows that a scroll leaves blank. They have the terminal's own background, also if the
            // theme paints the background.
            let gained = scroll.gained
            changed = changedRows(of: screen).filter { !gained.contains($0) }
            for row in changed { screen.withRow(row) { keep($0, at: row, isKnown: true) } }
            for row in gained { screen.withRow(row) { keep($0, at: row, isKnown: false) } }
            return changed.count + gained.count
        }
        for row in changed { screen.withRow(row) { keep($0, at: row, isKnown: true) } }
        return changed.count
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

    /// Sends every row.
    package mutating func setRows(of screen: borrowing Screen) {
        for row in 0..<size.rows { screen.withRow(row) { keep($0, at: row, isKnown: false) } }
    }

    private func changedRows(of screen: Screen) -> [Int] {
        var changed: [Int] = []
        for row in 0..<size.rows where !isShown(row, of: screen, at: row) { changed.append(row) }
        return changed
    }

    /// Returns whether a row of a screen equals the cells of the last frame at the row `place`.
    private func isShown(_ row: Int, of screen: Screen, at place: Int) -> Bool {
        screen.withRow(row) { new in
            cells.withUnsafeBufferPointer { cells in
                let shown = UnsafeBufferPointer(rebasing: cells[range(of: place)])
                return Platform.isEqual(UnsafeRawBufferPointer(shown), UnsafeRawBufferPointer(new))
            }
        }
    }

    /// Moves the stored rows in the same way as the terminal moves its rows.
    private mutating func move(_ scroll: RowScroll) {
        let first = scroll.rows.lowerBound + max(0, -scroll.distance)
        let count = scroll.rows.count - abs(scroll.distance)
        let columns = size.columns
        cells.withUnsafeMutableBufferPointer { cells in
            guard let start = cells.baseAddress else { return }
            (start + first * columns).update(
                from: start + (first + scroll.distance) * columns, count: count * columns)
        }
    }

    private func range(of row: Int) -> Range<Int> {
        row * size.columns..<(row + 1) * size.columns
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
