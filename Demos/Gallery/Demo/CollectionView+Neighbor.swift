import Reflow

extension CollectionView {
    /// Applies a snapshot as `apply` does. If the snapshot lacks the selected item, selects the nearest remaining item
    /// without scrolling to it. O(items) if the snapshot contains none of the former items.
    mutating func applySelectingNeighbor(_ snapshot: Snapshot<SectionID, ItemID>) {
        let old = self.snapshot
        let selected = selection.flatMap { old.position(ofItem: $0) }
        apply(snapshot)
        guard let selected, selection == nil,
            let neighbor = neighbor(of: selected, in: old)
        else { return }
        select(neighbor, following: false)
    }

    /// Returns the nearest remaining item. Prefers an item after the position, then one before it in the same section,
    /// then one in a later section, then one in an earlier section.
    private func neighbor(
        of position: ItemPosition, in old: Snapshot<SectionID, ItemID>
    ) -> ItemID? {
        func isThere(_ item: ItemID) -> Bool { snapshot.contains(item: item) }
        let items = old.itemIdentifiers(inSectionAt: position.section)
        if let next = items[position.offset...].first(where: isThere) { return next }
        if let last = items[..<position.offset].last(where: isThere) { return last }
        for section in position.section + 1..<old.numberOfSections {
            let items = old.itemIdentifiers(inSectionAt: section)
            if let first = items.first(where: isThere) { return first }
        }
        for section in (0..<position.section).reversed() {
            if let last = old.itemIdentifiers(inSectionAt: section).last(where: isThere) {
                return last
            }
        }
        return nil
    }
}
