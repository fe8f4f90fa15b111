/// The plan of a waterfall in one column.
final class WaterfallPlan: BodyPlan {
    let lanes: LaneMetrics
    let heights: ItemHeights

    init(_ lanes: LaneMetrics, _ heights: ItemHeights) {
        (self.lanes, self.heights) = (lanes, heights)
    }

    /// The height, in points, of items that are not measured yet; nil if the body does not measure heights.
    fileprivate var estimate: Double? {
        if case .measured(let estimate) = heights { estimate.orZero } else { nil }
    }

    // If the width is zero, no item takes room at any height.
    var isMeasured: Bool { estimate != nil && lanes.width > 0 }
    var closedForm: (any ClosedForm)? { estimate.map { EqualLanes(self, height: $0) } }
    var numbers: [BodyNumber] {
        [
            BodyNumber("lanes", .count(lanes.count)), .points(.laneWidth, lanes.width),
            .points(.laneSpacing, lanes.pitch - lanes.width),
            .points(.itemSpacing, lanes.itemSpacing),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        Waterfall(self, heights: heights(of: 0..<items.count, items, &problems))
    }

    fileprivate func heights(
        of range: Range<Int>, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> [Double] {
        guard lanes.width > 0 else { return Array(repeating: 0, count: range.count) }
        return heights.numbers(for: range, width: lanes.width, items, &problems)
    }

    /// Whether items have the same positions in both plans, if they have the same heights.
    fileprivate func places(like other: WaterfallPlan) -> Bool {
        guard lanes == other.lanes else { return false }
        return switch (heights, other.heights) {
        case (.measured(let one), .measured(let other)): one == other
        case (.each, .each), (.bulk, .bulk), (.aspectRatio, .aspectRatio): true
        default: false
        }
    }
}

/// The items of one waterfall. Each item takes 20 bytes here, and 4 more bytes in the list of its lane.
struct Waterfall: LanedItems {
    private var plan: WaterfallPlan
    private var heights: [Double]
    private var tops: [Double] = []
    /// The lane of each item; `none` for an item that takes no room.
    private var laneOfItems: [UInt32] = []
    /// The items of each lane.
    private var itemsOfLanes: [[UInt32]] = []
    private var height = 0.0

    private static let none = UInt32.max
    /// The largest number of new items in a change that are all measured at once, even in a lazy arrangement.
    private static let mostAsked = 4096

    fileprivate init(_ plan: WaterfallPlan, heights: [Double]) {
        (self.plan, self.heights) = (plan, heights)
        place(from: 0)
    }

    var lanes: LaneMetrics { plan.lanes }
    func laneCount(_ items: BodyItems) -> Int {
        itemsOfLanes.partitioningIndex { $0.isEmpty }
    }
    func itemCount(inLane lane: Int, _ items: BodyItems) -> Int { itemsOfLanes[lane].count }
    func item(at place: Int, inLane lane: Int) -> Int { Int(itemsOfLanes[lane][place]) }
    func extent(of item: Int) -> (top: Double, height: Double) { (tops[item], heights[item]) }
    func lane(of item: Int) -> Int? {
        laneOfItems[item] == Self.none ? nil : Int(laneOfItems[item])
    }

    func size(of items: BodyItems) -> Size {
        Size(width: lanes.width(ofFirst: laneCount(items)), height: height)
    }

    /// Places all items again, from the given item to the last.
    private mutating func place(from first: Int) {
        tops.removeSubrange(first...)
        tops.reserveCapacity(heights.count)
        laneOfItems.removeSubrange(first...)
        laneOfItems.reserveCapacity(heights.count)
        let laneCount = min(lanes.count, heights.count)
        while itemsOfLanes.count < laneCount { itemsOfLanes.append([]) }
        for lane in itemsOfLanes.indices {
            let kept = itemsOfLanes[lane].partitioningIndex { $0 >= first }
            itemsOfLanes[lane].removeSubrange(kept...)
        }
        var queue = LaneQueue(ends: itemsOfLanes.map(end))
        for item in first..<heights.count {
            guard heights[item] > 0 else {
                tops.append(0)
                laneOfItems.append(Self.none)
                continue
            }
            let (lane, top) = queue.shortest
            tops.append(top)
            laneOfItems.append(UInt32(lane))
            itemsOfLanes[lane].append(UInt32(item))
            queue.lengthen(to: top + lanes.pitch(heights[item]))
        }
        height = lowest
    }

    /// Returns the top that the next item of a lane would get, in points.
    private func end(of lane: [UInt32]) -> Double {
        lane.last.map { tops[Int($0)] + lanes.pitch(heights[Int($0)]) } ?? 0
    }

    /// The bottom of the lowest item, in points. If items overlap, the lowest item need not be the last item of its
    /// lane.
    private var lowest: Double {
        func bottom(_ item: Int) -> Double { tops[item] + heights[item] }
        guard lanes.itemSpacing < 0 else {
            return itemsOfLanes.reduce(0) { max($0, $1.last.map { bottom(Int($0)) } ?? 0) }
        }
        return tops.indices.reduce(0) { max($0, bottom($1)) }
    }

    /// Reads the heights of new items, and places all items again from the first new item.
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        guard let plan = plan as? WaterfallPlan, plan.places(like: self.plan),
            plan.isMeasured ? items.canMeasure : edits.sizesFollow
        else { return false }
        self.plan = plan
        guard let first = edits.span?.old.lowerBound else { return true }
        for change in edits.changes.reversed() {
            // Keep the estimates, because most items of a large change are far from the viewport.
            if let estimate = plan.estimate, edits.isLazy, change.new.count > Self.mostAsked {
                let estimates = repeatElement(estimate, count: change.new.count)
                heights.replaceSubrange(change.old, with: estimates)
            } else {
                heights.replaceSubrange(
                    change.old, with: plan.heights(of: change.new, items, &problems))
            }
        }
        place(from: first)
        return true
    }
}

/// A binary heap of lanes, ordered by their ends. Of equally long lanes, the leftmost lane comes first.
private struct LaneQueue {
    private var lanes: [(end: Double, lane: Int)]

    init(ends: [Double]) {
        lanes = zip(ends, ends.indices).map { ($0, $1) }.sorted { $0 < $1 }
    }

    /// The shortest lane and its end, in points. The queue must contain a lane.
    var shortest: (lane: Int, end: Double) { (lanes[0].lane, lanes[0].end) }

    /// Moves the end of the shortest lane. O(log lanes).
    mutating func lengthen(to end: Double) {
        let moved = (end: end, lane: lanes[0].lane)
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < lanes.count else { break }
            if child + 1 < lanes.count, lanes[child + 1] < lanes[child] { child += 1 }
            guard lanes[child] < moved else { break }
            lanes[index] = lanes[child]
            index = child
        }
        lanes[index] = moved
    }
}

/// The items of a waterfall that all have the estimated height. So the items fill the lanes row by row.
final class EqualLanes: ClosedForm, LanedItems {
    private let plan: WaterfallPlan
    private let height: Double
    /// The largest number of lanes that get items. With a pitch of zero, the first lane stays the shortest and gets all
    /// items.
    private let count: Int

    fileprivate init(_ plan: WaterfallPlan, height: Double) {
        (self.plan, self.height) = (plan, height)
        count = plan.lanes.pitch(height) > 0 ? plan.lanes.count : 1
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
        Waterfall(plan, heights: Array(repeating: height, count: items.count))
    }
}
