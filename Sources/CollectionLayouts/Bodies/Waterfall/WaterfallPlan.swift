/// The plan of a waterfall in one column.
final class WaterfallPlan: LaneKeepingPlan {
    let lanes: LaneMetrics
    let placement: SectionLayout.LanePlacement
    private let heights: ItemHeights

    init(_ lanes: LaneMetrics, _ placement: SectionLayout.LanePlacement, _ heights: ItemHeights) {
        (self.lanes, self.placement, self.heights) = (lanes, placement, heights)
    }

    /// The height, in points, of items that are not measured yet; nil if the body does not measure heights.
    var estimate: Double? {
        if case .measured(let estimate) = heights { estimate.orZero } else { nil }
    }

    /// Whether the lane of an item depends on the heights of the items before it.
    var choosesByHeight: Bool { if case .shortest = placement { true } else { false } }

    // If the width is zero, no item takes room at any height.
    var isMeasured: Bool { estimate != nil && lanes.width > 0 }
    var closedForm: (any ClosedForm)? {
        if case .custom = placement { return nil }
        return estimate.map { EqualLanes(self, height: $0) }
    }
    var numbers: [BodyNumber] {
        [
            BodyNumber("lanes", .count(lanes.count)), .points(.laneWidth, lanes.width),
            .points(.laneSpacing, lanes.pitch - lanes.width),
            .points(.itemSpacing, lanes.itemSpacing),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        let (heights, lanes) = sizes(of: 0..<items.count, items, &problems)
        return Waterfall(
            self, heights: heights, lanes: lanes, keeping: items.keptLanes, &problems)
    }

    /// Returns the heights of a range of items. Also returns an empty lane for each item, which is settled if the
    /// item's height is not an estimate.
    func sizes(
        of range: Range<Int>, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> (heights: [Double], lanes: [ItemLane]) {
        var own = Array(repeating: ItemLane.settled, count: range.count)
        guard lanes.width > 0 else { return (Array(repeating: 0, count: range.count), own) }
        let heights = heights.numbers(for: range, width: lanes.width, items, &problems) {
            own[$0 - range.lowerBound] = .none
        }
        return (heights, own)
    }

    /// Whether items have the same positions in both plans, if they have the same heights. Closures count as equal.
    func places(like other: WaterfallPlan) -> Bool {
        guard lanes == other.lanes else { return false }
        switch (placement, other.placement) {
        case (.shortest, .shortest), (.inTurn, .inTurn), (.custom, .custom): break
        default: return false
        }
        return switch (heights, other.heights) {
        case (.measured(let one), .measured(let other)): one == other
        case (.each, .each), (.bulk, .bulk), (.aspectRatio, .aspectRatio): true
        default: false
        }
    }
}
