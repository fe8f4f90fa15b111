/// How an arrow key comes into a body. Coordinates are points from the body's corner.
public struct BodyEntry {
    /// The way it goes.
    public var direction: Direction
    /// Where it comes from: for up and down the top of the item it leaves and its middle across, else its left edge
    /// and its middle in height.
    public var origin: Point
    /// The x between which the body is seen.
    public var visible: ClosedRange<Double>
}

/// The item by which a body is entered.
public struct EnteredItem {
    /// Its index.
    public var item: Int
    /// How far its line is from where the key comes from, across the direction; the nearest of several sections wins.
    public var distance: Double

    /// Makes an answer.
    public init(item: Int, distance: Double) {
        self.item = item
        self.distance = distance
    }
}

/// Items that came in the place of others.
public struct ItemEdits {
    /// Consecutive items in the place of others, in rising order and apart; none where the description alone changed.
    public let changes: [ArrangementChanges.ItemChange]
    /// Whether sizes given by index have moved with their items; if not, any of them may be different.
    public let sizesFollow: Bool
    /// Whether items far from what is seen may keep their estimates.
    let isLazy: Bool

    /// One change from the first to the last; nil when no item has changed.
    public var span: ArrangementChanges.ItemChange? {
        guard let first = changes.first, let last = changes.last else { return nil }
        return ArrangementChanges.ItemChange(
            old: first.old.lowerBound..<last.old.upperBound,
            new: first.new.lowerBound..<last.new.upperBound)
    }
}
