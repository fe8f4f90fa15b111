extension Lines {
    /// Breaks lines again from the line before the change, until a new line begins with the same item as an old line.
    /// Only shifts the lines after it. O(items of the lines broken again + later lines).
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        guard let plan = plan as? FlowPlan, plan.breaks(like: self.plan), count > 0,
            edits.sizesFollow || plan.isMeasured, plan.sizes.hasSizes(for: items.count),
            // With a negative spacing, lines overlap, and the last line need not be the lowest. All lines are then
            // solved again.
            plan.lineSpacing >= 0
        else { return false }
        self.plan = plan
        if let span = edits.span { replace(span.old, by: span.new, items, &problems) }
        return true
    }

    private mutating func replace(
        _ old: Range<Int>, by new: Range<Int>, _ items: BodyItems, _ problems: inout ProblemLog
    ) {
        // Start one line earlier, because the new items may fit at the end of that line.
        let first = max(0, line(of: old.lowerBound) - 1)
        var lines = LineEdit(takeLines(), shift: new.count - old.count)
        lines.replace(from: first, old, by: new, plan, items, &problems)
        setLines(lines.lines)
    }
}

/// The lines of a section while a change is applied, in the form that `LineBuilder.finish(count:)` returns.
private struct LineEdit {
    var lines: [Line]
    /// The number of added items; negative if items were removed.
    private let shift: Int

    init(_ lines: [Line], shift: Int) { (self.lines, self.shift) = (lines, shift) }

    private var count: Int { lines.count - 2 }

    mutating func replace(
        from first: Int, _ old: Range<Int>, by new: Range<Int>, _ plan: FlowPlan,
        _ items: BodyItems, _ problems: inout ProblemLog
    ) {
        var item = Int(lines[first].start)
        var builder = LineBuilder(plan, startingAt: item, top: lines[first].top)
        let next = lines[..<count].partitioningIndex { Int($0.start) >= old.upperBound }
        var search = StepSearch(next: max(first, next), firstKept: new.upperBound, shift: shift)
        var chunk = 32
        while item < items.count {
            let range = item..<min(items.count, item + chunk)
            builder.feed(range, of: plan, items, &problems)
            item = range.upperBound
            chunk = min(2 * chunk, 1024)
            guard let step = search.step(builder.lines, in: lines[..<count]) else { continue }
            return splice(builder.lines, first: first, step: step)
        }
        let rest = builder.finish(count: items.count)
        // `rest` is empty only if no remaining item takes room. Then `first` is 0.
        lines.replaceSubrange(first..., with: rest)
    }

    /// The indices of a new line and an old line that begin with the same item.
    private typealias Step = (new: Int, old: Int)

    /// A search for a new line that begins with the same item as an old line.
    private struct StepSearch {
        /// The index of the next old line to compare.
        var next: Int
        /// The new index of the first item after the change.
        let firstKept: Int
        let shift: Int
        private var seen = 1

        init(next: Int, firstKept: Int, shift: Int) {
            (self.next, self.firstKept, self.shift) = (next, firstKept, shift)
        }

        mutating func step(_ new: [Line], in old: ArraySlice<Line>) -> Step? {
            while seen < new.count {
                let start = Int(new[seen].start)
                if start >= firstKept {
                    while next < old.endIndex, Int(old[next].start) + shift < start { next += 1 }
                    guard next < old.endIndex else {
                        seen = new.count
                        return nil
                    }
                    if Int(old[next].start) + shift == start { return (seen, next) }
                }
                seen += 1
            }
            return nil
        }
    }

    /// Replaces the old lines before a common line by new lines, and shifts the lines from there on.
    private mutating func splice(_ new: [Line], first: Int, step: Step) {
        let distance = new[step.new].top - lines[step.old].top
        lines.replaceSubrange(first..<step.old, with: new[..<step.new])
        guard shift != 0 || distance != 0 else { return }
        let numbers = UInt32(truncatingIfNeeded: shift)
        lines.withUnsafeMutableBufferPointer { lines in
            for index in first + step.new..<lines.count {
                lines[index].start &+= numbers
                lines[index].top += distance
            }
        }
    }
}
