/// The items of one waterfall. Each item takes 20 bytes here, and 4 more bytes in the list of its lane.
struct Waterfall: LanedItems, LaneKeeping {
    private var plan: WaterfallPlan
    private var heights: [Double]
    /// The lane of each item. An item that loses its room keeps its lane.
    private var laneOfItems: [ItemLane]
    private var tops: [Double] = []
    /// The items of each lane that take room.
    private var itemsOfLanes: [[UInt32]] = []
    /// The number of lanes up to the last lane with items.
    private var laneCount = 0
    private var height = 0.0

    /// The largest number of new items in a change that are all measured at once, even in a lazy arrangement.
    private static let mostAsked = 4096

    /// Places items in lanes.
    ///
    /// - Parameters:
    ///   - heights: The heights of the items in points; zero for an item without room.
    ///   - lanes: An empty lane for each item, settled if the item's height is known.
    ///   - kept: The lanes that items keep. They are ignored if they belong to another kind of waterfall.
    init(
        _ plan: WaterfallPlan, heights: [Double], lanes: [ItemLane], keeping kept: KeptLanes?,
        _ problems: inout ProblemLog
    ) {
        (self.plan, self.heights, laneOfItems) = (plan, heights, lanes)
        if let kept, let former = kept.plan as? WaterfallPlan, former.places(like: plan) {
            kept.write(to: &laneOfItems)
        }
        place(from: 0, &problems)
    }

    var lanes: LaneMetrics { plan.lanes }
    func laneCount(_ items: BodyItems) -> Int { laneCount }
    func itemCount(inLane lane: Int, _ items: BodyItems) -> Int { itemsOfLanes[lane].count }
    func item(at place: Int, inLane lane: Int) -> Int { Int(itemsOfLanes[lane][place]) }
    func extent(of item: Int) -> (top: Double, height: Double) { (tops[item], heights[item]) }
    func lane(of item: Int) -> Int? { heights[item] > 0 ? laneOfItems[item].number : nil }

    func size(of items: BodyItems) -> Size {
        Size(width: lanes.width(ofFirst: laneCount), height: height)
    }

    /// Returns the lanes that the first items keep in another solve; nil if the placement gives the same lanes again.
    ///
    /// - Parameters:
    ///   - count: The number of items that keep their lanes; nil for all items.
    ///   - isLazy: Whether lanes that depend on estimates are chosen again.
    func keptLanes(first count: Int?, isLazy: Bool) -> KeptLanes? {
        guard plan.choosesByHeight else { return nil }
        return KeptLanes(
            plan, laneOfItems, first: count ?? heights.count, keepsAll: !isLazy)
    }

    /// Places all items again, from the given item to the last. Items keep their lanes, and items without a lane get
    /// one.
    private mutating func place(from first: Int, _ problems: inout ProblemLog) {
        tops.removeSubrange(first...)
        tops.reserveCapacity(heights.count)
        let laneCount = chooseByIndex(from: first, &problems)
        while itemsOfLanes.count < laneCount { itemsOfLanes.append([]) }
        for lane in itemsOfLanes.indices {
            let kept = itemsOfLanes[lane].partitioningIndex { $0 >= first }
            itemsOfLanes[lane].removeSubrange(kept...)
        }
        var queue = LaneQueue(ends: itemsOfLanes.map(end))
        for item in first..<heights.count {
            guard heights[item] > 0 else {
                tops.append(0)
                continue
            }
            let lane = laneOfItems[item].number ?? queue.shortest()
            laneOfItems[item].number = lane
            let top = queue.ends[lane]
            tops.append(top)
            itemsOfLanes[lane].append(UInt32(item))
            queue.lengthen(lane, to: top + lanes.pitch(heights[item]))
        }
        self.laneCount = (itemsOfLanes.lastIndex { !$0.isEmpty } ?? -1) + 1
        height = lowest
    }

    /// Gives a lane to each item without a lane, from the given item on, if lanes do not depend on heights. Returns the
    /// number of lanes that items can be in.
    private mutating func chooseByIndex(
        from first: Int, _ problems: inout ProblemLog
    ) -> Int {
        let items = first..<heights.count
        switch plan.placement {
        case .shortest: break
        case .inTurn:
            let count = min(lanes.count, ItemLane.most)
            for item in items { laneOfItems[item].number = item % count }
        case .custom(let choose):
            guard lanes.width > 0 else { return 0 }
            let count = min(lanes.count, WaterfallBody.mostCustomLanes)
            var isReported = false
            for item in items where laneOfItems[item].number == nil {
                let lane = choose(item, count)
                laneOfItems[item].number = min(max(0, lane), count - 1)
                guard !isReported, !(0..<count).contains(lane) else { continue }
                problems.report(.lane(lane, of: count), item: item)
                isReported = true
            }
            return count
        }
        return min(lanes.count, heights.count, ItemLane.most)
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

    /// Reads the heights of changed items, and places all items again from the first changed item.
    ///
    /// If only sizes have changed, items keep their lanes; see `ItemLane`. Otherwise, all items get a new lane from the
    /// first item that is not the same as before.
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        guard let plan = plan as? WaterfallPlan, plan.places(like: self.plan),
            plan.isMeasured ? items.canMeasure : edits.sizesFollow
        else { return false }
        self.plan = plan
        guard let first = edits.changes.first?.old.lowerBound else { return true }
        let firstNew = edits.firstNewItem ?? heights.count
        let keepsAll = !edits.isLazy || !plan.choosesByHeight
        for item in first..<heights.count
        where item >= firstNew || !keepsAll && !laneOfItems[item].isSettled {
            laneOfItems[item].number = nil
        }
        for change in edits.changes.reversed() {
            read(change, edits, items, &problems)
        }
        place(from: first, &problems)
        return true
    }

    /// Reads the heights of the new items of a change.
    private mutating func read(
        _ change: ArrangementChanges.ItemChange, _ edits: ItemEdits, _ items: BodyItems,
        _ problems: inout ProblemLog
    ) {
        var new: (heights: [Double], lanes: [ItemLane])
        // Keep the estimates, because most items of a large change are far from the viewport.
        if let estimate = plan.estimate, edits.isLazy, change.new.count > Self.mostAsked {
            new = (
                Array(repeating: estimate, count: change.new.count),
                Array(repeating: .none, count: change.new.count)
            )
        } else {
            new = plan.sizes(of: change.new, items, &problems)
            // An item that is measured now keeps its estimate for good if it has no measured size.
            if edits.isMeasuring {
                new.lanes = Array(repeating: .settled, count: change.new.count)
            }
        }
        heights.replaceSubrange(change.old, with: new.heights)
        if change.new.lowerBound < edits.firstNewItem ?? .max {
            // The items are the same as before.
            for (item, lane) in zip(change.new, new.lanes) where lane.isSettled {
                laneOfItems[item].isSettled = true
            }
        } else {
            laneOfItems.replaceSubrange(change.old, with: new.lanes)
        }
    }
}
