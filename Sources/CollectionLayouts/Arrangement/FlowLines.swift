/// The lines of one section's body, in closed form or from a table, in coordinates of the body:
/// x from the column's left edge, y from the top of the first line.
struct FlowLines {
    let flow: FlowMetrics
    let count: Int
    let section: Int
    let lines: Lines
    let measure: Measure?

    /// How lines are found.
    enum Lines {
        /// In closed form.
        case uniform(UniformLines)
        case table(LineTable)
        /// The same, among those of other sections.
        case run(LineRun)
        /// One measured item a line.
        case rows(RowTable)
    }

    var isUniform: Bool { if case .uniform = lines { true } else { false } }

    var height: Double {
        switch lines {
        case .uniform(let lines): lines.height(count: count, lineSpacing: flow.lineSpacing)
        case .table(let table): table.height
        case .run(let run): run.height
        case .rows(let rows): rows.height
        }
    }

    var lineCount: Int {
        switch lines {
        case .uniform(let lines): lines.size.isEmpty ? 0 : count.parts(of: lines.perLine)
        case .table(let table): table.lineCount
        case .run(let run): run.lineCount
        case .rows(let rows): rows.count
        }
    }

    /// The last line that begins at or above `y`.
    func line(at y: Double) -> Int {
        switch lines {
        case .uniform(let lines) where lines.size.isEmpty: 0
        case .uniform(let lines):
            Int(quotient: y / (lines.size.height + flow.lineSpacing), last: lineCount - 1)
        case .table(let table): table.line(at: y)
        case .run(let run): run.line(at: y)
        case .rows(let rows): rows.row(at: y)
        }
    }

    /// The line an item is on.
    func line(of item: Int) -> Int {
        switch lines {
        case .uniform(let lines): item / lines.perLine
        case .table(let table): table.line(of: item)
        case .run(let run): run.line(of: item)
        case .rows: item
        }
    }

    /// The items of a line, with those among them that take no room.
    func items(in line: Int) -> Range<Int> { items(in: line...line) }

    /// The items of some lines, with those among them that take no room.
    func items(in range: ClosedRange<Int>) -> Range<Int> {
        switch lines {
        case .uniform(let lines):
            let first = range.lowerBound * lines.perLine
            let room = (range.upperBound - range.lowerBound + 1) * lines.perLine
            return first..<first + min(room, count - first)
        case .table(let table):
            return Int(table.starts[range.lowerBound])..<Int(table.starts[range.upperBound + 1])
        case .run(let run): return run.items(in: range)
        case .rows: return range.lowerBound..<range.upperBound + 1
        }
    }

    /// The frame of an item, nil when it takes no room. O(1) among equal items, else O(items of its line).
    func frame(of item: Int) -> Rect? {
        guard lineCount > 0 else { return nil }
        if case .uniform(let uniform) = lines {
            let (line, place) = item.quotientAndRemainder(dividingBy: uniform.perLine)
            return frame(of: uniform, at: place, y: top(of: line, uniform))
        }
        var result: Rect?
        let line = line(of: item)
        forEachFrame(in: line...line) { if $0 == item { result = $1 } }
        return result
    }

    /// Calls `body` with each item that takes room and its frame, line after line.
    ///
    /// - Parameter stretch: Of equal items, those outside of these x may be left out.
    @inline(__always)
    func forEachFrame(
        in lines: ClosedRange<Int>, across stretch: (from: Double, to: Double)? = nil,
        _ body: (Int, Rect) -> Void
    ) {
        switch self.lines {
        case .uniform(let uniform):
            let places = stretch.map { window(across: $0, of: uniform) } ?? 0..<uniform.perLine
            forEachUniformFrame(in: lines, of: uniform, at: places, body)
        case .table(let table):
            forEachRaggedFrame(in: lines, top: { table.tops[$0] }, body)
        case .run(let run):
            forEachRaggedFrame(in: lines, top: { run.top(of: $0) }, body)
        case .rows(let rows):
            rows.forEachRow(in: lines) { row, top, height in
                let size = Size(width: rows.width, height: height)
                body(row, Rect(origin: Point(x: flow.left, y: top), size: size))
            }
        }
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
            let items = items(in: line)
            // The last line may end before.
            for place in places.clamped(to: 0..<items.count) {
                body(items.lowerBound + place, frame(of: uniform, at: place, y: y))
            }
        }
    }

    @inline(__always)
    private func frame(of uniform: UniformLines, at place: Int, y: Double) -> Rect {
        let step = uniform.size.width + flow.interItemSpacing
        return Rect(
            origin: Point(x: flow.left + Double(place) * step, y: y), size: uniform.size)
    }

    /// Sizes are asked for again, all visible lines at once.
    @inline(__always)
    private func forEachRaggedFrame(
        in lines: ClosedRange<Int>, top: (Int) -> Double, _ body: (Int, Rect) -> Void
    ) {
        let range = items(in: lines)
        withUnsafeTemporaryAllocation(of: Size.self, capacity: range.count) { sizes in
            flow.source.fill(sizes, items: range, section: section, measure: measure)
            for line in lines {
                let items = items(in: line)
                let part = UnsafeMutableBufferPointer(
                    rebasing: sizes[
                        items.lowerBound - range.lowerBound..<items.upperBound - range.lowerBound])
                place(part, first: items.lowerBound, y: top(line), body)
            }
        }
    }

    /// One line: items side by side, top-aligned, as high as the tallest when normalized.
    @inline(__always)
    private func place(
        _ sizes: UnsafeMutableBufferPointer<Size>, first: Int, y: Double,
        _ body: (Int, Rect) -> Void
    ) {
        var tallest = 0.0
        if flow.normalizesLineHeight {
            for size in sizes where !size.cleaned.isEmpty {
                tallest = max(tallest, size.cleaned.height)
            }
        }
        var x = flow.left
        for index in sizes.indices {
            let size = sizes[index].cleaned
            guard !size.isEmpty else { continue }
            let height = flow.normalizesLineHeight ? tallest : size.height
            body(first + index, Rect(x: x, y: y, width: size.width, height: height))
            x += size.width + flow.interItemSpacing
        }
    }
}

extension FlowLines {
    /// The separator of a row, given the row's frame; nil for rows without one. The last row has none either: what
    /// follows it is another section, or the list's own edge.
    func frame(of separator: SeparatorMetrics, at item: Int, _ row: Rect) -> Rect? {
        guard item >= separator.rowsWithout, item < count - 1 else { return nil }
        return Rect(
            x: flow.left + separator.leading, y: row.maxY - separator.thickness,
            width: max(0, flow.width - separator.leading - separator.trailing),
            height: separator.thickness)
    }

    /// The separator of a row by its index; nil when there is none.
    func separatorFrame(_ kind: ElementKind, of item: Int) -> Rect? {
        guard kind == .separator, let separator = flow.separator, item >= 0, item < count,
            let row = frame(of: item)
        else { return nil }
        return frame(of: separator, at: item, row)
    }
}

extension Size {
    /// The size with zero for what is not a length; the problem was reported when the layout was solved.
    var cleaned: Size {
        width.isLength && height.isLength ? self : Size(width: width.orZero, height: height.orZero)
    }
}
