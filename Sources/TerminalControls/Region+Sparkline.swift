import Terminals

extension Region {
    /// Draws numbers as a line of bars in a row of the region, one column for each number. The last number is in the
    /// last column.
    ///
    /// `bounds` are the numbers of the lowest and of the highest bar; by default zero and the largest finite number.
    /// Numbers outside the bounds are clamped. NaN leaves its column blank. Only the last numbers that fit are drawn.
    /// O(columns), plus O(numbers) without bounds.
    ///
    /// With 24 bits, the bars have the colour's mid tone, on a track in `Color.panel`.
    public mutating func sparkline(
        _ values: some BidirectionalCollection<Double>, row: Int,
        in bounds: ClosedRange<Double>? = nil, color: Color = .blue
    ) {
        let bounds = bounds ?? 0...max(0, values.lazy.filter(\.isFinite).max() ?? 0)
        let bars = features.isUnicode ? Self.bars : Self.asciiBars
        let line = values.suffix(columns).map { value -> Character in
            guard !value.isNaN else { return " " }
            let length = bounds.upperBound - bounds.lowerBound
            guard length > 0, length.isFinite else { return bars[0] }
            let share =
                (min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / length
            return bars[Int((share * Double(bars.count - 1)).rounded())]
        }
        let start = columns - line.count
        guard showsTones, row >= 0, row < rows else {
            return text(String(line), row: row, column: start)
        }
        fill(.panel, columns: start..<columns, rows: row..<row + 1)
        text(String(line), row: row, column: start, color: color.mid)
    }

    private static var bars: [Character] { ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] }
    private static var asciiBars: [Character] { ["_", ".", "-", "=", "+", "*", "%", "#"] }
}
