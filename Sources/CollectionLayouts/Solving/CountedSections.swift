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
        guard first < arrangement.entries.count else { return }
        let (column, spacing) = (metrics.column, arrangement.sectionSpacing)
        let columnSections = ColumnSections(choices, column: column, of: arrangement)
        let count = columnSections.count(from: first)
        var heights = HeightTable()
        var flat: [(position: Int, section: Int)] = []
        arrangement.entries.withUnsafeMutableBufferPointer { entries in
            arrangement.stacks[column].append(count) { position, sections, tops in
                var top = tops[position]
                columnSections.forEach(from: first) { section in
                    let itemCount = entries[section].itemCount
                    let height = heights[itemCount] ?? heights.add(height(of: itemCount), itemCount)
                    var entry = SectionEntry(itemCount: itemCount)
                    entry.metrics = index
                    entries[section] = entry
                    sections[position] = UInt32(truncatingIfNeeded: section)
                    top += max(0, height + spacing)
                    tops[position + 1] = top
                    if height <= 0 || height + spacing <= 0 { flat.append((position, section)) }
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

/// The sections of a column, by the columns that the sections have chosen.
private struct ColumnSections {
    private let choices: [UInt8]
    /// The code of the column.
    private let code: UInt8
    /// The largest difference between the code of a choice and the code of the column, for sections of the column. A
    /// smaller code wraps to a large difference, so one comparison checks both ends.
    private let largestDifference: UInt8

    init(_ choices: [UInt8], column: Int, of arrangement: Arrangement) {
        let count = arrangement.entries.count
        self.choices = choices.isEmpty ? Array(repeating: 0, count: count) : choices
        precondition(self.choices.count == count, "Each section needs a choice of its column.")
        code = UInt8(column)
        // The last column also gets the sections that chose a column beyond it.
        largestDifference = column == arrangement.ownColumns.count - 1 ? .max - code : 0
    }

    @inline(__always)
    func forEach(from start: Int, _ body: (Int) -> Void) {
        choices.withUnsafeBufferPointer { choices in
            for section in start..<choices.count where choices[section] &- code <= largestDifference
            {
                body(section)
            }
        }
    }

    func count(from start: Int) -> Int {
        choices[start...].count { $0 &- code <= largestDifference }
    }
}

/// A cache of heights by number of items, with 64 entries. A look-up takes less time than computing a body's height.
private struct HeightTable {
    private var rows = [(itemCount: Int, height: Double)](repeating: (-1, 0), count: 64)

    @inline(__always)
    subscript(itemCount: Int) -> Double? {
        let row = rows[itemCount & 63]
        return row.itemCount == itemCount ? row.height : nil
    }

    mutating func add(_ height: Double, _ itemCount: Int) -> Double {
        rows[itemCount & 63] = (itemCount, height)
        return height
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
        if canCount, arrangement.columnCount == 0 {
            // Without a column that has a width, no description is needed.
            for section in arrangement.entries.indices { leaveOut(section) }
            return
        }
        var isCounted = arrangement.ownColumns.map { _ in false }
        var hasReserved = false
        for section in arrangement.entries.indices {
            let column = choices.isEmpty ? 0 : column(choices[section], of: section)
            if isCounted[column] { continue }
            guard arrangement.ownColumns[column].width > 0 else {
                leaveOut(section)
                continue
            }
            let index = sharedMetrics(section: section, column: column, defaults: defaults) {
                describe(column)
            }
            place(section, column: column, metrics: index)
            if !hasReserved, arrangement.tables.count == 1 {
                // The other sections of the column most likely have their own placed items too.
                arrangement.tables.reserve(arrangement.entries.count)
                hasReserved = true
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
