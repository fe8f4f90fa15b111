/// The lines of one section of a flow.
struct Lines: BandedItems {
    var plan: FlowPlan
    /// Then one behind the last, where one more line would begin; empty when no item takes room.
    var lines: [Line] = []
    /// The bottom of the lowest line.
    var height = 0.0

    var count: Int { max(0, lines.count - 1) }

    /// The last line that begins at or above `y`; the first when none does.
    func line(at y: Double) -> Int {
        min(max(0, lines.partitioningIndex { $0.top > y } - 1), max(0, count - 1))
    }

    /// The line an item is on, or would be on if it took room.
    func line(of item: Int) -> Int {
        max(0, lines.partitioningIndex { Int($0.start) > item } - 1)
    }

    /// The items of some lines, with those among them that take no room.
    private func items(in range: Range<Int>) -> Range<Int> {
        Int(lines[range.lowerBound].start)..<Int(lines[range.upperBound].start)
    }
}

extension Lines {
    func size(of items: BodyItems) -> Size { Size(width: plan.width, height: height) }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard count > 0 else { return }
        // With a negative spacing a line reaches so far into those below it.
        let first = line(at: rect.minY + min(0, plan.lineSpacing))
        let visible = first..<line(at: rect.maxY) + 1
        elements.reserve(self.items(in: visible).count)
        withSizes(in: visible, items) { sizes in
            var own = elements
            forEachFrame(in: visible, sizes) { own.add($0, $1) }
            elements = own
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard count > 0 else { return nil }
        var result: Rect?
        forEachFrame(inBand: line(of: item), items) { if $0 == item { result = $1 } }
        return result
    }

    /// Asks for the sizes of items again, of all visible ones at once.
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

    /// Items side by side, top-aligned, as high as the tallest when normalized.
    @inline(__always)
    private func forEachFrame(
        in range: Range<Int>, _ sizes: UnsafeMutableBufferPointer<Size>,
        _ body: (Int, Rect) -> Void
    ) {
        let spacing = plan.interItemSpacing
        let isNormalized = plan.normalizesLineHeight
        let first = Int(lines[range.lowerBound].start)
        var start = 0
        for line in range {
            let end = Int(lines[line + 1].start) - first
            let y = lines[line].top
            let tallest = isNormalized ? sizes[start..<end].tallest : 0
            var x = 0.0
            for index in start..<end {
                let size = sizes[index]
                guard size.takesRoom else { continue }
                let height = isNormalized ? tallest : size.height
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
        guard count > 0 else { return 0..<0 }
        let line = line(at: y)
        return line..<line + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        withSizes(in: band..<band + 1, items) { forEachFrame(in: band..<band + 1, $0, body) }
    }
}

extension Slice<UnsafeMutableBufferPointer<Size>> {
    /// The height of the highest item that takes room.
    fileprivate var tallest: Double {
        var tallest = 0.0
        for size in self where size.takesRoom { tallest = Swift.max(tallest, size.height) }
        return tallest
    }
}
