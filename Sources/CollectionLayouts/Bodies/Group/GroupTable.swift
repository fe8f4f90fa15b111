/// Groups that differ: 16 bytes a group, and equal groups once.
struct GroupTable {
    /// The first item of each group, then the number of items.
    var starts: [UInt32] = [0]
    /// The start of each group from the body's, then where one more would begin.
    var tops: [Double] = [0]
    /// The index of each group in `forms`; `unkept` if it is solved again whenever it is read.
    var formIndices: [UInt32] = []
    /// The solved groups, equal ones once. Mostly few, as heights are whole rows.
    var forms: [SolvedGroup] = []
    /// From the start of the first group to the end of the last.
    var length = 0.0
    /// The extent of the longest group. Not updated by edits.
    var longest = 0.0
    /// The largest extent across.
    var across = 0.0
    var reach = EdgeInsets.zero
    /// The extents all groups share, where they do.
    var shared: [Axis: Double] = [:]

    static let unkept = UInt32.max

    /// Where one more group would begin.
    var end: Double { tops[tops.count - 1] }

    /// A solved group; nil if it was not kept.
    func form(of group: Int) -> SolvedGroup? {
        let index = formIndices[group]
        return index == Self.unkept ? nil : forms[Int(index)]
    }
}

/// Keeps equal groups once, so that reading one solves nothing.
private struct GroupForms {
    /// The most slots that are kept in a section, about two megabytes. Further new groups are solved again when read.
    static let mostSlots = 1 << 15

    private(set) var forms: [SolvedGroup] = []
    private var indices: [SolvedGroup: UInt32] = [:]
    private var slots = 0
    /// The index of the last group's form: neighbours are often alike.
    private var latest = GroupTable.unkept

    /// The index of a form, and whether it is seen for the first time.
    mutating func index(of form: SolvedGroup) -> (index: UInt32, isNew: Bool) {
        if latest != GroupTable.unkept, forms[Int(latest)] == form { return (latest, false) }
        if let index = indices[form] {
            latest = index
            return (index, false)
        }
        guard slots + form.slots.count <= Self.mostSlots else { return (GroupTable.unkept, true) }
        slots += form.slots.count
        latest = UInt32(forms.count)
        indices[form] = latest
        forms.append(form)
        return (latest, true)
    }
}

extension GroupPlan {
    /// The table of groups that are measured, in O(count).
    func table(count: Int, section: Int, measure: Measure?, log: inout ProblemLog) -> GroupTable {
        let table = table(
            count: count, section: section, measure: measure, shared: [:], log: &log)
        // Estimates are alike as they are, and the closed form keeps them.
        let shared = measure == nil ? [:] : sharedExtents(of: table)
        guard !shared.isEmpty else { return table }
        // All groups take the extent of the largest, so they are solved again with it.
        var scratch = ProblemLog()
        return self.table(
            count: count, section: section, measure: measure, shared: shared, log: &scratch)
    }

    /// Reports a custom group that does not give the frames it gave first.
    private func check(_ frames: Int, of items: Int, item: Int, log: inout ProblemLog) {
        guard case .custom = group.content, frames != min(capacity, items) else { return }
        log.report(.customFrames(frames, before: capacity), item: item)
    }

    /// The extents of the largest of groups, along the axes on which all are to have the same.
    private func sharedExtents(of table: GroupTable) -> [Axis: Double] {
        var shared: [Axis: Double] = [:]
        if group.size[axis].isUniform { shared[axis] = table.longest }
        if group.size[axis.crossing].isUniform { shared[axis.crossing] = table.across }
        return shared
    }

    private func table(
        count: Int, section: Int, measure: Measure?, shared: [Axis: Double],
        log: inout ProblemLog
    ) -> GroupTable {
        var table = GroupTable()
        var forms = GroupForms()
        table.shared = shared
        var first = 0
        var top = 0.0
        while first < count {
            let solved = solve(
                items: first..<count, section: section, measure: measure, shared: shared, log: &log)
            guard !solved.slots.isEmpty else {
                log.report(.groupTooSmall, item: first)
                break
            }
            check(solved.slots.count, of: count - first, item: first, log: &log)
            let (form, isNew) = forms.index(of: solved)
            if isNew || hasMeasuredBadges {
                table.reach.widen(
                    solved.reach(
                        section: section, measure: measure, group: table.formIndices.count,
                        firstItem: first, log: &log))
            }
            first += solved.slots.count
            table.longest = max(table.longest, solved.size[axis])
            table.length = max(table.length, top + solved.size[axis])
            top += max(0, solved.size[axis] + spacing)
            table.starts.append(UInt32(first))
            table.tops.append(top)
            table.formIndices.append(form)
            table.across = max(table.across, solved.size[axis.crossing])
            // With estimates, as many groups as the closed form has.
            if measure == nil, isFlat { break }
        }
        table.forms = forms.forms
        return table
    }
}
