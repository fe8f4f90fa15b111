/// What makes one snapshot of another: deletes, inserts and as few moves as can be, and what is to
/// be shown anew.
///
/// As with UICollectionView's batch updates, what is deleted and where things move from counts in
/// the old snapshot, what is inserted and where they move to in the new one. An item that stays in
/// its section moves only if it is not in the longest sequence of those that keep their order; one
/// whose section differs always does. The items of a section that is deleted or inserted are listed
/// too, unless they move.
///
/// Runs of items are one entry, however many they are.
public struct Difference<SectionID: Hashable, ItemID: Hashable> {
    /// Indexes in the old snapshot, in ascending order.
    public internal(set) var deletedSections: [Int] = []
    /// Indexes in the new snapshot, in ascending order.
    public internal(set) var insertedSections: [Int] = []
    /// The identifiers of the inserted sections, in the same order.
    public internal(set) var insertedSectionIdentifiers: [SectionID] = []
    /// In the order of the old snapshot.
    public internal(set) var movedSections: [SectionMove] = []
    /// Of the old snapshot, in its order.
    public internal(set) var deletedItems: [ItemRun] = []
    /// Of the new snapshot, in its order.
    public internal(set) var insertedItems: [ItemRun] = []
    /// The identifiers of all inserted items, one run after the other.
    public internal(set) var insertedItemIdentifiers = ItemIdentifiers<ItemID>()
    /// In no particular order.
    public internal(set) var movedItems: [ItemMove] = []
    /// Indexes in the new snapshot of sections that were there and are to be shown anew.
    public internal(set) var reloadedSections: [Int] = []
    /// Places in the new snapshot of items that were there and are to be shown anew, in whatever
    /// section.
    public internal(set) var reloadedItems: [ItemPosition] = []
    /// Places in the new snapshot of items that were there, are not reloaded, and whose content has
    /// changed.
    public internal(set) var reconfiguredItems: [ItemPosition] = []

    @usableFromInline
    init() {}

    /// Whether nothing changes and nothing is to be shown anew.
    public var isEmpty: Bool {
        !changesPlaces && reloadedSections.isEmpty && reloadedItems.isEmpty
            && reconfiguredItems.isEmpty
    }

    /// Whether anything is deleted, inserted or moved.
    public var changesPlaces: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
    }

    /// How many items are deleted, in all runs. O(runs).
    public var numberOfDeletedItems: Int { deletedItems.reduce(0) { $0 + $1.count } }
    /// How many items are inserted, in all runs. O(runs).
    public var numberOfInsertedItems: Int { insertedItems.reduce(0) { $0 + $1.count } }
    /// How many items move, in all runs. O(runs).
    public var numberOfMovedItems: Int { movedItems.reduce(0) { $0 + $1.count } }
}

extension Difference: Equatable {}
extension Difference: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// A section's index in the old and in the new snapshot.
public struct SectionMove: Hashable, Sendable {
    /// The index in the old snapshot.
    public var from: Int
    /// The index in the new snapshot.
    public var to: Int
}

/// Consecutive items that stay together: where the first is in the old and in the new snapshot.
public struct ItemMove: Hashable, Sendable {
    /// Where the first is in the old snapshot.
    public var from: ItemPosition
    /// Where the first is in the new snapshot.
    public var to: ItemPosition
    /// The number of items.
    public var count: Int

    @inlinable
    init(from: ItemPosition, to: ItemPosition, count: Int) {
        self.from = from
        self.to = to
        self.count = count
    }
}

extension Snapshot {
    /// What makes this snapshot of an older one.
    ///
    /// O(items), a comparison each, where little has changed: equal ends are left out, both sides
    /// walked with a short look-ahead, and only the rest is looked up by identifier, O(rest · log
    /// rest). Ranges cost what their pieces do.
    @inlinable
    public func difference(from old: Snapshot) -> Difference<SectionID, ItemID> {
        var differ = Differ(from: old, to: self)
        return differ.run()
    }
}
