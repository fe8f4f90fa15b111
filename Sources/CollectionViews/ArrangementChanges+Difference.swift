import CollectionLayouts
import CollectionSnapshots

extension ArrangementChanges {
    /// Translates a difference between two snapshots into changes of an arrangement.
    ///
    /// A moved item counts as a deletion and an insertion. A reloaded or reconfigured item replaces itself, because it
    /// may have a new size. O(changes · log changes).
    package init<SectionID, ItemID>(
        _ difference: Difference<SectionID, ItemID>, from old: Snapshot<SectionID, ItemID>,
        to new: Snapshot<SectionID, ItemID>
    ) {
        self.init()
        removedSections = difference.deletedSections
        insertedSections = difference.insertedSections
        movedSections = difference.movedSections.map { SectionMove(from: $0.from, to: $0.to) }
        var (removed, inserted) = (difference.deletedItems, difference.insertedItems)
        func replace(_ from: ItemPosition, by to: ItemPosition, count: Int) {
            removed.append(
                ItemRun(section: from.section, offsets: from.offset..<from.offset + count))
            inserted.append(ItemRun(section: to.section, offsets: to.offset..<to.offset + count))
        }
        for move in difference.movedItems { replace(move.from, by: move.to, count: move.count) }
        // A section with deletions and insertions may have other items in a range of the same length.
        let losing = Set(
            removed.compactMap { new.indexOfSection(old.sectionIdentifier(at: $0.section)) })
        let replacing = losing.intersection(inserted.map(\.section))
        for item in difference.reloadedItems + difference.reconfiguredItems {
            guard let former = old.position(ofItem: new.itemIdentifier(at: item)) else {
                continue
            }
            replace(former, by: item, count: 1)
        }
        // The key of a run of removed items is its section's new index. The key is nil for a deleted section, whose
        // items need no change of their own.
        let oldRuns = Dictionary(grouping: removed.joined()) {
            new.indexOfSection(old.sectionIdentifier(at: $0.section))
        }
        let newRuns = Dictionary(grouping: inserted.joined(), by: \.section)
        let reloaded = Set(difference.reloadedSections)
        changedSections = Set(oldRuns.keys.compactMap(\.self)).union(newRuns.keys).union(reloaded)
            .subtracting(insertedSections).sorted().map { section in
                guard !reloaded.contains(section) else {
                    return SectionChange(section: section, isReloaded: true)
                }
                return SectionChange(
                    section: section,
                    items: Self.items(
                        removed: oldRuns[section] ?? [], inserted: newRuns[section] ?? []),
                    keepsItems: !replacing.contains(section))
            }
    }

    /// Merges the removed and the inserted runs of a section into changes, in ascending order. The runs of each list
    /// are in ascending order and not adjacent.
    private static func items(removed: [ItemRun], inserted: [ItemRun]) -> [ItemChange] {
        var (removed, inserted) = (removed[...], inserted[...])
        var items: [ItemChange] = []
        // The difference between the new and the old index of the next item that remains.
        var shift = 0
        while true {
            let removal = removed.first.map { $0.offsets.lowerBound + shift }
            let insertion = inserted.first?.offsets.lowerBound
            guard let start = [removal, insertion].compactMap(\.self).min() else { return items }
            let old =
                removal == start
                ? removed.removeFirst().offsets : start - shift..<start - shift
            let new = insertion == start ? inserted.removeFirst().offsets : start..<start
            shift += new.count - old.count
            items.append(ItemChange(old: old, new: new))
        }
    }
}
