import Reflow

extension CollectionView {
    /// Shows other data as `apply` does. Where the selected item is not among it, the nearest one that is gets
    /// selected, without being scrolled to. O(items) where there is none.
    mutating func applySelectingNeighbor(_ snapshot: Snapshot<SectionID, ItemID>) {
        let old = self.snapshot
        let selected = selection.flatMap { old.position(ofItem: $0) }
        apply(snapshot)
        guard let selected, selection == nil,
            let neighbor = neighbor(of: selected, in: old)
        else { return }
        select(neighbor, following: false)
    }

    /// The nearest item that is still there: after it, before it, in the sections below, in those above.
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
