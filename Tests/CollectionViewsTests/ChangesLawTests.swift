import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

/// Tests of the changes that an arrangement receives for a difference between two snapshots.
@Suite struct ChangesLawTests {
    /// Applies the changes of a section to its old items. Returns `nil` for invalid ranges.
    private func replayed(
        _ change: ArrangementChanges.SectionChange, _ old: [Int], _ new: [Int]
    ) -> [Int]? {
        var items: [Int] = []
        var end = 0
        for change in change.items {
            guard change.old.lowerBound >= end, change.old.upperBound <= old.count else {
                return nil
            }
            items += old[end..<change.old.lowerBound]
            guard items.count == change.new.lowerBound, change.new.upperBound <= new.count
            else { return nil }
            items += new[change.new]
            end = change.old.upperBound
        }
        return items + old[end...]
    }

    @Test("Changed ranges are in order, and all items between them stay", arguments: 0..<40)
    func changesReplay(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var next = 1_000
        var snapshot = try Snapshot<Int, Int> {
            for section in 0..<4 { Section(section, items: 100 * section..<100 * section + 12) }
        }
        for _ in 0..<30 {
            let old = snapshot
            try dice.edit(&snapshot, next: &next)
            let difference = snapshot.difference(from: old)
            let changes = ArrangementChanges(difference, from: old, to: snapshot)
            #expect(
                changes.changedSections.map(\.section)
                    == changes.changedSections.map(\.section).sorted())
            var changed: Set<Int> = []
            for change in changes.changedSections where !change.isReloaded {
                changed.insert(change.section)
                let id = snapshot.sectionIdentifier(at: change.section)
                let (before, after) = (
                    Array(try old.itemIdentifiers(inSection: id)),
                    Array(try snapshot.itemIdentifiers(inSection: id))
                )
                #expect(replayed(change, before, after) == after, "seed \(seed): \(change)")
                let told = change.items.flatMap { after[$0.new] }
                let reloaded = difference.reloadedItems.filter { $0.section == change.section }
                #expect(reloaded.allSatisfy { told.contains(after[$0.offset]) })
            }
            for (index, id) in snapshot.sectionIdentifiers.enumerated()
            where !changed.contains(index) && old.contains(section: id) {
                #expect(
                    try Array(old.itemIdentifiers(inSection: id))
                        == Array(snapshot.itemIdentifiers(inSection: id)))
            }
            snapshot.clear()
        }
    }
}

extension Snapshot {
    /// Clears the reload requests.
    fileprivate mutating func clear() {
        let sections = sectionIdentifiers.map { id in
            Section(id, items: (try? Array(itemIdentifiers(inSection: id))) ?? [])
        }
        if let fresh = try? Snapshot(sections: sections) { self = fresh }
    }
}
