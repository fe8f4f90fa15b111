/// The size of a screen in cells.
public struct ScreenSize: Hashable, Sendable {
    /// Cells across; never negative.
    public var columns: Int
    /// Rows of cells; never negative.
    public var rows: Int

    /// Makes a size; negative numbers become zero.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// A cell of a screen.
public struct ScreenCell: Hashable, Sendable {
    /// From 0, from the left.
    public var column: Int
    /// From 0, from the top.
    public var row: Int

    /// Names a cell, which need not be on any screen.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

extension ScreenSize: CustomStringConvertible {
    /// The size as it is written on the command line: `80x24`.
    public var description: String { "\(columns)x\(rows)" }
}
