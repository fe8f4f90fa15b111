/// The columns of a shelf with different items. Sixteen columns take 8 bytes.
final class ShelfColumns {
    /// The number of consecutive columns for which one left edge is stored. Reading one of these columns reads the
    /// sizes of all of them.
    static let step = 16

    let plan: ShelfPlan
    /// The left edge of every sixteenth column, in points.
    var lefts: [Double] = []
    var lineTops: [Double] = []
    var width = 0.0
    var height = 0.0

    init(plan: ShelfPlan) { self.plan = plan }
}

extension ShelfColumns: BandedItems {
    func size(of items: BodyItems) -> Size { Size(width: width, height: height) }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        // With a negative spacing, columns that begin left of the rectangle may reach into it.
        let columns = columns(
            from: rect.minX + min(0, plan.interItemSpacing), to: rect.maxX, items)
        forEachFrame(in: columns, items) { elements.add($0, $1) }
    }

    /// Returns the columns that may begin in a range of x coordinates, in whole blocks of sixteen columns.
    private func columns(from minX: Double, to maxX: Double, _ items: BodyItems) -> Range<Int> {
        let count = bandCount(items)
        func step(at x: Double) -> Int { max(0, lefts.partitioningIndex { $0 > x } - 1) }
        let first = step(at: minX) * Self.step
        let end = (step(at: maxX) + 1) * Self.step
        return min(first, count)..<max(min(first, count), min(end, count))
    }

    /// Calls `body` with the items of some columns that take room, and their frames. Reads sizes again, starting at the
    /// stored left edge before these columns.
    @inline(__always)
    private func forEachFrame(
        in columns: Range<Int>, _ items: BodyItems, _ body: (Int, Rect) -> Void
    ) {
        guard !columns.isEmpty else { return }
        let step = columns.lowerBound / Self.step
        let first = step * Self.step * plan.lines
        let range = first..<min(items.count, columns.upperBound * plan.lines)
        withUnsafeTemporaryAllocation(of: Size.self, capacity: range.count) { sizes in
            plan.sizes.fill(sizes, range, of: items)
            for index in sizes.indices { sizes[index] = sizes[index].cleaned }
            var x = lefts[step]
            plan.forEachColumn(of: sizes, from: &x) { start, left, _ in
                guard first + start >= columns.lowerBound * plan.lines else { return }
                for index in start..<min(sizes.count, start + plan.lines) {
                    guard !sizes[index].isEmpty else { continue }
                    let origin = Point(x: left, y: lineTops[index - start])
                    body(first + index, Rect(origin: origin, size: sizes[index]))
                }
            }
        }
    }

    /// Returns the frame of an item. O(items of 16 columns).
    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard bandCount(items) > 0 else { return nil }
        var result: Rect?
        forEachFrame(inBand: item / plan.lines, items) { if $0 == item { result = $1 } }
        return result
    }

    var bandAxis: Axis { .horizontal }

    /// Returns the number of columns, including columns without items that take room. Zero if no item takes room.
    func bandCount(_ items: BodyItems) -> Int {
        width > 0 ? items.count.parts(of: plan.lines) : 0
    }

    func band(of item: Int, _ items: BodyItems) -> Int { item / plan.lines }

    func bands(at x: Double, _ items: BodyItems) -> Range<Int> {
        let near = columns(from: x, to: x, items)
        let count = bandCount(items)
        return near.isEmpty ? count - 1..<count : near
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        forEachFrame(in: band..<band + 1, items, body)
    }

    func stopCount(_ items: BodyItems) -> Int { bandCount(items) }

    /// Returns the stop of a column. A column without items that take room has the stop of a neighbouring column, so it
    /// adds no stop of its own.
    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double) {
        let before = (0...index).reversed().lazy.compactMap { self.ownStop(at: $0, items) }.first
        return before
            ?? (index..<bandCount(items)).lazy.compactMap { self.ownStop(at: $0, items) }.first
            ?? (0, 0)
    }

    private func ownStop(
        at column: Int, _ items: BodyItems
    ) -> (start: Double, length: Double)? {
        var stop: (start: Double, length: Double)?
        forEachFrame(inBand: column, items) { _, frame in
            stop = (frame.minX, stop.map { max($0.length, frame.width) } ?? frame.width)
        }
        return stop
    }
}
