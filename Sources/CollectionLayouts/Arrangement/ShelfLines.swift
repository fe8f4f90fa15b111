/// The items of one shelf: x from the column's left edge when nothing is scrolled, y from the shelf's top.
struct ShelfLines {
    let shelf: ShelfMetrics
    let count: Int
    let section: Int
    /// Nil for a shelf in closed form.
    let table: ShelfTable?
    let measure: Measure?

    /// The size of all items, as is or estimated; nil when they differ.
    private var size: Size? {
        table == nil ? shelf.source.equalLines?.size : nil
    }

    var height: Double { table?.height ?? shelf.height(of: size ?? .zero, count: count) }

    /// From the first item's left edge to the last column's right edge.
    var width: Double {
        if let table { return table.width }
        guard let size, !size.isEmpty, count > 0 else { return 0 }
        return Double(columnCount) * (size.width + shelf.interItemSpacing) - shelf.interItemSpacing
    }

    /// Columns with items that take room, and in a ragged shelf without.
    var columnCount: Int {
        if let size, size.isEmpty { return 0 }
        if let table, table.lefts.isEmpty { return 0 }
        return count.parts(of: shelf.lines)
    }

    /// The columns that may meet a stretch of x; more than do, where they have to be summed up.
    func columns(from minX: Double, to maxX: Double) -> Range<Int> {
        guard columnCount > 0 else { return 0..<0 }
        if let table {
            func step(at x: Double) -> Int {
                max(0, table.lefts.partitioningIndex { $0 > x - shelf.left } - 1)
            }
            let first = step(at: minX) * ShelfTable.step
            let end = (step(at: maxX) + 1) * ShelfTable.step
            return min(first, columnCount)..<min(end, columnCount)
        }
        let pitch = (size?.width ?? 0) + shelf.interItemSpacing
        func column(at x: Double) -> Int {
            Int(quotient: (x - shelf.left) / pitch, last: columnCount)
        }
        let first = column(at: minX)
        return first..<max(first, min(columnCount - 1, column(at: maxX)) + 1)
    }

    /// The items of some columns, the last of which need not be full.
    private func items(in columns: Range<Int>) -> Range<Int> {
        let end =
            columns.upperBound < columnCount ? columns.upperBound * shelf.lines : count
        return columns.lowerBound * shelf.lines..<end
    }

    /// Calls `body` with the items of some columns that take room. O(items of the columns).
    @inline(__always)
    func forEachFrame(in columns: Range<Int>, _ body: (Int, Rect) -> Void) {
        guard !columns.isEmpty else { return }
        if let table { return forEachRaggedFrame(in: columns, of: table, body) }
        let size = size ?? .zero
        for item in items(in: columns) { body(item, frame(of: item, size: size)) }
    }

    /// The frame of an item among equal ones.
    @inline(__always)
    private func frame(of item: Int, size: Size) -> Rect {
        let (column, line) = item.quotientAndRemainder(dividingBy: shelf.lines)
        let origin = Point(
            x: shelf.left + Double(column) * (size.width + shelf.interItemSpacing),
            y: Double(line) * (size.height + shelf.lineSpacing))
        return Rect(origin: origin, size: size)
    }

    /// Sizes are asked for again, from the nearest column whose place is known.
    @inline(__always)
    private func forEachRaggedFrame(
        in columns: Range<Int>, of table: ShelfTable, _ body: (Int, Rect) -> Void
    ) {
        let step = columns.lowerBound / ShelfTable.step
        let items = items(in: step * ShelfTable.step..<columns.upperBound)
        let first = items.lowerBound
        withUnsafeTemporaryAllocation(of: Size.self, capacity: items.count) { sizes in
            shelf.source.fill(sizes, items: items, section: section, measure: measure)
            for index in sizes.indices { sizes[index] = sizes[index].cleaned }
            var x = table.lefts[step]
            shelf.forEachColumn(of: sizes, from: &x) { start, left in
                guard first + start >= columns.lowerBound * shelf.lines else { return }
                for index in start..<min(sizes.count, start + shelf.lines) {
                    guard !sizes[index].isEmpty else { continue }
                    let origin = Point(x: shelf.left + left, y: table.lineTops[index - start])
                    body(first + index, Rect(origin: origin, size: sizes[index]))
                }
            }
        }
    }

    /// The frame of an item, nil when it takes no room. O(1) among equal items.
    func frame(of item: Int) -> Rect? {
        guard columnCount > 0 else { return nil }
        if table == nil, let size { return frame(of: item, size: size) }
        var result: Rect?
        let column = item / shelf.lines
        forEachFrame(in: column..<column + 1) { if $0 == item { result = $1 } }
        return result
    }

    /// The left edge of a column, from the first one's, and its width.
    ///
    /// A column of items that take no room has those of its neighbour, so that nothing comes to rest there.
    func extent(ofColumn column: Int) -> (start: Double, length: Double) {
        let before = (0...column).reversed().lazy.compactMap(ownExtent).first
        return before ?? (column..<columnCount).lazy.compactMap(ownExtent).first ?? (0, 0)
    }

    private func ownExtent(ofColumn column: Int) -> (start: Double, length: Double)? {
        var extent: (start: Double, length: Double)?
        forEachFrame(in: column..<column + 1) { _, frame in
            extent = (frame.minX - shelf.left, max(extent?.length ?? 0, frame.width))
        }
        return extent
    }
}
