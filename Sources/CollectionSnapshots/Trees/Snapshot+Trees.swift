/// Sections that show trees.
extension Snapshot {
    /// Replaces the items of a section by the visible items of a tree. If the section is not in the snapshot, it is
    /// added at the end, as in UIKit. O(items of the section + visible items).
    ///
    /// Items that are already in another section are moved. Throws `SnapshotError.tooManyItems` if the snapshot would
    /// have more than `Int.max` items.
    public mutating func apply(
        _ tree: SectionSnapshot<ItemID>, to section: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        var changed = self
        if !changed.contains(section: section) { try changed.appendSections([section]) }
        let items = tree.visibleItems
        let staying = Set(items)
        let gone = try changed.itemIdentifiers(inSection: section).filter { !staying.contains($0) }
        try changed.deleteItems(gone)
        try changed.appendItems(items, toSection: section)
        self = changed
    }
}
