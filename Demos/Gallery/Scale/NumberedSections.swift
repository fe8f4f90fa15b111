import Reflow

/// Sections with the identifiers 0, 1, 2 and so on. Their items are ranges of consecutive numbers from 1 on, which need
/// no memory per item.
struct NumberedSections: Sequence, IteratorProtocol {
    /// The number of all items.
    let items: Int
    /// Returns the number of items in a section, at least one. The last section may have fewer.
    let count: (Int) -> Int
    private var section = 0
    private var first = 1

    init(items: Int, count: @escaping (Int) -> Int) {
        self.items = items
        self.count = count
    }

    mutating func next() -> Section<Int, Int>? {
        guard first <= items else { return nil }
        let end = first + Swift.min(count(section), items + 1 - first)
        defer { (section, first) = (section + 1, end) }
        return Section(section, items: first..<end)
    }
}
