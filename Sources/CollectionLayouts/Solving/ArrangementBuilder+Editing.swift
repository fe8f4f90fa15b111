/// Sections whose items change.
extension ArrangementBuilder {
    /// Solves what has changed in a section and notes by how much it is longer; returns false when the change does
    /// not fit.
    mutating func edit(
        _ change: ArrangementChanges.SectionChange, of changes: ArrangementChanges,
        _ source: SectionSource, _ shifts: inout ColumnShifts.All
    ) -> Bool {
        let section = change.section
        let old = arrangement.entries[section]
        let (count, wish) = source.content(section)
        guard change.fits(old.itemCount, count) else { return false }
        let former = arrangement.column(ofSection: section)?.index
        // A section in the shortest column stays in the one it has.
        let column = wish ?? former ?? arrangement.shortest { _ in 0 }
        let isOut = arrangement.columns[column].width <= 0
        guard isOut || column == former, isOut == (former == nil) else { return false }
        guard !isOut else {
            arrangement.entries[section].itemCount = count
            return true
        }
        let oldHeight = height(of: old, section: section)
        prepare(asks: changes.measuresEstimates || old.isMeasured)
        let metrics = metrics(of: section, column: column, source)
        let (entry, newHeight) = resolved(
            old, count: count, metrics: metrics, change, follows: changes.sizesFollowItems)
        arrangement.entries[section] = entry
        let overhang = arrangement.metrics[Int(metrics)].overhang
        arrangement.stacks[column].overhang.widen(overhang)
        if newHeight <= 0 || oldHeight <= 0 { shifts.needRestack = true }
        shifts[column].add(
            newHeight - oldHeight, at: arrangement.stacks[column], section: section)
        return true
    }

    /// Solves a section again, in its table where that will do.
    private mutating func resolved(
        _ old: SectionEntry, count: Int, metrics: UInt32,
        _ change: ArrangementChanges.SectionChange, follows: Bool
    ) -> (entry: SectionEntry, height: Double) {
        if !change.isReloaded,
            let entry = edited(
                old, count: count, metrics: metrics, change, follows: follows)
        {
            arrangement.metrics.retain(metrics)
            release(old.metrics)
            return (entry, height(of: entry, section: change.section))
        }
        removeTable(of: old)
        let result = solved(count: count, metrics: metrics, section: change.section)
        release(old.metrics)
        return result
    }

    /// Lets what a section keeps follow the change in place; nil where it keeps nothing, or all is solved again.
    private mutating func edited(
        _ old: SectionEntry, count: Int, metrics index: UInt32,
        _ change: ArrangementChanges.SectionChange, follows: Bool
    ) -> SectionEntry? {
        guard count <= Int(UInt32.max) else { return nil }
        let metrics = arrangement.metrics[Int(index)]
        var entry = old
        entry.itemCount = count
        entry.metrics = index
        log.begin(change.section)
        if entry.table < 0 {
            // Estimates so far; from now on what is measured counts.
            let items = BodyItems(count: old.itemCount, section: change.section, measure: nil)
            guard measure != nil, metrics.isMeasured,
                let opened = arrangement.metrics[Int(old.metrics)].closedForm?.opened(items)
            else { return nil }
            entry.table = arrangement.tables.add(opened)
        }
        let items = BodyItems(
            count: count, section: change.section, measure: measure,
            scratch: LayoutScratch.Room(scratch))
        let edits = ItemEdits(
            changes: change.items, sizesFollow: follows, isLazy: arrangement.isLazy)
        guard
            arrangement.tables[Int(entry.table)].follow(edits, of: metrics.body, items, &log)
        else {
            if old.table < 0 { arrangement.tables.remove(entry.table) }
            return nil
        }
        arrangement.stacks[metrics.column].overhang.widen(
            arrangement.tables[Int(entry.table)].overhang)
        return entry
    }
}
