/// A plan whose items keep their lanes while only sizes change.
protocol LaneKeepingPlan: BodyPlan {
    /// The height, in points, of items that are not measured yet; nil if the body does not measure heights.
    var estimate: Double? { get }
    /// Whether the lane of an item depends on the heights of the items before it.
    var choosesByHeight: Bool { get }
}

/// Placed items that keep their lanes while only sizes change.
protocol LaneKeeping: PlacedItems {
    /// Returns the lanes of the first `count` items, or of all items if it is nil. Nil if no lanes are kept.
    func keptLanes(first count: Int?, isLazy: Bool) -> KeptLanes?
}
