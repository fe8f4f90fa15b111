import CollectionLayouts
import CollectionSnapshots

/// Changes of data.
extension CollectionView {
    /// Shows other data; what was there before moves to its new place, where the view `animates`.
    ///
    /// Selection, sideways offsets and the reader's place follow identifiers; a selected item that is gone is not
    /// selected any more, as in UIKit. What is to be reloaded or reconfigured counts as changed: its size is asked
    /// for again, and the snapshot the view keeps has forgotten about it. An element that is gone is drawn until it
    /// has disappeared, and says so: `Element.isDisappearing`.
    ///
    /// A view belongs to one thread. From another one, post what has changed to the loop (`Mailbox`), and apply it there.
    ///
    /// Named after `NSDiffableDataSource`'s `apply(_:animatingDifferences:)`. Returns false when nothing is different;
    /// then nothing needs to be drawn.
    ///
    /// - Complexity: That of `Snapshot.difference(from:)`, and O(visible), besides the arrangement's.
    @inlinable
    @discardableResult
    public mutating func apply(
        _ snapshot: Snapshot<SectionID, ItemID>, animated: Bool = true
    ) -> Bool {
        // Here, so that comparing is made for the identifiers that the caller has.
        let difference = snapshot.difference(from: inputs.snapshot)
        guard !difference.isEmpty else { return false }
        take(snapshot, difference, animated: animated)
        return true
    }

    /// Shows the visible items of a tree as those of a section, which is added at the end when it is not there, as in
    /// UIKit. What is expanded is a matter of the tree; see `SectionSnapshot.expandItems(expandedIn:)` for one that
    /// is built anew.
    ///
    /// Items that are in another section are moved. Returns false when nothing is different.
    @discardableResult
    public mutating func apply(
        _ tree: SectionSnapshot<ItemID>, to section: SectionID, animated: Bool = true
    ) throws(SnapshotError) -> Bool {
        var next = inputs.snapshot
        try next.apply(tree, to: section)
        return apply(next, animated: animated)
    }

    /// Takes over a snapshot that makes a difference.
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
