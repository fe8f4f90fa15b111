/// The plan of a flow in one column.
final class FlowPlan: BodyPlan {
    let sizes: ResolvedSizes
    /// The available width of a line, in points.
    let width: Double
    let interItemSpacing: Double
    let lineSpacing: Double
    let normalizesLineHeight: Bool
    /// The largest number of items on a line. Items that take no room do not count.
    let mostItems: Int
    let closedForm: (any ClosedForm)?

    /// The distance, in points, by which an item may extend beyond the end of its line, because sums of fractions are
    /// not exact.
    static let tolerance = 1e-6

    init(
        _ sizes: ResolvedSizes, width: Double, interItemSpacing: Double, lineSpacing: Double,
        normalizesLineHeight: Bool
    ) {
        self.sizes = sizes
        self.width = width
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        self.normalizesLineHeight = normalizesLineHeight
        mostItems = sizes.perLine
        closedForm = sizes.equalSize.map {
            Grid(
                $0, in: width, interItemSpacing: interItemSpacing, lineSpacing: lineSpacing,
                atMost: sizes.perLine)
        }
    }

    var isMeasured: Bool { sizes.isMeasured }
    var numbers: [BodyNumber] {
        sizes.numbers + [
            .points(.interItemSpacing, interItemSpacing), .points(.lineSpacing, lineSpacing),
            BodyNumber("equal heights", .isOn(normalizesLineHeight)),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        sizes.check(items.count, &problems)
        if let scratch = items.scratch, items.count <= LayoutScratch.capacity {
            return LineBuilder.lines(of: self, items, in: scratch, &problems)
        }
        var builder = LineBuilder(self)
        builder.feed(0..<items.count, of: self, items, &problems)
        return Lines(plan: self, builder.finish(count: items.count))
    }

    /// Whether both plans break lines before the same items and use the same spacing, if the items have the same sizes.
    func breaks(like other: FlowPlan) -> Bool {
        width == other.width && interItemSpacing == other.interItemSpacing
            && lineSpacing == other.lineSpacing && sizes.areAlike(other.sizes)
    }
}

/// Lines of equal items. All frames are computed from the number of items only.
final class Grid: ClosedForm, BandedItems {
    private let size: Size
    private let perLine: Int
    /// The distance, in points, from the start of an item or line to the start of the next one. A negative distance is
    /// clamped to zero.
    private let pitch: Size

    init(
        _ size: Size, in width: Double, interItemSpacing: Double, lineSpacing: Double,
        atMost most: Int
    ) {
        self.size = size
        pitch = Size(
            width: max(0, size.width + interItemSpacing),
            height: max(0, size.height + lineSpacing))
        // The last item of a line needs its width, and each item before it needs its width and the spacing.
        let fitting = (width + FlowPlan.tolerance - size.width) / pitch.width
        perLine = max(1, min(most, fitting.isNaN ? 1 : Int(quotient: fitting, last: 1 << 52) + 1))
    }

    private func lineCount(_ count: Int) -> Int { size.isEmpty ? 0 : count.parts(of: perLine) }

    func height(of count: Int) -> Double {
        let lines = lineCount(count)
        return lines > 0 ? Double(lines - 1) * pitch.height + size.height : 0
    }

    func size(of items: BodyItems) -> Size {
        let used = size.isEmpty ? 0 : min(items.count, perLine)
        return Size(
            width: used > 0 ? Double(used - 1) * pitch.width + size.width : 0,
            height: height(of: items.count))
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        let lines = lines(from: rect.minY, to: rect.maxY, items)
        let places = window(
            from: rect.minX, to: rect.maxX, pitch.width, size.width, last: perLine - 1)
        elements.addItems(atMost: min(places.count * lines.count, items.count)) { elements in
            // A local copy, so that the compiler keeps the writer's numbers in registers.
            var writer = elements
            for line in lines {
                forEachFrame(inLine: line, at: places, items) { writer.add($0, $1) }
            }
            elements = writer
        }
    }

    /// Returns the lines, or the positions on a line, that may meet a range of coordinates. Adds one line or position
    /// at each end, because quotients are not exact.
    private func window(
        from start: Double, to end: Double, _ pitch: Double, _ length: Double, last: Int
    ) -> Range<Int> {
        // If the pitch is zero, all elements start at the same coordinate. The quotients are then infinite and clamped
        // to the first or last index.
        let first = Int(quotient: (start - length) / pitch, last: last)
        return first..<max(first, Int(quotient: end / pitch + 1, last: last)) + 1
    }

    private func lines(from top: Double, to bottom: Double, _ items: BodyItems) -> Range<Int> {
        let count = lineCount(items.count)
        guard count > 0 else { return 0..<0 }
        return window(from: top, to: bottom, pitch.height, size.height, last: count - 1)
    }

    @inline(__always)
    private func forEachFrame(
        inLine line: Int, at places: Range<Int>, _ items: BodyItems, _ body: (Int, Rect) -> Void
    ) {
        // The last line may have fewer items.
        let first = line * perLine
        for place in places.clamped(to: 0..<min(perLine, items.count - first)) {
            body(first + place, frame(line: line, place: place))
        }
    }

    @inline(__always)
    private func frame(line: Int, place: Int) -> Rect {
        Rect(
            origin: Point(x: Double(place) * pitch.width, y: Double(line) * pitch.height),
            size: size)
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard !size.isEmpty else { return nil }
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        return frame(line: line, place: place)
    }

    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        size.isEmpty ? nil : item
    }

    var bandAxis: Axis { .vertical }
    func bandCount(_ items: BodyItems) -> Int { lineCount(items.count) }
    func band(of item: Int, _ items: BodyItems) -> Int { item / perLine }

    func bands(at y: Double, _ items: BodyItems) -> Range<Int> {
        let line = Int(
            quotient: pitch.height > 0 ? y / pitch.height : 0, last: lineCount(items.count) - 1)
        return line..<line + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        forEachFrame(inLine: band, at: 0..<perLine, items, body)
    }
}
