/// Sections of a column whose heights follow from their numbers of items.
///
/// Beside `SectionRun`, as a million of them take a third of the time.
struct CountedSections {
    private let index: UInt32
    private let metrics: SectionMetrics
    private let form: any ClosedForm
    private let spacing: Double
    /// How many were placed.
    private var count = 0
    /// Mostly neighbours have as many items.
    private var latest = (itemCount: -1, height: 0.0)

    /// Nil for sections that are solved one by one, or have something to report.
    init?(_ run: SectionRun, in arrangement: Arrangement) {
        guard let form = run.plainForm else { return nil }
        (index, metrics, self.form) = (run.index, run.metrics, form)
        spacing = arrangement.sectionSpacing
    }

    /// Puts a section at the bottom of the column.
    mutating func place(_ section: Int, _ arrangement: inout Arrangement) {
        var entry = SectionEntry(itemCount: arrangement.entries[section].itemCount)
        entry.metrics = index
        let itemCount = entry.itemCount
        if itemCount != latest.itemCount {
            let body = form.height(of: itemCount)
            latest = (itemCount, metrics.height(body: body, isEmpty: itemCount == 0))
        }
        arrangement.entries[section] = entry
        arrangement.stacks[metrics.column].append(
            section, height: latest.height, spacing: spacing, metrics, isEmpty: itemCount == 0,
            isTroubled: false)
        count += 1
    }

    /// Counts them among the sections of their description.
    func add(to arrangement: inout Arrangement) {
        arrangement.metrics.retain(index, times: count)
    }
}

extension ArrangementBuilder {
    /// Places all sections, those of a column described alike and asked for once.
    ///
    /// - Parameter choices: The column each section asks for; empty where there is one.
    mutating func placeAlike(
        choices: [UInt8], defaults: SectionDefaults, describe: (_ column: Int) -> SectionLayout
    ) {
        var counted: [CountedSections?] = arrangement.columns.map { _ in nil }
        for section in arrangement.entries.indices {
            let column = choices.isEmpty ? 0 : column(choices[section], of: section)
            if counted[column]?.place(section, &arrangement) != nil { continue }
            place(section, column: column) {
                $0.sharedMetrics(section: section, column: column, defaults: defaults) {
                    describe(column)
                }
            }
            counted[column] = runs[column].flatMap { CountedSections($0, in: arrangement) }
        }
        for sections in counted { sections?.add(to: &arrangement) }
    }
}
