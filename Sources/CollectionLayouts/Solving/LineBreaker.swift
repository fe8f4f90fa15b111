/// Breaks items into lines as their sizes come in, a chunk at a time.
struct LineBreaker {
    private let width: Double
    private let interItemSpacing: Double
    private let lineSpacing: Double
    /// The most items that take room on a line.
    private let mostItems: Int
    private(set) var table = LineTable()
    /// Where the last item of the open line ends; beyond any line before the first.
    private var end = Double.infinity
    private var lineHeight: Double
    /// How many items take room on the open line.
    private var itemsOnLine = 0
    private var top: Double
    /// What the first line begins with.
    private let firstItem: Int

    /// - Parameters:
    ///   - item: What the first line begins with.
    ///   - top: Where it begins.
    init(_ flow: FlowMetrics, startingAt item: Int = 0, top: Double = 0) {
        firstItem = item
        self.top = top
        width = flow.width + FlowMetrics.tolerance
        interItemSpacing = flow.interItemSpacing
        lineSpacing = flow.lineSpacing
        // So that nothing comes before the first line.
        lineHeight = -lineSpacing
        mostItems = flow.mostItems
    }

    /// Takes the sizes of the next items; `first` is the index of the first of them.
    ///
    /// An item wider than the line stands alone on it: there is never an empty line above.
    mutating func append(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int, scratch: LineScratch,
        log: inout ProblemLog
    ) {
        let (starts, tops) = (scratch.starts, scratch.tops)
        let lines = breakLines(sizes, first: first, starts, tops, &log)
        guard lines > 0 else { return }
        if table.starts.isEmpty {
            // The first line begins with the first item, even if that takes no room.
            starts[0] = UInt32(firstItem)
            table.reserve(lines)
        }
        table.starts.append(contentsOf: UnsafeBufferPointer(rebasing: starts[..<lines]))
        table.tops.append(contentsOf: UnsafeBufferPointer(rebasing: tops[..<lines]))
    }

    /// The loop that a solve of ragged items consists of; returns how many lines begin.
    @inline(__always)
    private mutating func breakLines(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int,
        _ starts: UnsafeMutableBufferPointer<UInt32>, _ tops: UnsafeMutableBufferPointer<Double>,
        _ log: inout ProblemLog
    ) -> Int {
        // Kept in registers.
        var (end, lineHeight, itemsOnLine, top) = (end, lineHeight, itemsOnLine, top)
        let (width, spacing, lineSpacing) = (width, interItemSpacing, lineSpacing)
        let mostItems = mostItems
        var lines = 0
        for index in 0..<sizes.count {
            var size = sizes[index]
            if !size.takesRoom {
                size = log.size(size, item: first + index)
                guard !size.isEmpty else { continue }
            }
            // Only one addition waits for the item before.
            let next = end + (spacing + size.width)
            if next > width || itemsOnLine == mostItems {
                top += lineHeight + lineSpacing
                starts[lines] = UInt32(truncatingIfNeeded: first + index)
                tops[lines] = top
                lines += 1
                (end, lineHeight, itemsOnLine) = (size.width, size.height, 1)
            } else {
                end = next
                lineHeight = max(lineHeight, size.height)
                itemsOnLine += 1
            }
        }
        (self.end, self.lineHeight, self.itemsOnLine, self.top) = (
            end, lineHeight, itemsOnLine, top
        )
        return lines
    }

    /// Closes the last line.
    mutating func finish(count: Int) -> LineTable {
        guard !table.starts.isEmpty else { return table }
        table.starts.append(UInt32(count))
        table.tops.append(top + lineHeight + lineSpacing)
        table.height = top + lineHeight
        return table
    }
}

extension Size {
    /// Whether both are lengths above zero.
    @inline(__always) fileprivate var takesRoom: Bool {
        width > 0 && width <= .mostPoints && height > 0 && height <= .mostPoints
    }
}
