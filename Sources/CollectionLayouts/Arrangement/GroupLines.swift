/// The groups of one section: x from the column's left edge when nothing is scrolled, y from the first group's top.
struct GroupLines {
    let metrics: GroupMetrics
    let count: Int
    let section: Int
    /// Nil for groups that are all alike.
    let table: GroupTable?
    let measure: Measure?

    var groupCount: Int {
        if let table { return table.starts.count - 1 }
        return metrics.groupCount(count)
    }

    /// From the start of the first group to the end of the last.
    var length: Double {
        guard let table else { return metrics.length(count: count) }
        return max(0, (table.tops.last ?? 0) - metrics.spacing)
    }

    /// The extent across the groups' axis.
    var across: Double {
        guard count > 0, groupCount > 0 else { return 0 }
        return table?.across ?? metrics.form.size[metrics.axis.crossing]
    }

    var height: Double { metrics.axis == .vertical ? length : across }
    var reach: EdgeInsets { table?.reach ?? metrics.reach }

    /// The last group that begins at or before a distance from the first one's start.
    func group(at distance: Double) -> Int {
        let last = max(0, groupCount - 1)
        if let table {
            return min(max(0, table.tops.partitioningIndex { $0 > distance } - 1), last)
        }
        guard metrics.pitch > 0 else { return distance < 0 ? 0 : last }
        return Int(quotient: distance / metrics.pitch, last: last)
    }

    func group(of item: Int) -> Int {
        guard let table else { return item / max(1, metrics.capacity) }
        return max(0, table.starts.partitioningIndex { Int($0) > item } - 1)
    }

    /// The start of a group from the first one's, and its length.
    func extent(of group: Int) -> (start: Double, length: Double) {
        guard let table else {
            return (Double(group) * metrics.pitch, metrics.form.size[metrics.axis])
        }
        let start = table.tops[group]
        return (start, table.tops[group + 1] - start - metrics.spacing)
    }

    func items(in group: Int) -> Range<Int> {
        if let table { return Int(table.starts[group])..<Int(table.starts[group + 1]) }
        let first = group * metrics.capacity
        guard first < count else { return count..<count }
        return first..<first + min(metrics.capacity, count - first)
    }

    /// The groups that may have elements within a rectangle of the body, and those between them.
    private func groups(meeting rect: Rect) -> Range<Int> {
        guard groupCount > 0 else { return 0..<0 }
        let reach = reach
        let (start, end) =
            metrics.axis == .vertical
            ? (rect.minY - reach.bottom, rect.maxY + reach.top)
            : (rect.minX - metrics.left - reach.right, rect.maxX - metrics.left + reach.left)
        guard start <= length, end >= 0 else { return 0..<0 }
        return group(at: start)..<group(at: end) + 1
    }

    /// A group with its items in it, relative to itself.
    func solved(_ group: Int) -> SolvedGroup {
        guard let table else { return metrics.form }
        if let form = table.form(of: group) { return form }
        var scratch = ProblemLog()
        return metrics.solve(
            items: items(in: group).lowerBound..<count, section: section, measure: measure,
            shared: table.shared, log: &scratch)
    }

    func origin(of group: Int) -> Point {
        let start = extent(of: group).start
        return metrics.axis == .vertical
            ? Point(x: metrics.left, y: start) : Point(x: metrics.left + start, y: 0)
    }

    /// The frame of an item, nil when it takes no room.
    func frame(of item: Int) -> Rect? {
        let group = group(of: item)
        guard group < groupCount else { return nil }
        let items = items(in: group)
        guard items.contains(item) else { return nil }
        let origin = origin(of: group)
        let frame = solved(group).slots[item - items.lowerBound].frame
        return frame.size.isEmpty ? nil : frame.offsetBy(x: origin.x, y: origin.y)
    }

    /// Calls `body` with the items of a group that take room.
    func forEachFrame(in group: Int, _ body: (Int, Rect) -> Void) {
        let origin = origin(of: group)
        let items = items(in: group)
        let solved = solved(group)
        for (item, slot) in zip(items, solved.slots) where !slot.frame.size.isEmpty {
            body(item, slot.frame.offsetBy(x: origin.x, y: origin.y))
        }
    }

    /// The frame of a badge, nil when there is none of that kind and index. O(elements of a group).
    func badgeFrame(_ kind: ElementKind, index: Int) -> Rect? {
        let own = metrics.group.supplementaryItems.contains { $0.kind == kind }
        let group = own ? index : group(of: index)
        guard group >= 0, group < groupCount else { return nil }
        let origin = origin(of: group)
        let items = items(in: group)
        var result: Rect?
        solved(group).forEachBadge(
            section: section, measure: measure, group: group, firstItem: items.lowerBound,
            slots: items.count
        ) { badge, place, frame in
            if badge.kind == kind, place == index, result == nil {
                result = frame.offsetBy(x: origin.x, y: origin.y)
            }
        }
        return result
    }
}

extension GroupLines {
    /// So many groups are looked at before anybody asks which of them are worth it.
    private static let fewGroups = 256

    /// Calls `body` with each group that may have elements within a rectangle of the body, in order.
    ///
    /// Where an element lies far outside its group, groups far from the rectangle have one in it and the many
    /// between them have none: those are passed over. O(elements of a group + answers).
    func forEachGroup(meeting rect: Rect, _ body: (Int) -> Void) {
        let groups = groups(meeting: rect)
        guard table == nil, groups.count > Self.fewGroups else { return groups.forEach(body) }
        var next = groups.lowerBound
        for stretch in stretches(meeting: rect).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let stretch = stretch.clamped(to: groups)
            for group in max(next, stretch.lowerBound)..<max(next, stretch.upperBound) {
                body(group)
            }
            next = max(next, stretch.upperBound)
        }
    }

    /// For each element of groups that are all alike, the groups whose own one may be within a rectangle.
    private func stretches(meeting rect: Rect) -> [Range<Int>] {
        let axis = metrics.axis
        let start = rect.origin[axis] - (axis == .horizontal ? metrics.left : 0)
        let end = start + rect.size[axis]
        func stretch(_ frame: Rect) -> Range<Int> {
            let from = frame.origin[axis]
            let first = group(at: start - from - frame.size[axis])
            return first..<max(first, group(at: end - from)) + 1
        }
        var stretches = metrics.form.slots.map { stretch($0.frame) }
        metrics.form.forEachBadge(section: section, measure: nil, group: 0, firstItem: 0) {
            stretches.append(stretch($2))
        }
        return stretches
    }
}
