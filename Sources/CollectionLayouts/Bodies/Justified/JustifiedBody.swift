/// A body of lines of photos, which fill the width. `SectionLayout.justified` describes the rules and the costs.
package struct JustifiedBody {
    /// The height of lines before they are stretched, in points. A height that is negative, infinite, not a number or
    /// beyond 10^12 counts as zero and is a `LayoutProblem`. If it is zero, no item takes room.
    package var rowHeight: Double
    /// The aspect ratio of each item, width ÷ height. The engine reads ratios again for visible lines. A ratio that is
    /// zero, negative or not finite, or that gives lengths beyond 10^12, is a `LayoutProblem`, and the item takes no
    /// room.
    package var aspectRatios: ItemRatios
    /// The space between two items of a line, in points; nil means the layout's default.
    package var interItemSpacing: Double?
    /// The space between two lines, in points; nil means the layout's default.
    package var lineSpacing: Double?

    /// Makes a body of lines that fill the width.
    package init(
        rowHeight: Double, aspectRatios: ItemRatios, interItemSpacing: Double? = nil,
        lineSpacing: Double? = nil
    ) {
        (self.rowHeight, self.aspectRatios) = (rowHeight, aspectRatios)
        (self.interItemSpacing, self.lineSpacing) = (interItemSpacing, lineSpacing)
    }
}

extension JustifiedBody: SectionBody {
    /// The body with width and height of the ratios swapped. The row height does not change, because it is always along
    /// the scroll direction.
    package var transposed: JustifiedBody {
        var copy = self
        copy.aspectRatios = aspectRatios.transposed
        return copy
    }

    package func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        JustifiedPlan(
            aspectRatios, rowHeight: problems.length(rowHeight, .rowHeight),
            width: room.size.width,
            interItemSpacing: problems.coordinate(
                interItemSpacing ?? room.defaults.interItemSpacing, .interItemSpacing),
            lineSpacing: problems.coordinate(
                lineSpacing ?? room.defaults.lineSpacing, .lineSpacing))
    }
}

extension SectionLayout {
    /// Makes a section of lines of photos: items keep their aspect ratio, and all lines but the last fill the width.
    ///
    /// A line has as many items as fit at `rowHeight`, in points. The layout then stretches the line. An item that is
    /// too wide gets its own line and is made smaller. The last line has `rowHeight`, or less if it would be too wide.
    /// Spacings are as in `FlowBody`. In a layout that scrolls sideways, the lines are columns that fill the height.
    ///
    /// A row height that is negative, infinite, not a number or beyond 10^12 counts as zero and is a `LayoutProblem`.
    /// If it is zero, no item takes room.
    ///
    /// Solving takes O(items). An edit solves lines again from the line before the change. It stops at a line that
    /// begins with the same item as before the edit, and only moves the lines after it. The edit solves all lines if
    /// sizes have not moved with their items. A query takes O(log lines), and reads the ratios of the lines that it
    /// returns again. The section keeps 24 bytes for each line.
    public static func justified(
        rowHeight: Double, aspectRatios: ItemRatios, interItemSpacing: Double? = nil,
        lineSpacing: Double? = nil, inset: EdgeInsets? = nil
    ) -> SectionLayout {
        SectionLayout(
            JustifiedBody(
                rowHeight: rowHeight, aspectRatios: aspectRatios,
                interItemSpacing: interItemSpacing, lineSpacing: lineSpacing), inset: inset)
    }
}

/// The plan of justified lines in one column.
final class JustifiedPlan: BodyPlan {
    let ratios: ItemRatios
    let rowHeight: Double
    let width: Double
    let interItemSpacing: Double
    let lineSpacing: Double

    /// The distance, in points, by which an item may extend beyond the end of its line, because sums of fractions are
    /// not exact.
    static let tolerance = 1e-6

    init(
        _ ratios: ItemRatios, rowHeight: Double, width: Double, interItemSpacing: Double,
        lineSpacing: Double
    ) {
        (self.ratios, self.rowHeight, self.width) = (ratios, rowHeight, width)
        (self.interItemSpacing, self.lineSpacing) = (interItemSpacing, lineSpacing)
    }

    var numbers: [BodyNumber] {
        [
            .points(.rowHeight, rowHeight), .points(.interItemSpacing, interItemSpacing),
            .points(.lineSpacing, lineSpacing),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        var lines = JustifiedLines(plan: self)
        lines.breakLines(0..<0, by: 0..<items.count, items, &problems)
        return lines
    }

    /// Whether both plans break lines before the same items and use the same spacing, if the items have the same
    /// ratios.
    func breaks(like other: JustifiedPlan) -> Bool {
        rowHeight == other.rowHeight && width == other.width
            && interItemSpacing == other.interItemSpacing && lineSpacing == other.lineSpacing
    }

    /// Returns the distance from the left edge of an item with the given width to the left edge of the next item.
    func pitch(_ width: Double) -> Double { max(0, width + interItemSpacing) }

    /// Whether an item takes room. Its width at the row height must be valid, because the item may be alone on its
    /// line.
    func takesRoom(_ ratio: Double) -> Bool {
        ratio.isRatio(of: width) && (ratio * rowHeight).isLength
    }

    /// Returns the height at which the items of a line fill the width. For the last line, the result is at most
    /// `rowHeight`.
    func height(of ratios: [Double], isLast: Bool) -> Double {
        var height = rowHeight
        var last = RightEdge()
        // With a negative spacing, an item narrower than the overlap does not move the next item. Stretching the line
        // changes which items are so narrow, so repeat until the right edge stays the same. With other spacings, the
        // first step is exact.
        for _ in 0...ratios.count {
            let edge = rightEdge(of: ratios, at: height)
            guard edge != last else { break }
            last = edge
            height = (width - edge.spacings * interItemSpacing) / edge.ratio
        }
        return isLast ? min(rowHeight, height) : height
    }

    /// The right edge of an item as a function of the line's height. It is `ratio` × height + `spacings` × inter-item
    /// spacing.
    private struct RightEdge: Equatable {
        var ratio = 0.0
        var spacings = 0.0
    }

    /// Returns the rightmost edge of all items of a line that has the given height.
    private func rightEdge(of ratios: [Double], at height: Double) -> RightEdge {
        var (next, furthest) = (RightEdge(), RightEdge())
        var x = 0.0
        for ratio in ratios {
            let end = (next.ratio + ratio) * height + next.spacings * interItemSpacing
            if end >= x { furthest = RightEdge(ratio: next.ratio + ratio, spacings: next.spacings) }
            x = max(x, end)
            guard ratio * height + interItemSpacing > 0 else { continue }
            next = RightEdge(ratio: next.ratio + ratio, spacings: next.spacings + 1)
        }
        return furthest
    }

    /// Reads ratios in chunks until `body` returns false. Skips and reports bad ratios.
    func forEachRatio(
        in range: Range<Int>, _ problems: inout ProblemLog, _ body: (Int, Double) -> Bool
    ) {
        var (first, chunk) = (range.lowerBound, 32)
        while first < range.upperBound {
            let part = first..<min(range.upperBound, first + chunk)
            for (item, ratio) in zip(part, ratios.numbers(for: part)) {
                guard takesRoom(ratio) else {
                    problems.report(.ratio(.aspectRatio, "\(ratio)"), item: item)
                    continue
                }
                if !body(item, ratio) { return }
            }
            (first, chunk) = (part.upperBound, min(2 * chunk, 1024))
        }
    }
}
