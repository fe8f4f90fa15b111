/// An arrow key that enters a body. Coordinates are points from the body's upper left corner.
public struct BodyEntry {
    /// The direction of the arrow key.
    public var direction: Direction
    /// A point of the item that the focus leaves. For up and down it is the middle of the item's top edge, otherwise
    /// the middle of its left edge.
    public var origin: Point
    /// The visible range of x.
    public var visible: ClosedRange<Double>
}

/// The item that an arrow key goes to when it enters a body.
public struct EnteredItem {
    /// The item's index.
    public var item: Int
    /// The distance from `BodyEntry.origin` to the item's line, across the direction, in points; zero on the same line.
    /// Of several sections the one with the smallest distance is entered.
    public var distance: Double

    /// Makes an answer.
    public init(item: Int, distance: Double) {
        self.item = item
        self.distance = distance
    }
}

/// The changed items of a section: ranges of new items and the items they replace.
public struct ItemEdits {
    /// The changes, in ascending order; their ranges do not overlap. Empty if only the description has changed.
    public let changes: [ArrangementChanges.ItemChange]
    /// Whether sizes by index have moved with their items. If false, any item may have another size.
    public let sizesFollow: Bool
    /// Whether items far from the viewport may keep their estimates.
    let isLazy: Bool

    /// One change that covers all changes; nil if no item has changed.
    public var span: ArrangementChanges.ItemChange? {
        guard let first = changes.first, let last = changes.last else { return nil }
        return ArrangementChanges.ItemChange(
            old: first.old.lowerBound..<last.old.upperBound,
            new: first.new.lowerBound..<last.new.upperBound)
    }
}
