/// An arrow key that enters a body. Coordinates are points from the body's upper left corner.
public struct BodyEntry {
    /// The direction of the key.
    public var direction: Direction
    /// A point of the item that the key leaves: for up and down the middle of its top, else the middle of its left
    /// edge.
    public var origin: Point
    /// The range of x in which the body is seen.
    public var visible: ClosedRange<Double>
}

/// The item an arrow key goes to when it enters a body.
public struct EnteredItem {
    /// Its index.
    public var item: Int
    /// How far its line is from `BodyEntry.origin`, across the direction, in points; zero on the same line. Of several
    /// sections the one with the smallest distance is entered.
    public var distance: Double

    /// Makes an answer.
    public init(item: Int, distance: Double) {
        self.item = item
        self.distance = distance
    }
}

/// New items, and those they replace.
public struct ItemEdits {
    /// Runs of new items and those they replace, in rising order and apart; none if only the description changed.
    public let changes: [ArrangementChanges.ItemChange]
    /// Whether sizes given by index have moved with their items. If not, any item may have another size.
    public let sizesFollow: Bool
    /// Whether items far from the viewport may keep their estimates.
    let isLazy: Bool

    /// One change that covers all of them; nil if no item has changed.
    public var span: ArrangementChanges.ItemChange? {
        guard let first = changes.first, let last = changes.last else { return nil }
        return ArrangementChanges.ItemChange(
            old: first.old.lowerBound..<last.old.upperBound,
            new: first.new.lowerBound..<last.new.upperBound)
    }
}
