import CollectionLayouts
import CollectionSnapshots

/// Keeping the arrangement up to date.
extension CollectionView {
    /// Updates the arrangement after the inputs have changed.
    ///
    /// - Parameter difference: The difference from the old snapshot to the current one, if it is known.
    mutating func arrange(
        after old: Inputs, _ difference: Difference<SectionID, ItemID>? = nil
    ) {
        let across = scrollDirection.crossing
        if old.measurementVersion != inputs.measurementVersion
            || old.environment.size[across] != inputs.environment.size[across]
        {
            measuring.removeSizes()
        }
        let changesLayout =
            old.layoutVersion != inputs.layoutVersion || old.environment != inputs.environment
            || inputs.wasCleaned
        let changesData = old.snapshotVersion != inputs.snapshotVersion
        guard !changesLayout, changesData else { return solve(after: old) }
        let mustKnow = solved.hasMeasuredElements || difference != nil || !solved.isCheap
        guard mustKnow else { return solve(after: old) }
        let difference = difference ?? inputs.snapshot.difference(from: old.snapshot)
        forget(difference, old.snapshot)
        follow(ArrangementChanges(difference, from: old.snapshot, to: snapshot))
    }

    /// Solves the whole layout with estimates for unmeasured elements, and then applies the sizes that are known.
    private mutating func solve(after old: Inputs) {
        sizes.unsettle()
        let across = scrollDirection.crossing
        // A change of the view's height keeps the lanes of waterfalls.
        let keepsLanes =
            solved.keepsLanes && old.layoutVersion == inputs.layoutVersion
            && old.snapshotVersion == inputs.snapshotVersion
            && old.measurementVersion == inputs.measurementVersion
            && old.environment.size[across] == inputs.environment.size[across]
        let lanes =
            keepsLanes
            ? solved.keptLanes(after: ArrangementChanges(), itemCounts: inputs.snapshot.itemCounts)
            : [:]
        let keptColumns = solved.remembersColumns ? inputs.unchangedSections(after: old) : 0
        solved = inputs.solve(
            sizes, after: solved.take(),
            keepsItems: old.snapshotVersion == inputs.snapshotVersion, keptColumns: keptColumns,
            keptLanes: lanes)
        solveCount += 1
        restoreMeasuredSizes()
    }

    /// Updates the arrangement for changes, and reuses its unchanged parts.
    mutating func follow(_ changes: ArrangementChanges) {
        let isFollowed = inputs.layout.rearrange(
            &solved, SectionList(snapshot: inputs.snapshot), changes,
            measure: inputs.question(sizes))
        guard !isFollowed else { return }
        sizes.unsettle()
        // `rearrange` could not keep the unchanged sections, and has solved all sections again with estimates. Apply
        // the known sizes.
        if !changes.measuresEstimates { restoreMeasuredSizes() }
    }

    /// Removes the sizes of deleted and reloaded elements.
    private mutating func forget(
        _ difference: Difference<SectionID, ItemID>, _ old: Snapshot<SectionID, ItemID>
    ) {
        guard !sizes.isEmpty else { return }
        for item in difference.reloadedItems + difference.reconfiguredItems {
            sizes.forget(item: inputs.snapshot.itemIdentifier(at: item))
        }
        for section in difference.reloadedSections {
            for item in measuredItems(inSectionAt: section) { sizes.forget(item: item) }
            sizes.forgetParts(of: inputs.snapshot.sectionIdentifier(at: section))
        }
        for item in deletedItems(difference, old) { sizes.forget(item: item) }
        let moves = difference.movedItems
        for section in Set(difference.deletedItems.map(\.section) + moves.map(\.from.section)) {
            sizes.forgetParts(of: old.sectionIdentifier(at: section))
        }
        for section in Set(difference.insertedItems.map(\.section) + moves.map(\.to.section)) {
            sizes.forgetParts(of: inputs.snapshot.sectionIdentifier(at: section))
        }
    }

    /// Returns the deleted items that may have been measured. O(deleted items) or O(measured items), whichever is less.
    private func deletedItems(
        _ difference: Difference<SectionID, ItemID>, _ old: Snapshot<SectionID, ItemID>
    ) -> [ItemID] {
        let runs = difference.deletedItems
        guard runs.reduce(0, { $0 + $1.count }) > sizes.items.count else {
            return runs.flatMap { run in
                run.offsets.map { old.itemIdentifier(at: $0, inSectionAt: run.section) }
            }
        }
        return sizes.items.keys.filter { inputs.snapshot.position(ofItem: $0) == nil }
    }

    /// Returns the items of a section that may have been measured. O(its items) or O(measured items), whichever is
    /// less.
    private func measuredItems(inSectionAt section: Int) -> [ItemID] {
        let items = inputs.snapshot.itemIdentifiers(inSectionAt: section)
        guard items.count > sizes.items.count else { return Array(items) }
        return sizes.items.keys.filter {
            inputs.snapshot.position(ofItem: $0)?.section == section
        }
    }
}

extension CollectionLayoutConvertible {
    /// Updates the arrangement. A method of the protocol, so that the caller need not know the layout's concrete type.
    fileprivate func rearrange<ItemID>(
        _ arrangement: inout Arrangement, _ sections: SectionList<SectionID, ItemID>,
        _ changes: ArrangementChanges, measure: Measure?
    ) -> Bool {
        rearrange(&arrangement, for: sections, changes: changes, measure: measure)
    }
}
