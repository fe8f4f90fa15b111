/// Sections of a column whose heights depend only on their numbers of items.
///
/// A separate loop places these sections. For a million sections, it takes a tenth of the time of `SectionRun`.
struct CountedSections {
    private let index: UInt32
    private let metrics: SectionMetrics
    private let form: any ClosedForm

    /// Returns nil if the sections must be solved one by one, or have a problem to report.
    init?(_ run: SectionRun) {
        guard let form = run.plainForm else { return nil }
        (index, metrics, self.form) = (run.index, run.metrics, form)
    }

    /// Appends the column's sections, from section `first`, at the bottom of the column. O(sections).
    ///
    /// - Parameter choices: The chosen column of each section; empty if there is only one column.
    func place(from first: Int, choices: [UInt8], in arrangement: inout Arrangement) {
        let column = metrics.column
        // The last column also gets the sections that chose a column beyond it.
        let isLast = column == arrangement.ownColumns.count - 1
        let code = UInt8(column)
        func isOwn(_ section: Int) -> Bool {
            choices.isEmpty || choices[section] == code || isLast && choices[section] > code
        }
        let all = first..<arrangement.entries.count
        let count = choices.isEmpty ? all.count : all.count { isOwn($0) }
        let spacing = arrangement.sectionSpacing
        // Store the latest height, because neighbouring sections usually have the same number of items.
        var latest = (itemCount: -1, height: 0.0)
        var flat: [(position: Int, section: Int)] = []
        arrangement.entries.withUnsafeMutableBufferPointer { entries in
            arrangement.stacks[column].append(count) { position, sections, tops in
                for section in all where isOwn(section) {
                    var entry = SectionEntry(itemCount: entries[section].itemCount)
                    entry.metrics = index
                    entries[section] = entry
                    if entry.itemCount != latest.itemCount {
                        latest = (entry.itemCount, height(of: entry.itemCount))
                    }
                    sections[position] = UInt32(section)
                    tops[position + 1] = tops[position] + max(0, latest.height + spacing)
                    if latest.height <= 0 || latest.height + spacing <= 0 {
                        flat.append((position, section))
                    }
                    position += 1
                }
            }
        }
        for (position, section) in flat {
            let itemCount = arrangement.entries[section].itemCount
            arrangement.stacks[column].note(
                at: position, height: height(of: itemCount), spacing: spacing, metrics,
                isEmpty: itemCount == 0)
        }
        arrangement.metrics.retain(index, times: count)
    }

    private func height(of itemCount: Int) -> Double {
        metrics.height(body: form.height(of: itemCount), isEmpty: itemCount == 0)
    }
}

extension ArrangementBuilder {
    /// Places all sections in a layout with one description for each column.
    ///
    /// - Parameter choices: The chosen column of each section; empty if there is only one column.
    mutating func placeAlike(
        choices: [UInt8], defaults: SectionDefaults, describe: (_ column: Int) -> SectionLayout
    ) {
        // If sections choose the shortest column, place them one by one.
        let canCount =
            keptLanes.isEmpty && (!choices.contains(.max) || arrangement.ownColumns.count == 1)
        var isCounted = arrangement.ownColumns.map { _ in false }
        for section in arrangement.entries.indices {
            let column = choices.isEmpty ? 0 : column(choices[section], of: section)
            if isCounted[column] { continue }
            place(section, column: column) {
                $0.sharedMetrics(section: section, column: column, defaults: defaults) {
                    describe(column)
                }
            }
            guard canCount, let counted = runs[column].flatMap({ CountedSections($0) }) else {
                continue
            }
            counted.place(from: section + 1, choices: choices, in: &arrangement)
            isCounted[column] = true
            if isCounted.allSatisfy({ $0 }) { return }
        }
    }
}
