/// Edits sections whose items change.
extension ArrangementBuilder {
    /// Solves the changed items of a section and records the change of its height. Returns false if the change does not
    /// fit the section.
    mutating func edit(
        _ change: ArrangementChanges.SectionChange, of changes: ArrangementChanges,
        _ source: SectionSource, _ shifts: inout ColumnShifts.All
    ) -> Bool {
        let section = change.section
        let old = arrangement.entries[section]
        let (count, wish) = source.content(section)
        guard change.fits(old.itemCount, count) else { return false }
        guard let column = arrangement.column(ofSection: section)?.index else {
            // The section stays left out if its column still has no width. A section that requests the shortest column
            // stays left out if all columns have no width.
            let staysOut =
                if let wish { arrangement.ownColumns[wish].width <= 0 } else {
                    arrangement.columnCount == 0
                }
            guard staysOut else { return false }
            arrangement.entries[section].itemCount = count
            return true
        }
        // If the section requests the shortest column, it keeps the column that was chosen before.
        guard wish == nil || wish == column else { return false }
        let oldHeight = height(of: old, section: section)
        prepare(asks: changes.measuresEstimates || old.isMeasured)
        let metrics = metrics(of: section, column: column, source)
        let (entry, newHeight) = resolved(
            old, count: count, metrics: metrics, change, of: changes)
        arrangement.entries[section] = entry
        let overhang = arrangement.metrics[Int(metrics)].overhang
        arrangement.stacks[column].overhang.widen(overhang)
        if newHeight <= 0 { shifts.needRestack = true }
        shifts[column].add(
            newHeight - oldHeight, at: arrangement.stacks[column], section: section)
        return true
    }

    /// Solves a section again, in place if its body can apply the change.
    private mutating func resolved(
        _ old: SectionEntry, count: Int, metrics: UInt32,
        _ change: ArrangementChanges.SectionChange, of changes: ArrangementChanges
    ) -> (entry: SectionEntry, height: Double) {
        if !change.isReloaded,
            let entry = edited(old, count: count, metrics: metrics, change, of: changes)
        {
            arrangement.metrics.retain(metrics)
            release(old.metrics)
            return (entry, height(of: entry, section: change.section))
        }
        let lanes = arrangement.keptLanes(of: old, first: changes.firstNewItem(of: change))
        removeTable(of: old)
        let result = solved(
            count: count, metrics: metrics, section: change.section, keeping: lanes)
        release(old.metrics)
        return result
    }

    /// Changes a section's placed items in place. Returns nil if the section has none, or if all items must be solved
    /// again.
    private mutating func edited(
        _ old: SectionEntry, count: Int, metrics index: UInt32,
        _ change: ArrangementChanges.SectionChange, of changes: ArrangementChanges
    ) -> SectionEntry? {
        guard count <= Int(UInt32.max) else { return nil }
        let metrics = arrangement.metrics[Int(index)]
        var entry = old
        entry.itemCount = count
        entry.metrics = index
        log.begin(change.section)
        let table: Int
        if let index = old.tableIndex {
            // If the placed items have estimated sizes, solve all items again as soon as items can be measured. Only a
            // waterfall also accepts single measured sizes.
            guard old.isMeasured || measure == nil || arrangement.tables[index] is any LaneKeeping
            else { return nil }
            entry.keep(index, isEstimated: !old.isMeasured && measure == nil)
            table = index
        } else {
            // No item has been measured yet, so begin with the estimates of all items.
            let items = BodyItems(count: old.itemCount, section: change.section, measure: nil)
            guard measure != nil, metrics.isMeasured,
                let opened = arrangement.metrics[Int(old.metrics)].closedForm?.opened(items)
            else { return nil }
            table = arrangement.tables.add(opened)
            entry.keep(table, isEstimated: false)
        }
        let items = BodyItems(
            count: count, section: change.section, measure: measure,
            scratch: scratch)
        let edits = ItemEdits(change, of: changes, isLazy: arrangement.isLazy)
        guard arrangement.tables[table].apply(edits, of: metrics.body, items, &log) else {
            if old.tableIndex == nil { arrangement.tables.remove(table) }
            return nil
        }
        if log.hasProblem { arrangement.ownProblems[UInt32(change.section)] = log.first }
        arrangement.stacks[metrics.column].overhang.widen(
            arrangement.tables[table].overhang, inside: metrics.inset)
        return entry
    }
}
