extension GroupPlan {
    /// Updates the table after items were replaced. Solves groups from the group before the change, until a group
    /// begins with the same item as before, and shifts the later groups. Returns false if all groups must be solved
    /// again.
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
    /// Makes a table whose first group begins with any item.
    fileprivate init(from item: Int, top: Double) {
        starts = [UInt32(item)]
        tops = [top]
    }

    fileprivate mutating func append(
        _ form: UInt32, upTo end: Int, spacing: Double, _ length: Double
    ) {
        starts.append(UInt32(end))
        tops.append(self.end + (length + spacing))
        formIndices.append(form)
    }

    /// Returns the index of a form, and adds the form if it is new. Looks only at the latest forms, because
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

    /// Replaces the old groups from `first` up to, but not including, `step` by new groups. Shifts the later groups.
    fileprivate mutating func splice(_ part: GroupTable, first: Int, step: Int, shift: Int) {
        let count = part.formIndices.count
        let distance = part.end - tops[step]
        // The groups that stay begin where the new groups end.
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
