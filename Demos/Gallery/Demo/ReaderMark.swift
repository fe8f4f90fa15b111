import Reflow

/// A scroll position that the reader has marked. It belongs to an item, so it survives changes of the size, of the
/// layout and of other items.
struct ReaderMark<ItemID: Hashable & Sendable> {
    /// The selected item if it was visible, otherwise the first visible item.
    let item: ItemID
    /// The distance from the start of the view to the start of the item along the scroll direction, in points.
    let distance: Double
    /// The selected item, even if it was not visible; `nil` without a selection.
    let selection: ItemID?
}

extension ReaderMark {
    /// Creates a mark at the current position of the view; `nil` if no item has a frame.
    init?<SectionID>(_ view: CollectionView<SectionID, ItemID>) {
        let visible = view.visibleItems
        let selected = view.selection.flatMap { visible.contains($0) ? $0 : nil }
        // If a header fills the view, no item is visible. The mark then belongs to the first item.
        guard let item = selected ?? visible.first ?? view.snapshot.itemIdentifiers.first,
            let distance = view.distance(toItem: item)
        else { return nil }
        self.init(item: item, distance: distance, selection: view.selection)
    }

    /// Returns the mark with other identifiers; `nil` if `change` returns none for the item.
    func map(_ change: (ItemID) -> ItemID?) -> ReaderMark? {
        change(item).map {
            ReaderMark(item: $0, distance: distance, selection: selection.flatMap(change))
        }
    }
}

extension CollectionView {
    /// Goes to a mark, and restores its selection. The item has its former distance from the start of the view, as far
    /// as the content allows and as it is visible there. Returns false if there is no such item.
    mutating func go(to mark: ReaderMark<ItemID>) -> Bool {
        guard scroll(toItem: mark.item, at: .top) else { return false }
        if mark.selection.map({ select($0, following: false) }) != true { removeCurrentItem() }
        if let distance = distance(toItem: mark.item) { scroll(by: distance - mark.distance) }
        if !visibleItems.contains(mark.item) { scroll(toItem: mark.item, at: .top) }
        return true
    }

    /// Returns the distance from the start of the view to the start of an item along the scroll direction, in points.
    /// `nil` if the item has no frame.
    fileprivate func distance(toItem id: ItemID) -> Double? {
        frame(ofItem: id).map { frame in
            isMirrored && scrollDirection == .horizontal
                ? contentOffset.x + size.width - frame.maxX
                : frame.min(scrollDirection) - contentOffset[scrollDirection]
        }
    }
}
