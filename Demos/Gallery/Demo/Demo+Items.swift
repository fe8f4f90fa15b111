import Reflow

// A demo with one section of numbers, of which the reader can show fewer.

extension CollectionView where SectionID == Int, ItemID == Int {
    /// Creates a view with one section. Each number must occur once.
    init(items: some Sequence<Int>) {
        let section = Section<Int, Int>(0, items: Array(items))
        self.init(snapshot: (try? Snapshot(sections: [section])) ?? Snapshot())
    }
}

extension DemoKnob where D: Demo, D.SectionID == Int, D.ItemID == Int {
    /// Returns a knob for the number of shown items. Items appear and disappear animated at the end of the section.
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
