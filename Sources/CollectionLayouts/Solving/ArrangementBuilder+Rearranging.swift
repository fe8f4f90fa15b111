/// Changing an arrangement in place.
extension ArrangementBuilder {
    /// Carries out changes; returns false when the result is not to be used.
    ///
    /// What cannot be laid out is told in order of sections and of its first appearance, so when data changes such an
    /// arrangement is always solved from the start.
    ///
    mutating func rearrange(_ changes: ArrangementChanges, _ source: SectionSource) -> Bool {
        let keepsProblems = changes.measuresEstimates && !changes.changesSections
        guard changes.fit(arrangement.sectionCount, source.count) else { return false }
        keptColumns = changes.unchangedSections(of: source.count)
        arrangement.forgetChoices(behind: keptColumns)
        guard arrangement.problemCount == 0 || keepsProblems else { return false }
        var shifts = ColumnShifts.All(count: arrangement.stacks.count)
        // Sections of no height depend on what comes before them, and so do those that overlap.
        shifts.needRestack =
            arrangement.sectionSpacing < 0
            || arrangement.stacks.contains { !$0.flatWithElements.isEmpty }
        let choosesAnew = choosesAnew(changes, source)
        changeSections(changes, source, &shifts, isChoosing: choosesAnew)
        for change in changes.changedSections {
            guard edit(change, of: changes, source, &shifts) else { return false }
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

    /// Lets sections come, go and move.
    ///
    /// - Parameter isChoosing: Whether those that go to the shortest column have it chosen later.
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

    /// What the measure question is for a section: nil where it keeps its estimates.
    mutating func prepare(asks: Bool) {
        measure = asks || !arrangement.isLazy ? arrangement.measure : nil
    }

    /// Solves a section that has come.
    ///
    /// - Parameter shortest: The column of a section that goes to the shortest; if nil, it has none yet.
    /// - Returns: A height of nil when it is left out, or has no column yet.
    private mutating func solvedSection(
        _ section: Int, _ source: SectionSource, shortest: Int? = nil
    ) -> (entry: SectionEntry, height: Double?) {
        let (count, wish) = source.content(section)
        guard let column = wish ?? shortest, arrangement.columns[column].width > 0 else {
            return (SectionEntry(itemCount: count), nil)
        }
        if wish == nil { arrangement.choosesColumns = true }
        prepare(asks: false)
        let metrics = metrics(of: section, column: column, source)
        return solved(count: count, metrics: metrics, section: section)
    }

    /// The description of a section in a column.
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
    /// Notes problems that measured elements have brought. A description that is resolved again tells its own again.
    fileprivate mutating func add(_ others: [LayoutProblem]) {
        for problem in others where !problems.contains(problem) {
            problemCount += 1
            if problems.count < ProblemLog.limit { problems.append(problem) }
        }
    }
}

/// Sections that come and go.
extension ArrangementBuilder {
    private mutating func insert(
        _ run: Range<Int>, _ source: SectionSource, _ shifts: inout ColumnShifts.All
    ) {
        var entries: [SectionEntry] = []
        var added: [[(section: UInt32, height: Double)]] = arrangement.stacks.map { _ in [] }
        // The shortest column is asked for only where the sections come behind all others.
        var ends = arrangement.stacks.map(\.end)
        for section in run {
            let (entry, height) = solvedSection(
                section, source, shortest: arrangement.shortest { ends[$0] })
            entries.append(entry)
            guard let height else { continue }
            let form = arrangement.metrics[Int(entry.metrics)]
            arrangement.stacks[form.column].overhang.widen(form.overhang)
            added[form.column].append((UInt32(section), height))
            ends[form.column] += height + arrangement.sectionSpacing
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

    /// Any change of sections at once. O(sections).
    private mutating func reorder(_ changes: ArrangementChanges, _ source: SectionSource) {
        let old = arrangement.entries
        for section in changes.removedSections { drop(old[section]) }
        let gone = Set(changes.removedSections + changes.movedSections.map(\.from))
        let inserted = Set(changes.insertedSections)
        let moved = Dictionary(
            changes.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
        var entries: [SectionEntry] = []
        entries.reserveCapacity(source.count)
        var next = 0
        for section in 0..<source.count {
            if inserted.contains(section) {
                entries.append(solvedSection(section, source).entry)
            } else if let origin = moved[section] {
                entries.append(old[origin])
            } else {
                while gone.contains(next) { next += 1 }
                entries.append(old[next])
                next += 1
            }
        }
        arrangement.entries = entries
    }
}
