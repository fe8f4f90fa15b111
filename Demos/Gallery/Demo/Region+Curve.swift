import Reflow

extension Region {
    /// Draws a curve through points with quarters of cells, or with asterisks without Unicode.
    ///
    /// The coordinates of the points are shares of the area from its upper left corner; values outside 0…1 are clamped.
    mutating func curve(
        _ points: some Sequence<Point>, columns: Range<Int>, rows: Range<Int>, color: Color
    ) {
        guard !columns.isEmpty, !rows.isEmpty else { return }
        let (width, height) = (Double(columns.count * 2 - 1), Double(rows.count * 2 - 1))
        // The filled quarters of each cell: 1 and 2 in the upper half, 4 and 8 in the lower half.
        var cells = Array(repeating: 0, count: columns.count * rows.count)
        var last: Point?
        for point in points {
            let end = Point(
                x: min(max(point.x, 0), 1) * width, y: min(max(point.y, 0), 1) * height)
            let start = last ?? end
            last = end
            // A step is at most as long as a quarter, so that the curve has no gaps.
            let steps = max(1, Int(max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)))
            for step in 1...steps {
                let share = Double(step) / Double(steps)
                let column = Int((start.x + (end.x - start.x) * share).rounded())
                let row = Int((start.y + (end.y - start.y) * share).rounded())
                cells[row / 2 * columns.count + column / 2] |= 1 << (row % 2 * 2 + column % 2)
            }
        }
        for (index, quarters) in cells.enumerated() where quarters > 0 {
            text(
                features.isUnicode ? Self.quarterBlocks[quarters] : "*",
                row: rows.lowerBound + index / columns.count,
                column: columns.lowerBound + index % columns.count, color: tint(color))
        }
    }

    /// The characters by their filled quarters.
    static let quarterBlocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map { String($0) }
}
