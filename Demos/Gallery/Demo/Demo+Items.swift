import Reflow

// Helpers for demos with one section of numbered items, whose number of items the reader can change.

extension CollectionView where SectionID == Int, ItemID == Int {
    /// Creates a view with one section. A number may occur only once.
    init(items: some Sequence<Int>) {
        let section = Section<Int, Int>(0, items: Array(items))
        self.init(snapshot: (try? Snapshot(sections: [section])) ?? Snapshot())
    }
}

extension DemoKnob where D: Demo, D.SectionID == Int, D.ItemID == Int {
    /// Returns a knob for the number of shown items. The view inserts and removes items at the end of the section, with
    /// an animation.
    static func items(of all: some Collection<Int> & Sendable) -> Self {
        Self(
            knob: Knob("items", .count(0...all.count)),
            value: { .count($0.view.snapshot.numberOfItems) },
            turn: { demo, value in
                guard case .count(let count) = value else { return }
                let section = Section<Int, Int>(0, items: Array(all.prefix(count)))
                if let snapshot = try? Snapshot(sections: [section]) { demo.view.apply(snapshot) }
            },
            changesLayout: false)
    }
}
