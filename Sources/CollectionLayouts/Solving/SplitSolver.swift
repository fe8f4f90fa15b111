/// Stacks sections in columns. Knows no identifiers: sections are numbers, descriptions are metrics.
///
/// The one placement there is: a single column is a split with one side. Always from top to bottom, see
/// `Transposable`.
struct SplitSolver {
    private(set) var arrangement: Arrangement
    private(set) var log: ProblemLog
    private let height: Double
    private var heights: [Double]
    /// What a section's height needs of its description, without references: one for each of `metrics`.
    private var forms: [HeightForm] = []
    /// The last description resolved for each column, kept as long as the next ones are alike.
    private var latest: [(section: SectionLayout, metrics: Int)?]
    /// The one description of all sections of a column, once it is resolved.
    private var shared: [Int?]

    /// - Parameter height: What fractions of the view's height refer to.
    init(_ arrangement: Arrangement, height: Double, log: ProblemLog) {
        self.arrangement = arrangement
        self.log = log
        self.height = height
        let columns = arrangement.columns
        let top = arrangement.surroundings?.room.top ?? 0
        heights = columns.map { _ in top }
        latest = columns.map { _ in nil }
        shared = columns.map { _ in nil }
        for column in columns.indices { self.arrangement.stacks[column].tops = [top] }
    }

    mutating func reserve(_ count: Int) { arrangement.entries.reserveCapacity(count) }

    /// Adds a section with a description of its own at the bottom of a column.
    ///
    /// On a column without width a section is left out, and nobody asks for its description.
    mutating func append(
        count: Int, column: Int, defaults: SectionDefaults, describe: () -> SectionLayout
    ) {
        guard arrangement.columns[column].width > 0 else { return leaveOut(count: count) }
        log.section = arrangement.entries.count
        let metrics = metrics(of: describe(), column: column, defaults: defaults)
        append(count: count, column: column, metrics: metrics)
    }

    /// Adds a section described like all others of its column: asked for once.
    mutating func appendAlike(
        count: Int, column: Int, defaults: SectionDefaults, describe: () -> SectionLayout
    ) {
        guard arrangement.columns[column].width > 0 else { return leaveOut(count: count) }
        if let shared = shared[column] {
            return append(count: count, column: column, metrics: shared)
        }
        log.section = arrangement.entries.count
        let section = describe()
        let metrics = metrics(of: section, column: column, defaults: defaults)
        // Headers that are measured differ from section to section.
        if !isMeasured(section) { shared[column] = metrics }
        append(count: count, column: column, metrics: metrics)
    }

    private mutating func leaveOut(count: Int) {
        arrangement.entries.append(SectionEntry(itemCount: count))
    }

    private mutating func append(count: Int, column: Int, metrics index: Int) {
        var entry = SectionEntry(itemCount: count)
        entry.metrics = UInt32(index)
        entry.position = UInt32(arrangement.stacks[column].sections.count)
        let form = forms[index]
        let body =
            form.body.height(count: count)
            ?? raggedHeight(count: count, metrics: index, entry: &entry)
        heights[column] += (count > 0 ? form.fixedHeight : form.emptyHeight) + body
        arrangement.stacks[column].overhang.widen(form.overhang)
        arrangement.stacks[column].sections.append(UInt32(arrangement.entries.count))
        heights[column] += arrangement.sectionSpacing
        arrangement.stacks[column].tops.append(heights[column])
        arrangement.entries.append(entry)
    }

    private func isMeasured(_ section: SectionLayout) -> Bool {
        arrangement.measure != nil && section.boundaryItems.contains(where: \.size.isMeasured)
    }

    /// Resolves a description, or finds that it is the column's last one over again.
    private mutating func metrics(
        of section: SectionLayout, column: Int, defaults: SectionDefaults
    ) -> Int {
        if let latest = latest[column], latest.section.isAlike(section) { return latest.metrics }
        let problems = log.count
        let place = SectionPlace(
            index: arrangement.entries.count, columnIndex: column,
            column: arrangement.columns[column], height: height, defaults: defaults,
            measure: arrangement.measure)
        let metrics = SectionMetrics(section, in: place, log: &log)
        arrangement.metrics.append(metrics)
        forms.append(HeightForm(metrics))
        // A description with a problem is not shared, so that each of its sections says so.
        latest[column] =
            log.count == problems && !isMeasured(section)
            ? (section, arrangement.metrics.count - 1) : nil
        return arrangement.metrics.count - 1
    }

    /// Solves a body without a closed form and keeps its table.
    private mutating func raggedHeight(
        count: Int, metrics index: Int, entry: inout SectionEntry
    ) -> Double {
        let section = arrangement.entries.count
        log.section = section
        let most = Int(UInt32.max)
        if count > most { log.report(.tooManyItems(count)) }
        // Tables count in 32 bits. Beyond them no item takes room.
        let count = count > most ? 0 : count
        switch arrangement.metrics[index].body {
        case .flow(let flow):
            checkTable(flow.source, count: count)
            let table = FlowSolver.breakLines(
                of: flow, count: count, section: section, measure: arrangement.measure, log: &log)
            entry.table = Int32(arrangement.lineTables.count)
            arrangement.lineTables.append(table)
            return table.height
        case .shelf(let shelf):
            checkTable(shelf.source, count: count)
            let table = ShelfSolver.solve(
                shelf, count: count, section: section, measure: arrangement.measure, log: &log)
            entry.table = Int32(arrangement.shelfTables.count)
            arrangement.shelfTables.append(table)
            return table.height
        case .group(let group):
            let table = group.table(
                count: count, section: section, measure: arrangement.measure, log: &log)
            entry.table = Int32(arrangement.groupTables.count)
            arrangement.groupTables.append(table)
            let lines = GroupLines(
                metrics: group, count: count, section: section, table: table,
                measure: arrangement.measure)
            let column = arrangement.metrics[index].column
            arrangement.stacks[column].overhang.widen(PlacedBody.group(lines).overhang)
            return lines.height
        }
    }

    private mutating func checkTable(_ source: SizeSource, count: Int) {
        if case .ragged(.table(let sizes), _) = source, sizes.count < count {
            log.report(.tableTooShort(sizes: sizes.count, items: count), item: sizes.count)
        }
    }

    /// The finished arrangement.
    ///
    /// - Parameter width: The content's width; the right edge of the last column when nil.
    consuming func finish(width: Double?) -> Arrangement {
        var result = arrangement
        result.problems = log.problems
        result.problemCount = log.count
        let bottom = zip(heights, result.stacks).map { height, stack in
            stack.sections.isEmpty ? height : height - result.sectionSpacing
        }.max()
        let room = result.surroundings?.room ?? .zero
        let height = (bottom ?? 0) + room.bottom
        result.surroundings?.height = height
        let right = (result.columns.map(\.rightEdge).max() ?? 0) + room.right
        result.extent = Size(width: width ?? right, height: height)
        return result
    }
}
