import Reflow

extension Demo where SectionID == Int, ItemID == Int {
    /// Shows so many of the items that there are, the first of them, in one section; others come and go in motion.
    mutating func show(_ count: Int, of items: some Sequence<Int>) {
        // An item is there once.
        guard
            let snapshot = try? Snapshot(sections: [Section(0, items: Array(items.prefix(count)))])
        else { return }
        view.apply(snapshot)
    }
}
