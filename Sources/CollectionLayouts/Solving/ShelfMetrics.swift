/// A shelf in one column: lines that never wrap, filled column after column.
final class ShelfMetrics {
    /// From the column's left edge to the first item.
    let left: Double
    let lines: Int
    let interItemSpacing: Double
    let lineSpacing: Double
    let source: SizeSource

    init(_ body: ShelfBody, in place: SectionPlace, inset: EdgeInsets, log: inout ProblemLog) {
        if body.lines < 1 { log.report(.shelfLines(body.lines)) }
        // Sizes mean the same as in a flow of the same room.
        let flow = FlowMetrics(
            FlowBody(
                items: body.items, interItemSpacing: body.interItemSpacing,
                lineSpacing: body.lineSpacing),
            in: place.column, inset: inset, defaults: place.defaults, log: &log)
        left = flow.left
        lines = min(max(1, body.lines), ShelfBody.mostLines)
        interItemSpacing = flow.interItemSpacing
        lineSpacing = flow.lineSpacing
        source = flow.source
    }

    /// The height of `count` items of one size, in closed form.
    func height(of size: Size, count: Int) -> Double {
        BodyForm.shelf(size, lines: lines, spacing: lineSpacing).height(count: count) ?? 0
    }
}

/// Where the columns of a ragged shelf begin: 8 bytes for every sixteen columns.
struct ShelfTable {
    /// So many columns are summed up again when one of them is read.
    static let step = 16

    /// The left edges of every sixteenth column, from the shelf's first item.
    var lefts: [Double] = []
    /// The tops of the lines, from the shelf's top.
    var lineTops: [Double] = []
    var width = 0.0
    var height = 0.0
}

/// Solves shelves that have no closed form.
enum ShelfSolver {
    /// The table of a shelf, in O(count).
    static func solve(
        _ shelf: ShelfMetrics, count: Int, section: Int, measure: Measure?, log: inout ProblemLog
    ) -> ShelfTable {
        var table = ShelfTable()
        var heights = Array(repeating: 0.0, count: min(shelf.lines, max(1, count)))
        var x = 0.0
        let chunk = ShelfTable.step * shelf.lines
        withUnsafeTemporaryAllocation(of: Size.self, capacity: min(count, chunk)) { sizes in
            for first in stride(from: 0, to: count, by: chunk) {
                let items = first..<min(count, first + chunk)
                let part = UnsafeMutableBufferPointer(rebasing: sizes[0..<items.count])
                shelf.source.fill(part, items: items, section: section, measure: measure)
                table.lefts.append(x)
                for (offset, item) in items.enumerated() {
                    let size = log.size(part[offset], item: item)
                    part[offset] = size
                    guard !size.isEmpty else { continue }
                    heights[item % shelf.lines] = max(heights[item % shelf.lines], size.height)
                }
                shelf.forEachColumn(of: part, from: &x) { _, _ in }
            }
        }
        table.width = max(0, x - shelf.interItemSpacing)
        var top = 0.0
        for height in heights {
            table.lineTops.append(top)
            // A line of items that take no room takes none either, nor its spacing.
            if height > 0 { top += height + shelf.lineSpacing }
        }
        table.height = max(0, top - shelf.lineSpacing)
        return table
    }
}

extension ShelfMetrics {
    /// Calls `body` with the offset of the first item of each column and the column's left edge, which is moved on
    /// to where one more column would begin.
    @inline(__always)
    func forEachColumn(
        of sizes: UnsafeMutableBufferPointer<Size>, from x: inout Double,
        _ body: (_ first: Int, _ left: Double) -> Void
    ) {
        for first in stride(from: 0, to: sizes.count, by: lines) {
            body(first, x)
            var width = 0.0
            for index in first..<min(sizes.count, first + lines) where !sizes[index].isEmpty {
                width = max(width, sizes[index].width)
            }
            if width > 0 { x += width + interItemSpacing }
        }
    }
}
