import CollectionLayouts

extension CollectionView {
    /// Scrolls by a distance along the scroll direction, and selects the visible item that is nearest to where the
    /// selection was on the screen.
    ///
    /// `distance` is in points; negative scrolls back. The view scrolls as `scroll(by:)` does: the opposite distance
    /// returns to the same offset, unless an end of the content was reached. An item of the same column is preferred.
    /// When the view cannot scroll any further, the selection moves up to the first or the last item of its column.
    ///
    /// Without a selection, the view does not scroll and the first visible item is selected. Returns false when nothing
    /// changes. O(log sections + log lines + visible items).
    @discardableResult
    package mutating func moveSelection(by distance: Double) -> Bool {
        guard let former = selected?.index else {
            guard let first = firstVisibleItem() else { return false }
            select(first, following: true)
            return true
        }
        guard distance != 0 else { return false }
        var point = visibleFrame(of: former)?.middle
        point?[scrollDirection] += distance
        let hasScrolled = scroll(by: distance)
        let nearest = point.map { nearestVisibleItem(to: $0, columnOf: former) }
        // An item without a frame has no position on the screen. In that case, select the first visible item.
        if let next = nearest ?? firstVisibleItem() { select(next, following: false) }
        if hasScrolled || selected?.index != former { return true }
        // The view cannot scroll, and the nearest item is the selected item again, because the item is longer than the
        // distance. Select its neighbour, so that repeated calls reach the other items.
        let isVertical = scrollDirection == .vertical
        let direction: Direction =
            distance > 0 ? isVertical ? .down : .right : isVertical ? .up : .left
        guard let next = neighbor(of: former, direction) else { return false }
        select(next, following: false)
        return true
    }
}
