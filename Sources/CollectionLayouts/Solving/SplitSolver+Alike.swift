/// Sections that are all described alike, of which there may be a million.
extension SplitSolver {
    /// Adds sections, those of a column described alike and asked for once.
    ///
    /// - Parameter columns: The column of each section; empty where there is one.
    mutating func appendAlike(
        _ counts: [Int], columns: [UInt8], defaults: SectionDefaults,
        describe: (_ column: Int) -> SectionLayout
    ) {
        let used = arrangement.columns.indices.filter { column in
            columns.isEmpty ? !counts.isEmpty : columns.contains(UInt8(column))
        }
        for section in counts.indices {
            let column = columns.isEmpty ? 0 : Int(columns[section])
            guard arrangement.columns[column].width > 0 else {
                leaveOut(count: counts[section])
                continue
            }
            let metrics = sharedMetrics(section: section, column: column, defaults: defaults) {
                describe(column)
            }
            append(count: counts[section], metrics: metrics)
            // Each column's first section has told how all of it are; asked in order, as problems are told.
            if section < 64 || section.isMultiple(of: 1024), let plain = plainColumns(used) {
                return append(counts, from: section + 1, columns: columns, plain)
            }
        }
    }

    /// A column whose sections are in closed form.
    private struct PlainColumn {
        let form: HeightForm
        /// What all its sections have, but for their counts.
        let entry: SectionEntry
    }

    /// How sections of the columns are, nil for a column without width; nil if any are not known yet, or not plain.
    private func plainColumns(_ used: [Int]) -> [PlainColumn?]? {
        guard !hasProblems else { return nil }
        var plain: [PlainColumn?] = arrangement.columns.map { _ in nil }
        for column in used where arrangement.columns[column].width > 0 {
            guard let metrics = arrangement.memories[column].shared else { return nil }
            let form = arrangement.metrics.forms[Int(metrics)]
            let asks = measure != nil || form.asksAtOnce && arrangement.measure != nil
            guard form.body.height(count: 1) != nil, !(asks && form.isMeasured) else { return nil }
            var entry = SectionEntry(itemCount: 0)
            entry.metrics = metrics
            if asks, form.hasMeasuredParts { entry.table = SectionEntry.measured }
            plain[column] = PlainColumn(form: form, entry: entry)
        }
        return plain
    }

    /// Adds sections as fast as they can be counted: column after column, so that what a column's sections have in
    /// common stays at hand.
    private mutating func append(
        _ counts: [Int], from start: Int, columns: [UInt8], _ plain: [PlainColumn?]
    ) {
        // Taken out, so that they are changed without asking who else has them.
        var entries = arrangement.entries
        arrangement.entries = []
        for section in start..<counts.count {
            entries.append(SectionEntry(itemCount: counts[section]))
        }
        for (column, plain) in plain.enumerated() {
            guard let plain else { continue }
            var stack = arrangement.stacks[column]
            arrangement.stacks[column] = ColumnStack()
            let former = stack.sections.count
            stack.reserve(columns.isEmpty ? counts.count : counts.count / 2)
            append(counts, from: start, columns: columns, column, plain, &stack, &entries)
            arrangement.metrics.retain(
                plain.entry.metrics, times: stack.sections.count - former)
            arrangement.stacks[column] = stack
        }
        arrangement.entries = entries
    }

    /// Adds the sections of one column.
    private func append(
        _ counts: [Int], from start: Int, columns: [UInt8], _ column: Int, _ plain: PlainColumn,
        _ stack: inout ColumnStack, _ entries: inout [SectionEntry]
    ) {
        let (form, body, spacing) = (plain.form, plain.form.body, arrangement.sectionSpacing)
        for section in start..<counts.count
        where columns.isEmpty || Int(columns[section]) == column {
            let count = counts[section]
            stack.append(
                section,
                height: form.fixedHeight(isEmpty: count == 0) + (body.height(count: count) ?? 0),
                spacing: spacing, form, isEmpty: count == 0)
            entries[section].metrics = plain.entry.metrics
            entries[section].table = plain.entry.table
        }
    }
}
