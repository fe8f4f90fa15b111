/// A line of photos. It takes 24 bytes, and no memory per item.
struct JustifiedLine {
    /// The distance from the body's top, in points.
    var top: Double
    var height: Double
    /// The index of the line's first item.
    var start: UInt32
}

/// The lines of one justified section.
struct JustifiedLines: BandedItems {
    private var plan: JustifiedPlan
    private var lines: [JustifiedLine] = []
    /// The number of items.
    private var count = 0

    init(plan: JustifiedPlan) { self.plan = plan }

    func size(of items: BodyItems) -> Size {
        // If lines overlap, an earlier line may end lower than the last line.
        let lowest = plan.lineSpacing < 0 ? lines[...] : lines.suffix(1)
        return Size(
            width: lines.isEmpty ? 0 : plan.width,
            height: lowest.reduce(0) { max($0, $1.top + $1.height) })
    }

    /// Returns the last line that begins at or above `y`, or the first line if no line does.
    private func line(at y: Double) -> Int { max(0, lines.partitioningIndex { $0.top > y } - 1) }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        guard !lines.isEmpty else { return }
        // With a negative spacing, lines that begin above the rectangle may reach into it.
        let first = line(at: rect.minY + min(0, plan.lineSpacing))
        forEachFrame(in: first..<max(first, line(at: rect.maxY)) + 1) { elements.add($0, $1) }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard !lines.isEmpty else { return nil }
        var result: Rect?
        forEachFrame(inBand: band(of: item, items), items) { if $0 == item { result = $1 } }
        return result
    }

    /// Calls `body` with the items of some lines, and their frames. Reads the ratios of these items again, all in one
    /// call.
    private func forEachFrame(in range: Range<Int>, _ body: (Int, Rect) -> Void) {
        let end = range.upperBound < lines.count ? Int(lines[range.upperBound].start) : count
        let first = Int(lines[range.lowerBound].start)
        let ratios = plan.ratios.numbers(for: first..<end)
        var line = range.lowerBound
        var x = 0.0
        for (offset, ratio) in ratios.enumerated() where plan.takesRoom(ratio) {
            while line + 1 < range.upperBound, Int(lines[line + 1].start) <= first + offset {
                line += 1
                x = 0
            }
            let width = ratio * lines[line].height
            body(
                first + offset,
                Rect(x: x, y: lines[line].top, width: width, height: lines[line].height))
            x += plan.pitch(width)
        }
    }

    var bandAxis: Axis { .vertical }
    func bandCount(_ items: BodyItems) -> Int { lines.count }
    func band(of item: Int, _ items: BodyItems) -> Int {
        max(0, lines.partitioningIndex { Int($0.start) > item } - 1)
    }
    func bands(at y: Double, _ items: BodyItems) -> Range<Int> {
        lines.isEmpty ? 0..<0 : line(at: y)..<line(at: y) + 1
    }
    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        forEachFrame(in: band..<band + 1, body)
    }
}

extension JustifiedLines {
    mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool {
        guard let plan = plan as? JustifiedPlan, plan.breaks(like: self.plan), edits.sizesFollow
        else { return false }
        self.plan = plan
        if let span = edits.span { breakLines(span.old, by: span.new, items, &problems) }
        return true
    }

    /// Breaks lines again from the line before a change, until a new line begins with the same item as an old line.
    /// Only shifts the lines after it. O(items of the lines broken again + later lines).
    mutating func breakLines(
        _ old: Range<Int>, by new: Range<Int>, _ items: BodyItems, _ problems: inout ProblemLog
    ) {
        count = items.count
        // Without a width, no item takes room.
        guard plan.width > 0 else { return }
        // Start one line earlier, because the new items may fit at the end of that line.
        let first = max(0, lines.partitioningIndex { Int($0.start) > old.lowerBound } - 2)
        var open = OpenLine(plan, first < lines.count ? lines[first] : nil)
        var broken: [JustifiedLine] = []
        var step: Int?
        plan.forEachRatio(in: Int(open.start)..<count, &problems) { item, ratio in
            guard let line = open.add(item, ratio) else { return true }
            broken.append(line)
            guard item >= new.upperBound else { return true }
            let start = item - new.upperBound + old.upperBound
            step = lines.partitioningIndex { Int($0.start) >= start }
            step = step.flatMap { $0 < lines.count && lines[$0].start == start ? $0 : nil }
            return step == nil
        }
        if let step {
            shift(from: step, by: open.top - lines[step].top, items: new.count - old.count)
        } else if let last = open.last {
            broken.append(last)
        }
        lines.replaceSubrange(first..<(step ?? lines.count), with: broken)
    }

    private mutating func shift(from first: Int, by distance: Double, items: Int) {
        for index in first..<lines.count {
            lines[index].top += distance
            lines[index].start &+= UInt32(truncatingIfNeeded: items)
        }
    }
}

/// The line to which items are added.
private struct OpenLine {
    private let plan: JustifiedPlan
    private(set) var top: Double
    private(set) var start: UInt32
    private var ratios: [Double] = []
    /// The left edge of the next item, in points.
    private var end = 0.0

    /// - Parameter line: The old line that the new line replaces, with its top and its first item. Nil for the first
    /// line of the section.
    init(_ plan: JustifiedPlan, _ line: JustifiedLine?) {
        self.plan = plan
        (top, start) = (line?.top ?? 0, line?.start ?? 0)
    }

    /// Adds an item. If the item begins a new line, returns the previous line.
    mutating func add(_ item: Int, _ ratio: Double) -> JustifiedLine? {
        let width = ratio * plan.rowHeight
        var before: JustifiedLine?
        if !ratios.isEmpty, end + width > plan.width + JustifiedPlan.tolerance {
            let line = line(isLast: false)
            before = line
            (top, start) = (top + max(0, line.height + plan.lineSpacing), UInt32(item))
            ratios.removeAll(keepingCapacity: true)
            end = 0
        }
        ratios.append(ratio)
        end += plan.pitch(width)
        return before
    }

    /// The last line of the section; nil if no item takes room.
    var last: JustifiedLine? { ratios.isEmpty ? nil : line(isLast: true) }

    private func line(isLast: Bool) -> JustifiedLine {
        JustifiedLine(
            top: top, height: plan.height(of: ratios, isLast: isLast), start: start)
    }
}
