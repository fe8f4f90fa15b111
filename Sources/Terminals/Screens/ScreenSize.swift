/// The size of a screen in cells.
public struct ScreenSize: Hashable, Sendable {
    /// The number of columns; never negative.
    public var columns: Int
    /// The number of rows; never negative.
    public var rows: Int

    /// Makes a size; negative numbers become zero.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// The position of a cell on a screen.
public struct ScreenCell: Hashable, Sendable {
    /// The column, from 0 at the left.
    public var column: Int
    /// The row, from 0 at the top.
    public var row: Int

    /// Makes a cell position. The values are not clamped.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

extension ScreenSize: CustomStringConvertible {
    /// The size as it is written on the command line: `80x24`.
    public var description: String { "\(columns)x\(rows)" }
}
