import Reflow

/// The order of the processes of a user.
struct ProcessOrder: Hashable {
    /// The columns that the reader can sort by, in their order on the screen.
    enum Field: Hashable, CaseIterable {
        case name, state, number, cpu, memory

        /// The column's name, as it appears within a sentence.
        var name: String {
            switch self {
            case .name: "name"
            case .state: "state"
            case .number: "number"
            case .cpu: "CPU"
            case .memory: "memory"
            }
        }
    }

    private(set) var field = Field.cpu
    private var isReversed = false

    /// Moves to the next column. The first column follows the last.
    mutating func advance() {
        let fields = Field.allCases
        // The fallback 0 is never used, because `allCases` contains every field.
        let index = fields.firstIndex(of: field) ?? 0
        self = ProcessOrder(field: fields[(index + 1) % fields.count])
    }

    mutating func reverse() { isReversed.toggle() }

    /// Whether the greatest value comes first. If the order is not reversed, this is the case for CPU and memory only.
    var isDescending: Bool { (field == .cpu || field == .memory) != isReversed }

    /// The mark in the title of the sorted column.
    var mark: String { isDescending ? "▼" : "▲" }

    /// The order in words: `by CPU ▼`.
    var text: String { "by \(field.name) \(mark)" }

    /// Returns whether the first row comes before the second. If the values are equal, the older process comes first.
    func puts(_ left: ProcessTable.Row, before right: ProcessTable.Row) -> Bool {
        if isLess(left, right) { return !isDescending }
        if isLess(right, left) { return isDescending }
        return left.reading.id < right.reading.id
    }

    private func isLess(_ left: ProcessTable.Row, _ right: ProcessTable.Row) -> Bool {
        switch field {
        case .name: left.sortingName < right.sortingName
        case .state: left.reading.state < right.reading.state
        case .number: left.reading.id.number < right.reading.id.number
        case .cpu: left.share < right.share
        case .memory: left.reading.residentBytes < right.reading.residentBytes
        }
    }
}

extension ProcessID: Comparable {
    /// Compares by age: the older process comes first.
    public static func < (left: ProcessID, right: ProcessID) -> Bool {
        (left.start, left.number) < (right.start, right.number)
    }
}
