/// Where groups begin that are not all alike: 12 bytes a group.
struct GroupTable {
    /// The first item of each group, then the number of items.
    var starts: [UInt32] = [0]
    /// The start of each group from the body's, then where one more would begin.
    var tops: [Double] = [0]
    /// The largest extent across.
    var across = 0.0
    var reach = EdgeInsets.zero
    /// The extent all groups share, where they do.
    var shared: Double?
}

extension GroupMetrics {
    /// The table of groups that are measured, in O(count).
    func table(count: Int, section: Int, measure: Measure?, log: inout ProblemLog) -> GroupTable {
        let table = table(
            count: count, section: section, measure: measure, extent: nil, log: &log)
        guard group.size[axis].isUniform else { return table }
        let lengths = zip(table.tops, table.tops.dropFirst()).map { $1 - $0 - spacing }
        guard let largest = lengths.max() else { return table }
        // All groups of the section take the extent of the largest, so what is in them is solved for that.
        var scratch = ProblemLog()
        return self.table(
            count: count, section: section, measure: measure, extent: largest, log: &scratch)
    }

    private func table(
        count: Int, section: Int, measure: Measure?, extent: Double?, log: inout ProblemLog
    ) -> GroupTable {
        var table = GroupTable()
        table.shared = extent
        var first = 0
        var top = 0.0
        while first < count {
            let solved = solve(
                items: first..<count, section: section, measure: measure, extent: extent, log: &log)
            guard !solved.slots.isEmpty else {
                log.report(.groupTooSmall, item: first)
                break
            }
            first += solved.slots.count
            top += solved.size[axis] + spacing
            table.starts.append(UInt32(first))
            table.tops.append(top)
            table.across = max(table.across, solved.size[axis.crossing])
            table.reach.widen(
                solved.reach(
                    section: section, measure: measure, group: table.tops.count - 2,
                    firstItem: first - solved.slots.count))
        }
        return table
    }
}
