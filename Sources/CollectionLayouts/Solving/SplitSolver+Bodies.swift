/// Solving bodies that have no closed form.
extension SplitSolver {
    /// Solves a body and keeps its table; returns its height.
    mutating func raggedHeight(
        _ section: Int, _ entry: inout SectionEntry, measure: Measure?
    ) -> Double {
        log.section = section
        log.first = nil
        defer {
            // Looked up only where there can be one, as there are many sections.
            if log.first != nil || !arrangement.ownProblems.isEmpty {
                arrangement.ownProblems[UInt32(section)] = log.first
            }
        }
        let most = Int(UInt32.max)
        if entry.itemCount > most { log.report(.tooManyItems(entry.itemCount)) }
        // Tables count in 32 bits. Beyond them no item takes room.
        let count = entry.itemCount > most ? 0 : entry.itemCount
        switch arrangement.metrics[Int(entry.metrics)].body {
        case .flow(let flow):
            return flowHeight(flow, section, &entry, count: count, measure: measure)
        case .shelf(let shelf):
            checkTable(shelf.source, count: count)
            let table = ShelfSolver.solve(
                shelf, count: count, section: section, measure: measure, log: &log)
            entry.table = arrangement.shelfTables.add(table)
            return table.height
        case .group(let group):
            return groupHeight(group, section, &entry, count: count, measure: measure)
        }
    }

    private mutating func flowHeight(
        _ flow: FlowMetrics, _ section: Int, _ entry: inout SectionEntry, count: Int,
        measure: Measure?
    ) -> Double {
        if case .measured(let items) = flow.source, items.perLine == 1 {
            var table = RowTable(items, spacing: flow.lineSpacing, count: 0)
            table.fill(0..<0, by: 0..<count, items, section: section, measure, log: &log)
            entry.table = arrangement.rowTables.add(table)
            return table.height
        }
        checkTable(flow.source, count: count)
        let scratch = scratch
        if count <= PackedLines.mostItems, packing?.hasRoom == true {
            let sizes = UnsafeMutableBufferPointer(rebasing: scratch.sizes[..<count])
            flow.source.fill(sizes, items: 0..<count, section: section, measure: measure)
            if let packed = packing?.append(sizes, of: LineBreaker(flow), log: &log) {
                entry.table = SectionEntry.packed(packed.place)
                return packed.height
            }
        }
        let table = FlowSolver.breakLines(
            of: flow, count: count, section: section, measure: measure, scratch: scratch,
            log: &log)
        entry.table = arrangement.lineTables.add(table)
        return table.height
    }

    private mutating func groupHeight(
        _ group: GroupMetrics, _ section: Int, _ entry: inout SectionEntry, count: Int,
        measure: Measure?
    ) -> Double {
        let table = group.table(count: count, section: section, measure: measure, log: &log)
        entry.table = arrangement.groupTables.add(table)
        let lines = GroupLines(
            metrics: group, count: count, section: section, table: table, measure: measure)
        let column = arrangement.metrics[Int(entry.metrics)].column
        arrangement.stacks[column].overhang.widen(PlacedBody.group(lines).overhang)
        return lines.height
    }

    /// Tells of a table of sizes that ends before the items do.
    private mutating func checkTable(_ source: SizeSource, count: Int) {
        if let sizes = source.table, sizes.count < count {
            log.report(.tableTooShort(sizes: sizes.count, items: count), item: sizes.count)
        }
    }

    /// The height of a section that is solved, from header to footer.
    func height(of entry: SectionEntry) -> Double {
        let form = arrangement.metrics.forms[Int(entry.metrics)]
        return form.fixedHeight(isEmpty: entry.itemCount == 0) + bodyHeight(of: entry, form)
    }

    private func bodyHeight(of entry: SectionEntry, _ form: HeightForm) -> Double {
        if entry.table < 0, let height = form.body.height(count: entry.itemCount) { return height }
        let table = Int(entry.table)
        let metrics = arrangement.metrics[Int(entry.metrics)]
        switch metrics.body {
        case .flow(let flow):
            if flow.hasRows { return arrangement.rowTables[table].height }
            if let run = arrangement.packedLines(of: entry) { return run.height }
            return arrangement.lineTables[table].height
        case .shelf: return arrangement.shelfTables[table].height
        case .group:
            return arrangement.body(of: metrics, section: 0, entry: entry).height
        }
    }

    /// Gives up the table of a section.
    mutating func removeTable(of entry: SectionEntry) {
        guard entry.table >= 0, entry.packedPlace == nil else { return }
        switch arrangement.metrics[Int(entry.metrics)].body {
        case .flow(let flow) where flow.hasRows: arrangement.rowTables.remove(entry.table)
        case .flow: arrangement.lineTables.remove(entry.table)
        case .shelf: arrangement.shelfTables.remove(entry.table)
        case .group: arrangement.groupTables.remove(entry.table)
        }
    }
}

extension SizeSource {
    /// The sizes, where they are given one by one.
    var table: [Size]? {
        guard case .ragged(let items) = self, case .table(let sizes) = items.sizes else {
            return nil
        }
        return sizes
    }
}

extension FlowMetrics {
    /// Whether a table of its lines is one of rows.
    var hasRows: Bool {
        if case .measured(let items) = source { items.perLine == 1 } else { false }
    }
}

extension RowTable {
    /// Puts rows in the place of others and asks for their heights.
    mutating func fill(
        _ old: Range<Int>, by new: Range<Int>, _ items: MeasuredItems, section: Int,
        _ measure: Measure?, log: inout ProblemLog
    ) {
        guard let measure else { return replace(old, by: new.count) }
        var heights: [Double] = []
        heights.reserveCapacity(new.count)
        for item in new {
            let height = items.height(of: item, section: section, measure: measure)
            heights.append(log.length(height, .height, item: item))
        }
        replace(old, by: new.count, heights: heights)
    }
}
