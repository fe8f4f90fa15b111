extension Arrangement {
    /// The nearest item in a direction, or nil at the end.
    ///
    /// Up and down go to the next line of the same column, over section borders, and there to the item whose
    /// middle is nearest; left and right stay on the line and go on in the next column, on the line that is
    /// nearest in height. Items that take no room are passed over. Stops when there is no such item.
    ///
    /// - Complexity: O(log sections + items of two lines), besides sections without items in between.
    public func item(nearestTo item: ItemIndex, _ direction: Direction) -> ItemIndex? {
        guard let section = placed(item.section), let frame = frame(of: item) else { return nil }
        let line = section.lines.line(of: item.item)
        switch direction {
        case .down, .up:
            let step = direction == .down ? 1 : -1
            guard let next = self.line(after: line, in: section, step: step) else { return nil }
            return next.item { -abs($0.midX - frame.midX) }
        case .left, .right:
            let isBeyond: (Rect) -> Bool = {
                direction == .right ? $0.minX > frame.minX : $0.minX < frame.minX
            }
            let here = PlacedLine(section: section, line: line)
            if let found = here.item(where: isBeyond, { -abs($0.minX - frame.minX) }) {
                return found
            }
            return lineBeside(section, frame, direction)?.item {
                direction == .right ? -$0.minX : $0.maxX
            }
        }
    }

    /// The first item of all that takes room, in reading order; nil when there is none.
    public var firstItem: ItemIndex? { item(after: nil) }

    /// The next item that takes room in order of the data, or the first; nil at the end.
    public func item(after item: ItemIndex?) -> ItemIndex? {
        let start = item ?? ItemIndex(section: 0, item: -1)
        return nextItem(from: start, step: 1)
    }

    /// The item before, in order of the data, that takes room, or the last; nil at the start.
    public func item(before item: ItemIndex?) -> ItemIndex? {
        let start = item ?? ItemIndex(section: sectionCount, item: 0)
        return nextItem(from: start, step: -1)
    }

    private func nextItem(from start: ItemIndex, step: Int) -> ItemIndex? {
        var section = start.section
        var item = start.item + step
        while entries.indices.contains(section) || section == sectionCount {
            if let placed = section < sectionCount ? placed(section) : nil,
                placed.lines.lineCount > 0
            {
                while item >= 0 && item < placed.count {
                    if placed.itemFrame(item) != nil {
                        return ItemIndex(section: section, item: item)
                    }
                    item += step
                }
            }
            section += step
            guard entries.indices.contains(section) else { return nil }
            item = step > 0 ? 0 : entries[section].itemCount - 1
        }
        return nil
    }

    /// The next line in a column, over section borders.
    private func line(after line: Int, in section: PlacedSection, step: Int) -> PlacedLine? {
        if (0..<section.lines.lineCount).contains(line + step) {
            return PlacedLine(section: section, line: line + step)
        }
        let stack = stacks[section.metrics.column]
        var position = Int(entries[section.index].position) + step
        while stack.sections.indices.contains(position) {
            if let next = placed(Int(stack.sections[position])), next.lines.lineCount > 0 {
                return PlacedLine(section: next, line: step > 0 ? 0 : next.lines.lineCount - 1)
            }
            position += step
        }
        return nil
    }

    /// The line nearest in height in the next column on that side.
    private func lineBeside(
        _ section: PlacedSection, _ frame: Rect, _ direction: Direction
    ) -> PlacedLine? {
        let column = section.metrics.column + (direction == .right ? 1 : -1)
        guard stacks.indices.contains(column) else { return nil }
        let stack = stacks[column]
        let middle = min(stack.position(below: frame.midY), stack.sections.count - 1)
        // The section at that height may have no items there: the nearest of those around it that has some.
        let above = stride(from: middle, through: 0, by: -1).lazy.compactMap {
            line(nearest: frame.midY, atPosition: $0, in: stack)
        }.first
        let below = stride(from: middle + 1, to: stack.sections.count, by: 1).lazy.compactMap {
            line(nearest: frame.midY, atPosition: $0, in: stack)
        }.first
        return [above, below].compactMap { $0 }.min {
            $0.distance(from: frame.midY) < $1.distance(from: frame.midY)
        }
    }

    private func line(
        nearest y: Double, atPosition position: Int, in stack: ColumnStack
    ) -> PlacedLine? {
        guard let section = placed(Int(stack.sections[position])), section.lines.lineCount > 0
        else { return nil }
        let line = PlacedLine(section: section, line: section.lines.line(at: y - section.bodyTop))
        guard line.line + 1 < section.lines.lineCount else { return line }
        let next = PlacedLine(section: section, line: line.line + 1)
        return next.distance(from: y) < line.distance(from: y) ? next : line
    }
}

/// A line of a section, for going from item to item.
private struct PlacedLine {
    let section: PlacedSection
    let line: Int

    /// The item with the highest score among those wanted; the first of equals.
    func item(
        where isWanted: (Rect) -> Bool = { _ in true }, _ score: (Rect) -> Double
    )
        -> ItemIndex?
    {
        var best: (item: Int, score: Double)?
        section.lines.forEachFrame(in: line...line) { item, place in
            let frame = place.offsetBy(x: section.metrics.left, y: section.bodyTop)
            guard isWanted(frame) else { return }
            let score = score(frame)
            if best == nil || score > best?.score ?? 0 { best = (item, score) }
        }
        return best.map { ItemIndex(section: section.index, item: $0.item) }
    }

    /// How far the line is from a height; zero inside it.
    func distance(from y: Double) -> Double {
        var distance = Double.infinity
        section.lines.forEachFrame(in: line...line) { _, place in
            let top = place.minY + section.bodyTop
            distance = min(distance, max(0, max(top - y, y - top - place.height)))
        }
        return distance
    }
}
