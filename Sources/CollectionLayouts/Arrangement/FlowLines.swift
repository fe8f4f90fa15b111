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
        // Where no row takes room there is none to look at.
        case .rows(let rows): rows.height > 0 ? rows.count : 0
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
            let last = range.upperBound * lines.perLine
            return range.lowerBound * lines.perLine..<last + min(lines.perLine, count - last)
        case .table(let table): return table.items(in: range)
        case .run(let run): return run.items(in: range)
        case .rows: return range.lowerBound..<range.upperBound + 1
        }
    }

    /// The frame of an item, nil when it takes no room. O(1) among equal items, else O(items of its line).
    func frame(of item: Int) -> Rect? {
        guard lineCount > 0 else { return nil }
        if case .uniform(let uniform) = lines { return frame(of: item, uniform) }
        var result: Rect?
        let line = line(of: item)
        forEachFrame(in: line...line) { if $0 == item { result = $1 } }
        return result
    }
}

extension FlowLines {
    /// The separator of a row, given the row's frame; nil for rows without one. The last row has none either: what
    /// follows it is another section, or the list's own edge.
    func frame(of separator: SeparatorMetrics, at item: Int, _ row: Rect) -> Rect? {
        guard item >= separator.rowsWithout, item < count - 1 else { return nil }
        let thickness = min(separator.thickness, row.height)
        return Rect(
            x: flow.left + separator.leading, y: row.maxY - thickness,
            width: max(0, flow.width - separator.leading - separator.trailing), height: thickness)
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
