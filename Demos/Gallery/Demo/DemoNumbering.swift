import Reflow

/// The numbers of items, and percentages.
struct DemoNumbering<D: Demo>: Sendable {
    /// The noun for an item in messages.
    var itemName = "item"
    /// Returns the item for a number typed before G; `nil` if there is none. A demo whose items show a number returns
    /// the item that shows the typed number. By default, items count from 1.
    var item: @Sendable (D, Int) -> D.ItemID? = { $0.view.snapshot.item(numbered: $1) }
    /// Scrolls to a percentage, 0…100, and returns whether the view moves. By default, the percentage refers to the
    /// content's length.
    var goToPercent: @Sendable (inout D, Int) -> Bool = { demo, percent in
        demo.view.scroll(by: demo.view.scrollPosition.distance(to: Double(percent) / 100))
    }
}

extension DemoNumbering where D.ItemID == Int {
    /// For a demo whose items show their identifiers: the item that shows the number. If no item shows the number, the
    /// item with this number counted from 1.
    static var shownNumbers: Self {
        DemoNumbering(item: { demo, number in
            let snapshot = demo.view.snapshot
            return snapshot.position(ofItem: number) == nil
                ? snapshot.item(numbered: number) : number
        })
    }
}

extension Snapshot {
    /// Returns an item by its number, counted from 1 over all sections; `nil` for other numbers. O(sections).
    fileprivate func item(numbered number: Int) -> ItemID? {
        guard number > 0 else { return nil }
        var rest = number - 1
        for section in 0..<numberOfSections {
            let count = numberOfItems(inSectionAt: section)
            if rest < count {
                return itemIdentifier(at: ItemPosition(section: section, offset: rest))
            }
            rest -= count
        }
        return nil
    }
}
