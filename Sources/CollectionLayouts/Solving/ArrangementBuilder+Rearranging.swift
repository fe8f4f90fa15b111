/// Changes an arrangement in place.
extension ArrangementBuilder {
    /// Applies changes to the arrangement. Returns false if all sections must be solved again.
    ///
    /// If an arrangement has problems, a change of data always solves all sections again, so that the problems stay in
    /// order.
    mutating func rearrange(_ changes: ArrangementChanges, _ source: SectionSource) -> Bool {
        let keepsProblems = changes.measuresEstimates && !changes.changesSections
        guard changes.fit(arrangement.sectionCount, source.count) else { return false }
        keptColumns = changes.unchangedSections(of: source.count)
        arrangement.forgetChoices(behind: keptColumns)
        var rest = changes
        defer { unapplied = rest }
        guard arrangement.problemCount == 0 || keepsProblems else { return false }
        var shifts = ColumnShifts.All(count: arrangement.stacks.count)
        // If there are sections without height or overlapping sections, stack all sections again. The positions of
        // these sections depend on the sections before them.
        shifts.needRestack =
            arrangement.sectionSpacing < 0
            || arrangement.stacks.contains { !$0.flatWithElements.isEmpty }
        let choosesAnew = choosesAnew(changes, source)
        changeSections(changes, source, &shifts, isChoosing: choosesAnew)
        rest = ArrangementChanges()
        rest.measuresEstimates = changes.measuresEstimates
        for (index, change) in changes.changedSections.enumerated() {
            guard edit(change, of: changes, source, &shifts) else {
                rest.changedSections = Array(changes.changedSections[index...])
                return false
            }
        }
        if choosesAnew { chooseColumns(source) }
        keptColumns = source.count
        guard log.count == 0 || keepsProblems else { return false }
        arrangement.add(log.problems)
        if shifts.needRestack || log.count > 0 {
            restack()
        } else {
            for (column, shifts) in shifts.columns.enumerated() {
                arrangement.stacks[column].shift(shifts.shifts)
            }
        }
        arrangement.setHeight()
        return true
    }

    /// Inserts, removes and moves sections.
    ///
    /// - Parameter isChoosing: Whether the shortest columns are chosen later.
    private mutating func changeSections(
        _ changes: ArrangementChanges, _ source: SectionSource, _ shifts: inout ColumnShifts.All,
        isChoosing: Bool
    ) {
        if !isChoosing, let run = changes.insertedSections.run, changes.removedSections.isEmpty,
            changes.movedSections.isEmpty
        {
            insert(run, source, &shifts)
        } else if !isChoosing, let run = changes.removedSections.run,
            changes.insertedSections.isEmpty, changes.movedSections.isEmpty
        {
            remove(run)
        } else if changes.changesSections {
            reorder(changes, source)
            shifts.needRestack = true
        }
    }

    /// Sets the closure that measures the next section. If `asks` is false, a section of a lazy arrangement keeps its
    /// estimates.
    mutating func prepare(asks: Bool) {
        measure = asks || !arrangement.isLazy ? arrangement.measure : nil
    }

    /// Solves a new section.
    ///
    /// - Parameter shortest: The shortest column; nil if the column is chosen later.
    /// - Returns: The solved section and its height. The height is nil if the section is left out or has no column yet.
    private mutating func solvedSection(
        _ section: Int, _ source: SectionSource, shortest: Int? = nil
    ) -> (entry: SectionEntry, height: Double?) {
        let (count, wish) = source.content(section)
        guard let column = wish ?? shortest, arrangement.ownColumns[column].width > 0 else {
            return (SectionEntry(itemCount: count), nil)
        }
        if wish == nil { arrangement.choosesColumns = true }
        prepare(asks: false)
        let metrics = metrics(of: section, column: column, source)
        return solved(count: count, metrics: metrics, section: section)
    }

    /// Returns the index of the description of a section in a column.
    mutating func metrics(
        of section: Int, column: Int, _ source: SectionSource
    ) -> UInt32 {
        guard source.sharesDescriptions else {
            return metrics(
                of: source.describe(section, column), section: section, column: column,
                defaults: source.defaults)
        }
        return sharedMetrics(section: section, column: column, defaults: source.defaults) {
            source.describe(section, column)
        }
    }
}

extension Arrangement {
    /// Adds problems of measured elements. Skips problems that are already listed, because a description that is
    /// resolved again reports its problems again.
    fileprivate mutating func add(_ others: [LayoutProblem]) {
        for problem in others where !problems.contains(problem) {
            problemCount += 1
            if problems.count < ProblemLog.limit { problems.append(problem) }
        }
    }
}

/// Inserts, removes and moves sections.
extension ArrangementBuilder {
    private mutating func insert(
        _ run: Range<Int>, _ source: SectionSource, _ shifts: inout ColumnShifts.All
    ) {
        var entries: [SectionEntry] = []
        var added: [[(section: UInt32, height: Double)]] = arrangement.stacks.map { _ in [] }
        // The ends of the columns, to find the shortest column. They are correct only for sections appended at the end.
        // All other sections get their columns later.
        var ends = arrangement.stacks.map(\.end)
        for section in run {
            let (entry, height) = solvedSection(
                section, source, shortest: arrangement.shortest { ends[$0] })
            entries.append(entry)
            guard let height else { continue }
            let form = arrangement.metrics[Int(entry.metrics)]
            arrangement.stacks[form.column].overhang.widen(form.overhang)
            added[form.column].append((UInt32(section), height))
            ends[form.column] += max(0, height + arrangement.sectionSpacing)
            if height <= 0 { shifts.needRestack = true }
        }
        arrangement.entries.insert(contentsOf: entries, at: run.lowerBound)
        for column in added.indices {
            arrangement.stacks[column].insert(
                added[column], at: run, spacing: arrangement.sectionSpacing)
        }
    }

    private mutating func remove(_ run: Range<Int>) {
        for section in run { drop(arrangement.entries[section]) }
        arrangement.entries.removeSubrange(run)
        for column in arrangement.stacks.indices { arrangement.stacks[column].remove(run) }
    }

    mutating func drop(_ entry: SectionEntry) {
        guard entry.metrics != SectionEntry.leftOut else { return }
        removeTable(of: entry)
        release(entry.metrics)
    }

    /// Applies inserts, removals and moves of sections in one pass. O(sections).
    private mutating func reorder(_ changes: ArrangementChanges, _ source: SectionSource) {
        let old = arrangement.entries
        for section in changes.removedSections { drop(old[section]) }
        var entries: [SectionEntry] = []
        entries.reserveCapacity(source.count)
        for (section, origin) in changes.oldSections(count: source.count).enumerated() {
            entries.append(origin.map { old[$0] } ?? solvedSection(section, source).entry)
        }
        arrangement.entries = entries
    }
}

extension ArrangementChanges {
    /// Returns the old index of each of `count` sections; nil for an inserted section. The changes must fit the
    /// sections.
    func oldSections(count: Int) -> [Int?] {
        guard changesSections else { return Array(0..<count) }
        let gone = Set(removedSections + movedSections.map(\.from))
        let inserted = Set(insertedSections)
        let moved = Dictionary(movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
        var next = 0
        return (0..<count).map { section in
            if inserted.contains(section) { return nil }
            if let origin = moved[section] { return origin }
            while gone.contains(next) { next += 1 }
            next += 1
            return next - 1
        }
    }
}
