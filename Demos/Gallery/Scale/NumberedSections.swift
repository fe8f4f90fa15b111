import Reflow

/// Sections numbered from 0. Their items are ranges of consecutive numbers, which need no memory per item.
struct NumberedSections: Sequence, IteratorProtocol {
    /// The number of all items.
    let items: Int
    /// Returns the number of items in a section, at least one. The last section may have fewer.
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
