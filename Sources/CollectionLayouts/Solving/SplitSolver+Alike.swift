/// Sections that are all described alike, of which there may be a million.
extension SplitSolver {
    /// Places all sections, those of a column described alike and asked for once.
    ///
    /// - Parameter columns: The column of each section; empty where there is one.
    mutating func placeAlike(
        columns: [UInt8], defaults: SectionDefaults, describe: (_ column: Int) -> SectionLayout
    ) {
        let used = arrangement.columns.indices.filter { column in
            columns.isEmpty ? !arrangement.entries.isEmpty : columns.contains(UInt8(column))
        }
        for section in arrangement.entries.indices {
            let column = columns.isEmpty ? 0 : Int(columns[section])
            guard arrangement.columns[column].width > 0 else {
                leaveOut(section)
                continue
            }
            let metrics = sharedMetrics(section: section, column: column, defaults: defaults) {
                describe(column)
            }
            place(section, metrics: metrics)
            // Each column's first section has told how all of it are; asked in order, as problems are told.
            if section < 64 || section.isMultiple(of: 1024), let plain = plainColumns(used) {
                return place(from: section + 1, columns: columns, plain)
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
            // What is measured around a body is not shared, so nobody was asked for it here.
            plain[column] = PlainColumn(form: form, entry: entry)
        }
        return plain
    }

    /// Places sections as fast as they can be counted: column after column, so that what a column's sections have in
    /// common stays at hand.
    private mutating func place(from start: Int, columns: [UInt8], _ plain: [PlainColumn?]) {
        let models = plain.map { $0?.entry ?? SectionEntry(itemCount: 0) }
        var entries = arrangement.entries.mutableSpan
        for section in start..<entries.count {
            let model = models[columns.isEmpty ? 0 : Int(columns[section])]
            entries[section].metrics = model.metrics
            entries[section].table = model.table
        }
        for (column, plain) in plain.enumerated() {
            guard let plain else { continue }
            let count = arrangement.stacks[column].append(
                arrangement.entries, from: start, of: columns, column, plain.form,
                spacing: arrangement.sectionSpacing)
            arrangement.metrics.retain(plain.entry.metrics, times: count)
        }
    }
}

extension ColumnStack {
    /// Adds all sections of one form that belong to the column; returns how many there are.
    fileprivate mutating func append(
        _ entries: [SectionEntry], from start: Int, of columns: [UInt8], _ column: Int,
        _ form: HeightForm, spacing: Double
    ) -> Int {
        let former = sections.count
        appendSections(start..<entries.count, of: columns, column)
        // Most numbers of items are small, and come again.
        let heights = (0..<64).map { form.height(count: $0) }
        let top = tops[former]
        let added = sections[former...]
        var flat: [Int] = []
        tops.append(addingCapacity: added.count) { span in
            var bottom = top
            for section in added {
                let count = entries[Int(section)].itemCount
                let height = count < heights.count ? heights[count] : form.height(count: count)
                if height <= 0 { flat.append(former + span.count) }
                bottom += height + spacing
                span.append(bottom)
            }
        }
        for position in flat {
            noteElements(
                at: position, form, isEmpty: entries[Int(sections[position])].itemCount == 0)
        }
        return added.count
    }

    /// Adds those sections of a range that belong to a column, or all where there is one.
    private mutating func appendSections(_ range: Range<Int>, of columns: [UInt8], _ column: Int) {
        guard !columns.isEmpty else {
            return sections.append(addingCapacity: range.count) { span in
                for section in range { span.append(UInt32(truncatingIfNeeded: section)) }
            }
        }
        let own = UInt8(truncatingIfNeeded: column)
        // Added up rather than counted, which takes a third of the time: columns are 0 and 1.
        let right = columns.reduce(0) { $0 &+ Int($1) }
        sections.append(addingCapacity: column == 0 ? columns.count - right : right) { span in
            for section in range where columns[section] == own {
                span.append(UInt32(truncatingIfNeeded: section))
            }
        }
    }
}

extension HeightForm {
    /// How high a section of so many items is whose body has a closed form.
    fileprivate func height(count: Int) -> Double {
        fixedHeight(isEmpty: count == 0) + (body.height(count: count) ?? 0)
    }
}
