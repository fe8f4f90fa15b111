/// The lines of one flow section: a slice of a chunk that several sections may share.
struct Lines: BandedItems {
    var plan: FlowPlan
    private(set) var chunk: LineChunk
    private var first: UInt32
    /// The number of lines. Zero if no item takes room.
    private var lineCount: UInt32

    init(plan: FlowPlan, chunk: LineChunk, first: Int, count: Int) {
        (self.plan, self.chunk) = (plan, chunk)
        (self.first, lineCount) = (UInt32(first), UInt32(count))
    }

    /// - Parameter lines: The result of `LineBuilder.finish(count:)`.
    init(plan: FlowPlan, _ lines: [Line] = []) {
        let chunk = lines.isEmpty ? LineChunk.empty : LineChunk(lines)
        self.init(plan: plan, chunk: chunk, first: 0, count: max(0, lines.count - 2))
    }

    var count: Int { Int(lineCount) }

    /// The bottom of the lowest line, in points.
    var height: Double { count > 0 ? chunk.lines[Int(first) + count + 1].top : 0 }

    /// All lines, and one more entry with the top of a line that would follow the last line.
    fileprivate var lines: ArraySlice<Line> {
        chunk.lines[Int(first)...Int(first) + count]
    }

    /// Removes and returns the lines, so that the caller can change them. Copies the lines only if other sections share
    /// the chunk.
    mutating func takeLines() -> [Line] {
        guard chunk.lines.count == count + 2, isKnownUniquelyReferenced(&chunk) else {
            return Array(chunk.lines[Int(first)...Int(first) + count + 1])
        }
        var lines: [Line] = []
        swap(&lines, &chunk.lines)
        return lines
    }

    mutating func setLines(_ lines: [Line]) {
        self = Lines(plan: plan, lines)
    }

    /// Returns the last line that begins at or above `y`, or the first line if no line does. The section must have a
    /// line.
    func line(at y: Double) -> Int {
        let lines = lines
        return min(max(0, lines.partitioningIndex { $0.top > y } - lines.startIndex - 1), count - 1)
    }

    /// Returns the line of an item. For an item that takes no room, returns the line whose range of indices contains
    /// the item.
    func line(of item: Int) -> Int {
        guard count > 0 else { return 0 }
        let lines = lines
        return max(0, lines.partitioningIndex { Int($0.start) > item } - lines.startIndex - 1)
    }

    private func start(of line: Int) -> Int { Int(chunk.lines[Int(first) + line].start) }

    /// Returns the items of some lines, including items that take no room.
    private func items(in range: Range<Int>) -> Range<Int> {
        start(of: range.lowerBound)..<start(of: range.upperBound)
    }
}

extension Lines {
    func size(of items: BodyItems) -> Size { Size(width: plan.width, height: height) }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard count > 0 else { return }
        // With a negative spacing, lines that begin above the rectangle may reach into it.
        let first = line(at: rect.minY + min(0, plan.lineSpacing))
        let visible = first..<line(at: rect.maxY) + 1
        withSizes(in: visible, items) { sizes in
            elements.addItems(atMost: sizes.count) { elements in
                // A local copy, so that the compiler keeps the writer's numbers in registers.
                var writer = elements
                forEachFrame(in: visible, sizes) { writer.add($0, $1) }
                elements = writer
            }
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard count > 0 else { return nil }
        var result: Rect?
        forEachFrame(inBand: line(of: item), items) { if $0 == item { result = $1 } }
        return result
    }

    /// Reads the sizes of the items of some lines again in one call, and passes the sizes to `body`.
    @inline(__always)
    private func withSizes(
        in range: Range<Int>, _ items: BodyItems, _ body: (UnsafeMutableBufferPointer<Size>) -> Void
    ) {
        let asked = self.items(in: range)
        withUnsafeTemporaryAllocation(of: Size.self, capacity: asked.count) { sizes in
            plan.sizes.fill(sizes, asked, of: items)
            body(sizes)
        }
    }

    /// Calls `body` with each item that takes room, and its frame. Items are side by side and top-aligned. On
    /// normalized lines, each item is as high as the tallest item.
    @inline(__always)
    private func forEachFrame(
        in range: Range<Int>, _ sizes: UnsafeMutableBufferPointer<Size>,
        _ body: (Int, Rect) -> Void
    ) {
        let spacing = plan.interItemSpacing
        let isNormalized = plan.normalizesLineHeight
        let lines = lines
        let offset = lines.startIndex
        let first = Int(lines[offset + range.lowerBound].start)
        var start = 0
        for line in range {
            let end = Int(lines[offset + line + 1].start) - first
            let y = lines[offset + line].top
            let tallest = isNormalized ? sizes[start..<end].tallest : nil
            var x = 0.0
            for index in start..<end {
                let size = sizes[index]
                guard size.takesRoom else { continue }
                let height = tallest ?? size.height
                body(first &+ index, Rect(x: x, y: y, width: size.width, height: height))
                x += max(0, size.width + spacing)
            }
            start = end
        }
    }

    var bandAxis: Axis { .vertical }
    func bandCount(_ items: BodyItems) -> Int { count }
    func band(of item: Int, _ items: BodyItems) -> Int { line(of: item) }

    func bands(at y: Double, _ items: BodyItems) -> Range<Int> {
        let line = line(at: y)
        return line..<line + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        withSizes(in: band..<band + 1, items) { forEachFrame(in: band..<band + 1, $0, body) }
    }
}

extension Slice<UnsafeMutableBufferPointer<Size>> {
    /// The height of the tallest item that takes room; zero if there is none.
    fileprivate var tallest: Double {
        var tallest = 0.0
        for size in self where size.takesRoom { tallest = Swift.max(tallest, size.height) }
        return tallest
    }
}
