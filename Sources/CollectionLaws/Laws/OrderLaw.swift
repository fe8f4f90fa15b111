import CollectionLayouts

/// The check that stepping forward and backward item by item visits all items that have frames, in order.
enum OrderLaw {
    static func finding(in testCase: LawCase) -> Finding? {
        let arrangement = testCase.arranged()
        let elements = arrangement.itemElements
        let expected = elements.map { ItemIndex(section: $0.section, item: $0.item) }
        return finding("item(after:)", expected, elements) { arrangement.item(after: $0) }
            ?? finding("item(before:)", expected.reversed(), elements) {
                arrangement.item(before: $0)
            }
    }

    private static func finding(
        _ name: String, _ expected: [ItemIndex], _ elements: [LayoutAttributes],
        next: (ItemIndex?) -> ItemIndex?
    ) -> Finding? {
        var last: ItemIndex?
        for wanted in expected.map(Optional.init) + [nil] {
            let found = next(last)
            guard found == wanted else {
                return Finding(
                    "\(name) of \(last.words) is \(found.words) instead of \(wanted.words).",
                    expected: elements)
            }
            last = found
        }
        return nil
    }
}

extension ItemIndex? {
    /// The position in words, for messages.
    var words: String { map { "item \($0.item) of section \($0.section)" } ?? "none" }
}
