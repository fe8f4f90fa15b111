import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals

/// Keys and mouse events for several selected items, and for reordering.
extension CollectionView {
    /// Performs an action on several selected items. Returns `.ignored` if the view does not allow the action.
    mutating func performOnSeveral(
        _ action: ViewAction, _ press: KeyPress, _ count: Int
    ) -> Outcome {
        if case .moveItems(let direction) = action {
            guard allowsReordering else { return .ignored }
            // Each step changes the data. The limit is beyond the items that a reader moves by hand.
            var steps = min(count, 1_000)
            let outcome = Outcome.moved(moveSelectedItems(direction))
            while steps > 1, moveSelectedItems(direction) { steps -= 1 }
            return outcome
        }
        guard allowsMultipleSelection else { return .ignored }
        switch action {
        case .extend(let direction):
            return step(press, count) { $0.extendSelection(direction, count: count) }
        case .toggle:
            return step(press, count) { $0.toggleItems(count: count) }
        case .selectAll:
            guard press.count == nil else { return press.refusal }
            return changed { $0.selectAllItems() }
        default: return .ignored
        }
    }

    /// Selects or deselects the current item, and makes the next item the current one; repeats this for `count` items.
    private mutating func toggleItems(count: Int) -> Bool {
        guard selection != nil || selectNext() else { return false }
        for _ in 0..<count {
            guard let selection, toggleSelection(ofItem: selection) else { return false }
            guard selectNext() else { break }
        }
        return true
    }

    /// Handles a click with Control or Shift; returns nil for any other click.
    ///
    /// Control adds the item to the selected ones, or deselects it. Shift selects all items from the current one to the
    /// clicked one.
    mutating func clickBesides(_ point: Point, _ modifiers: Key.Modifiers) -> Outcome? {
        guard allowsMultipleSelection, !modifiers.isDisjoint(with: [.control, .shift]) else {
            return nil
        }
        guard let item = element(at: point)?.item else { return .handled }
        if modifiers.contains(.shift) {
            extendSelection(toItem: item)
        } else {
            toggleSelection(besidesCurrent: item)
        }
        return .redraw
    }

    /// Adds an item to the selected ones or deselects it, and makes it the current item.
    ///
    /// If only the former current item was selected, it stays selected.
    private mutating func toggleSelection(besidesCurrent item: ItemID) {
        if !hasSelectedItems, let selection {
            guard selection != item else { return deselect() }
            toggleSelection(ofItem: selection)
        }
        toggleSelection(ofItem: item)
        select(item, following: false)
    }

    /// Selects all items from the item where the drag began to the item at a point. Ignores a drag from elsewhere.
    mutating func drag(to point: Point) -> Outcome {
        guard isExtending, let item = element(at: point)?.item else { return .ignored }
        guard item != selection else { return .handled }
        extendSelection(toItem: item)
        return .redraw
    }
}
