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
        var users = 0
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

    /// Adds sections as fast as they can be counted.
    private mutating func append(
        _ counts: [Int], from start: Int, columns: [UInt8], _ plain: [PlainColumn?]
    ) {
        // Taken out, so that each is changed without asking who else has it.
        var plain = plain
        var stacks = arrangement.stacks
        var entries = arrangement.entries
        (arrangement.stacks, arrangement.entries) = ([], [])
        let spacing = arrangement.sectionSpacing
        for column in stacks.indices where plain[column] != nil {
            stacks[column].reserve(columns.isEmpty ? counts.count : counts.count / 2)
        }
        plain.withUnsafeMutableBufferPointer { plain in
            stacks.withUnsafeMutableBufferPointer { stacks in
                for section in start..<counts.count {
                    let count = counts[section]
                    let column = columns.isEmpty ? 0 : Int(columns[section])
                    guard let form = plain[column]?.form, var entry = plain[column]?.entry else {
                        entries.append(SectionEntry(itemCount: count))
                        continue
                    }
                    let height =
                        form.fixedHeight(isEmpty: count == 0)
                        + (form.body.height(count: count) ?? 0)
                    stacks[column].append(
                        section, height: height, spacing: spacing, form, isEmpty: count == 0)
                    entry.itemCount = count
                    entries.append(entry)
                    plain[column]?.users += 1
                }
            }
        }
        (arrangement.stacks, arrangement.entries) = (stacks, entries)
        for case let column? in plain {
            arrangement.metrics.retain(column.entry.metrics, times: column.users)
        }
    }
}
