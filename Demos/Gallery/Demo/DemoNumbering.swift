import Reflow

/// The numbers of items, and percentages.
struct DemoNumbering<D: Demo>: Sendable {
    /// The noun for an item in messages.
    var itemName = "item"
    /// Returns the item for a number typed before G; `nil` if there is none. By default, the number is the item's
    /// index, from 0.
    var item: @Sendable (D, Int) -> D.ItemID? = { $0.view.snapshot.item(at: $1) }
    /// Scrolls to a percentage, 0…100, and returns whether the view moves. By default, the percentage refers to the
    /// content's length.
    var goToPercent: @Sendable (inout D, Int) -> Bool = { demo, percent in
        demo.view.scroll(by: demo.view.scrollPosition.distance(to: Double(percent) / 100))
    }
}

extension Snapshot {
    /// Returns the item at an index, counted from 0 over all sections. O(sections).
    fileprivate func item(at index: Int) -> ItemID? {
        var rest = index
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
