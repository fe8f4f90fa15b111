import Reflow

/// The reader's selection and scroll position.
public struct ReaderPosition {
    /// The identifier of the selected item; `nil` without a selection, and for a demo in another process.
    let selection: AnyHashable?
    /// The selected item's position in the data; `nil` without a selection.
    package let item: ItemPosition?
    /// The scroll offset in points.
    package let offset: Point
}

extension ReaderPosition {
    /// Creates the position of the reader in a demo whose identifiers are unknown, because it runs in another process.
    package init(item: ItemPosition?, offset: Point) {
        self.init(selection: nil, item: item, offset: offset)
    }

    /// A copy without the item's identifier, which another process would not know.
    package var withoutIdentifier: ReaderPosition { ReaderPosition(item: item, offset: offset) }
}

extension Demo {
    var readerPosition: ReaderPosition {
        ReaderPosition(
            selection: view.selection.map { AnyHashable($0) },
            item: view.selection.flatMap { view.snapshot.position(ofItem: $0) },
            offset: view.contentOffset)
    }

    mutating func go(to place: ReaderPosition) {
        if let item = place.selection?.base as? ItemID {
            view.select(item, following: false)
        } else if place.selection == nil, let position = place.item,
            view.snapshot.hasItem(at: position)
        {
            view.select(view.snapshot.itemIdentifier(at: position), following: false)
        } else {
            view.removeCurrentItem()
        }
        view.contentOffset = place.offset
    }
}

extension Snapshot {
    /// Returns whether a position from another process has an item.
    fileprivate func hasItem(at position: ItemPosition) -> Bool {
        (0..<numberOfSections).contains(position.section)
            && (0..<numberOfItems(inSectionAt: position.section)).contains(position.offset)
    }
}
