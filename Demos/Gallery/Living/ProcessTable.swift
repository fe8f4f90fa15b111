import Reflow

/// A sample of processes as it is shown: by user, with totals.
struct ProcessTable: Equatable {
    /// A process and its share of one CPU.
    struct Row: Equatable {
        let reading: ProcessReading
        /// 1 is all of one CPU, in thousandths: less makes no difference to the reader or to the order.
        let share: Double

        /// Its age is another all the time.
        static func == (left: Row, right: Row) -> Bool {
            left.share == right.share && left.reading.id == right.reading.id
                && left.reading.state == right.reading.state
                && left.reading.residentBytes == right.reading.residentBytes
                && left.reading.command == right.reading.command
        }
    }

    struct Total: Equatable {
        var count = 0
        var share = 0.0
        var residentBytes: UInt64 = 0
    }

    let rows: [ProcessID: Row]
    let totals: [UInt32: Total]

    /// What each process used between two samples. O(processes).
    init(_ sample: ProcessSample, since earlier: ProcessSample) {
        let shares = sample.shares(since: earlier)
        var rows: [ProcessID: Row] = [:]
        var totals: [UInt32: Total] = [:]
        for process in sample.processes {
            let share = ((shares[process.id] ?? 0) * 1000).rounded() / 1000
            rows[process.id] = Row(reading: process, share: share)
            totals[process.user, default: Total()].count += 1
            totals[process.user, default: Total()].share += share
            totals[process.user, default: Total()].residentBytes += process.residentBytes
        }
        self.rows = rows
        self.totals = totals
    }

    /// Whether there are processes of people and of the system.
    var hasBothSides: Bool { Set(totals.keys.map { System.isPerson($0) }).count == 2 }

    /// Users by their numbers; each one's processes by what they use, and equal ones by age.
    func snapshot(by order: ProcessesDemo.Order) throws -> Snapshot<UInt32, ProcessID> {
        let users = Dictionary(grouping: rows.values) { $0.reading.user }
        return try Snapshot(
            sections: users.keys.sorted().map { user in
                let sorted = (users[user] ?? []).sorted { Self.comes($0, before: $1, by: order) }
                return Section(user, items: sorted.map(\.reading.id))
            })
    }

    private static func comes(
        _ left: Row, before right: Row, by order: ProcessesDemo.Order
    ) -> Bool {
        let (one, other) =
            order == .cpu
            ? (left.share, right.share)
            : (Double(left.reading.residentBytes), Double(right.reading.residentBytes))
        if one != other { return one > other }
        return (left.reading.id.start, left.reading.id.number)
            < (right.reading.id.start, right.reading.id.number)
    }
}

/// The columns that the processes of a user have, and what stands in them.
enum ProcessColumns {
    /// What a user's processes use together is the title above their commands.
    static func columns(_ user: String, _ total: ProcessTable.Total) -> TextColumns {
        let processes = total.count == 1 ? "1 process" : "\(total.count) processes"
        let totals = "\(processes) · \(percent(total.share)) · \(bytes(total.residentBytes))"
        return TextColumns([
            .init("PID", width: 8, .trailing, rank: 2), .init("CPU", width: 7, .trailing),
            .init("MEM", width: 6, .trailing, rank: 1), .init("S", width: 1, rank: 3),
            .init("\(user) · \(totals)", least: 8, most: nil),
        ])
    }

    static func texts(of row: ProcessTable.Row) -> [Span] {
        let process = row.reading
        return [
            "\(process.id.number)", Span(percent(row.share)), Span(bytes(process.residentBytes)),
            "\(process.state)", Span(process.command),
        ]
    }

    /// A share of one CPU: `12.5 %`.
    static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }

    /// Bytes in three digits or four: `512`, `13K`, `1.5G`.
    static func bytes(_ count: UInt64) -> String {
        guard count >= 1024 else { return "\(count)" }
        var value = Double(count) / 1024
        var unit = 0
        let units = ["K", "M", "G", "T", "P", "E"]
        while value >= 999.5, unit < units.count - 1 {
            value /= 1024
            unit += 1
        }
        guard value < 9.95, unit > 0 else { return "\(Int(value.rounded()))\(units[unit])" }
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)\(units[unit])"
    }
}
