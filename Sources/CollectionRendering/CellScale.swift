import CollectionLayouts
import Terminals

/// How many points a cell stands for: the one place where points become cells and back.
///
/// At a zoom of 1 a cell is 8 × 16 points, so a screen of 80 × 24 cells is 640 × 384 points: landscape.
public struct CellScale: Hashable, Sendable {
    /// The width and height of a cell, in points.
    public let cell: Size

    /// Makes a scale; at a zoom of 2 things look twice as large. Clamped to 1/64…64.
    public init(zoom: Double = 1) {
        let zoom = zoom > 0 ? min(max(zoom, 1 / 64), 64) : 1
        cell = Size(width: 8 / zoom, height: 16 / zoom)
    }

    /// How much larger than at 8 × 16 points a cell things look.
    public var zoom: Double { 8 / cell.width }

    /// The size of so many cells, in points.
    public func size(of size: ScreenSize) -> Size {
        Size(
            width: Double(size.columns) * cell.width, height: Double(size.rows) * cell.height)
    }

    /// The middle of a cell that is so many columns and rows from the corner of a view, in points.
    public func point(column: Int, row: Int) -> Point {
        Point(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
    }

    /// The cells that a size covers, in part at least.
    public func cells(covering size: Size) -> ScreenSize {
        ScreenSize(
            columns: Int(cells: (size.width / cell.width - Self.tolerance).rounded(.up)),
            rows: Int(cells: (size.height / cell.height - Self.tolerance).rounded(.up)))
    }

    /// Sums of fractions that should meet an edge fall this much short of it, in cells.
    static let tolerance = 1e-6
}

extension CellScale {
    /// Where a rectangle in content coordinates stands in a view that is scrolled by `offset`.
    ///
    /// Edges go to the nearest cell (for fills to the nearest half row), ties away from the origin, before the
    /// offset is taken off: sizes are never rounded, and neighbours that touch still touch wherever the content
    /// is scrolled to. A text stands in the row that holds the middle of the frame, ties upward, if the frame is
    /// at least half a row high.
    public func frame(of rect: Rect, scrolledBy offset: Point) -> Region.Frame {
        CellGrid(scale: self, offset: offset).frame(of: rect)
    }
}

extension Int {
    /// A number of cells, cut to what no screen reaches, so that no frame is too far away to count; zero for what is
    /// not a number.
    init(cells: Double) {
        self = cells.isNaN ? 0 : Int(Swift.min(Swift.max(cells, -0x1p30), 0x1p30))
    }
}
