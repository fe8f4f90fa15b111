import Reflow

/// Columns of whole cells at 8 points, so that no edge is ever rounded: two from 80 cells on, else one.
struct WholeCells {
    /// The width of a column, in cells.
    let columnWidth: Int
    private let isSplit: Bool
    /// The width of the view, in points.
    private let width: Double

    init(_ environment: LayoutEnvironment) {
        width = environment.size.width
        let cells = Int(width / 8)
        isSplit = cells >= 80
        columnWidth = isSplit ? (cells - 1) / 2 : cells
    }

    /// Two columns with a cell between them. Where a cell is left over, the right one is wider than it says.
    var columns: Columns {
        guard isSplit else { return .single }
        return .split(leftSideRatio: Double(columnWidth * 8) / (width - 8), spacing: 8)
    }
}
