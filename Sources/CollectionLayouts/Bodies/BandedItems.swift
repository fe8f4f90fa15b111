/// Items in consecutive bands: the lines of a flow, the columns of a shelf, or groups. An arrow key moves the focus
/// within a band, or along `bandAxis` to another band.
protocol BandedItems: PlacedItems {
    /// The axis along which bands follow each other.
    var bandAxis: Axis { get }
    func bandCount(_ items: BodyItems) -> Int
    /// Returns the band of an item. For an item that takes no room, the result may be past the last band.
    func band(of item: Int, _ items: BodyItems) -> Int
    /// Returns consecutive bands near a coordinate along `bandAxis`, including the last band that begins at or before
    /// the coordinate. The caller makes sure that the section has bands.
    func bands(at coordinate: Double, _ items: BodyItems) -> Range<Int>
    /// Calls `body` with each item of a band that takes room, and its frame.
    func forEachFrame(inBand band: Int, _ items: BodyItems, _ body: (Int, Rect) -> Void)
}

extension BandedItems {
    /// Returns the nearest item with a frame. Reads each band only once, because a band may have thousands of items
    /// without size.
    func item(atOrPast item: Int, step: Int, _ items: BodyItems) -> Int? {
        let count = bandCount(items)
        // Items after the last group have no band, so the result of `band(of:)` may be past the last band.
        var band = min(band(of: item, items), count - 1)
        while band >= 0 && band < count {
            var found: Int?
            forEachFrame(inBand: band, items) { other, _ in
                if step < 0, other <= item { found = other }
                if step > 0, other >= item, found == nil { found = other }
            }
            if let found { return found }
            band += step
        }
        return nil
    }

    func neighbor(of item: Int, _ direction: Direction, _ items: BodyItems) -> Int? {
        guard let frame = frame(of: item, items) else { return nil }
        let band = band(of: item, items)
        let score = { direction.score(of: $0, from: frame) }
        if let found = best(in: band, items, where: { direction.leads(from: frame, to: $0) }, score)
        {
            return found.item
        }
        guard bandAxis == direction.axis else { return nil }
        return next(from: band + direction.step, direction.step, items, score)
    }

    /// Searches for the first band with items, from `band` on. Returns the item of that band with the highest score.
    private func next(
        from band: Int, _ step: Int, _ items: BodyItems, _ score: (Rect) -> (Double, Double)
    ) -> Int? {
        let bands = 0..<bandCount(items)
        var band = band
        while bands.contains(band) {
            if let found = best(in: band, items, score) { return found.item }
            band += step
        }
        return nil
    }

    func item(entering entry: BodyEntry, _ items: BodyItems) -> EnteredItem? {
        let count = bandCount(items)
        guard count > 0 else { return nil }
        let isForward = entry.direction.step > 0
        if entry.direction.axis == .horizontal { return item(beside: entry, items) }
        guard bandAxis == .horizontal else {
            let from = Rect(origin: entry.origin, size: .zero)
            return next(from: isForward ? 0 : count - 1, entry.direction.step, items) {
                entry.direction.score(of: $0, from: from)
            }.map { EnteredItem(item: $0, distance: 0) }
        }
        // If bands lie side by side, compare the bands at this x coordinate and their neighbours. Take the item whose
        // middle is nearest to the x coordinate.
        let middle = min(max(entry.origin.x, entry.visible.lowerBound), entry.visible.upperBound)
        let near = bands(at: middle, items)
        return bands(around: near, items)
            .compactMap { best(in: $0, items) { (-abs($0.midX - middle), 0) } }
            .max { $0.score < $1.score }
            .map { EnteredItem(item: $0.item, distance: 0) }
    }

    /// Returns the item that receives the focus when a left or right arrow key enters the body. It is in the line at
    /// the nearest height, or in the column nearest to the visible edge.
    private func item(beside entry: BodyEntry, _ items: BodyItems) -> EnteredItem? {
        let isForward = entry.direction == .right
        let side = isForward ? entry.visible.lowerBound : entry.visible.upperBound - 1
        let place = bandAxis == .vertical ? entry.origin.y : side
        let band = bands(around: bands(at: place, items), items).min {
            distance(from: place, bandAxis, inBand: $0, items)
                < distance(from: place, bandAxis, inBand: $1, items)
        }
        guard let band else { return nil }
        let found = best(in: band, items) {
            (isForward ? -$0.minX : $0.maxX, -abs($0.midY - entry.origin.y))
        }
        return found.map {
            EnteredItem(
                item: $0.item,
                distance: distance(from: entry.origin.y, .vertical, inBand: band, items))
        }
    }

    /// Returns the given bands, the nearest band with an item before them, and the nearest band with an item after
    /// them.
    private func bands(around bands: Range<Int>, _ items: BodyItems) -> [Int] {
        let all = 0..<bandCount(items)
        func hasItem(_ band: Int) -> Bool { best(in: band, items) { _ in (0, 0) } != nil }
        let before = all[..<min(bands.lowerBound, all.upperBound)].last(where: hasItem)
        let behind = all[min(bands.upperBound, all.upperBound)...].first(where: hasItem)
        return bands + [before, behind].compactMap { $0 }
    }

    /// Returns the distance in points from a coordinate to the nearest item of a band. Zero if an item covers the
    /// coordinate; infinite if the band has no item.
    private func distance(
        from place: Double, _ axis: Axis, inBand band: Int, _ items: BodyItems
    ) -> Double {
        var distance = Double.infinity
        forEachFrame(inBand: band, items) { _, frame in
            let start = frame.origin[axis]
            distance = min(distance, max(0, start - place, place - start - frame.size[axis]))
        }
        return distance
    }

    /// Returns the item of a band with the highest score among the items that `isWanted` accepts. The first of equal
    /// items wins.
    private func best(
        in band: Int, _ items: BodyItems, where isWanted: (Rect) -> Bool = { _ in true },
        _ score: (Rect) -> (Double, Double)
    ) -> (item: Int, score: (Double, Double))? {
        var best: (item: Int, score: (Double, Double))?
        forEachFrame(inBand: band, items) { item, frame in
            guard isWanted(frame) else { return }
            let score = score(frame)
            if best.map({ score > $0.score }) ?? true { best = (item, score) }
        }
        return best
    }
}

extension Direction {
    /// The step to the next item: 1 for down and right, −1 for up and left.
    var step: Int { isForward ? 1 : -1 }

    /// The overlap in points up to which two frames still count as one after the other, because sums of fractions are
    /// not exact.
    static let tolerance = 1e-6

    /// Whether `other` lies further in this direction than `frame`. For left and right, compares the left edges. For up
    /// and down, the frames must not overlap.
    func leads(from frame: Rect, to other: Rect) -> Bool {
        switch self {
        case .right: other.minX > frame.minX
        case .left: other.minX < frame.minX
        case .down: other.minY >= frame.maxY - Self.tolerance && other != frame
        case .up: other.maxY <= frame.minY + Self.tolerance && other != frame
        }
    }

    /// Returns the score of a frame: the distance between the two starts along the axis, then the distance between the
    /// two middles across the axis. Both distances are negated, so a higher score is better.
    func score(of other: Rect, from frame: Rect) -> (Double, Double) {
        let start = other.origin[axis] - frame.origin[axis]
        let across = axis == .horizontal ? other.midY - frame.midY : other.midX - frame.midX
        return (-abs(start), -abs(across))
    }
}
