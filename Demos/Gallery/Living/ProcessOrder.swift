import Reflow

/// What the processes of a user are sorted by.
struct ProcessOrder: Hashable {
    /// In the order of the columns.
    enum Field: Hashable, CaseIterable {
        case name, state, number, cpu, memory

        /// What it is called in a sentence.
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

    /// Goes to the next column, after the last one to the first.
    mutating func advance() {
        let fields = Field.allCases
        // Every field is among all.
        let index = fields.firstIndex(of: field) ?? 0
        self = ProcessOrder(field: fields[(index + 1) % fields.count])
    }

    mutating func reverse() { isReversed.toggle() }

    /// Whether the greatest comes first: unless reversed, of what is used up.
    var isDescending: Bool { (field == .cpu || field == .memory) != isReversed }

    /// What stands in the title of the column.
    var mark: String { isDescending ? "▼" : "▲" }

    /// `by CPU ▼`
    var text: String { "by \(field.name) \(mark)" }

    /// Whether one stands above another; equal ones by age.
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
    /// The older one first.
    public static func < (left: ProcessID, right: ProcessID) -> Bool {
        (left.start, left.number) < (right.start, right.number)
    }
}
