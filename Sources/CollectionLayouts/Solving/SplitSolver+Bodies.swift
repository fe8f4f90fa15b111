/// Solving bodies.
extension SplitSolver {
    /// Places the items of a section that has no closed form, and keeps what comes of it; returns the body's height.
    mutating func solveBody(
        _ section: Int, _ entry: inout SectionEntry, _ metrics: SectionMetrics, measure: Measure?
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
        // Bodies may count in 32 bits. Beyond them no item takes room.
        let items = BodyItems(
            count: entry.itemCount > most ? 0 : entry.itemCount, section: section,
            measure: measure, scratch: scratch)
        let body = metrics.body.solve(items, &log)
        arrangement.stacks[metrics.column].overhang.widen(body.overhang)
        let height = body.size(of: items).height
        entry.table = arrangement.tables.add(body)
        return height
    }

    /// The height of a section that is solved, from header to footer.
    func height(of entry: SectionEntry, section: Int) -> Double {
        let metrics = arrangement.metrics[Int(entry.metrics)]
        let items = arrangement.items(of: section, entry)
        let body = arrangement.body(of: entry, metrics).size(of: items).height
        return metrics.height(body: body, isEmpty: entry.itemCount == 0)
    }

    /// Gives up what a section keeps.
    mutating func removeTable(of entry: SectionEntry) {
        if entry.table >= 0 { arrangement.tables.remove(entry.table) }
    }
}
