/// The items of a waterfall that all have the estimated height. So the items fill the lanes row by row.
final class EqualLanes: ClosedForm, LanedItems {
    private let plan: WaterfallPlan
    private let height: Double
    /// The largest number of lanes that get items. With a pitch of zero, the first lane stays the shortest and gets all
    /// items, unless the items go to the lanes in turn.
    private let count: Int

    init(_ plan: WaterfallPlan, height: Double) {
        (self.plan, self.height) = (plan, height)
        count = plan.lanes.pitch(height) > 0 || !plan.choosesByHeight ? plan.lanes.count : 1
    }

    private var takesRoom: Bool { height > 0 && lanes.width > 0 }

    var lanes: LaneMetrics { plan.lanes }
    func laneCount(_ items: BodyItems) -> Int { takesRoom ? min(count, items.count) : 0 }
    func itemCount(inLane lane: Int, _ items: BodyItems) -> Int {
        (items.count - lane).parts(of: count)
    }
    func item(at place: Int, inLane lane: Int) -> Int { place * count + lane }
    func lane(of item: Int) -> Int? { takesRoom ? item % count : nil }
    func extent(of item: Int) -> (top: Double, height: Double) {
        (Double(item / count) * lanes.pitch(height), height)
    }

    func height(of count: Int) -> Double {
        takesRoom && count > 0 ? extent(of: count - 1).top + height : 0
    }

    func size(of items: BodyItems) -> Size {
        Size(
            width: lanes.width(ofFirst: laneCount(items)), height: height(of: items.count))
    }

    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        takesRoom ? item : nil
    }

    func opened(_ items: BodyItems) -> (any PlacedItems)? {
        // The lanes of a closed form need no closure, so there are no problems.
        var problems = ProblemLog()
        return Waterfall(
            plan, heights: Array(repeating: takesRoom ? height : 0, count: items.count),
            lanes: Array(repeating: .none, count: items.count), keeping: items.keptLanes,
            &problems)
    }
}
