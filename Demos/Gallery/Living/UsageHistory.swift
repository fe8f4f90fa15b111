/// The last values of a quantity, one for each interval of reading. The newest value is the last one.
struct RecentValues: Hashable {
    private(set) var values: [Double] = []

    /// The maximum number of values: 60 seconds.
    static let capacity = 30

    /// Appends a value, `count` times if that many intervals have passed. Removes the oldest values above the capacity.
    mutating func append(_ value: Double, count: Int = 1) {
        values += Array(repeating: value, count: min(max(0, count), Self.capacity))
        values.removeFirst(max(0, values.count - Self.capacity))
    }
}

/// The use of the machine and of each living process in the last 60 seconds.
struct UsageHistory: Hashable {
    /// The shares of all CPUs.
    private(set) var cpu = RecentValues()
    /// The shares of the memory.
    private(set) var memory = RecentValues()
    /// The shares of one CPU. Processes that have ended are left out.
    private(set) var processes: [ProcessID: RecentValues] = [:]

    /// Appends the values of a table, which has the averages since the table before. `seconds` is the time since then.
    ///
    /// If reading was paused, the values count for the whole pause. So a position in the history is always the same
    /// time ago. O(processes).
    mutating func append(_ table: ProcessTable, seconds: Double) {
        let count = Self.intervals(in: seconds)
        if let share = table.cpuShare { cpu.append(share, count: count) }
        if let memory = table.machine.memory { self.memory.append(memory.share, count: count) }
        processes = table.rows.mapValues { row in
            var values = processes[row.reading.id] ?? RecentValues()
            // A process has no values from before its start.
            values.append(row.share, count: min(count, Self.intervals(in: row.reading.age)))
            return values
        }
    }

    /// Returns the number of intervals in a time: at least 1, and at most the capacity.
    private static func intervals(in seconds: Double) -> Int {
        seconds > interval
            ? Int(min(seconds / interval, Double(RecentValues.capacity)).rounded()) : 1
    }

    /// The time between two readings, in seconds.
    static let interval = 2.0
}
