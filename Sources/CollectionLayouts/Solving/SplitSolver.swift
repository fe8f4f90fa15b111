/// Stacks sections in columns. Knows no identifiers: sections are numbers, descriptions are metrics.
///
/// The one placement there is: any number of columns. Always from top to bottom, see `Transposable`.
struct SplitSolver {
    var arrangement: Arrangement
    var log: ProblemLog
    /// Answers for the section that is solved; nil where estimates will do.
    var measure: Measure?
    /// Made when the first body is solved.
    private(set) lazy var scratch = LayoutScratch()
    /// The columns that were chosen before for the first sections; `noColumn` for those that had none.
    var formerColumns: [UInt8] = []
    /// How many sections, from the first on, stand in columns that hold for all that comes.
    var keptColumns = 0

    /// - Parameter lazily: Whether estimates will do.
    init(_ arrangement: consuming Arrangement, lazily: Bool, log: ProblemLog) {
        let columns = arrangement.columns
        let top = arrangement.surroundings?.room.top ?? 0
        measure = lazily ? nil : arrangement.measure
        self.log = log
        arrangement.isLazy = lazily
        arrangement.memories = columns.map { _ in ColumnMemory() }
        for column in columns.indices {
            arrangement.stacks[column].tops = [top]
            // Sections that overlap reach so far into those below.
            arrangement.stacks[column].overhang.below = max(0, -arrangement.sectionSpacing)
        }
        self.arrangement = arrangement
    }

    /// Goes on with an arrangement that is solved already; it has to be the only owner to change it in place.
    init(continuing arrangement: consuming Arrangement) {
        log = ProblemLog()
        self.arrangement = arrangement
    }

    /// Makes room for the sections, of which each column is expected to get its share.
    mutating func reserve() {
        let columns = arrangement.columnCount
        for column in arrangement.columns.indices where arrangement.columns[column].width > 0 {
            arrangement.stacks[column].reserve(arrangement.entries.count / columns)
        }
    }

    /// Solves a section with a description of its own, at the bottom of a column.
    ///
    /// On a column without width a section is left out, and nobody asks for its description.
    mutating func place(
        _ section: Int, column: Int, defaults: SectionDefaults, describe: () -> SectionLayout
    ) {
        guard arrangement.columns[column].width > 0 else { return leaveOut(section) }
        let metrics = metrics(
            of: describe(), section: section, column: column, defaults: defaults)
        place(section, metrics: metrics)
    }

    mutating func leaveOut(_ section: Int) {
        let count = arrangement.entries[section].itemCount
        arrangement.entries[section] = SectionEntry(itemCount: count)
    }

    mutating func place(_ section: Int, metrics index: UInt32) {
        let (entry, height) = solved(
            count: arrangement.entries[section].itemCount, metrics: index, section: section)
        arrangement.entries[section] = entry
        stack(section, entry, height: height)
    }

    /// Solves a section and counts it among those of its description.
    mutating func solved(
        count: Int, metrics index: UInt32, section: Int
    ) -> (entry: SectionEntry, height: Double) {
        var entry = SectionEntry(itemCount: count)
        entry.metrics = index
        arrangement.metrics.retain(index)
        let metrics = arrangement.metrics[Int(index)]
        let measure = metrics.asksAtOnce ? measure ?? arrangement.measure : measure
        if measure != nil, metrics.canBeMeasured { entry.table = SectionEntry.measured }
        let body: Double
        if measure == nil || !metrics.isMeasured, let form = metrics.closedForm {
            body = form.height(of: count)
        } else {
            body = solveBody(section, &entry, metrics, measure: measure)
        }
        return (entry, metrics.height(body: body, isEmpty: count == 0))
    }

    /// Puts a section at the bottom of its column.
    mutating func stack(_ section: Int, _ entry: SectionEntry, height: Double) {
        let form = arrangement.metrics[Int(entry.metrics)]
        if hasProblems,
            arrangement.sharedProblems[entry.metrics]
                ?? arrangement.ownProblems[UInt32(section)] != nil
        {
            let position = UInt32(arrangement.stacks[form.column].sections.count)
            arrangement.stacks[form.column].troubled.append(position)
        }
        arrangement.stacks[form.column].append(
            section, height: height, spacing: arrangement.sectionSpacing, form,
            isEmpty: entry.itemCount == 0)
    }

    /// Stacks all sections anew, without solving any.
    mutating func restack() {
        let top = arrangement.surroundings?.room.top ?? 0
        for column in arrangement.stacks.indices {
            let overhang = arrangement.stacks[column].overhang
            arrangement.stacks[column] = ColumnStack()
            arrangement.stacks[column].tops = [top]
            arrangement.stacks[column].overhang = overhang
        }
        for (section, entry) in arrangement.entries.enumerated()
        where entry.metrics != SectionEntry.leftOut {
            stack(section, entry, height: height(of: entry, section: section))
        }
    }

    /// Whether any section can have one: asked before each is looked up.
    var hasProblems: Bool {
        !arrangement.sharedProblems.isEmpty || !arrangement.ownProblems.isEmpty
    }

    /// The finished arrangement of sections that were all appended.
    ///
    /// - Parameter width: The content's width; the right edge of the last column when nil.
    consuming func finish(width: Double?) -> Arrangement {
        let room = arrangement.surroundings?.room ?? .zero
        let right = (arrangement.columns.map(\.rightEdge).max() ?? 0) + room.right
        arrangement.extent.width = width ?? right
        arrangement.problems = log.problems
        arrangement.problemCount = log.count
        arrangement.setHeight()
        return arrangement
    }
}

extension Arrangement {
    /// Notes how high the content is, once all sections stand.
    mutating func setHeight() {
        let top = surroundings?.room.top ?? 0
        let bottom = stacks.map { stack in
            stack.sections.isEmpty ? top : (stack.tops.last ?? top) - sectionSpacing
        }.max()
        extent.height = (bottom ?? 0) + (surroundings?.room.bottom ?? 0)
        surroundings?.height = extent.height
    }
}
