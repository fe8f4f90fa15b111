import Terminals

extension Region {
    /// Draws numbers as a line of bars in rows of the region, one column for each number. The last number is in the
    /// last column.
    ///
    /// `row` is the upper row, and a bar is at most `height` rows high. Each row has eight steps, and the lowest bar has
    /// one step. `bounds` are the numbers of the lowest and of the highest bar; by default zero and the largest finite
    /// number. Numbers outside the bounds are clamped. NaN leaves its column blank. Only the last numbers that fit are
    /// drawn. O(columns · height), plus O(numbers) without bounds.
    ///
    /// The bars have the colour's mid tone, on a track in `Color.panel`. With fewer than 256 colours, they have the colour
    /// of text and no track.
    public mutating func sparkline(
        _ values: some BidirectionalCollection<Double>, row: Int, height: Int = 1,
        in bounds: ClosedRange<Double>? = nil, color: Color = .blue
    ) {
        guard height > 0 else { return }
        let bounds = bounds ?? 0...max(0, values.lazy.filter(\.isFinite).max() ?? 0)
        // Steps that do not fit into the region are not drawn, so their number is limited to the region's rows.
        let height = min(height, max(1, rows))
        let steps = values.suffix(columns).map { Self.steps($0, in: bounds, of: 8 * height) }
        let start = columns - steps.count
        let bars = features.isUnicode ? Self.bars : Self.asciiBars
        for line in 0..<height {
            let (row, overflows) = row.addingReportingOverflow(line)
            guard !overflows else { return }
            let below = 8 * (height - 1 - line)
            let text = steps.map { bars[min(max(0, $0 - below), 8)] }
            if showsTracks, row >= 0, row < rows {
                fill(.panel, columns: start..<columns, rows: row..<row + 1)
            }
            self.text(String(text), row: row, column: start, color: barColor(color))
        }
    }

    /// Returns the number of steps of a bar, from 1 to `count`; 0 for NaN.
    private static func steps(_ value: Double, in bounds: ClosedRange<Double>, of count: Int) -> Int
    {
        guard !value.isNaN else { return 0 }
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite else { return 1 }
        let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
        return 1 + Int(((clamped - bounds.lowerBound) / length * Double(count - 1)).rounded())
    }

    /// A blank, and the bars of one to eight steps.
    private static var bars: [Character] { [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] }
    private static var asciiBars: [Character] { [" ", "_", ".", "-", "=", "+", "*", "%", "#"] }
}
