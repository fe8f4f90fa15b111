/// Breaks items into lines as their sizes come in, a chunk at a time.
struct LineBreaker {
    private let width: Double
    private let interItemSpacing: Double
    private let lineSpacing: Double
    private var table = LineTable()
    /// Where the last item of the open line ends; beyond any line before the first.
    private var end = Double.infinity
    private var lineHeight = 0.0
    private var top = 0.0

    init(_ flow: FlowMetrics) {
        width = flow.width + FlowMetrics.tolerance
        interItemSpacing = flow.interItemSpacing
        lineSpacing = flow.lineSpacing
    }

    /// Takes the sizes of the next items; `first` is the index of the first of them.
    ///
    /// An item wider than the line stands alone on it: there is never an empty line above.
    mutating func append(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int, log: inout ProblemLog
    ) {
        // Kept in registers for the loop, which is what a solve of ragged items costs.
        var (end, lineHeight) = (end, lineHeight)
        for index in sizes.indices {
            var size = sizes[index]
            if !(size.width.isLength && size.height.isLength) {
                size = log.size(size, item: first + index)
            }
            guard !size.isEmpty else { continue }
            let next = end + interItemSpacing + size.width
            if next > width {
                startLine(at: first + index, after: lineHeight)
                (end, lineHeight) = (size.width, size.height)
            } else {
                end = next
                lineHeight = max(lineHeight, size.height)
            }
        }
        (self.end, self.lineHeight) = (end, lineHeight)
    }

    /// The first line begins with the first item, even if that takes no room.
    private mutating func startLine(at item: Int, after height: Double) {
        if table.starts.isEmpty {
            table.starts.append(0)
            table.tops.append(0)
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
