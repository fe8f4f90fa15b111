extension Arrangement {
    /// Returns the nearest item in a direction; nil if there is no item in that direction.
    ///
    /// Up and down move to the next line of the same column, in the next section if necessary. In that line, they
    /// select the item whose middle is nearest. Left and right select the next item of the line. From the end of the
    /// line, they move to the next column that has items, and there to the line at the nearest height. Inside a group,
    /// and in a section that scrolls sideways, all four directions first search this group or section. Items that take
    /// no room are skipped. Stops the program if there is no such item.
    ///
    /// `offsets` contains the sideways offsets of the sections; see `Viewport.sidewaysOffsets`.
    ///
    /// - Complexity: O(log sections + items of two lines), plus the number of skipped sections without items.
    package func item(
        nearestTo item: ItemIndex, _ direction: Direction,
        sidewaysOffsets offsets: [Int: Double] = [:]
    ) -> ItemIndex? {
        guard let section = placed(item.section, scrolled: offsets),
            frame(of: item) != nil, let frame = section.itemFrame(item.item)
        else { return nil }
        let search = NeighbourSearch(
            arrangement: self, offsets: offsets, direction: own(direction), frame: frame)
        return search.item(from: section, item: item.item)
    }

    /// The first item that takes room, in the order of the data; nil if there is none.
    ///
    /// - Complexity: The same as `item(after:)`.
    package var firstItem: ItemIndex? { item(after: nil) }

    /// The last item that takes room, in the order of the data; nil if there is none.
    ///
    /// - Complexity: The same as `item(before:)`.
    package var lastItem: ItemIndex? { item(before: nil) }

    /// Returns the next item that takes room, in the order of the data; nil at the end. Pass nil for the first item.
    ///
    /// - Complexity: O(1) among equal items, otherwise O(log lines + items of two lines, columns or groups), plus the
    ///   skipped sections and items.
    package func item(after item: ItemIndex?) -> ItemIndex? {
        let start = item ?? ItemIndex(section: 0, item: -1)
        return nextItem(from: start, step: 1)
    }

    /// Returns the previous item that takes room, in the order of the data; nil at the start. Pass nil for the last
    /// item.
    ///
    /// - Complexity: The same as `item(after:)`.
    package func item(before item: ItemIndex?) -> ItemIndex? {
        let start = item ?? ItemIndex(section: sectionCount, item: 0)
        return nextItem(from: start, step: -1)
    }

    private func nextItem(from start: ItemIndex, step: Int) -> ItemIndex? {
        var section = start.section
        var item = start.item + step
        while entries.indices.contains(section) || section == sectionCount {
            if let placed = section < sectionCount ? placed(section) : nil,
                item >= 0, item < placed.count,
                let found = placed.body.item(atOrPast: item, step: step, placed.items)
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

/// A search for the item nearest to a frame in a direction, in the arrangement's own coordinates.
struct NeighbourSearch {
    let arrangement: Arrangement
    let offsets: [Int: Double]
    let direction: Direction
    let frame: Rect

    func item(from section: PlacedSection, item: Int) -> ItemIndex? {
        if let found = section.body.neighbor(of: item, direction, section.items) {
            return ItemIndex(section: section.index, item: found)
        }
        return direction.axis == .vertical ? across(from: section) : beside(section)
    }

    /// Searches for the next section of the same column that has an item. Returns the item of that section that is
    /// nearest to the frame.
    private func across(from section: PlacedSection) -> ItemIndex? {
        let stack = arrangement.stacks[section.metrics.column]
        var position = stack.position(of: section.index) + direction.step
        while stack.sections.indices.contains(position) {
            if let found = entry(at: position, of: stack) { return found.index }
            position += direction.step
        }
        return nil
    }

    /// Searches for the next column in the direction that has items. Returns the item of that column on the line at the
    /// nearest height.
    private func beside(_ section: PlacedSection) -> ItemIndex? {
        var column = section.metrics.column + direction.step
        while arrangement.stacks.indices.contains(column) {
            if let found = item(beside: arrangement.stacks[column]) { return found }
            column += direction.step
        }
        return nil
    }

    /// Returns an item of the column, on the line whose height is nearest to the frame. Nil if the column has no item.
    private func item(beside stack: ColumnStack) -> ItemIndex? {
        guard let last = stack.sections.indices.last else { return nil }
        let middle = min(stack.position(below: frame.midY), last)
        // Compare three sections: the section at this height, and the nearest sections with an item before and after
        // it. The section at this height may have no item, or only distant items.
        let nearest = [
            stride(from: middle, through: middle, by: 1),
            stride(from: middle - 1, through: 0, by: -1),
            stride(from: middle + 1, through: last, by: 1),
        ].compactMap { positions in
            positions.lazy.compactMap { entry(at: $0, of: stack) }.first
        }
        return nearest.min { $0.distance < $1.distance }?.index
    }

    /// Returns the item that receives the focus when an arrow key enters a section; nil if no item of the section has a
    /// frame. Also returns the distance, across the direction, from the frame to the item's line.
    private func entry(
        at position: Int, of stack: ColumnStack
    ) -> (index: ItemIndex, distance: Double)? {
        guard let section = arrangement.placed(Int(stack.sections[position]), scrolled: offsets)
        else { return nil }
        let corner = Point(x: section.bodyLeft, y: section.bodyTop)
        let isVertical = direction.axis == .vertical
        let entry = BodyEntry(
            direction: direction,
            origin: Point(
                x: (isVertical ? frame.midX : frame.minX) - corner.x,
                y: (isVertical ? frame.minY : frame.midY) - corner.y),
            visible: section.frame.minX - corner.x...section.frame.maxX - corner.x)
        return section.body.item(entering: entry, section.items).map {
            (ItemIndex(section: section.index, item: $0.item), $0.distance)
        }
    }
}
