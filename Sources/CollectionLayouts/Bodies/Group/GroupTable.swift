/// The groups of a section that may differ. A group takes 16 bytes, and equal groups are kept once.
struct GroupTable {
    /// The first item of each group, then the number of items.
    var starts: [UInt32] = [0]
    /// The start of each group from the start of the body, in points, then the start of an additional group.
    var tops: [Double] = [0]
    /// The index of each group in `forms`; `unkept` if the group is solved again each time it is read.
    var formIndices: [UInt32] = []
    /// The different solved groups. Usually there are few, because heights are whole rows.
    var forms: [SolvedGroup] = []
    /// The distance, in points, from the start of the first group to the end of the last group.
    var length = 0.0
    /// The extent of the longest group, in points. Edits do not update it.
    var longest = 0.0
    /// The largest extent of a group across the axis, in points.
    var across = 0.0
    var reach = EdgeInsets.zero
    /// The extents that are the same for all groups, by axis; empty if groups do not share extents.
    var shared: [Axis: Double] = [:]

    static let unkept = UInt32.max

    /// The start of an additional group, in points.
    var end: Double { tops[tops.count - 1] }

    /// Returns a solved group; nil if the table does not keep it.
    func form(of group: Int) -> SolvedGroup? {
        let index = formIndices[group]
        return index == Self.unkept ? nil : forms[Int(index)]
    }
}

/// Keeps equal groups once, so that reading a group does not solve it again.
private struct GroupForms {
    /// The largest number of slots that a section keeps, about two megabytes. Further groups are solved again when they
    /// are read.
    static let mostSlots = 1 << 15

    private(set) var forms: [SolvedGroup] = []
    private var indices: [SolvedGroup: UInt32] = [:]
    private var slots = 0
    /// The index of the previous group's form. Neighbouring groups are often equal.
    private var latest = GroupTable.unkept

    /// Returns the index of a form, and whether this form is new.
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
    /// Returns the table of measured groups, in O(count).
    func table(count: Int, section: Int, measure: Measure?, log: inout ProblemLog) -> GroupTable {
        let table = table(
            count: count, section: section, measure: measure, shared: [:], log: &log)
        // Estimates already give equal groups, as in the closed form.
        let shared = measure == nil ? [:] : sharedExtents(of: table)
        guard !shared.isEmpty else { return table }
        // All groups get the extent of the largest group, so they are solved again with this extent.
        var scratch = ProblemLog()
        return self.table(
            count: count, section: section, measure: measure, shared: shared, log: &scratch)
    }

    /// Reports a custom group whose closure returns another number of frames than the first time.
    private func check(_ frames: Int, of items: Int, item: Int, log: inout ProblemLog) {
        guard case .custom = group.content, frames != min(capacity, items) else { return }
        log.report(.customFrames(frames, before: capacity), item: item)
    }

    /// Returns the extents of the largest groups, along the axes on which all groups share an extent.
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
            // With estimates, use the same number of groups as the closed form.
            if measure == nil, isFlat { break }
        }
        table.forms = forms.forms
        return table
    }
}
