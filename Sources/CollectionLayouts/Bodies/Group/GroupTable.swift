/// The groups of a section that may differ. A group takes 16 bytes, and equal groups are kept once.
struct GroupTable {
    /// The index of the first item of each group, followed by the number of items.
    var starts: [UInt32] = [0]
    /// The distance from the start of the body to the start of each group, in points. The last entry is the start that
    /// an appended group would get.
    var tops: [Double] = [0]
    /// The index of each group in `forms`; `unkept` if the group is solved again each time it is read.
    var formIndices: [UInt32] = []
    /// The different solved groups. Usually there are few, because measured heights are whole rows of a terminal.
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

    /// The start that an appended group would get, in points.
    var end: Double { tops[tops.count - 1] }

    /// Returns a solved group; nil if the table does not keep it.
    func form(of group: Int) -> SolvedGroup? {
        let index = formIndices[group]
        return index == Self.unkept ? nil : forms[Int(index)]
    }
}

/// A store that keeps equal groups once, so that a query need not solve a group again.
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
        // With estimates, all groups are already equal, so they need no shared extents.
        let shared = measure == nil ? [:] : sharedExtents(of: table)
        guard !shared.isEmpty else { return table }
        // All groups get the extent of the largest group. So all groups are solved again with this extent.
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
        for axis in shared.keys { shared[axis]? -= group.edgeSpacing.leastPoints(axis) }
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
            table.length = max(table.length, table.end + solved.size[axis])
            table.append(form, upTo: first, spacing: spacing, solved.size[axis])
            table.across = max(table.across, solved.size[axis.crossing])
            // With estimates, use the same number of groups as the closed form: one group if all groups begin at the
            // same point.
            if measure == nil, isFlat { break }
        }
        table.forms = forms.forms
        return table
    }
}

extension GroupPlan {
    /// Updates the table after items were replaced. Solves groups again from the group before the change, until a new
    /// group begins with the same item as an old group. Only shifts the groups after it. Returns false if all groups
    /// must be solved again.
    ///
    /// O(items of the groups solved again + groups).
    func edit(
        _ table: inout GroupTable, _ change: ArrangementChanges.ItemChange, count: Int,
        section: Int, measure: Measure?, log: inout ProblemLog
    ) -> Bool {
        // All groups must be solved again if a shared extent or an earlier group may change, or if many forms are
        // unused.
        guard table.shared.isEmpty, !looksAhead, spacing >= 0, table.formIndices.count > 0,
            table.forms.count <= 2 * table.formIndices.count + 64
        else { return false }
        let shift = change.new.count - change.old.count
        let last = max(0, table.starts.partitioningIndex { Int($0) > change.old.lowerBound } - 1)
        let first = max(0, min(last, table.formIndices.count) - 1)
        var part = GroupTable(from: Int(table.starts[first]), top: table.tops[first])
        var item = Int(table.starts[first])
        var step: Int?
        while item < count, step == nil {
            let solved = solve(items: item..<count, section: section, measure: measure, log: &log)
            guard !solved.slots.isEmpty else { return false }
            let reach = solved.reach(
                section: section, measure: measure, group: first + part.formIndices.count,
                firstItem: item, log: &log)
            table.reach.widen(reach)
            item += solved.slots.count
            part.append(table.index(of: solved), upTo: item, spacing: spacing, solved.size[axis])
            step = table.step(at: item, behind: change, shift)
        }
        table.splice(part, first: first, step: step ?? table.formIndices.count, shift: shift)
        guard let across = table.largest(axis.crossing) else { return false }
        table.across = across
        table.length = max(0, table.end - spacing)
        return true
    }
}

extension GroupTable {
    /// Makes a table whose first group begins with the given item, at the given distance from the start of the body.
    fileprivate init(from item: Int, top: Double) {
        starts = [UInt32(item)]
        tops = [top]
    }

    fileprivate mutating func append(
        _ form: UInt32, upTo end: Int, spacing: Double, _ length: Double
    ) {
        starts.append(UInt32(end))
        tops.append(self.end + max(0, length + spacing))
        formIndices.append(form)
    }

    /// Returns the index of a form, and adds the form if it is new. Compares only the latest 32 forms, because
    /// neighbouring groups are often equal.
    fileprivate mutating func index(of form: SolvedGroup) -> UInt32 {
        if let index = forms.suffix(32).lastIndex(of: form) { return UInt32(index) }
        forms.append(form)
        return UInt32(forms.count - 1)
    }

    /// Returns the old group that begins with an item after a change; nil if no old group begins with this item.
    fileprivate func step(
        at item: Int, behind change: ArrangementChanges.ItemChange, _ shift: Int
    ) -> Int? {
        guard item >= change.new.upperBound else { return nil }
        let old = starts.partitioningIndex { Int($0) + shift >= item }
        return Int(starts[old]) + shift == item ? old : nil
    }

    /// Replaces the old groups `first..<step` by new groups, and shifts the groups from `step` on.
    fileprivate mutating func splice(_ part: GroupTable, first: Int, step: Int, shift: Int) {
        let count = part.formIndices.count
        let distance = part.end - tops[step]
        // The remaining old groups begin where the new groups end.
        starts.replaceSubrange(first..<step, with: part.starts.dropLast())
        tops.replaceSubrange(first..<step, with: part.tops.dropLast())
        formIndices.replaceSubrange(first..<step, with: part.formIndices)
        starts.shift(from: first + count, byCount: shift)
        tops.shift(from: first + count, by: distance)
    }

    /// Returns the largest extent of any group along an axis; nil if a group's form is not kept.
    fileprivate func largest(_ axis: Axis) -> Double? {
        var largest = 0.0
        let isUsed = formIndices.reduce(into: Array(repeating: false, count: forms.count)) {
            if $1 != Self.unkept { $0[Int($1)] = true }
        }
        guard !formIndices.contains(Self.unkept) else { return nil }
        for (form, isUsed) in zip(forms, isUsed) where isUsed {
            largest = max(largest, form.size[axis])
        }
        return largest
    }
}

extension GroupPlan {
    /// Whether the plans give equal groups for the same items.
    func solves(like other: GroupPlan) -> Bool {
        group == other.group && container == other.container && spacing == other.spacing
            && axis == other.axis
    }
}
