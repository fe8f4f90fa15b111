/// The groups of one section. Coordinates are in points from the upper left corner of the first group.
struct GroupLines {
    let plan: GroupPlan
    let items: BodyItems
    /// The table of groups; nil if all groups are equal.
    let table: GroupTable?

    var count: Int { items.count }

    var groupCount: Int {
        if let table { return table.starts.count - 1 }
        return plan.groupCount(count)
    }

    /// The distance, in points, from the start of the first group to the end of the last group.
    var length: Double {
        table?.length ?? plan.length(count: count)
    }

    /// The extent across the groups' axis, in points.
    var across: Double {
        guard count > 0, groupCount > 0 else { return 0 }
        return table?.across ?? plan.form.size[plan.axis.crossing]
    }

    var size: Size {
        plan.axis == .vertical
            ? Size(width: across, height: length) : Size(width: length, height: across)
    }
    private var reach: EdgeInsets { table?.reach ?? plan.reach }

    /// Returns the last group that begins at or before a distance from the start of the first group.
    func group(at distance: Double) -> Int {
        let last = max(0, groupCount - 1)
        if let table {
            return min(max(0, table.tops.partitioningIndex { $0 > distance } - 1), last)
        }
        // If the pitch is zero, there is only one group, so any quotient is clamped to zero.
        return Int(quotient: distance / plan.pitch, last: last)
    }

    func group(of item: Int) -> Int {
        guard let table else { return item / max(1, plan.capacity) }
        return max(0, table.starts.partitioningIndex { Int($0) > item } - 1)
    }

    /// Returns the distance from the start of the first group to the start of a group, and the length of this group.
    func extent(of group: Int) -> (start: Double, length: Double) {
        guard let table else {
            return (Double(group) * plan.pitch, plan.form.size[plan.axis])
        }
        let start = table.tops[group]
        let pitch = table.tops[group + 1] - start
        // With a pitch of zero, the table does not contain the length of the group, so take it from the solved group.
        return (start, pitch > 0 ? pitch - plan.spacing : solved(group).size[plan.axis])
    }

    func items(in group: Int) -> Range<Int> {
        if let table { return Int(table.starts[group])..<Int(table.starts[group + 1]) }
        let first = group * plan.capacity
        return first..<first + min(plan.capacity, count - first)
    }

    /// Returns the range of groups that may have elements within a rectangle of the body.
    private func groups(meeting rect: Rect) -> Range<Int> {
        guard groupCount > 0 else { return 0..<0 }
        let reach = reach
        // With a negative spacing, groups that begin before the rectangle may reach into it.
        let overlap = min(0, plan.spacing)
        let (start, end) =
            plan.axis == .vertical
            ? (rect.minY - reach.bottom + overlap, rect.maxY + reach.top)
            : (rect.minX - reach.right + overlap, rect.maxX + reach.left)
        guard start <= length, end >= 0 else { return 0..<0 }
        return group(at: start)..<group(at: end) + 1
    }

    /// Returns a group solved with its items, relative to the group's upper left corner.
    func solved(_ group: Int) -> SolvedGroup {
        guard let table else { return plan.form }
        if let form = table.form(of: group) { return form }
        var scratch = ProblemLog()
        let own = items(in: group)
        var solved = plan.solve(
            items: own.lowerBound..<count, section: items.section, measure: items.measure,
            shared: table.shared, log: &scratch)
        // If a closure returns fewer frames than before, the remaining items take no room.
        while solved.slots.count < own.count { solved.slots.append(GroupSlot(frame: .zero)) }
        return solved
    }

    func origin(of group: Int) -> Point {
        let start = extent(of: group).start
        return plan.axis == .vertical
            ? Point(x: 0, y: start) : Point(x: start, y: 0)
    }

    /// Returns the frame of an item; nil if the item takes no room.
    func frame(of item: Int) -> Rect? {
        let group = group(of: item)
        guard group < groupCount else { return nil }
        let own = self.items(in: group)
        guard own.contains(item) else { return nil }
        let origin = origin(of: group)
        let frame = solved(group).slots[item - own.lowerBound].frame
        return frame.size.isEmpty ? nil : frame.offsetBy(x: origin.x, y: origin.y)
    }

    /// Calls `body` with the items of a group that take room, and their frames.
    func forEachFrame(in group: Int, _ body: (Int, Rect) -> Void) {
        let origin = origin(of: group)
        let own = self.items(in: group)
        let solved = solved(group)
        for (item, slot) in zip(own, solved.slots) where !slot.frame.size.isEmpty {
            body(item, slot.frame.offsetBy(x: origin.x, y: origin.y))
        }
    }

    /// Returns the frame of a badge; nil if there is no badge of that kind and index. O(elements of a group).
    func badgeFrame(_ kind: ElementKind, index: Int) -> Rect? {
        let isOnGroup = plan.group.supplementaryItems.contains { $0.kind == kind }
        let group = isOnGroup ? index : group(of: index)
        guard group >= 0, group < groupCount else { return nil }
        let origin = origin(of: group)
        let own = self.items(in: group)
        var result: Rect?
        solved(group).forEachBadge(
            section: items.section, measure: items.measure, group: group, firstItem: own.lowerBound,
            slots: own.count
        ) { badge, place, frame in
            if badge.kind == kind, place == index, result == nil {
                result = frame.offsetBy(x: origin.x, y: origin.y)
            }
        }
        return result
    }
}

extension GroupLines {
    /// The largest number of groups that a query reads without a search. Among more groups, it first searches for the
    /// groups with elements in the rectangle.
    private static let fewGroups = 256

    /// Calls `body` with each group that may have elements within a rectangle of the body, in order.
    ///
    /// For many equal groups, skips groups without an element in the rectangle, because elements may lie far outside
    /// their groups. O(elements of a group + results).
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

    /// For each element of a group, returns the range of groups in which this element may meet the rectangle.
    private func stretches(meeting rect: Rect) -> [Range<Int>] {
        let axis = plan.axis
        let start = rect.origin[axis]
        let end = start + rect.size[axis]
        func stretch(_ frame: Rect) -> Range<Int> {
            let from = frame.origin[axis]
            let first = group(at: start - from - frame.size[axis])
            return first..<max(first, group(at: end - from)) + 1
        }
        var stretches = plan.form.slots.map { stretch($0.frame) }
        plan.form.forEachBadge(section: items.section, measure: nil, group: 0, firstItem: 0) {
            stretches.append(stretch($2))
        }
        return stretches
    }
}
