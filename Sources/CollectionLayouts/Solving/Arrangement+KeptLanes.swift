/// The lanes of waterfalls, as an input of another solve.
extension Arrangement {
    /// Whether the arrangement contains waterfalls whose lanes stay when only sizes change.
    package var keepsLanes: Bool { metrics.lanedCount > 0 }

    /// Returns the lanes that the first items of a section keep in another solve; nil if the section has no such lanes.
    ///
    /// - Parameter count: The number of items that keep their lanes; nil for all items.
    func keptLanes(of entry: SectionEntry, first count: Int? = nil) -> KeptLanes? {
        guard entry.metrics != SectionEntry.leftOut, let table = entry.tableIndex,
            metrics[Int(entry.metrics)].keepsLanes
        else { return nil }
        return (tables[table] as? any LaneKeeping)?.keptLanes(first: count, isLazy: isLazy)
    }

    /// Returns the lanes that items keep if all sections are solved again, by new section index. O(sections) if the
    /// arrangement contains waterfalls, otherwise O(1).
    ///
    /// - Parameters:
    ///   - changes: The changes that the arrangement does not contain yet. If they do not fit the sections, no item
    ///     keeps its lane.
    ///   - itemCounts: The number of items of each section after the changes.
    @usableFromInline
    package func keptLanes(
        after changes: ArrangementChanges, itemCounts: [Int]
    ) -> [Int: KeptLanes] {
        guard metrics.lanedCount > 0, changes.fit(sectionCount, itemCounts.count) else {
            return [:]
        }
        let edited = Dictionary(
            changes.changedSections.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
        var lanes: [Int: KeptLanes] = [:]
        for (section, old) in changes.oldSections(count: itemCounts.count).enumerated() {
            guard let old else { continue }
            let change = edited[section] ?? ArrangementChanges.SectionChange(section: section)
            guard change.fits(entries[old].itemCount, itemCounts[section]) else { continue }
            lanes[section] = keptLanes(
                of: entries[old], first: changes.firstNewItem(of: change))
        }
        return lanes
    }
}
