import CollectionLayouts
import Terminals

/// A converter from rectangles to cells, for a view at one offset. The grid computes the numbers that all elements
/// share only once.
///
/// The four edges of a frame (left, right, top, bottom) are computed together, in the lanes of a vector.
struct CellGrid {
    private let cell: SIMD4<Double>
    /// The first visible column of the content in two lanes, and the first visible row in two lanes.
    private let origin: SIMD4<Double>
    /// The first visible half row, in two lanes, and the negated number of the first visible row, for texts.
    private let halfOrigin: SIMD4<Double>
    /// The smallest height of an element that has a text row, in points.
    private let leastHeight: Double

    /// Makes the grid of a view that shows the content point `offset` at a cell of the screen.
    init(scale: CellScale, offset: Point, column: Int = 0, row: Int = 0) {
        let (width, height) = (scale.cell.width, scale.cell.height)
        let cell = SIMD4(width, width, height, height)
        self.cell = cell
        let shown = (SIMD4(offset.x, offset.x, offset.y, offset.y) / cell).edges
        let (column, row) = (Double(column), Double(row))
        origin = shown - SIMD4(column, column, row, row)
        halfOrigin = SIMD4(2 * origin.z, 2 * origin.z, -1 - origin.z, 0)
        leastHeight = height / 2 - CellScale.tolerance
    }

    /// Returns the cells of a rectangle in content coordinates; see `CellScale.frame(of:scrolledBy:)`.
    @inline(__always)
    func frame(of rect: Rect) -> Region.Frame {
        let place = SIMD4(rect.minX, rect.maxX, rect.minY, rect.maxY) / cell
        let edges = (place.edges - origin).cells
        let columns = Int(edges.x)..<Int(max(edges.x, edges.y))
        let rows = Int(edges.z)..<Int(max(edges.z, edges.w))
        // Doubling a number is exact, so the edges of half rows agree with the edges of rows.
        let inner = SIMD4(2 * rect.minY, 2 * rect.maxY, -rect.midY, 0) / cell.z
        let halves = ((inner + Self.halfRounding).floor - halfOrigin).cells
        return Region.Frame(
            columns: columns, halfRows: Int(halves.x)..<Int(max(halves.x, halves.y)), rows: rows,
            textRow: rect.height >= leastHeight ? Self.nearest(to: -Int(halves.z), in: rows) : nil)
    }

    /// Returns the cells of an item. The next item's start and the gap give the item's end. Thus gaps of the same length
    /// have the same number of cells everywhere: at least one, or half a row for a fill.
    ///
    /// Where the next item starts less than two cells (or three half rows) after this item, there is no room for a gap,
    /// and the end stays rounded.
    func frame(of rect: Rect, keeping gaps: Gaps) -> Region.Frame {
        var frame = frame(of: rect)
        BoxEdges(start: rect.minX, end: rect.maxX, unit: cell.x)
            .keep(gaps.right, after: &frame.columns) { cells(at: $0, rect.y).columns.lowerBound }
        BoxEdges(start: rect.minY, end: rect.maxY, unit: cell.z / 2, least: Gap.leastHalfRows)
            .keep(gaps.below, after: &frame.halfRows) { cells(at: rect.x, $0).halfRows.lowerBound }
        BoxEdges(start: rect.minY, end: rect.maxY, unit: cell.z)
            .keep(gaps.below, after: &frame.rows) { cells(at: rect.x, $0).rows.lowerBound }
        if let last = frame.rows.last, let row = frame.textRow { frame.textRow = min(row, last) }
        return frame
    }

    /// The numbers to add before rounding down. Two edges are then rounded to the nearest half row, and the middle, which
    /// is negated, is rounded up.
    private static var halfRounding: SIMD4<Double> {
        let half = 0.5 + CellScale.tolerance
        return SIMD4(half, half, CellScale.tolerance, 0)
    }

    /// Whether an item touches a next item on the screen, but not in points.
    func closes(_ gaps: Gaps, after frame: Region.Frame) -> Bool {
        let near = cells(at: gaps.right.near ?? 0, gaps.below.near ?? 0)
        return gaps.right.near != nil && frame.columns.upperBound >= near.columns.lowerBound
            || gaps.below.near != nil && frame.halfRows.upperBound >= near.halfRows.lowerBound
    }

    /// Returns the cells of a point in content coordinates.
    private func cells(at x: Double, _ y: Double) -> Region.Frame {
        frame(of: Rect(x: x, y: y, width: 0, height: 0))
    }

    /// Returns the text row within the element's rows. The upper row of two equally near rows may lie above the
    /// element.
    private static func nearest(to row: Int, in rows: Range<Int>) -> Int {
        rows.isEmpty ? row : max(row, rows.lowerBound)
    }
}

extension SIMD4<Double> {
    /// The numbers of the nearest cell edges. A half is rounded up, also if a rounding error has put it slightly below.
    @inline(__always) fileprivate var edges: Self { (self + (0.5 + CellScale.tolerance)).floor }

    /// The numbers rounded to the nearest integer. The result is exact for numbers up to 2^51; a larger number of cells
    /// is imprecise anyway.
    ///
    /// `rounded` would call the C library for each lane, unless the compiler may use the processor's instruction.
    @inline(__always) var nearest: Self { (self + .wholes) - .wholes }

    /// The numbers rounded down, with the limit of `nearest`.
    @inline(__always) fileprivate var floor: Self {
        let nearest = nearest
        return nearest - Self(repeating: 0).replacing(with: 1, where: nearest .> self)
    }

    /// The numbers as integers, clamped to ±2^30, which no screen reaches. NaN becomes zero.
    @inline(__always) fileprivate var cells: SIMD4<Int32> {
        // Use the slow path for large numbers and NaN, which must be clamped or replaced one by one.
        guard (self * self).sum() < 0x1p60 else { return cutCells }
        // The lowest bits of this sum are the integer.
        return SIMD4<Int32>(
            truncatingIfNeeded: unsafeBitCast(self + Self.wholes, to: SIMD4<Int64>.self))
    }

    @inline(never) private var cutCells: SIMD4<Int32> {
        SIMD4<Int32>(
            Int32(Int(cells: x)), Int32(Int(cells: y)), Int32(Int(cells: z)), Int32(Int(cells: w)))
    }

    /// A number so large that adding it to a smaller number rounds the smaller number to an integer. The factor 1.5
    /// keeps the sum in this range also for negative numbers.
    private static var wholes: Self { Self(repeating: 0x1.8p52) }
}
