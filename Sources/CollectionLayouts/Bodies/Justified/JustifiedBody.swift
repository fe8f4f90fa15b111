/// A body of lines of photos: items keep their ratio of width to height, and all lines but the last fill the width.
///
/// A line takes as many items as fit at `rowHeight` and is then stretched; an item that is too wide stands alone and is
/// made smaller. The last line keeps `rowHeight`, or is lower where it would be too wide. Spacings are as in
/// `FlowBody`. Solved in O(items), keeps 24 bytes a line; a change breaks lines anew until they fall in step again.
public struct JustifiedBody {
    /// How high lines are before they are stretched, in points.
    public var rowHeight: Double
    /// The width ÷ height of each item.
    public var aspectRatios: ItemRatios
    /// Between two items of a line, in points; nil takes the layout's default.
    public var interItemSpacing: Double?
    /// Between two lines, in points; nil takes the layout's default.
    public var lineSpacing: Double?

    /// Makes a body of lines that are stretched.
    public init(
        rowHeight: Double, aspectRatios: ItemRatios, interItemSpacing: Double? = nil,
        lineSpacing: Double? = nil
    ) {
        (self.rowHeight, self.aspectRatios) = (rowHeight, aspectRatios)
        (self.interItemSpacing, self.lineSpacing) = (interItemSpacing, lineSpacing)
    }
}

extension JustifiedBody: SectionBody {
    /// The height stays along the scroll direction, either way.
    public var transposed: JustifiedBody {
        var copy = self
        copy.aspectRatios = aspectRatios.transposed
        return copy
    }

    public func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
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
    /// A section of lines of photos; see `JustifiedBody`.
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

/// Justified lines in one column.
final class JustifiedPlan: BodyPlan {
    let ratios: ItemRatios
    let rowHeight: Double
    let width: Double
    let interItemSpacing: Double
    let lineSpacing: Double

    /// How far an item may reach over its line before it breaks: sums of fractions are not exact.
    static let tolerance = 1e-6

    init(
        _ ratios: ItemRatios, rowHeight: Double, width: Double, interItemSpacing: Double,
        lineSpacing: Double
    ) {
        (self.ratios, self.rowHeight, self.width) = (ratios, rowHeight, width)
        (self.interItemSpacing, self.lineSpacing) = (interItemSpacing, lineSpacing)
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        var lines = JustifiedLines(plan: self)
        lines.breakLines(0..<0, by: 0..<items.count, items, &problems)
        return lines
    }

    /// Whether lines break at the same places and are as far apart, if the items have the same ratios.
    func breaks(like other: JustifiedPlan) -> Bool {
        rowHeight == other.rowHeight && width == other.width
            && interItemSpacing == other.interItemSpacing && lineSpacing == other.lineSpacing
    }

    /// From the left edge of an item to that of the next.
    func pitch(_ width: Double) -> Double { max(0, width + interItemSpacing) }

    /// Whether an item takes room; alone on its line it would be as wide as that.
    func takesRoom(_ ratio: Double) -> Bool {
        ratio.isRatio(of: width) && (ratio * rowHeight).isLength
    }

    /// The height at which some items fill the width; at most `rowHeight` for the last line.
    func height(of ratios: [Double], isLast: Bool) -> Double {
        var height = rowHeight
        var last = RightEdge()
        // With a negative spacing narrow items begin where the one before does, until they are stretched: which do
        // is found step by step. Else the first step is the last.
        for _ in 0...ratios.count {
            let edge = rightEdge(of: ratios, at: height)
            guard edge != last else { break }
            last = edge
            height = (width - edge.spacings * interItemSpacing) / edge.ratio
        }
        return isLast ? min(rowHeight, height) : height
    }

    /// Where items end, as a multiple of their height besides spacings.
    private struct RightEdge: Equatable {
        var ratio = 0.0
        var spacings = 0.0
    }

    /// Where the item ends that ends last.
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

    /// Asks for ratios, some at a time, until `body` says to stop; passes over what is none.
    func forEachRatio(
        in range: Range<Int>, _ problems: inout ProblemLog, _ body: (Int, Double) -> Bool
    ) {
        guard width > 0, rowHeight > 0 else { return }
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
