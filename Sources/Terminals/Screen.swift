/// A grid of cells in memory: what a program draws and a terminal shows.
public struct Screen: Hashable, Sendable {
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
