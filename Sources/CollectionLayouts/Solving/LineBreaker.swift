/// Breaks items into lines as their sizes come in, a chunk at a time. Numbers only, to be kept in registers.
struct LineBreaker {
    private let width: Double
    private let interItemSpacing: Double
    private let lineSpacing: Double
    /// The most items that take room on a line.
    private let mostItems: Int
    /// Where the last item of the open line ends; beyond any line before the first.
    private var end = Double.infinity
    private var lineHeight: Double
    /// How many more items may be on the open line.
    private var itemsLeft: Int
    private var top: Double

    /// - Parameter top: Where the first line begins.
    init(_ flow: FlowMetrics, top: Double = 0) {
        self.top = top
        width = flow.width + FlowMetrics.tolerance
        interItemSpacing = flow.interItemSpacing
        lineSpacing = flow.lineSpacing
        // So that nothing comes before the first line.
        lineHeight = -lineSpacing
        mostItems = flow.mostItems
        itemsLeft = mostItems
    }

    /// Where the open line ends.
    var bottom: Double { top + lineHeight }

    /// Where one more line would begin.
    var nextTop: Double { top + lineHeight + lineSpacing }

    /// Takes the sizes of the next items, `first` being the index of the first of them; returns how many lines begin
    /// among them, and writes with which items and where.
    ///
    /// An item wider than the line stands alone on it: there is never an empty line above.
    @inline(__always)
    mutating func breakLines<Start: FixedWidthInteger>(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ starts: UnsafeMutableBufferPointer<Start>, _ tops: UnsafeMutableBufferPointer<Double>,
        _ log: inout ProblemLog
    ) -> Int {
        // Nearly always nothing has to be looked at but widths.
        if mostItems == .max, sizes.allTakeRoom {
            return breakPlainLines(sizes, first: first, starts, tops)
        }
        return breakAnyLines(sizes, first: first, starts, tops, &log)
    }

    /// Of items that all take room, any number of which fits on a line: the loop that a solve of ragged items consists
    /// of. By itself, so that nothing else wants its registers.
    @inline(never)
    private mutating func breakPlainLines<Start: FixedWidthInteger>(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ starts: UnsafeMutableBufferPointer<Start>, _ tops: UnsafeMutableBufferPointer<Double>
    ) -> Int {
        var (end, lineHeight, top) = (end, lineHeight, top)
        let (width, spacing, lineSpacing) = (width, interItemSpacing, lineSpacing)
        var lines = 0
        for index in 0..<sizes.count {
            let size = sizes[index]
            // Only one addition waits for the item before.
            let next = end + (spacing + size.width)
            if next > width {
                top += lineHeight + lineSpacing
                starts[lines] = Start(truncatingIfNeeded: first &+ index)
                tops[lines] = top
                lines &+= 1
                (end, lineHeight) = (size.width, size.height)
            } else {
                end = next
                // As `max`, in one instruction, since neither is "not a number".
                lineHeight = size.height > lineHeight ? size.height : lineHeight
            }
        }
        (self.end, self.lineHeight, self.top) = (end, lineHeight, top)
        return lines
    }

    @inline(never)
    private mutating func breakAnyLines<Start: FixedWidthInteger>(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ starts: UnsafeMutableBufferPointer<Start>, _ tops: UnsafeMutableBufferPointer<Double>,
        _ log: inout ProblemLog
    ) -> Int {
        var lines = 0
        for index in 0..<sizes.count {
            var size = sizes[index]
            size = size.takesRoom ? size : log.size(size, item: first + index)
            guard !size.isEmpty else { continue }
            let next = end + (interItemSpacing + size.width)
            if next > width || itemsLeft == 0 {
                top += lineHeight + lineSpacing
                starts[lines] = Start(truncatingIfNeeded: first + index)
                tops[lines] = top
                lines += 1
                (end, lineHeight, itemsLeft) = (size.width, size.height, mostItems)
            } else {
                end = next
                lineHeight = max(lineHeight, size.height)
            }
            itemsLeft -= 1
        }
        return lines
    }
}

/// Makes a table of lines, a chunk at a time.
struct LineTableBuilder {
    private var breaker: LineBreaker
    private(set) var table = LineTable()
    /// What the first line begins with.
    private let firstItem: Int

    /// - Parameters:
    ///   - item: What the first line begins with.
    ///   - top: Where it begins.
    init(_ flow: FlowMetrics, startingAt item: Int = 0, top: Double = 0) {
        breaker = LineBreaker(flow, top: top)
        firstItem = item
    }

    /// Takes the sizes of the next items; `first` is the index of the first of them.
    mutating func append(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int, scratch: LineScratch,
        log: inout ProblemLog
    ) {
        let (starts, tops) = (scratch.starts, scratch.tops)
        let lines = breaker.breakLines(sizes, first: first, starts, tops, &log)
        guard lines > 0 else { return }
        // The first line begins with the first item, even if that takes no room.
        if table.starts.isEmpty { starts[0] = UInt32(firstItem) }
        table.starts.append(contentsOf: UnsafeBufferPointer(rebasing: starts[..<lines]))
        table.tops.append(contentsOf: UnsafeBufferPointer(rebasing: tops[..<lines]))
    }

    /// Closes the last line.
    mutating func finish(count: Int) -> LineTable {
        guard !table.starts.isEmpty else { return table }
        table.starts.append(UInt32(count))
        table.tops.append(breaker.nextTop)
        table.height = breaker.bottom
        table.trim()
        return table
    }
}

extension LineTable {
    /// Gives back much room that is left.
    fileprivate mutating func trim() {
        guard tops.capacity > tops.count + tops.count / 8 + 8 else { return }
        starts = starts.withUnsafeBufferPointer { Array($0) }
        tops = tops.withUnsafeBufferPointer { Array($0) }
    }
}

extension Size {
    /// Whether both are lengths above zero; of what is none, the problem was reported when the layout was solved.
    @inline(__always) var takesRoom: Bool {
        width > 0 && width <= .mostPoints && height > 0 && height <= .mostPoints
    }
}

extension UnsafeMutableBufferPointer<Size> {
    /// Whether all take room.
    ///
    /// Asked of the bits, as numbers above zero are in the order of theirs and what is none is beyond: a loop without
    /// a branch, of which a processor does several steps at once.
    @inline(__always) fileprivate var allTakeRoom: Bool {
        UnsafeMutableRawBufferPointer(self).withMemoryRebound(to: Int64.self) { numbers in
            let most = Int64(bitPattern: Double.mostPoints.bitPattern)
            var signs: Int64 = 0
            for bits in numbers { signs |= (bits &- 1) | (most &- bits) }
            return signs >= 0
        }
    }
}
