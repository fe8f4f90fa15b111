import Reflow

/// Columns of whole cells, so that edges need no rounding. There are two columns if the view is at least 80 cells wide,
/// otherwise one.
struct WholeCells {
    /// The width of a cell, in points.
    static let cellWidth = CellScale().cell.width

    /// The width of a column, in cells.
    let columnWidth: Int
    private let isSplit: Bool
    /// The width of the view, in points.
    private let width: Double

    init(_ environment: LayoutEnvironment) {
        width = environment.size.width
        let cells = Int(width / Self.cellWidth)
        isSplit = cells >= 80
        columnWidth = isSplit ? (cells - 1) / 2 : cells
    }

    /// The columns. Between two columns is a gap of one cell. If one cell of the width is left over, the right column
    /// takes it and is then wider than `columnWidth`.
    var columns: Columns {
        guard isSplit else { return .single }
        let column = Double(columnWidth) * Self.cellWidth
        return .split(
            leftSideRatio: column / (width - Self.cellWidth), spacing: Self.cellWidth)
    }
}
