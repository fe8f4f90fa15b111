import Reflow

extension Demo where SectionID == Int, ItemID == Int {
    /// Shows the first `count` items in one section. Other items appear or disappear animated.
    mutating func show(_ count: Int, of items: some Sequence<Int>) {
        // Only duplicate items could make the snapshot fail, and `items` has none.
        guard
            let snapshot = try? Snapshot(sections: [Section(0, items: Array(items.prefix(count)))])
        else { return }
        view.apply(snapshot)
    }
}
