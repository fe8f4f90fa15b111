import CollectionLayouts
import CollectionSnapshots

extension ArrangementChanges {
    /// Translates a difference between two snapshots into changes of an arrangement.
    ///
    /// A moved item counts as a deletion and an insertion. Reloaded and reconfigured items and sections may have new
    /// sizes. O(changes · log changes).
    package init<SectionID, ItemID>(
        _ difference: Difference<SectionID, ItemID>, from old: Snapshot<SectionID, ItemID>,
        to new: Snapshot<SectionID, ItemID>
    ) {
        self.init()
        removedSections = difference.deletedSections
        insertedSections = difference.insertedSections
        movedSections = difference.movedSections.map { SectionMove(from: $0.from, to: $0.to) }
        var edits: [Int: SectionEdits] = [:]
        // The keys of `edits` are new section indexes. Items of deleted sections need no edit.
        func remove(_ offsets: Range<Int>, from section: Int) {
            let id = old.sectionIdentifier(at: section)
            guard let section = new.indexOfSection(id) else { return }
            edits[section, default: SectionEdits()].removed.append(offsets)
        }
        for run in difference.deletedItems { remove(run.offsets, from: run.section) }
        for run in difference.insertedItems {
            edits[run.section, default: SectionEdits()].inserted.append(run.offsets)
        }
        for move in difference.movedItems {
            remove(move.from.offset..<move.from.offset + move.count, from: move.from.section)
            edits[move.to.section, default: SectionEdits()].inserted.append(
                move.to.offset..<move.to.offset + move.count)
        }
        for place in difference.reloadedItems + difference.reconfiguredItems {
            edits[place.section, default: SectionEdits()].changed.append(place.offset)
        }
        for section in difference.reloadedSections {
            edits[section, default: SectionEdits()].isReloaded = true
        }
        for section in insertedSections { edits[section] = nil }
        changedSections = edits.sorted { $0.key < $1.key }.map { section, edits in
            SectionChange(
                section: section, items: edits.isReloaded ? [] : edits.items,
                isReloaded: edits.isReloaded)
        }
    }
}

/// The edits of the items of one section.
private struct SectionEdits {
    /// The ranges of removed items, as old indexes.
    var removed: [Range<Int>] = []
    /// The ranges of inserted items, as new indexes.
    var inserted: [Range<Int>] = []
    /// The changed items, as new indexes.
    var changed: [Int] = []
    var isReloaded = false

    /// All changes in ascending order. An inserted item is not listed again as a changed item.
    var items: [ArrangementChanges.ItemChange] {
        var removed = removed.sorted { $0.lowerBound < $1.lowerBound }[...]
        var inserted = inserted.sorted { $0.lowerBound < $1.lowerBound }[...]
        var changed = changed.sorted()[...]
        var items: [ArrangementChanges.ItemChange] = []
        // The shift of the indexes of the remaining items so far.
        var shift = 0
        while true {
            let removal = removed.first.map { $0.lowerBound + shift }
            let next = [removal, inserted.first?.lowerBound, changed.first].compactMap { $0 }.min()
            guard let next else { return items }
            var (old, new) = (next - shift..<next - shift, next..<next)
            while let range = removed.first, range.lowerBound == old.upperBound {
                old = old.lowerBound..<range.upperBound
                removed.removeFirst()
            }
            while let range = inserted.first, range.lowerBound == new.upperBound {
                new = new.lowerBound..<range.upperBound
                inserted.removeFirst()
            }
            while let item = changed.first, item < new.upperBound { changed.removeFirst() }
            if old.isEmpty && new.isEmpty {
                // Only the size of the item at `next` has changed.
                changed.removeFirst()
                (old, new) = (old.lowerBound..<old.lowerBound + 1, next..<next + 1)
            }
            shift += new.count - old.count
            items.append(ArrangementChanges.ItemChange(old: old, new: new))
        }
    }
}
