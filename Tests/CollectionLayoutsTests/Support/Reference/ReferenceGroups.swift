@testable import CollectionLayouts

/// The solving of bodies of groups: one group after the other until the items are used up, with their badges.
extension ReferenceSectionSolver {
    func groups(_ body: GroupBody, besides room: EdgeInsets) -> ReferenceBody {
        let isSideways = description.sideways != nil
        let axis = isSideways ? Axis.horizontal : .vertical
        let sides = room.horizontal + (isSideways ? 0 : inset.horizontal)
        let container = Size(
            width: max(0, width - sides), height: max(0, height - inset.vertical))
        var solved = solved(body.group, in: container, shared: [:])
        // Groups with a shared extent take the extent of the largest group in the section.
        let shared = Axis.allCases.filter { body.group.size[$0].isShared }
        if layout.measure != nil, !shared.isEmpty, !solved.isEmpty {
            let largest = shared.map { axis in (axis, solved.map { $0.size[axis] }.max() ?? 0) }
            solved = self.solved(
                body.group, in: container, shared: Dictionary(uniqueKeysWithValues: largest))
        }
        var result = ReferenceBody()
        result.isSideways = isSideways
        var start = 0.0
        var first = 0
        for (index, group) in solved.enumerated() {
            let edges = body.group.edgeSpacing
            var origin = Point(x: inset.left + room.left, y: 0)
            origin[axis] += start + edges.before(axis).points
            origin[axis.crossing] += aligned(group, edges, axis.crossing, in: container)
            let length = edges.before(axis).points + group.size[axis] + edges.after(axis).points
            add(group, body.group, at: origin, index: index, first: first, to: &result)
            result.bands.append((start, length))
            let outside = edges.before(.vertical).points + edges.after(.vertical).points
            let height = group.size.height + outside
            result.height = max(result.height, isSideways ? height : start + height)
            start += length + body.interGroupSpacing
            first += group.slots.count
        }
        return result
    }

    /// Returns the distance of a group from the start of its container across the axis. Only a section that does not
    /// scroll sideways has free space there.
    private func aligned(
        _ group: ReferenceGroup, _ edges: EdgeSpacing, _ axis: Axis, in container: Size
    ) -> Double {
        let (before, after) = (edges.before(axis), edges.after(axis))
        let outside = before.points + after.points
        guard axis == .horizontal, before.isShare else { return before.points }
        let free = max(0, container.width - group.size.width - outside)
        return before.points + (after.isShare ? free / 2 : free)
    }

    private func solved(
        _ group: LayoutGroup, in container: Size, shared: [Axis: Double]
    ) -> [ReferenceGroup] {
        let solver = ReferenceGroupSolver(
            section: index, count: section.count, measure: layout.measure)
        var size = group.size.points(in: container)
        for (axis, extent) in shared { size[axis] = extent }
        var groups: [ReferenceGroup] = []
        var first = 0
        while first < section.count {
            let solved = solver.solve(group, size: size, given: Set(shared.keys), first: first)
            guard !solved.slots.isEmpty else { break }
            groups.append(solved)
            first += solved.slots.count
        }
        return groups
    }

    private func add(
        _ solved: ReferenceGroup, _ group: LayoutGroup, at origin: Point, index: Int, first: Int,
        to body: inout ReferenceBody
    ) {
        let slots = solved.slots.prefix(section.count - first)
        for (place, slot) in slots.enumerated() {
            let frame = slot.frame.offsetBy(x: origin.x, y: origin.y)
            body.elements.append((.item, first + place, frame, slot.zIndex))
        }
        func addBadges(_ badges: [SupplementaryItem], _ item: Int, on host: Rect) {
            for badge in badges {
                let size = badge.size.points(
                    in: host.size, as: badge.kind, item: item, section: self.index,
                    layout.measure)
                let frame = badge.frameByRule(on: host, size: size)
                body.elements.append(
                    (badge.kind, item, frame.offsetBy(x: origin.x, y: origin.y), badge.zIndex))
            }
        }
        for (place, slot) in slots.enumerated() {
            addBadges(slot.badges, first + place, on: slot.frame)
        }
        for host in solved.hosts where host.firstSlot < slots.count {
            addBadges(host.badges, first + host.firstSlot, on: host.frame)
        }
        let insets = group.contentInsets.points(unless: group.size)
        guard let host = ReferenceGroup.Host(group, size: solved.size, insets: insets) else {
            return
        }
        addBadges(host.badges, index, on: host.frame)
    }
}
