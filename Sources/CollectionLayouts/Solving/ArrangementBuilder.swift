/// A builder that solves sections and stacks them in columns. The builder knows a section only by its index, and a
/// description only as `SectionMetrics`.
///
/// In the builder, the sections of a column always follow each other from top to bottom; see `Transposable`.
struct ArrangementBuilder {
    var arrangement: Arrangement
    var log: ProblemLog
    /// The closure that measures elements of the current section; nil if the section keeps estimates.
    var measure: Measure?
    /// Memory for solving bodies, allocated for the first body.
    private(set) lazy var scratch = LayoutScratch()
    /// For the first sections, the columns that were chosen earlier; `noColumn` for a section that had no column.
    var formerColumns: [UInt8] = []
    /// The number of sections at the start that keep their chosen columns.
    var keptColumns = 0
    /// The lanes that the first items of waterfalls keep, by section.
    var keptLanes: [Int: KeptLanes] = [:]
    /// The changes that could not be applied to the sections; nil if they do not fit the sections.
    var unapplied: ArrangementChanges?
    /// The latest run of sections with the same description, for each column.
    private(set) var runs: [SectionRun?]

    /// - Parameter lazily: Whether sections keep their estimates for now.
    init(_ arrangement: consuming Arrangement, lazily: Bool, log: ProblemLog) {
        let columns = arrangement.ownColumns
        let top = arrangement.outerItems?.room.top ?? 0
        measure = lazily ? nil : arrangement.measure
        self.log = log
        arrangement.isLazy = lazily
        arrangement.ownNotes = self.log.takeNotes()
        arrangement.memories = columns.map { _ in ColumnMemory() }
        runs = columns.map { _ in nil }
        for column in columns.indices {
            arrangement.stacks[column].tops = [top]
        }
        self.arrangement = arrangement
    }

    /// Makes a builder that changes a solved arrangement. The change is in place if the builder has the only reference.
    init(continuing arrangement: consuming Arrangement) {
        log = ProblemLog()
        runs = []
        self.arrangement = arrangement
    }

    /// Allocates memory for the sections, with an equal share for each column that has a width.
    mutating func reserve() {
        let columns = arrangement.columnCount
        for column in arrangement.ownColumns.indices where arrangement.ownColumns[column].width > 0
        {
            arrangement.stacks[column].reserve(arrangement.entries.count / columns)
        }
    }

    /// Places a section at the bottom of a column that has a width.
    ///
    /// - Parameter index: The index of the section's description.
    mutating func place(_ section: Int, column: Int, metrics index: UInt32) {
        let lanes = keptLanes.isEmpty ? nil : keptLanes[section]
        if let run = runs[column], run.index == index {
            return run.place(section, keeping: lanes, in: &arrangement, &log)
        }
        let run = run(of: index)
        run.place(section, keeping: lanes, in: &arrangement, &log)
        runs[column] = run
    }

    private mutating func run(of index: UInt32) -> SectionRun {
        let arrangement = arrangement
        return SectionRun(index, in: arrangement, measure: measure) { scratch }
    }

    mutating func leaveOut(_ section: Int) {
        let count = arrangement.entries[section].itemCount
        arrangement.entries[section] = SectionEntry(itemCount: count)
    }

    /// Solves a section, and increments the number of sections that share its description.
    mutating func solved(
        count: Int, metrics index: UInt32, section: Int, keeping lanes: KeptLanes? = nil
    ) -> (entry: SectionEntry, height: Double) {
        run(of: index).solve(
            section, itemCount: count, keeping: lanes, in: &arrangement, &log)
    }

    /// Returns the height of a solved section, from header to footer, in points.
    func height(of entry: SectionEntry, section: Int) -> Double {
        let metrics = arrangement.metrics[Int(entry.metrics)]
        let items = arrangement.items(of: section, entry)
        let body = arrangement.body(of: entry, metrics).size(of: items).height
        return metrics.height(body: body, isEmpty: entry.itemCount == 0)
    }

    /// Removes a section's placed items.
    mutating func removeTable(of entry: SectionEntry) {
        if let index = entry.tableIndex { arrangement.tables.remove(index) }
    }

    /// Stacks all sections again, without solving any section.
    mutating func restack() {
        let top = arrangement.outerItems?.room.top ?? 0
        for column in arrangement.stacks.indices {
            let overhang = arrangement.stacks[column].overhang
            arrangement.stacks[column] = ColumnStack()
            arrangement.stacks[column].tops = [top]
            arrangement.stacks[column].overhang = overhang
        }
        for (section, entry) in arrangement.entries.enumerated()
        where entry.metrics != SectionEntry.leftOut {
            let metrics = arrangement.metrics[Int(entry.metrics)]
            arrangement.stacks[metrics.column].append(
                section, height: height(of: entry, section: section),
                spacing: arrangement.sectionSpacing, metrics, isEmpty: entry.itemCount == 0,
                isTroubled: hasProblem(section, entry))
        }
    }

    private func hasProblem(_ section: Int, _ entry: SectionEntry) -> Bool {
        arrangement.sharedProblems[entry.metrics] != nil
            || arrangement.ownProblems[UInt32(section)] != nil
    }

    /// Returns the finished arrangement after all sections were appended.
    ///
    /// - Parameter width: The content's width in points; nil for the right edge of the last column.
    consuming func finish(width: Double?) -> Arrangement {
        let room = arrangement.outerItems?.room ?? .zero
        let right = (arrangement.ownColumns.map(\.rightEdge).max() ?? 0) + room.right
        // With negative insets, the right edge of a column may lie left of the start of the content.
        arrangement.extent.width = max(0, width ?? right)
        arrangement.problems = log.problems
        arrangement.problemCount = log.count
        arrangement.setHeight()
        return arrangement
    }
}

extension Arrangement {
    /// Sets the height of the content after all sections are stacked.
    mutating func setHeight() {
        let top = outerItems?.room.top ?? 0
        let bottom = stacks.map { stack in
            stack.sections.isEmpty ? top : stack.end - sectionSpacing
        }.max()
        extent.height = max(0, (bottom ?? 0) + (outerItems?.room.bottom ?? 0))
        outerItems?.height = extent.height
    }
}
