/// A body of lanes of equal width. Each item goes into the lane that is shortest so far; if several lanes are shortest,
/// into the leftmost of them.
///
/// The shortest lane is the lane where the item begins highest. With negative spacings, items and lanes overlap, but no
/// item or lane begins before the previous one. A spacing that is infinite, not a number or beyond 10^12 counts as zero
/// and is a `LayoutProblem`.
///
/// Solving takes O(items × log lanes). An edit reads the heights of the new items, and places all items again from the
/// first new item. An edit solves all items if sizes have not moved with their items. A query takes O(log items) for
/// each lane, and O(log results) for each result. The body keeps 24 bytes for each item, and no memory if all items
/// have the estimate.
public struct WaterfallBody {
    /// The number of lanes, or their minimum width.
    public var lanes: Lanes
    /// The heights of the items.
    public var heights: ItemHeights
    /// The space between two lanes, in points; nil means the layout's inter-item spacing.
    public var laneSpacing: Double?
    /// The space between two items of a lane, in points; nil means the layout's line spacing.
    public var itemSpacing: Double?

    /// Makes a body of lanes.
    public init(
        lanes: Lanes, heights: ItemHeights, laneSpacing: Double? = nil, itemSpacing: Double? = nil
    ) {
        (self.lanes, self.heights) = (lanes, heights)
        (self.laneSpacing, self.itemSpacing) = (laneSpacing, itemSpacing)
    }

    /// The number of lanes, or their width. With `count` and `minimumWidth`, lanes have the width of
    /// `Column.itemWidth(perLine:)`, in whole points.
    public enum Lanes: Hashable, Sendable {
        /// A number of lanes. A number below one is a `LayoutProblem`, and counts as one.
        case count(Int)
        /// The largest number of lanes that fit with at least this width in points, but at least one lane.
        ///
        /// A width that is zero, negative, not a number or beyond 10^12 is a `LayoutProblem`. The body then has one
        /// lane.
        case minimumWidth(Double)
        /// The largest number of lanes of this width, in points, that fit, but at least one lane. If widths, spacings
        /// and insets are multiples of a cell's width, all lanes have the same number of columns on the screen.
        ///
        /// A width that is zero, negative, not a number or beyond 10^12 is a `LayoutProblem`. The body then has one
        /// lane that fills the width.
        case width(Double)
    }
}

extension WaterfallBody: SectionBody {
    public func isAlike(_ other: any SectionBody) -> Bool {
        guard let other = other as? WaterfallBody, case .measured(let estimate) = heights,
            case .measured(estimate) = other.heights
        else { return false }
        return lanes == other.lanes && laneSpacing == other.laneSpacing
            && itemSpacing == other.itemSpacing
    }

    public var transposed: WaterfallBody {
        var copy = self
        copy.heights = heights.transposed
        return copy
    }

    public func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
        let spacing = problems.coordinate(
            laneSpacing ?? room.defaults.interItemSpacing, .laneSpacing)
        let count = lanes.count(in: room.size.width, spacing: spacing, &problems)
        var width = room.itemWidth(perLine: count, interItemSpacing: spacing)
        if case .width(let own) = lanes, own > 0, own.isLength {
            width = min(own, room.size.width)
            if width < own {
                problems.note(.clamped("a lane width of \(own.brief) points", to: width))
            }
        }
        if case .measured(let estimate) = heights { _ = problems.length(estimate, .estimate) }
        return WaterfallPlan(
            LaneMetrics(
                count: count, width: width, spacing: spacing,
                itemSpacing: problems.coordinate(
                    itemSpacing ?? room.defaults.lineSpacing, .itemSpacing)),
            heights)
    }
}

extension WaterfallBody.Lanes {
    fileprivate func count(
        in room: Double, spacing: Double, _ problems: inout ProblemLog
    ) -> Int {
        switch self {
        case .count(let count):
            if count < 1 { problems.report(.lanes(count)) }
            return max(1, count)
        case .minimumWidth(let width), .width(let width):
            guard width > 0, width.isLength else {
                problems.report(.length(.laneWidth, "\(width)"))
                return 1
            }
            // Keep at least one point between the starts of lanes, so that their number is finite. Lanes of a minimum
            // width have a width in whole points.
            var least = width
            if case .minimumWidth = self { least = width.rounded(.up) }
            let pitch = max(1, least + spacing)
            return max(1, Int(quotient: (room + spacing) / pitch, last: .max))
        }
    }
}

extension SectionLayout {
    /// Makes a section of lanes; see `WaterfallBody`.
    public static func waterfall(
        lanes: WaterfallBody.Lanes, heights: ItemHeights, laneSpacing: Double? = nil,
        itemSpacing: Double? = nil, inset: EdgeInsets? = nil
    ) -> SectionLayout {
        SectionLayout(
            WaterfallBody(
                lanes: lanes, heights: heights, laneSpacing: laneSpacing, itemSpacing: itemSpacing),
            inset: inset)
    }
}
