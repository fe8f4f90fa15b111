/// The changes from one snapshot to another: deletes, inserts, as few moves as possible, and reloads.
///
/// A program can read whether there are changes, and the numbers of deleted, inserted and moved items. A view uses the
/// positions of the changes, which are not public.
///
/// An item that stays in its section moves only if it is not in the longest sequence of items that keep their order. An
/// item that changes its section always moves. The items of a deleted or inserted section count too, unless they move.
///
/// A run is a group of consecutive items with the same change. It is stored as one entry.
public struct Difference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    // As in UICollectionView's batch updates, deletes and the starts of moves are positions in the old snapshot.
    // Inserts and the ends of moves are positions in the new snapshot.

    /// The indices of the deleted sections in the old snapshot, in ascending order.
    @usableFromInline package internal(set) var deletedSections: [Int] = []
    /// The indices of the inserted sections in the new snapshot, in ascending order.
    package internal(set) var insertedSections: [Int] = []
    /// The identifiers of the inserted sections, in the same order.
    package internal(set) var insertedSectionIdentifiers: [SectionID] = []
    /// The moved sections, in the order of the old snapshot.
    package internal(set) var movedSections: [SectionMove] = []
    /// The deleted items, as runs in the old snapshot, in its order.
    package internal(set) var deletedItems: [ItemRun] = []
    /// The inserted items, as runs in the new snapshot, in its order.
    package internal(set) var insertedItems: [ItemRun] = []
    /// The identifiers of all inserted items, in the order of the runs.
    package internal(set) var insertedItemIdentifiers = ItemIdentifiers<ItemID>()
    /// The moved items, in no particular order.
    package internal(set) var movedItems: [ItemMove] = []
    /// The indices, in the new snapshot, of the sections to reload. Only sections that were in the old snapshot too are
    /// listed.
    package internal(set) var reloadedSections: [Int] = []
    /// The positions, in the new snapshot, of the items to reload. Only items that were in the old snapshot too, in any
    /// section, are listed.
    package internal(set) var reloadedItems: [ItemPosition] = []
    /// The positions, in the new snapshot, of the items to reconfigure. Only items that were in the old snapshot too,
    /// and are not reloaded, are listed.
    package internal(set) var reconfiguredItems: [ItemPosition] = []

    @usableFromInline
    init() {}

    /// Whether both snapshots are equal, and no section or item is reloaded or reconfigured.
    public var isEmpty: Bool {
        !changesPlaces && reloadedSections.isEmpty && reloadedItems.isEmpty
            && reconfiguredItems.isEmpty
    }

    /// Whether any section or item is deleted, inserted or moved.
    package var changesPlaces: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
    }

    /// The number of deleted items in all runs. O(runs).
    public var numberOfDeletedItems: Int { deletedItems.reduce(0) { $0 + $1.count } }
    /// The number of inserted items in all runs. O(runs).
    public var numberOfInsertedItems: Int { insertedItems.reduce(0) { $0 + $1.count } }
    /// The number of moved items in all runs. O(runs).
    public var numberOfMovedItems: Int { movedItems.reduce(0) { $0 + $1.count } }
}

extension Difference: Equatable {}
extension Difference: Sendable {}

/// The move of a section: its index in the old and in the new snapshot.
package struct SectionMove: Hashable, Sendable {
    /// The index in the old snapshot.
    package var from: Int
    /// The index in the new snapshot.
    package var to: Int
}

/// The move of consecutive items that stay together.
@usableFromInline
package struct ItemMove: Hashable, Sendable {
    /// The position of the first item in the old snapshot.
    @usableFromInline package var from: ItemPosition
    /// The position of the first item in the new snapshot.
    @usableFromInline package var to: ItemPosition
    /// The number of items.
    @usableFromInline package var count: Int

    @inlinable
    init(from: ItemPosition, to: ItemPosition, count: Int) {
        self.from = from
        self.to = to
        self.count = count
    }
}
