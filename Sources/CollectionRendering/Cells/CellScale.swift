import CollectionLayouts
import Terminals

/// The size of a cell in points; converts points to cells and back.
///
/// At a zoom of 1 a cell is 8 × 16 points, so a screen of 80 × 24 cells is 640 × 384 points.
public struct CellScale: Hashable, Sendable {
    /// The width and height of a cell, in points.
    public let cell: Size

    /// Makes a scale. At a zoom of 2, elements look twice as large. The zoom is clamped to 1/64…64. Zero, negative
    /// numbers and NaN count as 1.
    public init(zoom: Double = 1) {
        let zoom = zoom > 0 ? min(max(zoom, 1 / 64), 64) : 1
        cell = Size(width: 8 / zoom, height: 16 / zoom)
    }

    /// The magnification relative to cells of 8 × 16 points.
    public var zoom: Double { 8 / cell.width }

    /// Returns the size of a number of cells, in points.
    public func size(of size: ScreenSize) -> Size {
        Size(
            width: Double(size.columns) * cell.width, height: Double(size.rows) * cell.height)
    }

    /// Returns the centre of a cell in points, relative to the view's upper left corner.
    public func point(column: Int, row: Int) -> Point {
        Point(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
    }

    /// Returns the number of columns and rows that a size in points covers, including partly covered cells.
    public func cells(covering size: Size) -> ScreenSize {
        ScreenSize(
            columns: Int(cells: (size.width / cell.width - Self.tolerance).rounded(.up)),
            rows: Int(cells: (size.height / cell.height - Self.tolerance).rounded(.up)))
    }

    /// Whether all edges of a rectangle are on whole cells. The tolerance is for the four distances together.
    func isOnWholeCells(_ rect: Rect) -> Bool {
        let edges =
            SIMD4(rect.minX, rect.maxX, rect.minY, rect.maxY)
            / SIMD4(cell.width, cell.width, cell.height, cell.height)
        let distance = edges - edges.nearest
        return (distance * distance).sum() < Self.tolerance * Self.tolerance
    }

    /// The tolerance for rounding errors of an edge, in cells.
    static let tolerance = 1e-6
}

extension CellScale {
    /// Converts a rectangle from content coordinates to cells of a view that is scrolled by `offset`, in points.
    ///
    /// Edges are rounded to the nearest cell (for fills to the nearest half row) before the offset is subtracted. An
    /// edge half-way between two cells goes to the larger coordinate. Only edges are rounded, never sizes. Therefore,
    /// neighbours that touch in the content touch on the screen at every scroll offset. A view draws the ends of items
    /// by their gaps, so they may differ from this frame.
    ///
    /// The text row is the row at the frame's middle, if the frame is at least half a row high. If the middle lies
    /// between two rows, the text row is the upper one.
    public func frame(of rect: Rect, scrolledBy offset: Point) -> Region.Frame {
        CellGrid(scale: self, offset: offset).frame(of: rect)
    }
}

extension Int {
    /// Converts a number of cells to an integer, clamped to ±2^30, which no screen reaches. NaN becomes zero.
    init(cells: Double) {
        self = cells.isNaN ? 0 : Int(Swift.min(Swift.max(cells, -0x1p30), 0x1p30))
    }
}
