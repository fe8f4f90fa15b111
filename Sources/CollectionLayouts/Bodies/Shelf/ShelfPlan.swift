/// The plan of a shelf in one column: lines that never wrap, filled column after column.
final class ShelfPlan: BodyPlan {
    let sizes: ResolvedSizes
    let lines: Int
    let interItemSpacing: Double
    let lineSpacing: Double
    let closedForm: (any ClosedForm)?

    init(
        _ sizes: ResolvedSizes, lines: Int, interItemSpacing: Double, lineSpacing: Double
    ) {
        self.sizes = sizes
        self.lines = lines
        self.interItemSpacing = interItemSpacing
        self.lineSpacing = lineSpacing
        closedForm = sizes.equalSize.map {
            EqualShelf(
                $0, lines: lines, interItemSpacing: interItemSpacing, lineSpacing: lineSpacing)
        }
    }

    var isMeasured: Bool { sizes.isMeasured }
    var numbers: [BodyNumber] {
        [
            BodyNumber("lines", .count(lines)), .points(.interItemSpacing, interItemSpacing),
            .points(.lineSpacing, lineSpacing),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        sizes.check(items.count, &problems)
        let table = ShelfColumns(plan: self)
        var heights = Array(repeating: 0.0, count: min(lines, max(1, items.count)))
        var x = 0.0
        let chunk = ShelfColumns.step * lines
        withUnsafeTemporaryAllocation(of: Size.self, capacity: min(items.count, chunk)) { sizes in
            for first in stride(from: 0, to: items.count, by: chunk) {
                let range = first..<min(items.count, first + chunk)
                let part = UnsafeMutableBufferPointer(rebasing: sizes[0..<range.count])
                self.sizes.fill(part, range, of: items)
                table.lefts.append(x)
                for (offset, item) in range.enumerated() {
                    let size = problems.size(part[offset], item: item)
                    part[offset] = size
                    guard !size.isEmpty else { continue }
                    heights[item % lines] = max(heights[item % lines], size.height)
                }
                forEachColumn(of: part, from: &x) { _, left, width in
                    table.width = max(table.width, left + width)
                }
            }
        }
        var top = 0.0
        for height in heights {
            table.lineTops.append(top)
            table.height = max(table.height, top + height)
            // A line without height takes no room, and has no spacing below it.
            if height > 0 { top += max(0, height + lineSpacing) }
        }
        return table
    }

    /// Calls `body` with the first item's offset, the left edge and the width of each column that takes room.
    /// Afterwards, `x` is the left edge that the next column would get.
    @inline(__always)
    func forEachColumn(
        of sizes: UnsafeMutableBufferPointer<Size>, from x: inout Double,
        _ body: (_ first: Int, _ left: Double, _ width: Double) -> Void
    ) {
        for first in stride(from: 0, to: sizes.count, by: lines) {
            var width = 0.0
            for index in first..<min(sizes.count, first + lines) where !sizes[index].isEmpty {
                width = max(width, sizes[index].width)
            }
            guard width > 0 else { continue }
            body(first, x, width)
            x += max(0, width + interItemSpacing)
        }
    }
}

/// A shelf of equal items. All frames are computed from the number of items only.
final class EqualShelf: ClosedForm {
    private let size: Size
    private let lines: Int
    /// The distance, in points, from the start of a column or line to the start of the next one. A negative distance is
    /// clamped to zero.
    private let pitch: Size

    init(_ size: Size, lines: Int, interItemSpacing: Double, lineSpacing: Double) {
        self.size = size
        self.lines = lines
        pitch = Size(
            width: max(0, size.width + interItemSpacing),
            height: max(0, size.height + lineSpacing))
    }

    private func columnCount(_ items: BodyItems) -> Int {
        size.isEmpty ? 0 : items.count.parts(of: lines)
    }

    func height(of count: Int) -> Double {
        guard count > 0, !size.isEmpty else { return 0 }
        return Double(min(lines, count) - 1) * pitch.height + size.height
    }

    func size(of items: BodyItems) -> Size {
        let columns = columnCount(items)
        return Size(
            width: columns > 0 ? Double(columns - 1) * pitch.width + size.width : 0,
            height: height(of: items.count))
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        let last = columnCount(items) - 1
        guard last >= 0 else { return }
        // If the pitch is zero, all columns start at the same x. The quotients are then infinite and clamped to the
        // first or last column.
        let first = Int(quotient: (rect.minX - size.width) / pitch.width, last: last)
        let end = max(first, Int(quotient: rect.maxX / pitch.width, last: last))
        for column in first...end {
            forEachFrame(inBand: column, items) { elements.add($0, $1) }
        }
    }

    func frame(of item: Int, _ items: BodyItems) -> Rect? { size.isEmpty ? nil : frame(of: item) }

    @inline(__always)
    private func frame(of item: Int) -> Rect {
        let (column, line) = item.quotientAndRemainder(dividingBy: lines)
        let origin = Point(x: Double(column) * pitch.width, y: Double(line) * pitch.height)
        return Rect(origin: origin, size: size)
    }

    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        size.isEmpty ? nil : item
    }

    func stopCount(_ items: BodyItems) -> Int { columnCount(items) }

    func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double) {
        (Double(index) * pitch.width, size.width)
    }
}

extension EqualShelf: BandedItems {
    var bandAxis: Axis { .horizontal }
    func bandCount(_ items: BodyItems) -> Int { columnCount(items) }
    func band(of item: Int, _ items: BodyItems) -> Int { item / lines }

    func bands(at x: Double, _ items: BodyItems) -> Range<Int> {
        let column = Int(
            quotient: pitch.width > 0 ? x / pitch.width : 0, last: columnCount(items) - 1)
        return column..<column + 1
    }

    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void) {
        for item in band * lines..<min(items.count, (band + 1) * lines) {
            body(item, frame(of: item))
        }
    }
}
