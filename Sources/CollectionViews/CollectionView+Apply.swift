import CollectionLayouts
import CollectionSnapshots

/// Changes of data.
extension CollectionView {
    /// Shows a new snapshot; elements move to their new places if `animated` and the view `animates`.
    ///
    /// Selection, sideways offsets and the scroll position follow identifiers. As in UIKit, a selected item that was
    /// deleted is no longer selected. Reloaded and reconfigured items count as changed: their sizes are measured again.
    /// The view's own copy of the snapshot no longer lists them as reloaded. In an animated change, deleted elements
    /// are drawn until they have disappeared, with `Element.isDisappearing` set.
    ///
    /// Call this on the thread that owns the view. From another thread, post the new data to the loop (`Mailbox`) and
    /// apply it there.
    ///
    /// Returns false when nothing differs; then there is nothing to draw. Named after `NSDiffableDataSource`'s
    /// `apply(_:animatingDifferences:)`.
    ///
    /// - Complexity: That of `Snapshot.difference(from:)` and of the arrangement's update, plus O(visible).
    @inlinable
    @discardableResult
    public mutating func apply(
        _ snapshot: Snapshot<SectionID, ItemID>, animated: Bool = true
    ) -> Bool {
        // Inlinable here, so that the comparison is specialised for the caller's identifiers.
        let difference = snapshot.difference(from: inputs.snapshot)
        guard !difference.isEmpty else { return false }
        take(snapshot, difference, animated: animated)
        return true
    }

    /// Replaces the items of a section by the visible items of a tree.
    ///
    /// As in UIKit, a missing section is added at the end. Items that are in another section are moved. The tree
    /// decides which items are expanded; if you build a new tree, see `SectionSnapshot.expandItems(expandedIn:)`.
    ///
    /// Returns false when nothing differs. Throws a `SnapshotError` if the snapshot rejects the tree.
    @discardableResult
    public mutating func apply(
        _ tree: SectionSnapshot<ItemID>, to section: SectionID, animated: Bool = true
    ) throws(SnapshotError<SectionID, ItemID>) -> Bool {
        var next = inputs.snapshot
        try next.apply(tree, to: section)
        return apply(next, animated: animated)
    }

    /// Stores a snapshot that differs from the current one.
    @usableFromInline
    mutating func take(
        _ snapshot: Snapshot<SectionID, ItemID>, _ difference: Difference<SectionID, ItemID>,
        animated: Bool
    ) {
        var next = inputs
        next.snapshot = snapshot
        take(next, difference, animated: animated)
    }
}
