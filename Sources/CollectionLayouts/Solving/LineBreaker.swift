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
    private var lineHeight = 0.0
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
        mostItems = if case .measured(let items) = flow.source { items.perLine } else { .max }
    }

    /// Takes the sizes of the next items; `first` is the index of the first of them.
    ///
    /// An item wider than the line stands alone on it: there is never an empty line above.
    mutating func append(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int, log: inout ProblemLog
    ) {
        // Kept in registers for the loop, which is what a solve of ragged items costs.
        var (end, lineHeight, itemsOnLine) = (end, lineHeight, itemsOnLine)
        for index in sizes.indices {
            var size = sizes[index]
            if !(size.width.isLength && size.height.isLength) {
                size = log.size(size, item: first + index)
            }
            guard !size.isEmpty else { continue }
            let next = end + interItemSpacing + size.width
            if next > width || itemsOnLine == mostItems {
                startLine(at: first + index, after: lineHeight)
                (end, lineHeight, itemsOnLine) = (size.width, size.height, 1)
            } else {
                end = next
                lineHeight = max(lineHeight, size.height)
                itemsOnLine += 1
            }
        }
        (self.end, self.lineHeight, self.itemsOnLine) = (end, lineHeight, itemsOnLine)
    }

    /// The first line begins with the first item, even if that takes no room.
    private mutating func startLine(at item: Int, after height: Double) {
        if table.starts.isEmpty {
            table.starts.append(UInt32(firstItem))
            table.tops.append(top)
        } else {
            top += height + lineSpacing
            table.starts.append(UInt32(item))
            table.tops.append(top)
        }
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
