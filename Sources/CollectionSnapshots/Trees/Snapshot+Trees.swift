/// Trees as sections, by what is shown of them.
extension Snapshot {
    /// Makes the visible items of a tree those of a section; a section that is not there is added
    /// at the end, as UIKit does. O(items of the section, and those shown).
    ///
    /// Items that are in another section already are moved.
    public mutating func apply(
        _ tree: SectionSnapshot<ItemID>, to section: SectionID
    ) throws(SnapshotError) {
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
