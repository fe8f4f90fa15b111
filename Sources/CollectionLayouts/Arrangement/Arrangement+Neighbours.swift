extension Arrangement {
    /// The nearest item in a direction, or nil at the end.
    ///
    /// Up and down go to the next line of the same column, over section borders, and there to the item whose
    /// middle is nearest; left and right stay on the line and go on in the next column, on the line that is
    /// nearest in height. Inside a group and along a section that scrolls sideways all four go to the nearest item
    /// there first. Items that take no room are passed over. Stops when there is no such item.
    ///
    /// - Parameter offsets: How far sections are scrolled sideways; see `Viewport.sidewaysOffsets`.
    /// - Complexity: O(log sections + items of two lines), besides sections without items in between.
    public func item(
        nearestTo item: ItemIndex, _ direction: Direction,
        sidewaysOffsets offsets: [Int: Double] = [:]
    ) -> ItemIndex? {
        guard let section = placed(item.section, scrolled: offsets),
            frame(of: item) != nil, let frame = section.itemFrame(item.item)
        else { return nil }
        let search = NeighbourSearch(
            arrangement: self, offsets: offsets, direction: mirrored(direction), frame: frame)
        return search.item(from: section, item: item.item)
    }

    /// The first item of all that takes room, in order of the data; nil when there is none.
    ///
    /// - Complexity: As `item(after:)`.
    public var firstItem: ItemIndex? { item(after: nil) }

    /// The next item that takes room in order of the data, or the first; nil at the end.
    ///
    /// - Complexity: O(1) among equal items, else O(log lines + items of two lines, columns or groups), besides
    ///   those in between, and sections, in which nothing takes room.
    public func item(after item: ItemIndex?) -> ItemIndex? {
        let start = item ?? ItemIndex(section: 0, item: -1)
        return nextItem(from: start, step: 1)
    }

    /// The item before, in order of the data, that takes room, or the last; nil at the start.
    ///
    /// - Complexity: As `item(after:)`.
    public func item(before item: ItemIndex?) -> ItemIndex? {
        let start = item ?? ItemIndex(section: sectionCount, item: 0)
        return nextItem(from: start, step: -1)
    }

    private func nextItem(from start: ItemIndex, step: Int) -> ItemIndex? {
        var section = start.section
        var item = start.item + step
        while entries.indices.contains(section) || section == sectionCount {
            if let placed = section < sectionCount ? placed(section) : nil,
                item >= 0, item < placed.count,
                let found = placed.body.item(atOrPast: item, step: step)
            {
                return ItemIndex(section: section, item: found)
            }
            section += step
            guard entries.indices.contains(section) else { return nil }
            item = step > 0 ? 0 : entries[section].itemCount - 1
        }
        return nil
    }
}

/// Looks for the item nearest to a frame in a direction, in the arrangement's own coordinates.
struct NeighbourSearch {
    let arrangement: Arrangement
    let offsets: [Int: Double]
    let direction: Direction
    let frame: Rect

    private var axis: Axis {
        direction == .up || direction == .down ? .vertical : .horizontal
    }
    private var isForward: Bool { direction == .down || direction == .right }

    func item(from section: PlacedSection, item: Int) -> ItemIndex? {
        let band = section.body.band(of: item)
        let here = PlacedBand(section: section, band: band)
        if let found = here.item(where: isBeyond, score) { return found }
        if section.body.bandAxis == axis,
            let next = next(to: band, in: section)
        {
            return next
        }
        return axis == .vertical ? across(from: section) : beside(section)
    }

    /// Whether a frame lies further in the direction: on a line by where it begins, above and below wholly.
    private func isBeyond(_ other: Rect) -> Bool {
        switch direction {
        case .right: other.minX > frame.minX
        case .left: other.minX < frame.minX
        case .down: other.minY >= frame.maxY - FlowMetrics.tolerance && other != frame
        case .up: other.maxY <= frame.minY + FlowMetrics.tolerance && other != frame
        }
    }

    /// The nearest edge first, then the nearest middle across.
    private func score(_ other: Rect) -> (Double, Double) {
        let start = axis == .horizontal ? other.minX - frame.minX : other.minY - frame.minY
        let across = axis == .horizontal ? other.midY - frame.midY : other.midX - frame.midX
        return (-abs(start), -abs(across))
    }

    /// The nearest item of the next band that has one, in the section.
    private func next(to band: Int, in section: PlacedSection) -> ItemIndex? {
        let step = isForward ? 1 : -1
        var next = band + step
        while (0..<section.body.bandCount).contains(next) {
            if let found = PlacedBand(section: section, band: next).item(score) { return found }
            next += step
        }
        return nil
    }

    /// The nearest item of the next section of the column that has one.
    private func across(from section: PlacedSection) -> ItemIndex? {
        let stack = arrangement.stacks[section.metrics.column]
        let step = isForward ? 1 : -1
        var position = stack.position(of: section.index) + step
        while stack.sections.indices.contains(position) {
            let next = arrangement.placed(Int(stack.sections[position]), scrolled: offsets)
            if let next, let found = entry(into: next) { return found }
            position += step
        }
        return nil
    }

    /// The item by which a section is entered from above or below.
    private func entry(into section: PlacedSection) -> ItemIndex? {
        let body = section.body
        guard body.bandCount > 0 else { return nil }
        if body.bandAxis == .vertical {
            let bands = isForward ? 0..<1 : body.bandCount - 1..<body.bandCount
            if let found = PlacedBand(section: section, band: bands.lowerBound).item(score) {
                return found
            }
            return next(to: bands.lowerBound, in: section)
        }
        // Sideways the band that is seen at the same place, or one beside it.
        let middle = min(max(frame.midX, section.metrics.left), section.frame.maxX)
        let near = body.bands(at: middle - section.bodyLeft)
        let bands = max(0, near.lowerBound - 1)..<min(body.bandCount, near.upperBound + 1)
        return bands.compactMap { band in
            PlacedBand(section: section, band: band).best { (-abs($0.midX - middle), 0) }
        }.max { $0.score < $1.score }?.item
    }

    /// The item on the band nearest in height in the next column on that side.
    private func beside(_ section: PlacedSection) -> ItemIndex? {
        let column = section.metrics.column + (isForward ? 1 : -1)
        guard arrangement.stacks.indices.contains(column) else { return nil }
        let stack = arrangement.stacks[column]
        guard let last = stack.sections.indices.last else { return nil }
        let middle = min(stack.position(below: frame.midY), last)
        // The section at that height may have none, or only further away than those around it.
        let nearest = [
            stride(from: middle, through: middle, by: 1),
            stride(from: middle - 1, through: 0, by: -1),
            stride(from: middle + 1, through: last, by: 1),
        ].compactMap { positions in
            positions.lazy.compactMap { bands(nearest: frame.midY, atPosition: $0, in: stack) }
                .first
        }.min { $0.distance(from: frame.midY) < $1.distance(from: frame.midY) }
        return nearest?.item { (isForward ? -$0.minX : $0.maxX, -abs($0.midY - frame.midY)) }
    }

    private func bands(
        nearest y: Double, atPosition position: Int, in stack: ColumnStack
    ) -> PlacedBand? {
        guard let section = arrangement.placed(Int(stack.sections[position]), scrolled: offsets),
            section.body.bandCount > 0
        else { return nil }
        let axis = section.body.bandAxis
        // A section scrolled sideways is entered at the side where the neighbour is.
        let side = isForward ? section.metrics.left : section.frame.maxX - 1
        let place = axis == .vertical ? y : side
        let start = axis == .vertical ? section.bodyTop : section.bodyLeft
        let near = section.body.bands(at: place - start)
        let bands = near.lowerBound..<min(near.upperBound + 1, section.body.bandCount)
        return bands.map { PlacedBand(section: section, band: $0) }.min {
            $0.distance(from: place, axis) < $1.distance(from: place, axis)
        }
    }
}

/// A band of a section, for going from item to item.
private struct PlacedBand {
    let section: PlacedSection
    let band: Int

    /// The item with the highest score among those wanted; the first of equals.
    func best(
        where isWanted: (Rect) -> Bool = { _ in true }, _ score: (Rect) -> (Double, Double)
    ) -> (item: ItemIndex, score: (Double, Double))? {
        var best: (item: Int, score: (Double, Double))?
        section.body.forEachFrame(inBand: band) { item, place in
            let frame = place.offsetBy(x: section.bodyLeft, y: section.bodyTop)
            guard isWanted(frame) else { return }
            let score = score(frame)
            if best.map({ score > $0.score }) ?? true { best = (item, score) }
        }
        return best.map { (ItemIndex(section: section.index, item: $0.item), $0.score) }
    }

    func item(
        where isWanted: (Rect) -> Bool = { _ in true }, _ score: (Rect) -> (Double, Double)
    ) -> ItemIndex? {
        best(where: isWanted, score)?.item
    }

    /// How far the items of the band are from a coordinate; zero where one is there.
    func distance(from place: Double, _ axis: Axis = .vertical) -> Double {
        let origin = Point(x: section.bodyLeft, y: section.bodyTop)[axis]
        var distance = Double.infinity
        section.body.forEachFrame(inBand: band) { _, frame in
            let start = origin + frame.origin[axis]
            distance = min(distance, max(0, start - place, place - start - frame.size[axis]))
        }
        return distance
    }
}
