extension LineTable {
    /// Follows items that were put in the place of others: breaks lines anew from the one before the change until they
    /// begin with the same items as before, and shifts the rest. All in place.
    ///
    /// Needs a table with lines. O(items up to there + a shift of the later lines).
    ///
    /// - Parameter count: The new number of items.
    mutating func replace(
        _ old: Range<Int>, by new: Range<Int>, count: Int, of flow: FlowMetrics, section: Int,
        measure: Measure?, log: inout ProblemLog
    ) {
        // What comes first on a line may now fit on the one before; where that begins is decided by what precedes it.
        let first = max(0, line(of: old.lowerBound) - 1)
        var builder = LineTableBuilder(flow, startingAt: Int(starts[first]), top: tops[first])
        let shift = new.count - old.count
        var search = StepSearch(
            next: max(first, starts.partitioningIndex { Int($0) >= old.upperBound }),
            firstKept: new.upperBound, shift: shift)
        let scratch = LineScratch()
        var item = Int(starts[first])
        var chunk = 32
        while item < count {
            let range = item..<min(count, item + chunk)
            FlowSolver.feed(
                range, of: flow, section: section, measure: measure, to: &builder,
                scratch: scratch, log: &log)
            item = range.upperBound
            chunk = min(2 * chunk, 1024)
            guard let step = search.step(builder.table, lines: self) else { continue }
            return splice(builder.table, first: first, step: step, shift: shift)
        }
        let rest = builder.finish(count: count)
        starts.replaceSubrange(first..., with: rest.starts)
        tops.replaceSubrange(first..., with: rest.tops)
        height = rest.height
    }

    /// Where new lines fall in step with old ones.
    private typealias Step = (new: Int, old: Int)

    /// Looks for a new line that begins with an item with which an old one began.
    private struct StepSearch {
        /// The next old line to compare with.
        var next: Int
        /// The first item behind the change, by its new index.
        let firstKept: Int
        let shift: Int
        private var seen = 1

        init(next: Int, firstKept: Int, shift: Int) {
            (self.next, self.firstKept, self.shift) = (next, firstKept, shift)
        }

        mutating func step(_ table: LineTable, lines: LineTable) -> Step? {
            while seen < table.starts.count {
                let start = Int(table.starts[seen])
                if start >= firstKept {
                    while next < lines.lineCount, Int(lines.starts[next]) + shift < start {
                        next += 1
                    }
                    guard next < lines.lineCount else {
                        seen = table.starts.count
                        return nil
                    }
                    if Int(lines.starts[next]) + shift == start { return (seen, next) }
                }
                seen += 1
            }
            return nil
        }
    }

    /// Puts new lines in the place of old ones and shifts those that follow.
    private mutating func splice(_ table: LineTable, first: Int, step: Step, shift: Int) {
        let distance = table.tops[step.new] - tops[step.old]
        if step.new == step.old - first {
            // As many lines as before: nothing has to be moved up.
            for line in 0..<step.new {
                starts[first + line] = table.starts[line]
                tops[first + line] = table.tops[line]
            }
        } else {
            starts.replaceSubrange(first..<step.old, with: table.starts[..<step.new])
            tops.replaceSubrange(first..<step.old, with: table.tops[..<step.new])
        }
        starts.shift(from: first + step.new, byCount: shift)
        tops.shift(from: first + step.new, by: distance)
        height += distance
    }
}

extension Array where Element == UInt32 {
    /// Adds a number that may be negative to all elements from an index on, in place.
    mutating func shift(from start: Int, byCount shift: Int) {
        guard shift != 0, start < count else { return }
        let distance = UInt32(truncatingIfNeeded: shift)
        withUnsafeMutableBufferPointer { buffer in
            for index in start..<buffer.count { buffer[index] &+= distance }
        }
    }
}
