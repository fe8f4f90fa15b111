/// Breaks items into lines as their sizes come in, a chunk at a time.
struct LineBreaker {
    private let width: Double
    private let interItemSpacing: Double
    private let lineSpacing: Double
    private var table = LineTable()
    /// Where the last item of the open line ends; nil while the line is empty.
    private var end = 0.0
    private var isLineEmpty = true
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
        for index in sizes.indices {
            var size = sizes[index]
            if !(size.width.isLength && size.height.isLength) {
                size = log.size(size, item: first + index)
            }
            guard !size.isEmpty else { continue }
            if isLineEmpty {
                isLineEmpty = false
                table.starts.append(0)
                table.tops.append(0)
                end = size.width
                lineHeight = size.height
            } else if end + interItemSpacing + size.width > width {
                top += lineHeight + lineSpacing
                table.starts.append(UInt32(first + index))
                table.tops.append(top)
                end = size.width
                lineHeight = size.height
            } else {
                end += interItemSpacing + size.width
                lineHeight = max(lineHeight, size.height)
            }
        }
    }

    /// Closes the last line.
    mutating func finish(count: Int) -> LineTable {
        guard !isLineEmpty else { return table }
        table.starts.append(UInt32(count))
        table.tops.append(top + lineHeight + lineSpacing)
        table.height = top + lineHeight
        return table
    }
}
