extension GroupRow {
    /// Resolves the size of a member, measures its items, and appends its slots. All frames are at the origin until
    /// `distribute` moves them.
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
            // If siblings share their extent, insets on that axis are ignored, as on any measured axis.
            if isGiven { item.contentInsets = item.contentInsets.without(axis) }
            frame = .slot(slots)
            // Limit a measured item to the length of its group. A longer item would never fit, and the loop would not
            // end.
            let room = max(0, inner[axis] - member.edgeSpacing.leastPoints(axis))
            size = solver.place(
                item, declared: declared, in: container,
                longest: self.size[axis].isMeasured ? nil : (axis, room))
        case .group(var group):
            // If members divide the extent, a nested group gets its share, and the fractions of its own members refer
            // to that share. UIKit does not document this case. The backport IBPCollectionViewCompositionalLayout uses
            // the undivided extent, which makes these members too wide.
            if !isGiven { group.size = declared }
            size = solver.place(
                group, size: declared.resolved(in: container, log: &solver.descriptionLog),
                given: isGiven ? [axis] : [], level: level + 1)
            if solver.addBadgedGroup(of: group, size: size, firstSlot: slots) {
                frame = .host(solver.solved.hosts.count - 1)
            }
        }
        return Placed(
            size: size, edges: member.edgeSpacing, slots: slots..<solver.solved.slots.count,
            hosts: hosts..<solver.solved.hosts.count, declared: declared, frame: frame,
            isReal: isReal)
    }

    /// Returns the size of a member before measuring. This is its declared size, its share of a divided extent, or the
    /// extent that it shares with siblings.
    private func declared(
        _ member: LayoutMember, in container: Size, solver: inout GroupSolver
    ) -> LayoutSize {
        if let divisor {
            let slot = container[axis] / Double(divisor) - member.edgeSpacing.leastPoints(axis)
            if slot < -GroupSolver.tolerance || container[axis] <= 0 {
                solver.descriptionLog.report(.noRoom)
            }
            return member.size.with(axis, .absolute(max(0, slot)))
        }
        guard let shared, member.size[axis].isUniform else { return member.size }
        return member.size.with(axis, .absolute(shared))
    }
}

extension GroupSolver {
    /// Appends the slot of an item, with its frame at the origin. Measures the item if the section has an item for this
    /// slot. Returns the item's size.
    mutating func place(
        _ item: LayoutItem, declared: LayoutSize, in container: Size,
        longest: (axis: Axis, room: Double)?
    ) -> Size {
        var size = declared.resolved(in: container, log: &descriptionLog)
        if let items, hasItem {
            size = declared.measured(
                size, as: .item, item: items.lowerBound + solved.slots.count, section: section,
                measure: measure, log: &log)
        }
        if let longest, declared[longest.axis].isMeasured {
            size[longest.axis] = min(size[longest.axis], longest.room)
        }
        let insets = descriptionLog.insets(item.contentInsets, of: declared)
        let frame = Rect(origin: .zero, size: size).inset(by: insets)
        if items == nil { descriptionLog.checkRoom(inside: "an item", size, insets) }
        check(item.supplementaryItems, on: frame.size)
        solved.slots.append(
            GroupSlot(frame: frame, badges: solved.list(of: item.supplementaryItems)))
        return size
    }

    /// Stores the badges of a group, with the group's frame at the origin. Returns false if the group has no badges.
    @discardableResult
    mutating func addBadgedGroup(of group: LayoutGroup, size: Size, firstSlot: Int) -> Bool {
        guard !group.supplementaryItems.isEmpty else { return false }
        // `place` reports problems of the insets, so this call does not. Insets on measured axes are ignored, as for
        // items.
        let insets = group.contentInsets.edges.kept(on: group.size)
        let frame = Rect(origin: .zero, size: size).inset(by: insets)
        check(group.supplementaryItems, on: frame.size)
        solved.hosts.append(
            BadgedGroup(frame: frame, firstSlot: firstSlot, badges: group.supplementaryItems))
        return true
    }
}

extension GroupSolver {
    /// Reports bad numbers of badges. Does so only in the solve without items, so once for all groups.
    private mutating func check(_ badges: [SupplementaryItem], on host: Size) {
        guard items == nil else { return }
        for badge in badges {
            let size = badge.size.resolved(in: host, log: &descriptionLog)
            let insets = descriptionLog.insets(badge.contentInsets, of: badge.size)
            descriptionLog.checkRoom(inside: "a badge", size, insets)
            for anchor in badge.anchors {
                descriptionLog.ignore(
                    "an anchor at two opposite edges", if: anchor.edges.hasOpposites,
                    "the middle between them counts")
                let (offset, share) = (anchor.absoluteOffset, anchor.fractionalOffset)
                _ = descriptionLog.coordinate(offset.x + share.x * size.width)
                _ = descriptionLog.coordinate(offset.y + share.y * size.height)
            }
        }
    }

    /// Reports bad spacings. Does so only in the solve without items, so once for all groups.
    mutating func check(_ spacing: LayoutSpacing, of members: [LayoutMember]) {
        guard items == nil else { return }
        _ = descriptionLog.coordinate(spacing.least, .interItemSpacing)
        for edges in members.map(\.edgeSpacing) where edges != .zero { check(edges) }
    }

    /// Reports bad edge spacings.
    mutating func check(_ edges: EdgeSpacing) {
        for spacing in [edges.leading, edges.top, edges.trailing, edges.bottom] {
            _ = descriptionLog.coordinate(spacing.least, .edgeSpacing)
        }
    }
}

extension SolvedGroup {
    /// Returns the index of a list of badges, and adds the list if it is new; −1 for an empty list.
    fileprivate mutating func list(of items: [SupplementaryItem]) -> Int32 {
        guard !items.isEmpty else { return -1 }
        if let index = badges.firstIndex(of: items) { return Int32(index) }
        badges.append(items)
        return Int32(badges.count - 1)
    }
}
