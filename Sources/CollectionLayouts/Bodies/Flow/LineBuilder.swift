/// A builder that breaks items into lines. It reads the sizes of items in chunks.
struct LineBuilder {
    private(set) var lines: [Line] = []
    private var open: OpenLine
    /// The first item of the first line.
    private let firstItem: Int

    /// - Parameters:
    ///   - item: The first item of the first line.
    ///   - top: The top of the first line, in points.
    init(_ plan: FlowPlan, startingAt item: Int = 0, top: Double = 0) {
        open = OpenLine(plan, top: top)
        firstItem = item
    }

    /// Reads the sizes of some items and breaks the items into lines.
    mutating func feed(
        _ range: Range<Int>, of plan: FlowPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) {
        let scratch = items.scratch ?? LayoutScratch()
        // The buffers that the loops use are freed with this object.
        defer { withExtendedLifetime(scratch) {} }
        for first in stride(
            from: range.lowerBound, to: range.upperBound, by: LayoutScratch.capacity)
        {
            let part = first..<min(range.upperBound, first + LayoutScratch.capacity)
            let sizes = UnsafeMutableBufferPointer(rebasing: scratch.sizes[..<part.count])
            plan.sizes.fill(sizes, part, of: items)
            let count = open.breakLines(sizes, first: first, scratch.lines, &problems)
            guard count > 0 else { continue }
            // The first line begins with the first item, even if that item takes no room.
            if lines.isEmpty { scratch.lines[0].start = UInt32(firstItem) }
            lines.append(contentsOf: UnsafeBufferPointer(rebasing: scratch.lines[..<count]))
        }
    }

    /// Returns the lines, followed by two more entries. The first entry has the top of a line that would follow the
    /// last line. The second entry has the bottom of the lowest line.
    mutating func finish(count: Int) -> [Line] {
        guard !lines.isEmpty else { return [] }
        lines.append(Line(top: open.nextTop, start: UInt32(count)))
        lines.append(Line(top: open.lowest, start: 0))
        // If much capacity is unused, copy the lines to free that memory.
        guard lines.capacity > lines.count + lines.count / 8 + 8 else { return lines }
        return lines.withUnsafeBufferPointer { Array($0) }
    }

    /// Returns the lines of a section with few items, solved in one step. The lines share a chunk with the lines of
    /// other sections.
    static func lines(
        of plan: FlowPlan, _ items: BodyItems, in scratch: LayoutScratch,
        _ problems: inout ProblemLog
    ) -> Lines {
        var open = OpenLine(plan, top: 0)
        let sizes = UnsafeMutableBufferPointer(rebasing: scratch.sizes[..<items.count])
        plan.sizes.fill(sizes, 0..<items.count, of: items)
        let lines = scratch.lines
        let count = open.breakLines(sizes, first: 0, lines, &problems)
        guard count > 0 else { return Lines(plan: plan) }
        lines[0].start = 0
        lines[count] = Line(top: open.nextTop, start: UInt32(items.count))
        lines[count + 1] = Line(top: open.lowest, start: 0)
        let chunk = scratch.chunk(for: count + 2)
        let first = chunk.lines.count
        chunk.lines.append(contentsOf: UnsafeBufferPointer(rebasing: lines[..<(count + 2)]))
        return Lines(plan: plan, chunk: chunk, first: first, count: count)
    }
}

/// The line that the builder fills. The type contains only numbers, so that the compiler keeps them in registers.
private struct OpenLine {
    private let width: Double
    private let interItemSpacing: Double
    private let lineSpacing: Double
    /// The largest number of items on a line. Items that take no room do not count.
    private let mostItems: Int
    /// The left edge of the next item. Infinite before the first line, so that the first item begins a line.
    private var nextStart = Double.infinity
    private var height: Double
    /// The number of items that the line can still contain.
    private var itemsLeft: Int
    private var top: Double
    private var lowestBefore: Double

    init(_ plan: FlowPlan, top: Double) {
        self.top = top
        width = plan.width + FlowPlan.tolerance
        interItemSpacing = plan.interItemSpacing
        lineSpacing = plan.lineSpacing
        // For the first line, the height and the spacing cancel each other, so that this line begins at the top.
        height = -max(0, lineSpacing)
        lowestBefore = top
        mostItems = plan.mostItems
        itemsLeft = mostItems
    }

    /// The bottom of the lowest line, in points.
    var lowest: Double { max(lowestBefore, top + height) }

    /// The top of the line that follows this line, in points.
    var nextTop: Double { top + max(0, height + lineSpacing) }

    /// Reads the sizes of the next items, and writes each line that begins with one of these items. Returns the number
    /// of lines written.
    ///
    /// An item wider than the line gets its own line. No empty line precedes such an item.
    ///
    /// - Parameter first: The index of the first item.
    mutating func breakLines(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ lines: UnsafeMutableBufferPointer<Line>, _ problems: inout ProblemLog
    ) -> Int {
        // Use a shorter loop for the usual case: all items take room, no spacing is negative, and a line may have any
        // number of items.
        if mostItems == .max, interItemSpacing >= 0, lineSpacing >= 0, sizes.allTakeRoom {
            return breakPlainLines(sizes, first: first, lines)
        }
        return breakAnyLines(sizes, first: first, lines, &problems)
    }

    /// Breaks lines if all items take room and a line may have any number of items. This hot loop is a separate
    /// function, so that it can use all registers.
    @inline(never)
    private mutating func breakPlainLines(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ lines: UnsafeMutableBufferPointer<Line>
    ) -> Int {
        var (nextStart, height, top) = (nextStart, height, top)
        let (width, spacing, lineSpacing) = (width, interItemSpacing, lineSpacing)
        var count = 0
        for index in 0..<sizes.count {
            let size = sizes[index]
            if nextStart + size.width > width {
                top += height + lineSpacing
                lines[count] = Line(top: top, start: UInt32(truncatingIfNeeded: first &+ index))
                count &+= 1
                (nextStart, height) = (size.width + spacing, size.height)
            } else {
                nextStart += size.width + spacing
                // This comparison takes one instruction. `max` takes more, because it handles NaN.
                height = size.height > height ? size.height : height
            }
        }
        (self.nextStart, self.height, self.top) = (nextStart, height, top)
        return count
    }

    @inline(never)
    private mutating func breakAnyLines(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ lines: UnsafeMutableBufferPointer<Line>, _ problems: inout ProblemLog
    ) -> Int {
        var count = 0
        for index in 0..<sizes.count {
            var size = sizes[index]
            size = size.takesRoom ? size : problems.size(size, item: first + index)
            guard !size.isEmpty else { continue }
            if nextStart + size.width > width || itemsLeft == 0 {
                begin(with: size)
                lines[count] = Line(top: top, start: UInt32(truncatingIfNeeded: first + index))
                count += 1
                itemsLeft = mostItems
            } else {
                add(size)
            }
            itemsLeft -= 1
        }
        return count
    }

    private mutating func begin(with size: Size) {
        // If lines overlap, an earlier line may be the lowest.
        lowestBefore = lowest
        top = nextTop
        (nextStart, height) = (max(0, size.width + interItemSpacing), size.height)
    }

    private mutating func add(_ size: Size) {
        nextStart += max(0, size.width + interItemSpacing)
        height = max(height, size.height)
    }
}

extension UnsafeMutableBufferPointer<Size> {
    /// Whether all sizes take room.
    ///
    /// Compares the bits as integers: positive numbers have the same order as their bits, and NaN is above all of them.
    /// The loop has no branch, so the compiler can vectorise it.
    @inline(__always) fileprivate var allTakeRoom: Bool {
        UnsafeMutableRawBufferPointer(self).withMemoryRebound(to: Int64.self) { numbers in
            let most = Int64(bitPattern: Double.mostPoints.bitPattern)
            var signs: Int64 = 0
            for bits in numbers { signs |= (bits &- 1) | (most &- bits) }
            return signs >= 0
        }
    }
}
