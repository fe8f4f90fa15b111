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

extension ScreenSize: CustomStringConvertible {
    /// The size as it is written on the command line: `80x24`.
    public var description: String { "\(columns)x\(rows)" }
}
