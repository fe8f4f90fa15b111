/// An arrow key press that moves the focus into a body. Coordinates are points from the body's upper left corner.
public struct BodyEntry {
    /// The direction of the arrow key.
    public var direction: Direction
    /// A point of the item that loses the focus. For up and down, it is the middle of the item's top edge. For left and
    /// right, it is the middle of the item's left edge.
    public var origin: Point
    /// The range of x coordinates that is visible.
    public var visible: ClosedRange<Double>
}

/// The item that receives the focus when an arrow key enters a body.
public struct EnteredItem {
    /// The item's index.
    public var item: Int
    /// The distance from `BodyEntry.origin` to the item's line, across the direction, in points; zero on the same line.
    /// If the key can enter several sections, it enters the section with the smallest distance.
    public var distance: Double

    /// Makes an entered item from its index and its distance.
    public init(item: Int, distance: Double) {
        self.item = item
        self.distance = distance
    }
}

/// The changed items of a section: ranges of new items, and the items that they replace.
public struct ItemEdits {
    /// The changes, in ascending order; their ranges do not overlap. Empty if only the description has changed.
    public let changes: [ArrangementChanges.ItemChange]
    /// Whether each unchanged item keeps its size, even if its index changes. If false, any item may have a new size.
    public let sizesFollow: Bool
    /// Whether items far from the viewport may keep their estimated sizes.
    let isLazy: Bool
    /// Whether the changed items are measured now.
    let isMeasuring: Bool
    /// The index of the first item that is not the same as before; nil if only sizes have changed.
    public let firstNewItem: Int?

    init(
        _ change: ArrangementChanges.SectionChange, of all: ArrangementChanges, isLazy: Bool
    ) {
        (changes, firstNewItem) = (change.items, all.firstNewItem(of: change))
        (sizesFollow, isMeasuring) = (all.sizesFollowItems, all.measuresEstimates)
        self.isLazy = isLazy
    }

    /// The smallest range that contains all changes, as one change; nil if no item has changed.
    public var span: ArrangementChanges.ItemChange? {
        guard let first = changes.first, let last = changes.last else { return nil }
        return ArrangementChanges.ItemChange(
            old: first.old.lowerBound..<last.old.upperBound,
            new: first.new.lowerBound..<last.new.upperBound)
    }
}
