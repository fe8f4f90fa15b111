import CollectionLayouts
import Terminals

/// The cells of a view that is scrolled somewhere: what is the same for all its elements is worked out once.
///
/// All edges of a frame are worked out at the same time, in the lanes of a vector: left, right, top and bottom.
struct CellGrid {
    private let cell: SIMD4<Double>
    /// The cell of the content that is the first of the screen, twice across and twice down.
    private let origin: SIMD4<Double>
    /// The same for upper and lower half rows; and for the row of a text, which is counted upward.
    private let halfOrigin: SIMD4<Double>
    /// From there on an element has a text.
    private let leastHeight: Double

    /// The grid of a view whose corner, which shows the content at `offset`, stands in a cell of the screen.
    init(scale: CellScale, offset: Point, column: Int = 0, row: Int = 0) {
        let (width, height) = (scale.cell.width, scale.cell.height)
        let cell = SIMD4(width, width, height, height)
        self.cell = cell
        let shown = (SIMD4(offset.x, offset.x, offset.y, offset.y) / cell).edges
        let (column, row) = (Double(column), Double(row))
        origin = shown - SIMD4(column, column, row, row)
        halfOrigin = SIMD4(2 * origin.z, 2 * origin.z, -1 - origin.z, -1 - origin.z)
        leastHeight = height / 2 - CellScale.tolerance
    }

    /// Where a rectangle in content coordinates stands; see `CellScale.frame(of:scrolledBy:)`.
    @inline(__always)
    func frame(of rect: Rect) -> Region.Frame {
        let place = SIMD4(rect.minX, rect.maxX, rect.minY, rect.maxY) / cell
        let edges = (place.edges - origin).cells
        let columns = Int(edges.x)..<Int(max(edges.x, edges.y))
        let rows = Int(edges.z)..<Int(max(edges.z, edges.w))
        // Twice a number of rows is that number of half rows, to the last digit.
        let middle = rect.midY / cell.z
        let halves =
            ((SIMD4(2 * place.z + 0.5, 2 * place.w + 0.5, -middle, -middle)
            + CellScale.tolerance).floor - halfOrigin)
            .cells
        return Region.Frame(
            columns: columns, halfRows: Int(halves.x)..<Int(max(halves.x, halves.y)), rows: rows,
            textRow: rect.height >= leastHeight ? Self.nearest(to: -Int(halves.z), in: rows) : nil)
    }

    /// The row of a text is one of the element's, if it has any: half-way between two it may be the one before them.
    private static func nearest(to row: Int, in rows: Range<Int>) -> Int {
        rows.isEmpty ? row : max(row, rows.lowerBound)
    }
}

extension SIMD4<Double> {
    /// The nearest edges of cells; ties, and what falls short of one by no more than sums of fractions do, upward.
    @inline(__always) fileprivate var edges: Self { (self + 0.5 + CellScale.tolerance).floor }

    /// The greatest whole numbers that are not above, up to 2^51, where a screen is lost in rounding anyway.
    ///
    /// `rounded(.down)` is a call into the C library for each wherever the compiler may not count on the processor's
    /// instruction for it.
    @inline(__always) fileprivate var floor: Self {
        let nearest = (self + .wholes) - .wholes
        return nearest - Self(repeating: 0).replacing(with: 1, where: nearest .> self)
    }

    /// Numbers of cells that are whole, cut to what no screen reaches, so that no frame is too far away to count;
    /// zero for what is not a number.
    @inline(__always) fileprivate var cells: SIMD4<Int32> {
        // Those of four that may be beyond are looked at one by one.
        guard (self * self).sum() < 0x1p60 else { return cutCells }
        // The last bits of such a sum are the whole number.
        return SIMD4<Int32>(
            truncatingIfNeeded: unsafeBitCast(self + Self.wholes, to: SIMD4<Int64>.self))
    }

    @inline(never) private var cutCells: SIMD4<Int32> {
        SIMD4<Int32>(
            Int32(Int(cells: x)), Int32(Int(cells: y)), Int32(Int(cells: z)), Int32(Int(cells: w)))
    }

    /// So large that what is added to it loses all that is behind the point, with room for negative numbers.
    private static var wholes: Self { Self(repeating: 0x1.8p52) }
}
