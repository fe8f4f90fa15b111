/// A grid of cells in memory: what a program draws and a terminal shows.
public struct Screen: Sendable {
    /// The size in cells.
    public private(set) var size: ScreenSize
    /// What the terminal that shows the screen is capable of.
    public let features: ScreenFeatures
    /// Row after row.
    var cells: [Cell]

    /// Makes a blank screen.
    public init(size: ScreenSize, features: ScreenFeatures = ScreenFeatures()) {
        self.size = size
        self.features = features
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// Makes every cell blank; O(cells).
    public mutating func clear() {
        cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    }

    /// Takes another size and becomes blank; O(cells), and allocates only to grow.
    public mutating func resize(to size: ScreenSize) {
        self.size = size
        cells.removeAll(keepingCapacity: true)
        cells.append(contentsOf: repeatElement(.blank, count: size.columns * size.rows))
    }
}

extension Screen {
    /// Reads one cell; stops when there is no such cell.
    public subscript(row: Int, column: Int) -> Cell {
        precondition(
            row >= 0 && row < size.rows && column >= 0 && column < size.columns,
            "There is no cell at row \(row), column \(column) on a screen of \(size).")
        return cells[row * size.columns + column]
    }

    /// Reads one row as plain memory; stops when there is no such row.
    public borrowing func withRow<Result>(
        _ row: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> Result
    ) rethrows -> Result {
        precondition(
            row >= 0 && row < size.rows, "There is no row \(row) on a screen of \(size).")
        return try cells.withUnsafeBufferPointer {
            try body(
                UnsafeBufferPointer(rebasing: $0[row * size.columns..<(row + 1) * size.columns]))
        }
    }
}
