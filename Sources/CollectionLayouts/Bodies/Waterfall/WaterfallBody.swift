/// A body of lanes of equal width. `SectionLayout.waterfall` describes the rules and the costs.
package struct WaterfallBody {
    /// The number of lanes, or their minimum width.
    package var lanes: SectionLayout.Lanes
    /// The way in which items get their lanes.
    package var placement: SectionLayout.LanePlacement
    /// The heights of the items.
    package var heights: ItemHeights
    /// The space between two lanes, in points; nil means the layout's inter-item spacing.
    package var laneSpacing: Double?
    /// The space between two items of a lane, in points; nil means the layout's line spacing.
    package var itemSpacing: Double?

    /// Makes a body of lanes.
    package init(
        lanes: SectionLayout.Lanes, placement: SectionLayout.LanePlacement = .shortest,
        heights: ItemHeights,
        laneSpacing: Double? = nil, itemSpacing: Double? = nil
    ) {
        (self.lanes, self.placement, self.heights) = (lanes, placement, heights)
        (self.laneSpacing, self.itemSpacing) = (laneSpacing, itemSpacing)
    }

    /// The largest number of lanes for a closure, which limits the memory for lanes that have no items.
    static let mostCustomLanes = 1 << 16
}

extension WaterfallBody: SectionBody {
    package func isAlike(_ other: any SectionBody) -> Bool {
        guard let other = other as? WaterfallBody, case .measured(let estimate) = heights,
            case .measured(estimate) = other.heights, placement.isAlike(other.placement)
        else { return false }
        return lanes == other.lanes && laneSpacing == other.laneSpacing
            && itemSpacing == other.itemSpacing
    }

    package var transposed: WaterfallBody {
        var copy = self
        copy.heights = heights.transposed
        return copy
    }

    package func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan {
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
            placement, heights)
    }
}

extension SectionLayout.LanePlacement {
    /// Whether both values give the same lanes. Always false for closures, which cannot be compared.
    fileprivate func isAlike(_ other: Self) -> Bool {
        switch (self, other) {
        case (.shortest, .shortest), (.inTurn, .inTurn): true
        default: false
        }
    }
}

extension SectionLayout.Lanes {
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

    /// The way in which items get their lanes. Items without room take no lane.
    public enum LanePlacement {
        /// Each item goes into the lane where it begins highest; if there are several such lanes, into the leftmost.
        case shortest
        /// Item 0 goes into lane 0, item 1 into lane 1, and so on. After the last lane comes lane 0 again.
        case inTurn
        /// A closure that returns the lane of an item from the item's index and the number of lanes.
        ///
        /// Lanes are numbered from 0, from the leading edge. A number below 0 is clamped to the first lane, and a number
        /// beyond the last lane to the last lane. The first such number of a section is a `LayoutProblem`.
        /// The body calls the closure for each item, with or without room. The closure must return the same lanes as
        /// long as an `Arrangement` uses it. It can use the first 65,536 lanes.
        case custom((_ item: Int, _ lanes: Int) -> Int)
    }

    /// Makes a section of lanes of equal width (masonry). `placement` decides into which lane each item goes.
    ///
    /// Spacings are in points. If nil, the space between lanes is the layout's inter-item spacing, and the space
    /// between the items of a lane is its line spacing. With negative spacings, items and lanes overlap, but no item or
    /// lane begins before the previous one. A spacing that is infinite, not a number or beyond 10^12 counts as zero and
    /// is a `LayoutProblem`.
    ///
    /// The layout chooses the lanes when the data, the width or the layout change. After a change of data, the items
    /// before the first new, removed or moved item keep their lanes. A change of sizes moves items up and down, but not
    /// to another lane.
    ///
    /// If items are measured later, as in a `CollectionView`, an item keeps its lane from its first measurement on. The
    /// view measures items before they are visible. So no visible item jumps to another lane while the reader scrolls.
    /// The lanes of items that are not measured yet are chosen again, so that lanes do not become uneven.
    ///
    /// Solving takes O(items × log lanes). An edit reads the heights of the new items, and places all items again from
    /// the first new item. An edit solves all items if sizes have not moved with their items. A query takes
    /// O(log items) for each lane, and O(log results) for each result. The section keeps 24 bytes for each item. It
    /// keeps no memory if all items have the estimate and no closure chooses the lanes.
    public static func waterfall(
        lanes: Lanes, placement: LanePlacement = .shortest,
        heights: ItemHeights, laneSpacing: Double? = nil, itemSpacing: Double? = nil,
        inset: EdgeInsets? = nil
    ) -> SectionLayout {
        SectionLayout(
            WaterfallBody(
                lanes: lanes, placement: placement, heights: heights, laneSpacing: laneSpacing,
                itemSpacing: itemSpacing),
            inset: inset)
    }
}
