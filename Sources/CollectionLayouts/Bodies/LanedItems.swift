/// Items one below the other, in lanes side by side. Up and down stay in a lane; left and right go to the item of the
/// next lane that is nearest in height.
protocol LanedItems: PlacedItems {
    var lanes: LaneMetrics { get }
    /// How many lanes have items: always the first ones.
    func laneCount(_ items: BodyItems) -> Int
    func itemCount(inLane lane: Int, _ items: BodyItems) -> Int
    /// The item at a place in its lane; items of a lane are in rising order.
    func item(at place: Int, inLane lane: Int) -> Int
    /// The lane of an item; nil when it takes no room.
    func lane(of item: Int) -> Int?
    /// The top and the height of an item that takes room.
    func extent(of item: Int) -> (top: Double, height: Double)
}

/// Lanes of equal width in a column.
struct LaneMetrics: Equatable {
    let count: Int
    let width: Double
    /// From the left edge of a lane to that of the next; zero where a spacing would take it backwards.
    let pitch: Double
    /// Between two items of a lane.
    let itemSpacing: Double

    init(count: Int, width: Double, spacing: Double, itemSpacing: Double) {
        (self.count, self.width, self.itemSpacing) = (count, width, itemSpacing)
        pitch = max(0, width + spacing)
    }

    /// From the top of an item to that of the next of its lane.
    func pitch(_ height: Double) -> Double { max(0, height + itemSpacing) }

    /// The width of so many lanes.
    func width(ofFirst count: Int) -> Double {
        count > 0 ? Double(count - 1) * pitch + width : 0
    }

    /// The lanes that may meet a range of x. One more at each end, as quotients are not exact.
    func lanes(from start: Double, to end: Double, of count: Int) -> Range<Int> {
        // Without a pitch all lanes are one above the other; the quotients are then beyond the first or the last.
        let past = Int(quotient: end / pitch + 2, last: count)
        return Int(quotient: (start - width) / pitch, last: past)..<past
    }

    /// The lane whose middle is nearest.
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

    /// The places in a lane whose items may meet a range of y. O(log items).
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
            return nearest(inLane: lane + direction.step, to: top + height / 2, items)?.item
        }
        let places = 0..<itemCount(inLane: lane, items)
        let place = places.partitioningIndex { self.item(at: $0, inLane: lane) >= item }
        let next = place + direction.step
        return places.contains(next) ? self.item(at: next, inLane: lane) : nil
    }

    /// Up and down enter at the end of the nearest lane, left and right by the first or last lane.
    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem? {
        let count = laneCount(items)
        guard count > 0 else { return nil }
        let isForward = entry.direction.step > 0
        if entry.direction.axis == .horizontal {
            return nearest(inLane: isForward ? 0 : count - 1, to: entry.origin.y, items)
        }
        let lane = lanes.lane(at: entry.origin.x, of: count)
        let place = isForward ? 0 : itemCount(inLane: lane, items) - 1
        return EnteredItem(item: item(at: place, inLane: lane), distance: 0)
    }

    /// The item of a lane nearest to a height, of equals the one with the nearest middle; nil where there is none.
    private func nearest(inLane lane: Int, to y: Double, _ items: BodyItems) -> EnteredItem? {
        guard lane >= 0, lane < laneCount(items) else { return nil }
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
