extension GroupRow {
    /// A member's size; its slots are appended at the origin.
    mutating func measure(
        _ member: LayoutMember, in container: Size, inner: Size, solver: inout GroupSolver,
        level: Int
    ) -> Placed {
        var declared = member.size
        let room = max(0, inner[axis] - edges(member.edgeSpacing, axis))
        if let divisor {
            let slot = container[axis] / Double(divisor) - edges(member.edgeSpacing, axis)
            if slot < -GroupSolver.tolerance || container[axis] <= 0 { solver.report(.noRoom) }
            declared = declared.with(axis, .absolute(max(0, slot)))
        } else if let shared, declared[axis].isUniform {
            declared = declared.with(axis, .absolute(shared))
        }
        let slots = solver.solved.slots.count
        let hosts = solver.solved.hosts.count
        let isReal = solver.hasItem
        var size: Size
        switch member {
        case .item(let item):
            // An item that turns out longer than its group is as long as the group, so that there is an end.
            size = solver.place(
                item, declared: declared, in: container,
                longest: self.size[axis].isMeasured ? nil : (axis, room))
        case .group(let group):
            // With a count the group takes its slot, and its own members refer to that. UIKit does not say; the
            // backport resolves them against the undivided room, so that they come out too wide.
            var nested = group
            nested.size = declared
            size = solver.place(
                nested, size: solver.resolve(declared, in: container), level: level + 1)
            solver.addHost(of: nested, size: size, firstSlot: slots)
        }
        return Placed(
            size: size, edges: member.edgeSpacing, slots: slots..<solver.solved.slots.count,
            hosts: hosts..<solver.solved.hosts.count, declared: declared, isReal: isReal)
    }
}

extension GroupSolver {
    /// The size of an item, measured where it is to be; its slot is appended at the origin.
    mutating func place(
        _ item: LayoutItem, declared: LayoutSize, in container: Size,
        longest: (axis: Axis, room: Double)?
    ) -> Size {
        var size: Size
        if let items, hasItem, declared.isMeasured {
            size = declared.measured(
                as: .item, item: items.lowerBound + solved.slots.count, section: section,
                in: container, measure: measure, log: &log)
        } else {
            size = resolve(declared, in: container)
        }
        if let longest, declared[longest.axis].isMeasured {
            size[longest.axis] = min(size[longest.axis], longest.room)
        }
        let insets = checkedInsets(item.contentInsets, of: declared, in: size)
        let frame = Rect(origin: .zero, size: size).inset(by: insets)
        check(item.supplementaryItems, on: frame.size)
        solved.slots.append(
            GroupSlot(frame: frame, badges: solved.list(of: item.supplementaryItems)))
        return size
    }

    /// Keeps the badges of a group.
    mutating func addHost(of group: LayoutGroup, size: Size, firstSlot: Int) {
        guard !group.supplementaryItems.isEmpty else { return }
        let frame = Rect(origin: .zero, size: size).inset(by: insets(of: group, in: size))
        check(group.supplementaryItems, on: frame.size)
        solved.hosts.append(
            GroupHost(frame: frame, firstSlot: firstSlot, badges: group.supplementaryItems))
    }
}

extension GroupSolver {
    /// Tells what is wrong with badges, once for all groups.
    private mutating func check(_ badges: [SupplementaryItem], on host: Size) {
        guard items == nil else { return }
        for badge in badges {
            let size = badge.size.resolved(in: host, log: &log)
            _ = log.insets(badge.contentInsets, of: badge.size, in: size)
            for anchor in badge.anchors {
                _ = log.coordinate(anchor.absoluteOffset.x + anchor.fractionalOffset.x * size.width)
                _ = log.coordinate(
                    anchor.absoluteOffset.y + anchor.fractionalOffset.y * size.height)
            }
        }
    }

    /// Tells which spacings of a group cannot be laid out, once for all groups.
    mutating func check(_ spacing: LayoutSpacing, of members: [LayoutMember]) {
        guard items == nil else { return }
        _ = log.length(spacing.least, .interItemSpacing)
        for edges in members.map(\.edgeSpacing) where edges != .zero {
            for spacing in [edges.leading, edges.top, edges.trailing, edges.bottom] {
                _ = log.length(spacing.least, .edgeSpacing)
            }
        }
    }
}

extension SolvedGroup {
    /// The index of a list of badges; −1 for none.
    fileprivate mutating func list(of items: [SupplementaryItem]) -> Int32 {
        guard !items.isEmpty else { return -1 }
        if let index = badges.firstIndex(of: items) { return Int32(index) }
        badges.append(items)
        return Int32(badges.count - 1)
    }
}
