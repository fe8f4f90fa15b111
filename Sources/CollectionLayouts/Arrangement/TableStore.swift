/// The placed items of sections. The index of a section's items stays the same when other sections are added or
/// removed.
struct TableStore {
    private var tables: [any PlacedItems] = []
    /// The indices of removed items, which new items can use.
    private var free: [Int32] = []

    /// The number of sections that have their own placed items.
    var count: Int { tables.count - free.count }

    /// Allocates memory for a number of sections.
    mutating func reserve(_ count: Int) { tables.reserveCapacity(count) }

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

/// The value at an index that no section uses.
private struct NoItems: PlacedItems {
    func size(of items: BodyItems) -> Size { .zero }
    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {}
    func frame(of item: Int, _ items: BodyItems) -> Rect? { nil }
}

/// The resolved descriptions, each with the number of sections that share it.
struct MetricsStore {
    private var metrics: [SectionMetrics] = []
    private var users: [Int] = []
    private var free: [UInt32] = []
    /// The number of descriptions with elements that can be measured.
    private(set) var measuredCount = 0
    /// The number of descriptions with notes.
    private(set) var notedCount = 0
    /// The number of descriptions of waterfalls whose lanes stay when only sizes change.
    private(set) var lanedCount = 0

    /// The number of descriptions.
    var count: Int { metrics.count - free.count }

    subscript(index: Int) -> SectionMetrics { metrics[index] }

    mutating func add(_ section: SectionMetrics) -> UInt32 {
        if section.canBeMeasured { measuredCount += 1 }
        if !section.notes.isEmpty { notedCount += 1 }
        if section.keepsLanes { lanedCount += 1 }
        if let index = free.popLast() {
            metrics[Int(index)] = section
            return index
        }
        metrics.append(section)
        users.append(0)
        return UInt32(metrics.count - 1)
    }

    /// Increments the number of sections that share a description.
    mutating func retain(_ index: UInt32, times count: Int = 1) { users[Int(index)] += count }

    /// Decrements the number of sections that share a description. Returns true if no section uses the description any
    /// more.
    mutating func release(_ index: UInt32) -> Bool {
        users[Int(index)] -= 1
        return users[Int(index)] == 0
    }

    /// Frees the index of a description, so that a new description can use it.
    mutating func remove(_ index: UInt32) {
        if metrics[Int(index)].canBeMeasured { measuredCount -= 1 }
        if !metrics[Int(index)].notes.isEmpty { notedCount -= 1 }
        if metrics[Int(index)].keepsLanes { lanedCount -= 1 }
        free.append(index)
    }
}
