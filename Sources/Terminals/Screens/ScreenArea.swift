/// A rectangle of cells: columns and rows of a screen, or of a part of it.
public struct ScreenArea: Hashable, Sendable {
    /// The columns, left to right.
    public var columns: Range<Int>
    /// The rows, top to bottom.
    public var rows: Range<Int>

    /// Makes an area in cells. The values are not clamped.
    public init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// Makes the area of a whole screen or part with the given size.
    public init(of size: ScreenSize) {
        self.init(columns: 0..<size.columns, rows: 0..<size.rows)
    }

    /// The number of columns and rows.
    public var size: ScreenSize { ScreenSize(columns: columns.count, rows: rows.count) }

    /// Whether the area has no cells.
    public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    /// Whether a cell lies in the area.
    public func contains(column: Int, row: Int) -> Bool {
        columns.contains(column) && rows.contains(row)
    }

    package func intersection(_ other: ScreenArea) -> ScreenArea {
        ScreenArea(
            columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}
