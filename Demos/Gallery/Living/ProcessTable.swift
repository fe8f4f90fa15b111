import Reflow

/// The contents of the screen: a sample of processes grouped by user, with totals, and the use of the machine.
struct ProcessTable: Equatable {
    /// A process and its share of one CPU.
    struct Row: Equatable {
        let reading: ProcessReading
        /// The share of one CPU, rounded to thousandths; 1 is all of one CPU. The rounding removes small differences,
        /// which would change the rows and their order all the time.
        let share: Double
        /// The command in lower case, for sorting.
        let sortingName: String

        init(_ reading: ProcessReading, share: Double) {
            self.reading = reading
            self.share = (share * 1000).rounded() / 1000
            sortingName = reading.command.lowercased()
        }

        /// The text that searches and filters compare.
        var searchText: String { "\(reading.id.number) \(reading.command)" }

        /// Compares the visible values. Omits the age, because it changes all the time.
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
    /// The largest memory of any process, in bytes.
    let mostMemory: UInt64
    let greatestNumber: Int
    let machine: MachineReading
    /// The share of all CPUs, rounded as the shares of processes; `nil` if it is unknown.
    let cpuShare: Double?

    /// Computes the share of each process between two samples. O(processes).
    init(_ sample: ProcessSample, since earlier: ProcessSample) {
        let shares = sample.shares(since: earlier)
        // Before the second sample, the share since the start of the machine is shown, as for processes.
        let atStart = MachineReading(cpuTime: .init(busy: 0, total: 0))
        let cpuShare =
            sample.machine.cpuShare(since: earlier.machine)
            ?? sample.machine.cpuShare(since: atStart)
        self.init(
            sample.processes.map { Row($0, share: shares[$0.id] ?? 0) }, sample.machine,
            cpuShare: cpuShare.map { ($0 * 1000).rounded() / 1000 })
    }

    private init(_ rows: some Sequence<Row>, _ machine: MachineReading, cpuShare: Double?) {
        (self.machine, self.cpuShare) = (machine, cpuShare)
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

    /// Returns the processes whose number or command matches a pattern; `nil` returns all. O(processes).
    func holding(_ pattern: TextPattern?) -> ProcessTable {
        guard let pattern else { return self }
        let rows = rows.values.filter { pattern.matches($0.searchText) }
        return ProcessTable(rows, machine, cpuShare: cpuShare)
    }

    /// Whether there are processes of people and processes of the system.
    var hasBothSides: Bool { Set(totals.keys.map { System.isPerson($0) }).count == 2 }

    /// Returns the users by number, each with its processes in order.
    func snapshot(by order: ProcessOrder) throws -> Snapshot<UInt32, ProcessID> {
        let users = Dictionary(grouping: rows.values) { $0.reading.user }
        return try Snapshot(
            sections: users.keys.sorted().map { user in
                let sorted = (users[user] ?? []).sorted { order.puts($0, before: $1) }
                return Section(user, items: sorted.map(\.reading.id))
            })
    }
}
