import Terminals

/// What takes the rows of a frame: ncurses, or a model of a terminal.
protocol RowOutput {
    func set(_ cells: UnsafeBufferPointer<Cell>, at row: Int)
}

/// The cells handed over last, to hand over only rows that differ. What has only moved ncurses finds by itself.
struct ShownFrame<Output: RowOutput> {
    private let output: Output
    private var size = ScreenSize(columns: 0, rows: 0)
    private var cells: ContiguousArray<Cell> = []

    init(output: Output) { self.output = output }

    /// Makes the next update hand over every row.
    mutating func forget() { size = ScreenSize(columns: 0, rows: 0) }

    /// Hands over the rows that differ, and counts them.
    mutating func update(to screen: borrowing Screen) -> Int {
        guard size == screen.size else {
            size = screen.size
            cells = ContiguousArray(repeating: .blank, count: size.columns * size.rows)
            setRows(of: screen)
            return size.rows
        }
        var count = 0
        for row in 0..<size.rows where !isShown(row, of: screen) {
            screen.withRow(row) { keep($0, at: row) }
            count += 1
        }
        return count
    }

    /// Hands over every row.
    mutating func setRows(of screen: borrowing Screen) {
        for row in 0..<size.rows { screen.withRow(row) { keep($0, at: row) } }
    }

    private func isShown(_ row: Int, of screen: borrowing Screen) -> Bool {
        screen.withRow(row) { new in
            cells.withUnsafeBufferPointer { cells in
                let start = row * size.columns
                let shown = UnsafeBufferPointer(rebasing: cells[start..<start + size.columns])
                return Platform.isEqual(UnsafeRawBufferPointer(shown), UnsafeRawBufferPointer(new))
            }
        }
    }

    private mutating func keep(_ new: UnsafeBufferPointer<Cell>, at row: Int) {
        let start = row * size.columns
        cells.withUnsafeMutableBufferPointer {
            _ = UnsafeMutableBufferPointer(rebasing: $0[start..<start + size.columns])
                .update(from: new)
        }
        output.set(new, at: row)
    }
}
