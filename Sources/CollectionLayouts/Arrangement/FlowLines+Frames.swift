/// Where the frames of a flow's items are made, line after line.
extension FlowLines {
    /// Calls `body` with each item that takes room and its frame.
    @inline(__always)
    func forEachFrame(in lines: ClosedRange<Int>, _ body: (Int, Rect) -> Void) {
        switch self.lines {
        case .uniform(let uniform):
            forEachUniformFrame(in: lines, of: uniform, at: 0..<uniform.perLine, body)
        case .table(let table):
            let items = table.items(in: lines)
            withSizes(of: items) {
                Self.forEachRaggedFrame(in: lines, of: table, flow, items, $0, body)
            }
        case .run(let run):
            let items = run.items(in: lines)
            withSizes(of: items) {
                Self.forEachRaggedFrame(in: lines, of: run, flow, items, $0, body)
            }
        case .rows(let rows):
            rows.forEachRow(in: lines) { row, top, height in
                let size = Size(width: rows.width, height: height)
                body(row, Rect(origin: Point(x: flow.left, y: top), size: size))
            }
        }
    }

    /// Writes the items that may meet a stretch of x.
    ///
    /// Each kind of lines in a function of its own: what a view reads for every frame is not to wait for anything.
    func write(
        _ lines: ClosedRange<Int>, across stretch: (from: Double, to: Double),
        to writer: inout ItemWriter
    ) {
        switch self.lines {
        case .uniform(let uniform): write(lines, across: stretch, of: uniform, to: &writer)
        case .table(let table): write(lines, of: table, to: &writer)
        case .run(let run): write(lines, of: run, to: &writer)
        case .rows: forEachFrame(in: lines) { writer.add($0, $1) }
        }
    }

    /// How many items are written at most.
    func itemCount(
        in lines: ClosedRange<Int>, across stretch: (from: Double, to: Double)
    ) -> Int {
        let count = items(in: lines).count
        guard case .uniform(let uniform) = self.lines else { return count }
        // Where items are tiny, far more fit into the window than there are.
        return min(window(across: stretch, of: uniform).count * lines.count, count)
    }
}

// Lines of equal items.
extension FlowLines {
    @inline(never)
    private func write(
        _ lines: ClosedRange<Int>, across stretch: (from: Double, to: Double),
        of uniform: UniformLines, to writer: inout ItemWriter
    ) {
        var own = writer
        forEachUniformFrame(in: lines, of: uniform, at: window(across: stretch, of: uniform)) {
            own.add($0, $1)
        }
        writer = own
    }

    func frame(of item: Int, _ uniform: UniformLines) -> Rect {
        let (line, place) = item.quotientAndRemainder(dividingBy: uniform.perLine)
        return frame(of: uniform, at: place, y: top(of: line, uniform))
    }

    private func top(of line: Int, _ uniform: UniformLines) -> Double {
        Double(line) * (uniform.size.height + flow.lineSpacing)
    }

    /// The places on a line whose items may meet a stretch of x, with one more at either end, as quotients are not
    /// exact.
    private func window(
        across stretch: (from: Double, to: Double), of uniform: UniformLines
    ) -> Range<Int> {
        let step = uniform.size.width + flow.interItemSpacing
        let last = uniform.perLine - 1
        let first = Int(quotient: (stretch.from - flow.left) / step - 1, last: last)
        let end = Int(quotient: (stretch.to - flow.left) / step + 1, last: last)
        return first..<max(first, end) + 1
    }

    @inline(__always)
    private func forEachUniformFrame(
        in lines: ClosedRange<Int>, of uniform: UniformLines, at places: Range<Int>,
        _ body: (Int, Rect) -> Void
    ) {
        for line in lines {
            let y = top(of: line, uniform)
            // The last line may end before.
            let first = line * uniform.perLine
            for place in places.clamped(to: 0..<min(uniform.perLine, count - first)) {
                body(first &+ place, frame(of: uniform, at: place, y: y))
            }
        }
    }

    @inline(__always)
    private func frame(of uniform: UniformLines, at place: Int, y: Double) -> Rect {
        let step = uniform.size.width + flow.interItemSpacing
        return Rect(
            origin: Point(x: flow.left + Double(place) * step, y: y), size: uniform.size)
    }
}

/// Where lines of items of different sizes begin.
protocol RaggedLines {
    /// The items of some lines, with those among them that take no room.
    func items(in lines: ClosedRange<Int>) -> Range<Int>
    /// The top of a line from the body's top.
    func top(of line: Int) -> Double
}

extension LineTable: RaggedLines {
    func items(in lines: ClosedRange<Int>) -> Range<Int> {
        Int(starts[lines.lowerBound])..<Int(starts[lines.upperBound + 1])
    }

    func top(of line: Int) -> Double { tops[line] }
}

extension LineRun: RaggedLines {}

extension FlowLines {
    /// Asks for the sizes of items again, of all visible ones at once.
    @inline(__always)
    private func withSizes(
        of items: Range<Int>, _ body: (UnsafeMutableBufferPointer<Size>) -> Void
    ) {
        // Apart, so that nothing but these is kept alive by the closure.
        let (flow, section, measure) = (flow, section, measure)
        withUnsafeTemporaryAllocation(of: Size.self, capacity: items.count) { sizes in
            flow.source.fill(sizes, items: items, section: section, measure: measure)
            body(sizes)
        }
    }

    private func write(
        _ lines: ClosedRange<Int>, of table: some RaggedLines, to writer: inout ItemWriter
    ) {
        let items = table.items(in: lines)
        let flow = flow
        withSizes(of: items) { Self.write(lines, of: table, flow, items, $0, to: &writer) }
    }

    @inline(never)
    private static func write(
        _ lines: ClosedRange<Int>, of table: some RaggedLines, _ flow: FlowMetrics,
        _ items: Range<Int>, _ sizes: UnsafeMutableBufferPointer<Size>,
        to writer: inout ItemWriter
    ) {
        var own = writer
        forEachRaggedFrame(in: lines, of: table, flow, items, sizes) { own.add($0, $1) }
        writer = own
    }

    /// - Parameters:
    ///   - items: The items of the lines.
    ///   - sizes: Their sizes.
    @inline(__always)
    private static func forEachRaggedFrame(
        in lines: ClosedRange<Int>, of table: some RaggedLines, _ flow: FlowMetrics,
        _ items: Range<Int>, _ sizes: UnsafeMutableBufferPointer<Size>,
        _ body: (Int, Rect) -> Void
    ) {
        let (left, spacing) = (flow.left, flow.interItemSpacing)
        let isNormalized = flow.normalizesLineHeight
        var start = 0
        for line in lines {
            let end = table.items(in: line...line).upperBound - items.lowerBound
            let y = table.top(of: line)
            let tallest = isNormalized ? sizes[start..<end].tallest : 0
            var x = left
            // Items side by side, top-aligned, as high as the tallest when normalized.
            for index in start..<end {
                let size = sizes[index]
                guard size.takesRoom else { continue }
                let height = isNormalized ? tallest : size.height
                body(
                    items.lowerBound &+ index,
                    Rect(x: x, y: y, width: size.width, height: height))
                x += size.width + spacing
            }
            start = end
        }
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
