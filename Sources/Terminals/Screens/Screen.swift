/// A grid of cells in memory that a program draws and a terminal shows.
public struct Screen: Sendable {
    /// The size in cells.
    public private(set) var size: ScreenSize
    /// The features of the terminal that shows the screen.
    public let features: ScreenFeatures
    /// The theme, which decides how colours look when the screen is shown.
    public var theme = Theme(suiting: nil)
    /// The cell of the terminal's cursor; nil hides the cursor. Set by `Region.showCursor`.
    public internal(set) var cursor: ScreenCell?
    @usableFromInline private(set) var storage: CellStorage

    /// Makes a blank screen.
    public init(size: ScreenSize, features: ScreenFeatures = ScreenFeatures()) {
        self.size = size
        self.features = features
        storage = CellStorage(capacity: size.columns * size.rows)
        all.fill(with: .blank)
    }

    /// Makes every cell blank; O(cells).
    public mutating func clear() { resize(to: size) }

    /// Changes the size and makes every cell blank. O(cells); allocates only to grow.
    public mutating func resize(to size: ScreenSize) {
        self.size = size
        cursor = nil
        let count = size.columns * size.rows
        if storage.capacity < count || !isKnownUniquelyReferenced(&storage) {
            storage = CellStorage(capacity: count)
        }
        all.fill(with: .blank)
    }
}

extension Screen {
    /// The cell at a row and column. Stops the program when there is no such cell.
    public subscript(row: Int, column: Int) -> Cell {
        precondition(
            row >= 0 && row < size.rows && column >= 0 && column < size.columns,
            "There is no cell at row \(row), column \(column) on a screen of \(size).")
        return storage.base[row * size.columns + column]
    }

    /// Calls `body` with the cells of one row as plain memory. Stops the program when there is no such row.
    @inlinable
    package borrowing func withRow<Result>(
        _ row: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> Result
    ) rethrows -> Result {
        precondition(
            row >= 0 && row < size.rows, "There is no row \(row) on a screen of \(size).")
        return try withExtendedLifetime(storage) {
            try body(
                UnsafeBufferPointer(start: storage.base + row * size.columns, count: size.columns))
        }
    }

    /// Calls `body` with the cells of all rows as plain memory.
    borrowing func withCells<Result>(
        _ body: (UnsafeBufferPointer<Cell>) throws -> Result
    ) rethrows -> Result {
        try withExtendedLifetime(storage) { try body(UnsafeBufferPointer(all)) }
    }
}

extension Screen {
    /// Copies the cells if another screen shares them, so that drawing does not change the other screen.
    mutating func makeUnique() {
        guard !isKnownUniquelyReferenced(&storage) else { return }
        let shared = storage
        let count = all.count
        storage = CellStorage(capacity: count)
        withExtendedLifetime(shared) { storage.base.initialize(from: $0.base, count: count) }
    }

    /// The canvas that draws on the cells. It is valid while the screen exists and its cells have one owner.
    var canvas: Canvas {
        Canvas(cells: storage.base, size: size, isUnicode: features.isUnicode)
    }

    private var all: Canvas.Row { Canvas.Row(start: storage.base, count: size.columns * size.rows) }
}
