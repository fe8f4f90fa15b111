import CollectionLayouts
import Terminals

/// The gaps after an item: to the next items on its right, and to the next items below. Coordinates are in points.
struct Gaps: Hashable {
    var right = Gap()
    var below = Gap()

    static let none = Gaps()
}

/// The gap after an item on one axis.
struct Gap: Hashable {
    /// The start of the next item, if the gap to it has a number of cells; nil if the item has no neighbour, or touches
    /// it.
    var next: Double?
    /// The start of the next item that is too near for a gap; nil if there is none.
    var near: Double?

    /// The least distance between the starts of two items with a gap, in cells. An item and its gap have a cell each.
    static let leastColumns = 2
    /// The least distance between the starts of two fills, in half rows: two for the item, one for the gap.
    static let leastHalfRows = 3
}

/// The cells of an item on one axis: columns, rows or half rows.
struct BoxEdges {
    /// The start and the end of the item, in points.
    let start, end: Double
    /// The size of a cell, in points.
    let unit: Double
    /// The least distance between the starts of two items with a gap, in cells.
    var least = Gap.leastColumns

    /// Sets the end of an item's cells so that the gap after it has its number of cells, at least one.
    ///
    /// `cell` returns the first cell of an item that starts at a coordinate.
    func keep(_ gap: Gap, after cells: inout Range<Int>, _ cell: (Double) -> Int) {
        guard !cells.isEmpty else { return }
        var end = cells.upperBound
        if let next = gap.next, let pitch = pitch(to: next) {
            let wanted = Int(
                cells: ((next - self.end) / unit + 0.5 + CellScale.tolerance).rounded(.down))
            // The next item starts `pitch` or `pitch` + 1 cells after this item, which keeps at least one cell.
            let kept = cell(next) - min(max(1, wanted), pitch - 1)
            end = gap.near == nil ? kept : min(kept, end)
        }
        cells = cells.lowerBound..<max(end, cells.lowerBound + 1)
    }

    /// Returns the distance to the start of a next item in whole cells; nil if it is too near.
    private func pitch(to next: Double) -> Int? {
        let pitch = Int(cells: ((next - start) / unit + CellScale.tolerance).rounded(.down))
        return pitch >= least ? pitch : nil
    }
}
