import Reflow

/// A sample of processes as it is shown: by user, with totals.
struct ProcessTable: Equatable {
    /// A process and its share of one CPU.
    struct Row: Equatable {
        let reading: ProcessReading
        /// 1 is all of one CPU, in thousandths: less makes no difference to the reader or to the order.
        let share: Double
        /// Its command in small letters.
        let sortingName: String

        init(_ reading: ProcessReading, share: Double) {
            self.reading = reading
            self.share = (share * 1000).rounded() / 1000
            sortingName = reading.command.lowercased()
        }

        /// What it is found by.
        var searchText: String { "\(reading.id.number) \(reading.command)" }

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
    /// The memory of the process that has the most.
    let mostMemory: UInt64
    let greatestNumber: Int

    /// What each process used between two samples. O(processes).
    init(_ sample: ProcessSample, since earlier: ProcessSample) {
        let shares = sample.shares(since: earlier)
        self.init(sample.processes.map { Row($0, share: shares[$0.id] ?? 0) })
    }

    private init(_ rows: some Sequence<Row>) {
        var all: [ProcessID: Row] = [:]
        var totals: [UInt32: Total] = [:]
        for row in rows {
            let process = row.reading
            all[process.id] = row
            totals[process.user, default: Total()].count += 1
            totals[process.user, default: Total()].share += row.share
            totals[process.user, default: Total()].residentBytes += process.residentBytes
        }
        self.rows = all
        self.totals = totals
        mostMemory = all.values.map(\.reading.residentBytes).max() ?? 0
        greatestNumber = all.keys.map(\.number).max() ?? 0
    }

    /// Those whose number or command holds a pattern; all without one. O(processes).
    func holding(_ pattern: TextPattern?) -> ProcessTable {
        guard let pattern else { return self }
        return ProcessTable(rows.values.filter { pattern.matches($0.searchText) })
    }

    /// Whether there are processes of people and of the system.
    var hasBothSides: Bool { Set(totals.keys.map { System.isPerson($0) }).count == 2 }

    /// Users by their numbers, with their processes in order.
    func snapshot(by order: ProcessOrder) throws -> Snapshot<UInt32, ProcessID> {
        let users = Dictionary(grouping: rows.values) { $0.reading.user }
        return try Snapshot(
            sections: users.keys.sorted().map { user in
                let sorted = (users[user] ?? []).sorted { order.puts($0, before: $1) }
                return Section(user, items: sorted.map(\.reading.id))
            })
    }
}
