extension GroupRow {
    /// A member's size; its slots are appended at the origin.
    mutating func measure(
        _ member: LayoutMember, in container: Size, inner: Size, solver: inout GroupSolver,
        level: Int
    ) -> Placed {
        let declared = declared(member, in: container, solver: &solver)
        let isGiven = shared != nil && member.size[axis].isUniform
        let (slots, hosts) = solver.mark
        let isReal = solver.hasItem
        var size: Size
        var frame = OwnFrame.nowhere
        switch member {
        case .item(var item):
            // Insets that are ignored while an extent is measured stay so when it is that of the siblings.
            if isGiven { item.contentInsets = item.contentInsets.without(axis) }
            frame = .slot(slots)
            // A measured item longer than its group becomes as long as the group, so that the filling ends.
            let room = max(0, inner[axis] - edges(member.edgeSpacing, axis))
            size = solver.place(
                item, declared: declared, in: container,
                longest: self.size[axis].isMeasured ? nil : (axis, room))
        case .group(var group):
            // With a count the group takes its slot, and its own members refer to that. UIKit does not say; the
            // backport resolves them against the undivided room, so that they come out too wide.
            if !isGiven { group.size = declared }
            size = solver.place(
                group, size: solver.resolve(declared, in: container), given: isGiven ? [axis] : [],
                level: level + 1)
            if solver.addHost(of: group, size: size, firstSlot: slots) {
                frame = .host(solver.solved.hosts.count - 1)
            }
        }
        return Placed(
            size: size, edges: member.edgeSpacing, slots: slots..<solver.solved.slots.count,
            hosts: hosts..<solver.solved.hosts.count, declared: declared, frame: frame,
            isReal: isReal)
    }

    /// The declared size of a member, or the size that its group gives it: its slot, or the extent of its siblings.
    private func declared(
        _ member: LayoutMember, in container: Size, solver: inout GroupSolver
    ) -> LayoutSize {
        if let divisor {
            let slot = container[axis] / Double(divisor) - edges(member.edgeSpacing, axis)
            if slot < -GroupSolver.tolerance || container[axis] <= 0 { solver.report(.noRoom) }
            return member.size.with(axis, .absolute(max(0, slot)))
        }
        guard let shared, member.size[axis].isUniform else { return member.size }
        return member.size.with(axis, .absolute(shared))
    }
}

extension GroupSolver {
    /// The size of an item, measured where it is to be; its slot is appended at the origin.
    mutating func place(
        _ item: LayoutItem, declared: LayoutSize, in container: Size,
        longest: (axis: Axis, room: Double)?
    ) -> Size {
        var size = resolve(declared, in: container)
        if let items, hasItem {
            size = declared.measured(
                size, as: .item, item: items.lowerBound + solved.slots.count, section: section,
                measure: measure, log: &log)
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

    /// Keeps the badges of a group; false when it has none.
    @discardableResult
    mutating func addHost(of group: LayoutGroup, size: Size, firstSlot: Int) -> Bool {
        guard !group.supplementaryItems.isEmpty else { return false }
        let frame = Rect(origin: .zero, size: size).inset(by: insets(of: group, in: size))
        check(group.supplementaryItems, on: frame.size)
        solved.hosts.append(
            GroupHost(frame: frame, firstSlot: firstSlot, badges: group.supplementaryItems))
        return true
    }
}

extension GroupSolver {
    /// Reports problems of badges, once for all groups.
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

    /// Reports bad spacings, once for all groups.
    mutating func check(_ spacing: LayoutSpacing, of members: [LayoutMember]) {
        guard items == nil else { return }
        _ = log.coordinate(spacing.least, .interItemSpacing)
        for edges in members.map(\.edgeSpacing) where edges != .zero {
            for spacing in [edges.leading, edges.top, edges.trailing, edges.bottom] {
                _ = log.coordinate(spacing.least, .edgeSpacing)
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
