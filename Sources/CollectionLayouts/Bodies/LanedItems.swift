/// Items in lanes that lie side by side. In each lane, items are one below the other. Up and down move the focus within
/// a lane. Left and right move the focus to the next lane, to the item nearest in height.
protocol LanedItems: PlacedItems {
    var lanes: LaneMetrics { get }
    /// Returns the number of lanes up to the last lane that has items. Some of these lanes may have no items.
    func laneCount(_ items: BodyItems) -> Int
    func itemCount(inLane lane: Int, _ items: BodyItems) -> Int
    /// Returns the item at a position in its lane. Item indices ascend in each lane.
    func item(at place: Int, inLane lane: Int) -> Int
    /// Returns the lane of an item; nil if the item takes no room.
    func lane(of item: Int) -> Int?
    /// Returns the top and the height, in points, of an item that takes room.
    func extent(of item: Int) -> (top: Double, height: Double)
}

/// Lanes of equal width in a column.
struct LaneMetrics: Equatable {
    let count: Int
    let width: Double
    /// The distance, in points, between the left edges of two adjacent lanes. A negative distance is clamped to zero.
    let pitch: Double
    /// The space between two items of a lane, in points.
    let itemSpacing: Double

    init(count: Int, width: Double, spacing: Double, itemSpacing: Double) {
        (self.count, self.width, self.itemSpacing) = (count, width, itemSpacing)
        pitch = max(0, width + spacing)
    }

    /// Returns the distance from the top of an item with the given height to the top of the next item of its lane.
    func pitch(_ height: Double) -> Double { max(0, height + itemSpacing) }

    /// Returns the width of the first `count` lanes together, in points.
    func width(ofFirst count: Int) -> Double {
        count > 0 ? Double(count - 1) * pitch + width : 0
    }

    /// Returns the lanes that may meet a range of x coordinates. Adds one lane at each end, because quotients are not
    /// exact.
    func lanes(from start: Double, to end: Double, of count: Int) -> Range<Int> {
        // If the pitch is zero, all lanes start at the same x. The quotients are then infinite and clamped to the first
        // or last lane.
        let past = Int(quotient: end / pitch + 2, last: count)
        return Int(quotient: (start - width) / pitch, last: past)..<past
    }

    /// Returns the lane whose middle is nearest to `x`.
    func lane(at x: Double, of count: Int) -> Int {
        Int(quotient: pitch > 0 ? (x - width / 2) / pitch + 0.5 : 0, last: count - 1)
    }
}

extension LanedItems {
    func frame(of item: Int, _ items: BodyItems) -> Rect? {
        guard let lane = lane(of: item) else { return nil }
        let (top, height) = extent(of: item)
        return Rect(x: Double(lane) * lanes.pitch, y: top, width: lanes.width, height: height)
    }

    func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
        var found: [Int] = []
        for lane in lanes.lanes(from: rect.minX, to: rect.maxX, of: laneCount(items)) {
            for place in places(inLane: lane, from: rect.minY, to: rect.maxY, items) {
                found.append(item(at: place, inLane: lane))
            }
        }
        found.sort()
        elements.reserve(found.count)
        for item in found {
            if let frame = frame(of: item, items) { elements.add(item, frame) }
        }
    }

    /// Returns the positions in a lane whose items may meet a range of y coordinates. O(log items).
    private func places(
        inLane lane: Int, from start: Double, to end: Double, _ items: BodyItems
    ) -> Range<Int> {
        let all = 0..<itemCount(inLane: lane, items)
        func top(_ place: Int) -> Double { extent(of: item(at: place, inLane: lane)).top }
        // With a negative spacing, items that begin above the range may reach into it.
        let begin = start + min(0, lanes.itemSpacing)
        let first = max(0, all.partitioningIndex { top($0) > begin } - 1)
        return first..<max(first, all.partitioningIndex { top($0) > end })
    }

    func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int? {
        guard let lane = lane(of: item) else { return nil }
        if direction.axis == .horizontal {
            let (top, height) = extent(of: item)
            return nearest(
                inLaneFrom: lane + direction.step, step: direction.step, to: top + height / 2,
                items)?.item
        }
        let places = 0..<itemCount(inLane: lane, items)
        let place = places.partitioningIndex { self.item(at: $0, inLane: lane) >= item }
        let next = place + direction.step
        return places.contains(next) ? self.item(at: next, inLane: lane) : nil
    }

    /// Returns the item that receives the focus when an arrow key enters the body. For up and down, it is the first or
    /// last item of the nearest lane. For left and right, it is in the first or last lane, and nearest in height.
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem? {
        let count = laneCount(items)
        guard count > 0 else { return nil }
        let isForward = entry.direction.step > 0
        if entry.direction.axis == .horizontal {
            return nearest(
                inLaneFrom: isForward ? 0 : count - 1, step: entry.direction.step,
                to: entry.origin.y, items)
        }
        let lane = lane(at: entry.origin.x, of: count, items)
        let place = isForward ? 0 : itemCount(inLane: lane, items) - 1
        return EnteredItem(item: item(at: place, inLane: lane), distance: 0)
    }

    /// Returns the lane with items whose middle is nearest to `x`. One of the `count` lanes must have items.
    private func lane(at x: Double, of count: Int, _ items: BodyItems) -> Int {
        let middle = lanes.lane(at: x, of: count)
        guard itemCount(inLane: middle, items) == 0 else { return middle }
        func distance(_ lane: Int) -> Double {
            abs(Double(lane) * lanes.pitch + lanes.width / 2 - x)
        }
        let found = [
            (0..<middle).last { itemCount(inLane: $0, items) > 0 },
            (middle..<count).first { itemCount(inLane: $0, items) > 0 },
        ].compactMap(\.self)
        return found.min { distance($0) < distance($1) } ?? middle
    }

    /// Returns the item that is nearest to the y coordinate in the first lane with items, from a lane on in the
    /// direction of `step`. Of equally near items, returns the item with the nearest middle. Nil if there is no such
    /// lane.
    private func nearest(
        inLaneFrom first: Int, step: Int, to y: Double, _ items: BodyItems
    ) -> EnteredItem? {
        let end = step > 0 ? laneCount(items) : -1
        let lane = stride(from: first, to: end, by: step).first {
            itemCount(inLane: $0, items) > 0
        }
        guard let lane else { return nil }
        let near = places(inLane: lane, from: y, to: y, items)
        let places = near.lowerBound..<min(near.upperBound + 1, itemCount(inLane: lane, items))
        let found = places.map { place in
            let item = item(at: place, inLane: lane)
            let (top, height) = extent(of: item)
            return (item, max(0, top - y, y - top - height), abs(top + height / 2 - y))
        }.min { ($0.1, $0.2) < ($1.1, $1.2) }
        return found.map { EnteredItem(item: $0.0, distance: $0.1) }
    }
}
