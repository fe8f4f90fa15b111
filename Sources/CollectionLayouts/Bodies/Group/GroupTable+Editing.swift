extension GroupPlan {
    /// Follows items that were put in the place of others: solves groups from the one before the change until they
    /// begin with the same items as before, and shifts the rest. Returns false where all have to be solved again.
    ///
    /// O(items up to there + groups).
    func edit(
        _ table: inout GroupTable, _ change: ArrangementChanges.ItemChange, count: Int,
        section: Int, measure: Measure?, log: inout ProblemLog
    ) -> Bool {
        // All is solved again if shared extents or groups far before the change may differ, or if many forms are
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
    /// A table that begins with an item somewhere.
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

    /// The index of a form; neighbours are often alike.
    fileprivate mutating func index(of form: SolvedGroup) -> UInt32 {
        if let index = forms.suffix(32).lastIndex(of: form) { return UInt32(index) }
        forms.append(form)
        return UInt32(forms.count - 1)
    }

    /// The old group that begins with an item behind a change; nil when none does.
    fileprivate func step(
        at item: Int, behind change: ArrangementChanges.ItemChange, _ shift: Int
    ) -> Int? {
        guard item >= change.new.upperBound else { return nil }
        let old = starts.partitioningIndex { Int($0) + shift >= item }
        return Int(starts[old]) + shift == item ? old : nil
    }

    /// Puts groups in the place of old ones up to one that stays, and shifts those that follow.
    fileprivate mutating func splice(_ part: GroupTable, first: Int, step: Int, shift: Int) {
        let count = part.formIndices.count
        let distance = part.end - tops[step]
        // The groups that stay begin where the new ones end.
        starts.replaceSubrange(first..<step, with: part.starts.dropLast())
        tops.replaceSubrange(first..<step, with: part.tops.dropLast())
        formIndices.replaceSubrange(first..<step, with: part.formIndices)
        starts.shift(from: first + count, byCount: shift)
        tops.shift(from: first + count, by: distance)
    }

    /// The largest extent of any group along an axis; nil where a form was not kept.
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
    /// Whether groups of the same items are alike.
    func solves(like other: GroupPlan) -> Bool {
        group == other.group && container == other.container && spacing == other.spacing
            && axis == other.axis
    }
}
