import CollectionLayouts

extension CollectionView {
    /// Scrolls by a distance along the scroll direction, and moves the selection by about the same distance.
    ///
    /// `distance` is in points; negative scrolls back. The selection keeps its place on the screen: the item of its
    /// column that is nearest to this place is selected, and the view scrolls just enough to show it. An item longer
    /// than the distance stays selected until it has passed. Past the end of the column the item that ends last is
    /// selected; before its start, the item that begins first. Scrolling back by the same distance selects the same
    /// items at the same offsets, unless an end was reached or something else moved the view or the selection.
    ///
    /// Without a selection, the first visible item is selected. If the selected item is out of sight, the view scrolls
    /// first and the nearest visible item is selected. Returns false when nothing changes.
    ///
    /// - Complexity: O(log sections + log lines + items on the way).
    @discardableResult
    public mutating func moveSelection(by distance: Double) -> Bool {
        guard let selected else { return selectFirstInSight() }
        guard distance != 0 else { return false }
        let before = (selected.index, viewport)
        if let landing = currentLanding(at: selected.index) {
            if !goBack(by: distance) { move(from: landing, at: selected.index, by: distance) }
        } else {
            scroll(by: distance)
            select(ifAny: nearestInSight(to: selected.index))
        }
        return before != (self.selected?.index ?? selected.index, viewport)
    }

    /// Where page keys continue: at their last landing, or at the middle of the selected item; nil if that is out of
    /// sight.
    private mutating func currentLanding(at index: ItemIndex) -> PagingTrail<ItemID>.Landing? {
        guard let frame = arrangement.frame(of: index),
            isInSight(frame, inSection: index.section, at: restingOffset),
            isInSightSideways(frame, inSection: index.section), let seen = seenFrame(of: index)
        else { return nil }
        let item = item(at: index)
        if let last = paging.landings.last, last.item == item, last.frame == seen,
            last.offset == restingOffset
        {
            return last
        }
        let landing = PagingTrail<ItemID>.Landing(
            item: item, frame: seen, offset: restingOffset, point: seen.middle)
        paging.begin(at: landing)
        return landing
    }

    /// An item's frame in the content, with its section scrolled sideways.
    private func seenFrame(of index: ItemIndex) -> Rect? {
        arrangement.frame(
            of: .item, item: index.item, inSection: index.section, in: restingViewport)
    }

    /// Returns to the place before, if the key goes back on its own way; else returns false.
    private mutating func goBack(by distance: Double) -> Bool {
        let axis = scrollDirection
        guard let former = paging.place(back: distance), let index = index(ofItem: former.item),
            let seen = seenFrame(of: index), seen.min(axis) == former.frame.min(axis)
        else { return false }
        scroll(to: former.offset)
        select(index, following: true)
        paging.goBack(seenFrame(of: index) ?? seen, restingOffset)
        return true
    }

    private mutating func move(
        from landing: PagingTrail<ItemID>.Landing, at index: ItemIndex, by distance: Double
    ) {
        let axis = scrollDirection
        var point = landing.point
        point[axis] += distance
        scroll(by: distance)
        var found = item(from: (index, landing.frame), landing.point, to: point)
        select(found.index, following: true)
        if found.index == index, restingOffset == landing.offset,
            let next = neighbor(of: index, direction(isForward: distance > 0))
        {
            // Showing the whole item undid the scrolling. Select the next item, so that the key has an effect.
            found.index = next
            select(next, following: true)
            point = seenFrame(of: next)?.middle ?? point
        }
        guard let seen = seenFrame(of: found.index) else { return }
        var next = PagingTrail<ItemID>.Landing(
            item: item(at: found.index), frame: seen, offset: restingOffset, point: point,
            distance: distance)
        guard found.isAtEnd else { return paging.append(next) }
        // The middle of the item, or of its last page.
        next.point = seen.middle
        let half = pageLength / 2
        next.point[axis] =
            distance > 0
            ? max(next.point[axis], seen.max(axis) - half)
            : min(next.point[axis], seen.min(axis) + half)
        paging.begin(at: next)
    }

    /// The item to select when page keys lead from one point to another, and whether its column ends before that.
    private func item(
        from start: (index: ItemIndex, frame: Rect), _ origin: Point, to point: Point
    ) -> (index: ItemIndex, isAtEnd: Bool) {
        let axis = scrollDirection
        let isForward = point[axis] >= origin[axis]
        let items = items(from: origin[axis], to: point[axis], like: start.index) + [start]
        /// How far a frame is from the point: along the scroll direction, beside it, and within it.
        func distance(_ frame: Rect) -> (Double, Double, Double) {
            (
                max(0, frame.min(axis) - point[axis], point[axis] - frame.max(axis)),
                abs(frame.mid(axis.crossing) - point[axis.crossing]),
                abs(frame.mid(axis) - point[axis])
            )
        }
        /// How far a frame reaches in the direction.
        func reach(_ frame: Rect) -> Double { isForward ? frame.max(axis) : -frame.min(axis) }
        let direction = direction(isForward: isForward)
        if let last = items.max(by: {
            (reach($0.frame), isForward ? $0.index : $1.index)
                < (reach($1.frame), isForward ? $1.index : $0.index)
        }), reach(last.frame) < (isForward ? point[axis] : -point[axis]),
            !hasNeighbor(last.index, direction)
        {
            return (last.index, true)
        }
        let nearest = items.min { distance($0.frame) < distance($1.frame) } ?? start
        // If the nearest item is the old one, and the point is beyond it, go to the next item.
        guard nearest.index == start.index, distance(start.frame).0 > 0 else {
            return (nearest.index, false)
        }
        return (neighbor(of: start.index, direction) ?? start.index, false)
    }

    private func direction(isForward: Bool) -> Direction {
        scrollDirection == .vertical ? isForward ? .down : .up : isForward ? .right : .left
    }

    /// The items of an item's column between two places along the scroll direction, and half a page around.
    private func items(
        from start: Double, to end: Double, like index: ItemIndex
    ) -> [(index: ItemIndex, frame: Rect)] {
        let axis = scrollDirection
        let column = arrangement.column(ofSection: index.section)?.index
        var window = restingViewport
        window.bounds = window.bounds.spanning(
            min(start, end) - pageLength / 2, max(start, end) + pageLength / 2, axis)
        return arrangement.elements(in: window).compactMap { element in
            guard element.kind == .item, !element.isHidden,
                arrangement.column(ofSection: element.section)?.index == column
            else { return nil }
            return (ItemIndex(section: element.section, item: element.item), element.frame)
        }
    }
}

extension Rect {
    fileprivate var middle: Point { Point(x: midX, y: midY) }
}
