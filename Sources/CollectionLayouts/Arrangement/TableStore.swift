/// Tables found by an index that stays theirs while others come and go.
struct TableStore<Table> {
    private var tables: [Table?] = []
    /// Places that are free.
    private var free: [Int32] = []

    /// Whether there is none.
    var isEmpty: Bool { tables.count == free.count }

    mutating func add(_ table: Table) -> Int32 {
        if let index = free.popLast() {
            tables[Int(index)] = table
            return index
        }
        tables.append(table)
        return Int32(tables.count - 1)
    }

    mutating func remove(_ index: Int32) {
        tables[Int(index)] = nil
        free.append(index)
    }

    subscript(index: Int) -> Table {
        get {
            // An index is handed out for a table, and given back with it.
            guard let table = tables[index] else { preconditionFailure("The table is gone.") }
            return table
        }
        _modify {
            guard tables[index] != nil else { preconditionFailure("The table is gone.") }
            // In place: nothing else holds the table meanwhile.
            yield &tables[index]!
        }
    }
}

extension TableStore: Sequence {
    func makeIterator() -> some IteratorProtocol<Table> {
        tables.lazy.compactMap { $0 }.makeIterator()
    }
}

/// Resolved descriptions, each with the number of sections that share it.
struct MetricsStore {
    private var metrics: [SectionMetrics] = []
    private var users: [Int] = []
    private var free: [UInt32] = []
    /// How many of them have anything that can be measured.
    private(set) var measuredCount = 0

    /// The number of descriptions.
    var count: Int { metrics.count - free.count }

    subscript(index: Int) -> SectionMetrics { metrics[index] }

    mutating func add(_ section: SectionMetrics) -> UInt32 {
        if section.canBeMeasured { measuredCount += 1 }
        if let index = free.popLast() {
            metrics[Int(index)] = section
            return index
        }
        metrics.append(section)
        users.append(0)
        return UInt32(metrics.count - 1)
    }

    /// Counts sections that share a description.
    mutating func retain(_ index: UInt32, times count: Int = 1) { users[Int(index)] += count }

    /// Counts a section that does so no longer; returns whether it was the last.
    mutating func release(_ index: UInt32) -> Bool {
        users[Int(index)] -= 1
        return users[Int(index)] == 0
    }

    /// Gives a description's place to the next that comes.
    mutating func remove(_ index: UInt32) {
        if metrics[Int(index)].canBeMeasured { measuredCount -= 1 }
        free.append(index)
    }
}
