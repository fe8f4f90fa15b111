import CollectionLayouts
import CollectionSnapshots

/// Changes of the view's data.
extension CollectionView {
    /// Shows a new snapshot. If `animated` is true and the view `animates`, elements move to their new frames.
    ///
    /// Selection, sideways offsets and the scroll position follow identifiers. As in UIKit, a selected item that was
    /// deleted is no longer selected. Reloaded and reconfigured items count as changed, so the view measures their
    /// sizes again. The view's own copy of the snapshot no longer lists these items as reloaded. During an animated
    /// change, `visibleElements` includes the deleted elements, with `Element.isDisappearing` set, until they have
    /// disappeared.
    ///
    /// Call this method on the thread that owns the view. From another thread, post the new data to the loop
    /// (`Mailbox`) and apply the data there.
    ///
    /// Returns false if the snapshots do not differ. Then the screen does not change. Named after
    /// `NSDiffableDataSource`'s `apply(_:animatingDifferences:)`.
    ///
    /// - Complexity: That of `Snapshot.difference(from:)` and of the arrangement's update, plus O(visible).
    @inlinable
    @discardableResult
    public mutating func apply(
        _ snapshot: Snapshot<SectionID, ItemID>, animated: Bool = true
    ) -> Bool {
        // This method is inlinable so that the compiler specialises the comparison for the caller's identifiers.
        let difference = snapshot.difference(from: inputs.snapshot)
        guard !difference.isEmpty else { return false }
        take(snapshot, difference, animated: animated)
        return true
    }

    /// Replaces the items of a section by the visible items of a tree.
    ///
    /// As in UIKit, adds a missing section at the end, and moves items that are in another section. The tree decides
    /// which items are expanded. A new tree can copy the expanded items of an old tree; see
    /// `SectionSnapshot.expandItems(expandedIn:)`.
    ///
    /// Returns false if the data do not change. Throws a `SnapshotError` if the snapshot rejects the tree.
    @discardableResult
    public mutating func apply(
        _ tree: SectionSnapshot<ItemID>, to section: SectionID, animated: Bool = true
    ) throws(SnapshotError<SectionID, ItemID>) -> Bool {
        var next = inputs.snapshot
        try next.apply(tree, to: section)
        return apply(next, animated: animated)
    }

    /// Replaces the current snapshot by a snapshot that differs from it.
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
