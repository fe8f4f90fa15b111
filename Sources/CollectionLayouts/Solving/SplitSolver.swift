/// Stacks sections in columns. Knows no identifiers: sections are numbers, descriptions are metrics.
struct SplitSolver {
    private(set) var arrangement: Arrangement
    private(set) var log: ProblemLog
    private var heights: [Double]
    /// What a section's height needs of its description, without references: one for each of `metrics`.
    private var forms: [HeightForm] = []
    /// The last description resolved for each column, kept as long as the next ones are alike.
    private var latest: [(section: SectionLayout, metrics: Int)?]
    /// The one description of all sections of a column, once it is resolved.
    private var shared: [Int?]

    init(
        columns: [Column], environment: LayoutEnvironment, measure: Measure?, log: ProblemLog
    ) {
        arrangement = Arrangement(environment: environment, columns: columns, measure: measure)
        self.log = log
        heights = columns.map { _ in 0 }
        latest = columns.map { _ in nil }
        shared = columns.map { _ in nil }
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
        if shared[column] == nil {
            log.section = arrangement.entries.count
            shared[column] = metrics(of: describe(), column: column, defaults: defaults)
        }
        append(count: count, column: column, metrics: shared[column] ?? 0)
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
            form.lines?.height(count: count, lineSpacing: form.lineSpacing)
            ?? raggedHeight(count: count, metrics: index, entry: &entry)
        heights[column] += form.fixedHeight + body
        arrangement.stacks[column].sections.append(UInt32(arrangement.entries.count))
        arrangement.stacks[column].tops.append(heights[column])
        arrangement.entries.append(entry)
    }

    /// Resolves a description, or finds that it is the column's last one over again.
    private mutating func metrics(
        of section: SectionLayout, column: Int, defaults: SectionDefaults
    ) -> Int {
        if let latest = latest[column], latest.section.isAlike(section) { return latest.metrics }
        let problems = log.count
        let metrics = SectionMetrics(
            section, in: arrangement.columns[column], at: column, defaults: defaults, log: &log)
        arrangement.metrics.append(metrics)
        forms.append(HeightForm(metrics))
        // A description with a problem is not shared, so that each of its sections says so.
        latest[column] =
            log.count == problems ? (section, arrangement.metrics.count - 1) : nil
        return arrangement.metrics.count - 1
    }

    private mutating func raggedHeight(
        count: Int, metrics index: Int, entry: inout SectionEntry
    ) -> Double {
        let flow = arrangement.metrics[index].flow
        let section = arrangement.entries.count
        log.section = section
        if case .ragged(.table(let sizes), _) = flow.source, sizes.count < count {
            log.report(.tableTooShort(sizes: sizes.count, items: count), item: sizes.count)
        }
        let table = FlowSolver.breakLines(
            of: flow, count: count, section: section, measure: arrangement.measure, log: &log)
        entry.lines = Int32(arrangement.lineTables.count)
        arrangement.lineTables.append(table)
        return table.height
    }

    /// The finished arrangement.
    consuming func finish() -> Arrangement {
        var result = arrangement
        result.problems = log.problems
        result.problemCount = log.count
        let right = result.columns.map(\.rightEdge).max() ?? 0
        result.contentSize = Size(width: right, height: heights.max() ?? 0)
        return result
    }
}

/// How high sections of one description are.
private struct HeightForm {
    let fixedHeight: Double
    let lineSpacing: Double
    /// Nil for ragged bodies, which have no closed form.
    let lines: UniformLines?

    init(_ metrics: SectionMetrics) {
        fixedHeight = metrics.fixedHeight
        lineSpacing = metrics.flow.lineSpacing
        if case .uniform(let lines) = metrics.flow.source {
            self.lines = lines
        } else {
            lines = nil
        }
    }
}

extension UniformLines {
    /// The height of `count` items, in closed form.
    func height(count: Int, lineSpacing: Double) -> Double {
        guard count > 0, !size.isEmpty else { return 0 }
        let lines = Double((count + perLine - 1) / perLine)
        return lines * size.height + (lines - 1) * lineSpacing
    }
}
