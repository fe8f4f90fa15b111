import Reflow

/// The columns of a row of processes in a given width, and their contents.
///
/// The title above the commands is the user's name with the totals of the user's processes. If there is room, each row
/// has bars. The length of a CPU bar is a share of one CPU. The length of a memory bar is a share of the largest
/// process's memory.
struct ProcessColumns {
    private let columns: TextColumns
    private let order: ProcessOrder
    private let mostMemory: UInt64
    private let width: Int
    private let hasBars: Bool

    /// The minimum width of a command beside bars, in columns.
    private static let leastCommand = 18

    init(_ table: ProcessTable, _ order: ProcessOrder, width: Int) {
        self.order = order
        self.width = width
        mostMemory = table.mostMemory
        let digits = max(4, "\(table.greatestNumber)".utf8.count)
        func column(
            _ field: ProcessOrder.Field, _ title: String, width: Int, rank: Int
        ) -> TextColumns.Column {
            .init(
                (field == order.field ? order.mark : "") + title, width: width, .trailing,
                rank: rank)
        }
        let state = column(.state, "S", width: 2, rank: 3)
        let number = column(.number, "PID", width: digits, rank: 2)
        let cpu = column(.cpu, "CPU%", width: 6, rank: 0)
        let memory = column(.memory, "MEM", width: 5, rank: 1)
        let command = TextColumns.Column("", least: 12, most: nil)
        let barWidth = width >= 150 ? 16 : width >= 90 ? 10 : 5
        let bar = TextColumns.Column("", width: barWidth)
        let withBars = TextColumns([command, state, number, cpu, bar, memory, bar])
        hasBars =
            (withBars.layout(width: width).first ?? nil).map { $0.count >= Self.leastCommand }
            ?? false
        columns = hasBars ? withBars : TextColumns([command, state, number, cpu, memory])
    }

    func drawTitles(
        of user: String, _ total: ProcessTable.Total, into region: inout Region
    ) {
        let room = columns.layout(width: width).first.flatMap { $0 }?.count ?? 0
        let processes = total.count == 1 ? "1 process" : "\(total.count) processes"
        let mark = order.field == .name ? order.mark : ""
        // The possible titles, the longest first. The first title that fits is drawn.
        let titles = [
            "\(mark)\(user) · \(processes) · \(Self.percent(total.share)) % · "
                + ByteCount(total.residentBytes).text,
            "\(mark)\(user) · \(processes)", "\(mark)\(user) · \(total.count)",
        ]
        let title = titles.first { $0.displayWidth <= room } ?? "\(mark)\(user)"
        let name = title.prefix(mark.count + user.count)
        var texts = columns.columns.map { [TextSpan($0.title, .dim)] }
        texts[0] = [
            TextSpan(String(name), .bold), TextSpan(String(title.dropFirst(name.count)), .dim),
        ]
        draw(texts, into: &region)
    }

    func draw(_ row: ProcessTable.Row, into region: inout Region) {
        let process = row.reading
        let memory = mostMemory == 0 ? 0 : Double(process.residentBytes) / Double(mostMemory)
        let isIdle = row.share == 0
        let numbers = [
            [
                TextSpan(
                    "\(process.state)", isIdle ? .dim : .bold,
                    color: isIdle ? nil : region.ink(.green))
            ],
            [TextSpan("\(process.id.number)", .dim)],
            [
                TextSpan(
                    Self.percent(row.share), isIdle ? .dim : [],
                    color: isIdle ? nil : region.ink(Self.color(ofShare: row.share)))
            ],
        ]
        let size = [
            TextSpan(ByteCount(process.residentBytes).text, process.residentBytes == 0 ? .dim : [])
        ]
        draw(
            [CommandText.spans(of: process.command)] + numbers + (hasBars ? [[]] : []) + [size]
                + (hasBars ? [[]] : []), into: &region)
        guard hasBars else { return }
        let ranges = columns.layout(width: width)
        let bars = [(4, row.share, Self.color(ofShare: row.share)), (6, memory, .blue)]
        for (index, share, color) in bars {
            guard let range = ranges[index] else { continue }
            region.within(columns: range, rows: 0..<region.rows) {
                // The row of the texts.
                $0.gauge(share, row: ($0.rows - 1) / 2, color: color)
            }
        }
    }

    /// Draws spans in each column.
    private func draw(_ texts: [[TextSpan]], into region: inout Region) {
        for (index, range) in columns.layout(width: width).enumerated() {
            guard let range, index < texts.count, !texts[index].isEmpty else { continue }
            let options: TextOptions =
                columns.columns[index].alignment == .trailing ? .trailing : []
            region.within(columns: range, rows: 0..<region.rows) { $0.text(texts[index], options) }
        }
    }

    /// Returns green for a light load of one CPU, amber for a medium one and red for a heavy one.
    static func color(ofShare share: Double) -> Color {
        share < 0.4 ? .green : share < 0.8 ? .amber : .red
    }
}

extension ProcessColumns {
    /// Returns a share of one CPU in percent: `12.5`.
    static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
