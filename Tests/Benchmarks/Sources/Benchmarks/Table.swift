/// A table that collects rounds and prints the minimum time of each measurement.
struct Table {
    let rows: [Row]
    /// The problems of rows that do not measure the work in their names.
    var mistakes: [String: String] = [:]
    private var times: [String: Double] = [:]

    init(rows: [Row]) { self.rows = rows }

    /// Adds a round. The minimum of noisy measurements is nearest to the true time.
    mutating func add(_ round: [String: Double]) {
        times.merge(round) { min($0, $1) }
    }

    func print() {
        let lines =
            [["", "time", "straightforward is", "the bound is", "promised"]] + rows.map(cells)
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        for (index, line) in lines.enumerated() {
            let cells = line.enumerated().map { column, text in
                let gap = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? text + gap : gap + text
            }
            Swift.print("| " + cells.joined(separator: " | ") + " |")
            if index == 0 {
                Swift.print(
                    "|"
                        + widths.map { String(repeating: "-", count: $0 + 2) }.joined(
                            separator: "|")
                        + "|")
            }
        }
        for (name, mistake) in mistakes.sorted(by: { $0.key < $1.key }) {
            Swift.print("\(name): \(mistake)")
        }
    }

    private func cells(of row: Row) -> [String] {
        if mistakes[row.name] != nil { return [row.name, "wrong", "", "", ""] }
        guard let work = times[Part.work.name(of: row)] else { return [row.name, "-", "", "", ""] }
        let one = work / Double(row.count)
        func ratio(_ part: Part, _ count: Int) -> String {
            guard let time = times[part.name(of: row)], one > 0 else { return "-" }
            return (time / Double(count) / one).ratio
        }
        let promised = row.target.map { one <= $0 ? "≤ \($0.time)" : "≤ \($0.time) MISSED" }
        return [
            row.name, "\(one.time) \(row.unit)",
            ratio(.straightforward, row.straightforwardCount ?? row.count),
            ratio(.bound, row.count), promised ?? "",
        ]
    }
}

extension Double {
    /// The time in a suitable unit. The value is in nanoseconds.
    fileprivate var time: String {
        if self < 1_000 { return "\(short) ns" }
        return self < 1_000_000 ? "\((self / 1_000).short) µs" : "\((self / 1_000_000).short) ms"
    }

    fileprivate var ratio: String { "\(short) ×" }

    /// The number with about three significant digits.
    fileprivate var short: String {
        if self >= 100 { return "\(Int(rounded()))" }
        let step = self >= 10 ? 10.0 : self >= 1 ? 100 : 1_000
        let rounded = (self * step).rounded() / step
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
