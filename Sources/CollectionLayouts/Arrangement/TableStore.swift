/// The placed items of sections, by an index that stays the same while other sections come and go.
struct TableStore {
    private var tables: [any PlacedItems] = []
    /// Indices that are free.
    private var free: [Int32] = []

    /// How many sections have placed items of their own.
    var count: Int { tables.count - free.count }

    mutating func add(_ table: consuming any PlacedItems) -> Int {
        if let index = free.popLast() {
            tables[Int(index)] = table
            return Int(index)
        }
        tables.append(table)
        return tables.count - 1
    }

    mutating func remove(_ index: Int) {
        tables[index] = NoItems()
        free.append(Int32(index))
    }

    subscript(index: Int) -> any PlacedItems {
        get { tables[index] }
        _modify { yield &tables[index] }
    }
}

/// Fills an index that is free.
private struct NoItems: PlacedItems {
    func size(of items: BodyItems) -> Size { .zero }
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {}
    func frame(of item: Int, _ items: BodyItems) -> Rect? { nil }
}

/// Resolved descriptions, each with the number of sections that share it.
struct MetricsStore {
    private var metrics: [SectionMetrics] = []
    private var users: [Int] = []
    private var free: [UInt32] = []
    /// How many of them have elements that can be measured.
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

    /// Counts one section less; returns whether it was the last one.
    mutating func release(_ index: UInt32) -> Bool {
        users[Int(index)] -= 1
        return users[Int(index)] == 0
    }

    /// Frees a description's index for the next one.
    mutating func remove(_ index: UInt32) {
        if metrics[Int(index)].canBeMeasured { measuredCount -= 1 }
        free.append(index)
    }
}
