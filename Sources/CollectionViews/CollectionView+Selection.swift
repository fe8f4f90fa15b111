import CollectionLayouts
import CollectionSnapshots

/// The result of a click on a point of a view.
package enum PointingResult<ItemID> {
    /// The item was not selected and is selected now.
    case selected(ItemID)
    /// The item was the current item before, so this second click opens it.
    case opened(ItemID)
    /// The point is on no item, so nothing changes.
    case nothing
}

extension PointingResult: Equatable where ItemID: Equatable {}
extension PointingResult: Sendable where ItemID: Sendable {}

extension CollectionView {
    /// The identifier of the current item, which keys move from; nil if there is none. The item stays the current one
    /// when a change of the data moves it.
    ///
    /// By default, the current item is the only selected item. See `allowsMultipleSelection` for several.
    public var selection: ItemID? { selected?.id }

    /// Selects an item. The view scrolls just enough to show it, unless `following` is false.
    ///
    /// Returns true if the item exists, even if it was already selected. If there is no such item, returns false and
    /// changes nothing.
    @discardableResult
    public mutating func select(_ id: ItemID, following: Bool = true) -> Bool {
        guard let index = index(ofItem: id) else { return false }
        select(index, following: following)
        return true
    }

    /// Removes the selection: no item is selected, and there is no current item.
    public mutating func deselect() {
        guard selected != nil || hasSelectedItems else { return }
        selected = nil
        multipleSelection?.removeAll()
        scrolling.forgetAnchor()
        selectionObserver?(nil)
    }

    /// Removes the current item. Other selected items stay selected.
    package mutating func removeCurrentItem() {
        guard selected != nil else { return }
        selected = nil
        multipleSelection?.selectionExtension = nil
        scrolling.forgetAnchor()
        selectionObserver?(nil)
    }

    /// Selects the item at a point alone, as a click does. The view does not scroll.
    ///
    /// Coordinates are in points, relative to the view's upper left corner. If there is no item at the point, the
    /// selection stays.
    @discardableResult
    package mutating func select(at point: Point) -> PointingResult<ItemID> {
        guard let element = element(at: point), let item = element.item else { return .nothing }
        if element.isCurrent { return .opened(item) }
        multipleSelection?.removeAll()
        select(
            ItemIndex(section: element.sectionIndex, item: element.itemIndex), following: false)
        return .selected(item)
    }

    /// Moves the selection to the neighbour in a direction, or by `count` neighbours in one jump. The view scrolls just
    /// enough to show the item.
    ///
    /// The selection stops at the last neighbour, and after 10,000 steps. Without a selection, the first step selects
    /// the first visible item. If the selected item is not visible, the first step selects the visible item nearest to
    /// it, in the same column if possible. Returns false if there is no neighbour. In that case, the view scrolls to
    /// the selected item, and also shows the content between this item and the end. O(steps × log items).
    @discardableResult
    public mutating func moveSelection(_ direction: Direction, count: Int = 1) -> Bool {
        let start = selected.flatMap { isVisible($0.index) ? $0.index : nil }
        let entry = selected.map { nearestVisibleItem(to: $0.index) ?? $0.index }
        let own = converted(direction)
        return moveSelection(
            to: destination(from: start, entry: entry ?? firstVisibleItem(), count: count) {
                neighbor(of: $0, own)
            })
    }

    /// Selects the next item in the order of the data, or the item after `count` steps. The view scrolls to show the
    /// item.
    ///
    /// The selection stops at the last item, and after 10,000 steps. Without a selection, or if the selected item is
    /// not visible, the first step selects the first visible item. Returns false at the end. O(steps × log items).
    @discardableResult
    public mutating func selectNext(count: Int = 1) -> Bool {
        moveSelection(
            to: destination(from: startOfStep, entry: firstVisibleItem(), count: count) {
                solved.item(after: $0)
            })
    }

    /// Selects the previous item in the order of the data; otherwise like `selectNext(count:)`.
    ///
    /// Returns false at the start.
    @discardableResult
    public mutating func selectPrevious(count: Int = 1) -> Bool {
        moveSelection(
            to: destination(from: startOfStep, entry: firstVisibleItem(), count: count) {
                solved.item(before: $0)
            })
    }

    /// Scrolls to the start or the end of the content. If an item is selected, also selects the first or the last item.
    ///
    /// Returns whether the view has scrolled or another item is selected.
    @discardableResult
    public mutating func moveSelection(to edge: ScrollEdge) -> Bool {
        let item = edge == .start ? solved.firstItem : solved.lastItem
        guard let former = selected?.index, let item else { return scroll(to: edge) }
        let start = ownViewport
        select(item, following: true)
        // The end of the content may be far from the last item, so both steps together may lead to the start.
        scroll(to: edge)
        return item != former || ownViewport != start
    }

    /// The maximum number of steps by which one call moves the selection.
    package static var mostSteps: Int { 10_000 }

    /// Returns the item after a number of steps, or the last reachable item. If `start` is nil, the first step leads to
    /// `entry`.
    private func destination(
        from start: ItemIndex?, entry: @autoclosure () -> ItemIndex?, count: Int,
        _ next: (ItemIndex) -> ItemIndex?
    ) -> ItemIndex? {
        guard count > 0, var index = start ?? entry() else { return nil }
        let hasEntered = start == nil && index != selected?.index
        for _ in 0..<min(hasEntered ? count - 1 : count, Self.mostSteps) {
            guard let following = next(index) else { break }
            index = following
        }
        return index
    }
}

extension CollectionView {
    mutating func select(_ index: ItemIndex, following: Bool) {
        multipleSelection?.selectionExtension = nil
        let isOther = selected?.index != index
        if isOther {
            selected = SelectedItem(id: item(at: index), index: index)
            scrolling.forgetAnchor()
        }
        if following { follow(index) }
        if isOther { selectionObserver?(selection) }
    }

    /// Selects an item and scrolls to it. Returns whether the selection changes.
    private mutating func moveSelection(to index: ItemIndex?) -> Bool {
        guard let index else { return false }
        let isOther = index != selected?.index
        select(index, following: true)
        return isOther
    }

    /// Scrolls by the smallest distance that makes an item visible, also sideways in its section.
    ///
    /// For an item of the first line, also shows the content above the item. For an item of a column's last line, also
    /// shows the content below. No item lies in this content, so no arrow key would show it otherwise. If there is no
    /// room for both, only shows the item.
    private mutating func follow(_ index: ItemIndex) {
        guard let frame = solved.frame(of: index) else { return }
        let axis = scrollDirection
        let isVertical = axis == .vertical
        var (start, end) = (frame.min(axis), frame.max(axis))
        if !hasNeighbor(index, isVertical ? .up : .left) { start = min(start, 0) }
        if !hasNeighbor(index, isVertical ? .down : .right) {
            end = max(end, solved.frame(ofSection: index.section)?.max(axis) ?? end)
        }
        // Show the surrounding content first, and then the item itself. If there is no room for both, the second scroll
        // keeps the item visible.
        var target = restingOffset
        for frame in [frame.spanning(start, end, axis), frame] {
            target[axis] = offset(
                showing: frame, inSection: index.section, at: .nearest, from: target[axis])
        }
        if target != restingOffset { scroll(toOwn: target) }
        followSideways(frame, ofItem: index)
    }

    func hasNeighbor(_ index: ItemIndex, _ direction: Direction) -> Bool {
        neighbor(of: index, direction) != nil
    }

    /// Returns the next item in a direction of the view's own coordinates.
    func neighbor(of index: ItemIndex, _ direction: Direction) -> ItemIndex? {
        solved.item(nearestTo: index, direction, sidewaysOffsets: restingSidewaysOffsets)
    }

    /// The item from which a step of the selection starts. This is the selected item; nil if it is not visible and
    /// other items are, or if no item is selected.
    private var startOfStep: ItemIndex? {
        selected.flatMap { isVisible($0.index) || visibleItemElements().isEmpty ? $0.index : nil }
    }
}
