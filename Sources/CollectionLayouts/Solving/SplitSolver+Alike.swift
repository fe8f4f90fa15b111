/// Sections that are all described alike, of which there may be a million.
extension SplitSolver {
    /// Places all sections, those of a column described alike and asked for once.
    ///
    /// - Parameter choices: The column each section asks for; empty where there is one.
    mutating func placeAlike(
        choices: [UInt8], defaults: SectionDefaults, describe: (_ column: Int) -> SectionLayout
    ) {
        var counted: [CountedSections?] = arrangement.columns.map { _ in nil }
        for section in arrangement.entries.indices {
            let column = choices.isEmpty ? 0 : column(choices[section], of: section)
            guard arrangement.columns[column].width > 0 else {
                leaveOut(section)
                continue
            }
            if counted[column]?.place(section, &arrangement) != nil { continue }
            let metrics = sharedMetrics(section: section, column: column, defaults: defaults) {
                describe(column)
            }
            place(section, metrics: metrics)
            counted[column] = countedSections(metrics)
        }
        for sections in counted.compactMap(\.self) {
            arrangement.metrics.retain(sections.index, times: sections.count)
        }
    }

    /// Nil for sections that are solved one by one, or have something to report.
    private func countedSections(_ index: UInt32) -> CountedSections? {
        let metrics = arrangement.metrics[Int(index)]
        let isAsked = measure != nil || metrics.asksAtOnce
        guard let form = metrics.closedForm, !hasProblems, !(isAsked && metrics.canBeMeasured)
        else { return nil }
        return CountedSections(
            index: index, metrics: metrics, form: form, spacing: arrangement.sectionSpacing)
    }
}

/// Sections of a column whose heights follow from their numbers of items: a million take a few milliseconds.
private struct CountedSections {
    let index: UInt32
    let metrics: SectionMetrics
    let form: any ClosedForm
    let spacing: Double
    /// How many were placed.
    private(set) var count = 0
    /// Mostly neighbours have as many items.
    private var latest = (itemCount: -1, height: 0.0)

    init(index: UInt32, metrics: SectionMetrics, form: any ClosedForm, spacing: Double) {
        (self.index, self.metrics, self.form, self.spacing) = (index, metrics, form, spacing)
    }

    /// Puts a section at the bottom of the column.
    mutating func place(_ section: Int, _ arrangement: inout Arrangement) {
        let itemCount = arrangement.entries[section].itemCount
        if itemCount != latest.itemCount {
            let body = form.height(of: itemCount)
            latest = (itemCount, metrics.height(body: body, isEmpty: itemCount == 0))
        }
        arrangement.entries[section].metrics = index
        arrangement.stacks[metrics.column].append(
            section, height: latest.height, spacing: spacing, metrics, isEmpty: itemCount == 0)
        count += 1
    }
}
