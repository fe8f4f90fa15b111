import Reflow

/// The use of the machine and of the selected process: numbers, bars, and the last 60 seconds.
///
/// Each meter is a row of a table. On a large screen, the meters are side by side, with higher sparklines.
struct MachineMeters {
    /// A quantity with its share and its last values.
    private struct Meter {
        let title: String
        let value: String
        let detail: [TextSpan]
        let share: Double
        let color: Color
        let history: RecentValues
    }

    private let meters: [Meter]
    /// Whether a process is selected. Otherwise a sentence takes its place.
    private let hasProcess: Bool

    /// The number of rows in which the meters are rows of a table.
    static let tableRows = 3
    /// The number of rows in which the meters are side by side.
    static let wideRows = 6
    /// The minimum width for meters side by side, in cells. Each then has more than 30 cells for its sparkline.
    static let wideColumns = 96

    init(_ table: ProcessTable, _ history: UsageHistory, selected: ProcessTable.Row?) {
        let machine = table.machine
        let cpu = table.cpuShare.map { share in
            let texts = [
                machine.cpuCount.map { $0 == 1 ? "1 CPU" : "\($0) CPUs" },
                machine.load.map { "load \(Self.decimal($0))" },
            ].compactMap(\.self)
            return Meter(
                title: "CPU", value: "\(ProcessColumns.percent(share)) %",
                detail: [TextSpan(texts.joined(separator: " · "), .dim)], share: share,
                color: ProcessColumns.color(ofShare: share), history: history.cpu)
        }
        let memory = machine.memory.map {
            Meter(
                title: "Memory", value: "\(ProcessColumns.percent($0.share)) %",
                detail: [
                    TextSpan("\(ByteCount($0.used).text) of \(ByteCount($0.total).text)", .dim)
                ], share: $0.share, color: .blue, history: history.memory)
        }
        let process = selected.map {
            Meter(
                title: "\($0.reading.id.number)", value: "\(ProcessColumns.percent($0.share)) %",
                detail: CommandText.spans(of: $0.reading.command), share: $0.share,
                color: ProcessColumns.color(ofShare: $0.share),
                history: history.processes[$0.reading.id] ?? RecentValues())
        }
        meters = [cpu, memory, process].compactMap(\.self)
        hasProcess = process != nil
    }

    /// Returns a load as text with two decimals, as `uptime` prints it.
    private static func decimal(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let digits = "\(hundredths % 100)"
        return "\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits
    }

    private static let sentence = "Tab selects a process to watch."
}

/// Drawing.
extension MachineMeters {
    func draw(into region: inout Region) {
        if region.rows >= Self.wideRows, region.columns >= Self.wideColumns {
            drawSideBySide(into: &region)
        } else {
            drawTable(into: &region)
        }
    }

    private func drawTable(into region: inout Region) {
        // A number of a process has at least as much room as the longest title.
        let titleWidth = max(6, meters.map(\.title.count).max() ?? 0)
        let valueWidth = max(7, meters.map(\.value.count).max() ?? 0)
        let columns = TextColumns([
            .init("", width: titleWidth), .init("", width: valueWidth, .trailing),
            .init("", least: 19, most: nil, rank: 3), .init("", least: 5, most: 24, rank: 2),
            .init("", least: 8, most: RecentValues.capacity, rank: 1),
        ]).layout(width: region.columns)
        for (row, meter) in meters.enumerated() {
            let rows = row..<row + 1
            let texts = [[TextSpan(meter.title, .bold)], [TextSpan(meter.value)], meter.detail]
            for (range, spans) in zip(columns, texts) {
                guard let range else { continue }
                let options: TextOptions = range == columns[1] ? .trailing : []
                region.within(columns: range, rows: rows) { $0.text(spans, row: 0, options) }
            }
            if let range = columns[3] {
                region.within(columns: range, rows: rows) {
                    $0.gauge(meter.share, row: 0, color: meter.color)
                }
            }
            if let range = columns[4] {
                region.within(columns: range, rows: rows) {
                    Self.drawHistory(of: meter, row: 0, height: 1, into: &$0)
                }
            }
        }
        if !hasProcess { region.text(Self.sentence, row: meters.count, .dim) }
    }

    private func drawSideBySide(into region: inout Region) {
        let gap = 2
        let count = meters.count + (hasProcess ? 0 : 1)
        let width = (region.columns - gap * (count - 1)) / count
        for index in 0..<count {
            let start = index * (width + gap)
            region.within(columns: start..<start + width, rows: 0..<region.rows) { region in
                guard index < meters.count else {
                    return region.text(Self.sentence, [.centered, .dim])
                }
                let meter = meters[index]
                let line = [TextSpan(meter.title, .bold), "  ", TextSpan(meter.value), "  "]
                region.text(line + meter.detail, row: 0)
                region.gauge(meter.share, row: 1, color: meter.color)
                // A blank row is below the bar, and another one is above the list.
                Self.drawHistory(of: meter, row: 3, height: region.rows - 4, into: &region)
            }
        }
    }

    /// Draws the last values at the right. A time without values has an empty track.
    private static func drawHistory(
        of meter: Meter, row: Int, height: Int, into region: inout Region
    ) {
        let values = meter.history.values
        let missing = max(0, region.columns - values.count)
        // A process can use more than one CPU.
        region.sparkline(
            Array(repeating: .nan, count: missing) + values, row: row, height: height,
            in: 0...max(1, values.max() ?? 1), color: meter.color)
    }
}
