/// Default implementations. They search for items with `write`, in rectangles near a point.
extension PlacedItems {
    public func frame(of kind: ElementKind, at index: Int, _ items: BodyItems) -> Rect? { nil }
    public var overhang: EdgeInsets { .zero }
    public func stopCount(_ items: BodyItems) -> Int { 0 }
    public func stop(at index: Int, _ items: BodyItems) -> (start: Double, length: Double) {
        (0, 0)
    }

    public mutating func apply(
        _ edits: ItemEdits, of plan: any BodyPlan, _ items: BodyItems, _ problems: inout ProblemLog
    ) -> Bool { false }

    public func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        stride(from: item, to: step > 0 ? items.count : -1, by: step)
            .first { frame(of: $0, items) != nil }
    }

    /// Returns the item with the nearest start; of equally near items, the item with the nearest middle. First searches
    /// the strip directly ahead of the item, then everything in that direction.
    public func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int? {
        guard let frame = frame(of: item, items) else { return nil }
        let all = extent(of: items)
        let across = direction.axis.crossing
        let straight = (frame.origin[across], frame.origin[across] + frame.size[across])
        for stretch in [straight, (all.origin[across], all.origin[across] + all.size[across])] {
            let found = search(
                direction, from: frame, across: stretch, within: all, items,
                where: { direction.advances(from: frame, to: $1) },
                score: { direction.score(of: $0, from: frame) })
            if let found { return found }
        }
        return nil
    }

    public func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem? {
        let all = extent(of: items)
        let axis = entry.direction.axis
        let across = axis.crossing
        // For left and right, find the item nearest in height. For up and down, search from the edge that the key
        // enters.
        if axis == .horizontal {
            let found = nearest(to: entry.origin.y, entry, all, items)
            return found.map { EnteredItem(item: $0.item, distance: $0.distance) }
        }
        let edge = entry.direction.step > 0 ? all.origin[axis] : all.origin[axis] + all.size[axis]
        var origin = entry.origin
        origin[axis] = edge
        let from = Rect(origin: origin, size: .zero)
        let found = search(
            entry.direction, from: from,
            across: (all.origin[across], all.origin[across] + all.size[across]), within: all,
            items, where: { _, _ in true }, score: { entry.direction.score(of: $0, from: from) })
        return found.map { EnteredItem(item: $0, distance: 0) }
    }

    /// Returns the rectangle that contains all elements, including elements outside the body.
    private func extent(of items: BodyItems) -> Rect {
        let size = size(of: items)
        let over = overhang
        return Rect(
            x: -over.left, y: -over.top, width: size.width + over.horizontal,
            height: size.height + over.vertical)
    }

    /// Returns the item nearest in height; of equally near items, the item nearest to the side that the key enters.
    private func nearest(
        to y: Double, _ entry: BodyEntry, _ all: Rect, _ items: BodyItems
    ) -> (item: Int, distance: Double)? {
        let isForward = entry.direction == .right
        var reach = 1.0
        while true {
            let stretch = Rect(
                x: all.minX, y: y - reach, width: all.width, height: 2 * reach)
            let best = self.items(meeting: stretch, items).map { item, frame in
                (item, max(0, frame.minY - y, y - frame.maxY), isForward ? frame.minX : -frame.maxX)
            }.min { ($0.1, $0.2) < ($1.1, $1.2) }
            if let best, best.1 <= reach { return (best.0, best.1) }
            guard stretch.minY > all.minY || stretch.maxY < all.maxY else {
                return best.map { ($0.0, $0.1) }
            }
            reach *= 2
        }
    }

    /// Returns the item with the highest score ahead of a frame. Doubles the search distance until it finds an item.
    private func search(
        _ direction: Direction, from frame: Rect, across: (Double, Double), within all: Rect,
        _ items: BodyItems, where isWanted: (Int, Rect) -> Bool,
        score: (Rect) -> (Double, Double)
    ) -> Int? {
        let axis = direction.axis
        let isForward = direction.step > 0
        // Start at the rear edge of the frame, because the next item may overlap the frame.
        let start = isForward ? frame.origin[axis] : frame.origin[axis] + frame.size[axis]
        let end = isForward ? all.origin[axis] + all.size[axis] : all.origin[axis]
        let length = frame.size[axis]
        var reach = max(1, 2 * length)
        while true {
            var (origin, size) = (Point.zero, Size.zero)
            (origin[axis], size[axis]) = (isForward ? start : start - reach, reach)
            origin[axis.crossing] = across.0
            size[axis.crossing] = max(1e-3, across.1 - across.0)
            let found = self.items(meeting: Rect(origin: origin, size: size), items)
                .filter { isWanted($0.0, $0.1) }
                .map { ($0.0, score($0.1)) }
                .max { ($0.1.0, $0.1.1, -$0.0) < ($1.1.0, $1.1.1, -$1.0) }
            let isAll = reach >= abs(end - start)
            // An item outside the searched rectangle cannot be nearer.
            if let found, isAll || -found.1.0 <= reach - length { return found.0 }
            guard !isAll else { return nil }
            reach *= 2
        }
    }

    /// Returns the items that meet a rectangle, with their frames.
    private func items(meeting rect: Rect, _ items: BodyItems) -> [(Int, Rect)] {
        var writer = ElementWriter(
            [], meeting: rect, origin: .zero, section: 0, zIndex: 0, scrollsSideways: false)
        write(meeting: rect, items, to: &writer)
        return writer.elements.filter { $0.kind == .item }.map { ($0.item, $0.frame) }
    }
}

extension Direction {
    /// Whether `other` begins further in the direction than `frame`. Frames with equal starts do not count, so that
    /// repeated keys never return to the same item.
    fileprivate func advances(from frame: Rect, to other: Rect) -> Bool {
        switch self {
        case .right: other.minX > frame.minX
        case .left: other.minX < frame.minX
        case .down: other.minY > frame.minY
        case .up: other.minY < frame.minY
        }
    }
}
