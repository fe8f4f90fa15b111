/// The lines of one section's body, in closed form or from a table, in coordinates of the body:
/// x from the column's left edge, y from the top of the first line.
struct FlowLines {
    let flow: FlowMetrics
    let count: Int
    let section: Int
    /// Nil for a body in closed form.
    let table: LineTable?
    let measure: Measure?

    var height: Double {
        if let table { return table.height }
        guard case .uniform(let lines) = flow.source else { return 0 }
        return lines.height(count: count, lineSpacing: flow.lineSpacing)
    }

    var lineCount: Int {
        if let table { return table.lineCount }
        guard case .uniform(let lines) = flow.source, !lines.size.isEmpty else { return 0 }
        return count.parts(of: lines.perLine)
    }

    /// The last line that begins at or above `y`.
    func line(at y: Double) -> Int {
        if let table { return table.line(at: y) }
        guard case .uniform(let lines) = flow.source, !lines.size.isEmpty else { return 0 }
        return Int(quotient: y / (lines.size.height + flow.lineSpacing), last: lineCount - 1)
    }

    /// The line an item is on.
    func line(of item: Int) -> Int {
        if let table { return table.line(of: item) }
        guard case .uniform(let lines) = flow.source else { return 0 }
        return item / lines.perLine
    }

    /// The items of a line, with those among them that take no room.
    func items(in line: Int) -> Range<Int> {
        if let table { return Int(table.starts[line])..<Int(table.starts[line + 1]) }
        guard case .uniform(let lines) = flow.source else { return 0..<0 }
        let first = line * lines.perLine
        return first..<first + min(lines.perLine, count - first)
    }

    /// The top of a line.
    func top(of line: Int) -> Double {
        if let table { return table.tops[line] }
        guard case .uniform(let lines) = flow.source else { return 0 }
        return Double(line) * (lines.size.height + flow.lineSpacing)
    }

    /// The frame of an item, nil when it takes no room. O(items of its line).
    func frame(of item: Int) -> Rect? {
        guard lineCount > 0 else { return nil }
        var result: Rect?
        let line = line(of: item)
        forEachFrame(in: line...line) { if $0 == item { result = $1 } }
        return result
    }

    /// Calls `body` with each item that takes room and its frame, line after line.
    @inline(__always)
    func forEachFrame(in lines: ClosedRange<Int>, _ body: (Int, Rect) -> Void) {
        if let table {
            forEachRaggedFrame(in: lines, of: table, body)
        } else if case .uniform(let uniform) = flow.source {
            forEachUniformFrame(in: lines, of: uniform, body)
        }
    }

    @inline(__always)
    private func forEachUniformFrame(
        in lines: ClosedRange<Int>, of uniform: UniformLines, _ body: (Int, Rect) -> Void
    ) {
        let step = uniform.size.width + flow.interItemSpacing
        for line in lines {
            let y = top(of: line)
            for (place, item) in items(in: line).enumerated() {
                let origin = Point(x: flow.left + Double(place) * step, y: y)
                body(item, Rect(origin: origin, size: uniform.size))
            }
        }
    }

    /// Sizes are asked for again, all visible lines at once.
    @inline(__always)
    private func forEachRaggedFrame(
        in lines: ClosedRange<Int>, of table: LineTable, _ body: (Int, Rect) -> Void
    ) {
        let range = Int(table.starts[lines.lowerBound])..<Int(table.starts[lines.upperBound + 1])
        withUnsafeTemporaryAllocation(of: Size.self, capacity: range.count) { sizes in
            flow.source.fill(sizes, items: range, section: section, measure: measure)
            for line in lines {
                let items = items(in: line)
                let part = UnsafeMutableBufferPointer(
                    rebasing: sizes[
                        items.lowerBound - range.lowerBound..<items.upperBound - range.lowerBound])
                place(part, first: items.lowerBound, y: table.tops[line], body)
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
