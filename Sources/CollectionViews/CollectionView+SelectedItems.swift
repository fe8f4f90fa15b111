import CollectionLayouts
import CollectionSnapshots

/// Several selected items.
///
/// The current item, `selection`, is the item that keys move from. Moving it keeps the selected items. If no other
/// item is selected, the current item counts as the only selected item.
extension CollectionView {
    /// Whether several items can be selected, as in UIKit. By default, only the current item is selected.
    ///
    /// Setting the value to false deselects all items but the current one.
    public var allowsMultipleSelection: Bool {
        get { multipleSelection != nil }
        set {
            guard newValue != allowsMultipleSelection else { return }
            deselectItems()
            multipleSelection = newValue ? MultipleSelection() : nil
        }
    }

    /// Whether the reader has selected items with the methods below. If not, only the current item is selected.
    public var hasSelectedItems: Bool { !(multipleSelection?.isEmpty ?? true) }

    /// The number of selected items. O(ranges of adjacent items).
    public var selectedItemCount: Int {
        hasSelectedItems ? multipleSelection?.count ?? 0 : selected == nil ? 0 : 1
    }

    /// The selected items in the order of the data. They stay selected when a change of the data moves them.
    ///
    /// Named after UIKit's `indexPathsForSelectedItems`.
    ///
    /// - Complexity: O(selected items).
    public var selectedItems: [ItemID] {
        guard let multipleSelection, !multipleSelection.isEmpty else {
            return selection.map { [$0] } ?? []
        }
        return multipleSelection.indexes.map(item)
    }

    /// Returns whether an item is selected. The cost is that of `index(ofItem:)`.
    public func isSelected(_ id: ItemID) -> Bool {
        index(ofItem: id).map(isSelected) ?? false
    }

    @usableFromInline
    func isSelected(_ index: ItemIndex) -> Bool {
        guard let multipleSelection, !multipleSelection.isEmpty else {
            return selected?.index == index
        }
        return multipleSelection.contains(index)
    }

    /// Adds an item to the selected items, or removes it. The current item stays the same.
    ///
    /// Returns false if the view does not allow several selected items, or if there is no such item.
    @discardableResult
    public mutating func toggleSelection(ofItem id: ItemID) -> Bool {
        guard let index = index(ofItem: id), multipleSelection != nil else { return false }
        multipleSelection?.selectionExtension = nil
        multipleSelection?.toggle(index)
        selectionObserver?(selection)
        return true
    }

    /// Selects all items. The current item stays the same. O(sections).
    ///
    /// Returns false if the view does not allow several selected items.
    @discardableResult
    public mutating func selectAllItems() -> Bool {
        guard multipleSelection != nil else { return false }
        var all = MultipleSelection()
        for section in 0..<inputs.snapshot.numberOfSections {
            all.insert(0..<inputs.snapshot.numberOfItems(inSectionAt: section), inSection: section)
        }
        multipleSelection = all
        selectionObserver?(selection)
        return true
    }

    /// Deselects all items except the current one.
    ///
    /// Returns false if only the current item was selected, or no item.
    @discardableResult
    public mutating func deselectItems() -> Bool {
        guard hasSelectedItems else { return false }
        multipleSelection?.removeAll()
        selectionObserver?(selection)
        return true
    }

    /// Moves the current item like `moveSelection(_:count:)`, and selects all items between the start of the extension
    /// and the current item, in the order of the data.
    ///
    /// The first of several extensions without another selection in between starts at the current item. Items that
    /// were selected before stay selected. Going back deselects items of the extension again. Returns false if there is
    /// no neighbour, or if the view does not allow several selected items.
    @discardableResult
    public mutating func extendSelection(_ direction: Direction, count: Int = 1) -> Bool {
        guard multipleSelection != nil else { return false }
        guard let anchor = selected?.index else { return moveSelection(direction) }
        return extending(from: anchor) { $0.moveSelection(direction, count: count) }
    }

    /// Makes an item the current one, and selects all items between the start of the extension and this item; see
    /// `extendSelection(_:count:)`. The view does not scroll.
    ///
    /// Returns false if there is no such item, or if the view does not allow several selected items.
    @discardableResult
    public mutating func extendSelection(toItem id: ItemID) -> Bool {
        guard multipleSelection != nil, let index = index(ofItem: id) else { return false }
        return extending(from: selected?.index ?? index) { $0.select(id, following: false) }
    }

    /// Begins an extension at the current item, as a press of the mouse does.
    package mutating func beginExtension() {
        guard let selected else { return }
        multipleSelection?.beginExtension(at: selected.index)
    }

    /// Ends the extension that is under way.
    package mutating func endExtension() { multipleSelection?.selectionExtension = nil }

    /// Whether an extension is under way.
    package var isExtending: Bool { multipleSelection?.selectionExtension != nil }

    /// Changes the current item as a step of an extension.
    private mutating func extending(
        from anchor: ItemIndex, _ move: (inout Self) -> Bool
    ) -> Bool {
        multipleSelection?.beginExtension(at: anchor)
        let step = multipleSelection?.selectionExtension
        let hasMoved = move(&self)
        multipleSelection?.selectionExtension = step
        if let end = selected?.index {
            let snapshot = inputs.snapshot
            multipleSelection?.extend(to: end) { snapshot.numberOfItems(inSectionAt: $0) }
        }
        return hasMoved
    }
}
