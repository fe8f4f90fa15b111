import Reflow

/// Sections numbered from 0, with items numbered from 0 throughout, as ranges that cost nothing.
struct NumberedSections: Sequence, IteratorProtocol {
    /// The number of all items.
    let items: Int
    /// How many items a section has unless it is the last; at least one.
    let count: (Int) -> Int
    private var section = 0
    private var first = 0

    init(items: Int, count: @escaping (Int) -> Int) {
        self.items = items
        self.count = count
    }

    mutating func next() -> Section<Int, Int>? {
        guard first < items else { return nil }
        let end = first + Swift.min(count(section), items - first)
        defer { (section, first) = (section + 1, end) }
        return Section(section, items: first..<end)
    }
}
