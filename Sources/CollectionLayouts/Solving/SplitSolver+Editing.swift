/// Sections whose items change.
extension SplitSolver {
    /// Solves what has changed in a section and notes by how much it is longer; returns false when the change does
    /// not fit.
    mutating func edit(
        _ change: ArrangementChanges.SectionChange, of changes: ArrangementChanges,
        _ source: SectionSource, _ shifts: inout ColumnShifts.All
    ) -> Bool {
        let section = change.section
        let old = arrangement.entries[section]
        let (count, column) = source.content(section)
        guard change.fits(old.itemCount, count) else { return false }
        let isOut = arrangement.columns[column].width <= 0
        guard isOut == (old.metrics == SectionEntry.leftOut) else { return false }
        guard !isOut else {
            arrangement.entries[section].itemCount = count
            return true
        }
        guard arrangement.metrics.forms[Int(old.metrics)].column == column else { return false }
        let oldHeight = height(of: old)
        prepare(asks: changes.measuresEstimates || old.isMeasured)
        let metrics = metrics(of: section, column: column, source)
        let (entry, newHeight) = resolved(
            old, count: count, metrics: metrics, change, follows: changes.sizesFollowItems)
        arrangement.entries[section] = entry
        let overhang = arrangement.metrics.forms[Int(metrics)].overhang
        arrangement.stacks[column].overhang.widen(overhang)
        if newHeight <= 0 || oldHeight <= 0 { shifts.areInVain = true }
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
            return (entry, height(of: entry))
        }
        removeTable(of: old)
        let result = solved(count: count, metrics: metrics, section: change.section)
        release(old.metrics)
        return result
    }

    /// Changes the table of a section in place; nil where it has none, or one that is of no use.
    private mutating func edited(
        _ old: SectionEntry, count: Int, metrics: UInt32,
        _ change: ArrangementChanges.SectionChange, follows: Bool
    ) -> SectionEntry? {
        guard count <= Int(UInt32.max) else { return nil }
        var entry = old
        entry.itemCount = count
        entry.metrics = metrics
        log.section = change.section
        let bodies = (
            arrangement.metrics[Int(metrics)].body, arrangement.metrics[Int(old.metrics)].body
        )
        if case (.group(let group), .group(let oldGroup)) = bodies {
            return group.solves(like: oldGroup) && editGroups(entry, group, change) ? entry : nil
        }
        guard case (.flow(let flow), .flow(let oldFlow)) = bodies, flow.breaks(like: oldFlow) else {
            return nil
        }
        if case .measured(let items) = flow.source, items.perLine == 1, measure != nil {
            editRows(&entry, from: old.itemCount, items, flow, change)
            return entry
        }
        guard follows || flow.source.isMeasured, old.table >= 0, !flow.hasRows else { return nil }
        let run = arrangement.packedLines(of: old)
        guard run?.lineCount ?? arrangement.lineTables[Int(old.table)].lineCount > 0 else {
            return nil
        }
        if let sizes = flow.source.table, sizes.count < count { return nil }
        guard let span = change.span else { return entry }
        if let run {
            entry.table = arrangement.lineTables.add(run.table(lineSpacing: flow.lineSpacing))
        }
        arrangement.lineTables[Int(entry.table)].replace(
            span.old, by: span.new, count: count, of: flow, section: change.section,
            measure: measure, log: &log)
        return entry
    }

    /// Returns false where the section has to be solved again.
    private mutating func editGroups(
        _ entry: SectionEntry, _ group: GroupMetrics, _ change: ArrangementChanges.SectionChange
    ) -> Bool {
        guard group.isMeasured, entry.table >= 0, let span = change.span else { return false }
        let isDone = group.edit(
            &arrangement.groupTables[Int(entry.table)], span, count: entry.itemCount,
            section: change.section, measure: measure, log: &log)
        let column = arrangement.metrics[Int(entry.metrics)].column
        let overhang = arrangement.body(
            of: arrangement.metrics[Int(entry.metrics)], section: 0, entry: entry
        ).overhang
        arrangement.stacks[column].overhang.widen(overhang)
        return isDone
    }

    /// The most new rows of one change that are asked for one by one, where estimates will do.
    private static var mostAsked: Int { 4096 }

    /// Measures rows that have changed; all others keep what they have, be it their estimates.
    private mutating func editRows(
        _ entry: inout SectionEntry, from oldCount: Int, _ items: MeasuredItems,
        _ flow: FlowMetrics, _ change: ArrangementChanges.SectionChange
    ) {
        if entry.table < 0 {
            entry.table = arrangement.rowTables.add(
                RowTable(items, spacing: flow.lineSpacing, count: oldCount))
        }
        let table = Int(entry.table)
        for item in change.items.reversed() {
            // So many at once were never near to anything.
            let areFar = arrangement.isLazy && item.new.count > Self.mostAsked
            arrangement.rowTables[table].fill(
                item.old, by: item.new, items, section: change.section, areFar ? nil : measure,
                log: &log)
        }
    }
}
