@testable import CollectionLayouts

/// A solved group, with frames relative to the group.
struct ReferenceGroup {
    var size: Size
    var slots: [Slot] = []
    var hosts: [Host] = []

    struct Slot {
        var frame: Rect
        var zIndex = 0
        var badges: [SupplementaryItem] = []
    }
    /// A group with badges.
    struct Host {
        var frame: Rect
        var firstSlot: Int
        var badges: [SupplementaryItem]
    }
}

/// Fills groups with items. Measures every existing item.
struct ReferenceGroupSolver {
    let section: Int
    let count: Int
    let measure: Measure?

    /// Whether a slot counts for sizes. Slots behind the last item keep their estimates. Without a measure closure, all
    /// slots count.
    private func isReal(_ item: Int) -> Bool { item < count || measure == nil }

    /// - Parameters:
    /// - given: The axes along which the group keeps its size although the size is measured.
    /// - first: The index of the item in the first slot.
    func solve(_ group: LayoutGroup, size: Size, given: Set<Axis>, first: Int) -> ReferenceGroup {
        let inset = group.contentInsets.points(unless: group.size)
        let inner = Rect(
            x: inset.left, y: inset.top, width: max(0, size.width - inset.horizontal),
            height: max(0, size.height - inset.vertical))
        switch group.content {
        case .custom(let items):
            let slots = items.frames(inner.size).map {
                ReferenceGroup.Slot(
                    frame: $0.frame.offsetBy(x: inner.x, y: inner.y), zIndex: $0.zIndex)
            }
            return ReferenceGroup(size: size, slots: slots)
        case .members(let members, let axis, let repetition):
            let row = Row(
                solver: self, group: group, members: members, axis: axis, repetition: repetition,
                given: given, inner: inner, first: first)
            return row.solve(size)
        }
    }

    /// Returns the size of an item in its slot: the declared size, or the measured size.
    private func item(
        _ item: LayoutItem, _ size: LayoutSize, in container: Size, longest: (Axis, Double)?,
        _ index: Int
    ) -> Size {
        let asks = isReal(index) ? measure : nil
        var points = size.points(
            in: container, as: .item, item: index, section: section, asks)
        if let (axis, room) = longest, size[axis].isSelfSized {
            points[axis] = min(points[axis], room)
        }
        return points
    }
}

extension ReferenceGroupSolver {
    /// The members of one group.
    struct Row {
        let solver: ReferenceGroupSolver
        let group: LayoutGroup
        let members: [LayoutMember]
        let axis: Axis
        let repetition: LayoutGroup.Repetition
        let given: Set<Axis>
        let inner: Rect
        let first: Int

        struct Placed {
            var size: Size
            var edges: EdgeSpacing
            var declared: LayoutSize
            var content: ReferenceGroup
            var isReal: Bool
            var isItem: Bool
            /// The badges of a nested group.
            var host: ReferenceGroup.Host?
        }

        private func grows(_ axis: Axis) -> Bool {
            group.size[axis].isSelfSized && !given.contains(axis)
        }
        private var spacing: Double { group.interItemSpacing.points }

        func outer(_ member: Placed, _ axis: Axis) -> Double {
            member.size[axis] + member.edges.before(axis).points + member.edges.after(axis).points
        }

        func solve(_ size: Size) -> ReferenceGroup {
            var placed = fill(shared: nil)
            // Members with a shared extent take the extent of the largest member.
            if let largest = largest(placed, axis) { placed = fill(shared: largest) }
            if let largest = largest(placed, axis.crossing) {
                for index in placed.indices where placed[index].declared[axis.crossing].isShared {
                    placed[index].grow(axis.crossing, to: largest)
                }
            }
            var result = ReferenceGroup(size: size)
            var room = inner
            let real = placed.filter(\.isReal)
            for side in Axis.allCases where grows(side) && !real.isEmpty {
                let needed =
                    side == axis
                    ? real.map { outer($0, axis) }.reduce(0, +) + Double(real.count - 1) * spacing
                    : real.map { outer($0, side) }.max() ?? 0
                room.setExtent(side, needed)
                result.size[side] = needed
            }
            put(placed, in: room, &result)
            return result
        }

        private func largest(_ placed: [Placed], _ axis: Axis) -> Double? {
            placed.filter { $0.isReal && $0.declared[axis].isShared }.map { $0.size[axis] }.max()
        }

        /// Adds members until their number is reached or the next member does not fit.
        private func fill(shared: Double?) -> [Placed] {
            var placed: [Placed] = []
            var used = 0.0
            var item = first
            while true {
                if let limit, placed.count >= limit { return placed }
                let isFirst = repetition != .untilFull
                let member = members[isFirst ? 0 : placed.count % members.count]
                let next = measure(member, shared: shared, item: item)
                let end = used + (placed.isEmpty ? 0 : spacing) + outer(next, axis)
                if limit == nil {
                    if end > inner.size[axis] + 0.01 { return placed }
                    // A round of members without extent never fills the group.
                    let round = placed.suffix(members.count)
                    if round.count == members.count, end <= used,
                        round.allSatisfy({ outer($0, axis) <= 0 })
                    {
                        return placed
                    }
                }
                used = end
                placed.append(next)
                item += next.content.slots.count
            }
        }

        /// The number of members. `nil` means as many members as fit.
        private var limit: Int? {
            switch repetition {
            case .dividing(let count), .times(let count): count
            case .untilFull: group.size[axis].isSelfSized ? members.count : nil
            }
        }

        private func measure(_ member: LayoutMember, shared: Double?, item: Int) -> Placed {
            var container = inner.size
            var declared = member.declaredSize
            let edges = member.edges
            let outside = edges.before(axis).points + edges.after(axis).points
            var isGiven = false
            if case .dividing(let count) = repetition, !group.size[axis].isSelfSized {
                container[axis] = max(0, container[axis] - Double(count - 1) * spacing)
                declared = declared.setting(
                    axis, .absolute(max(0, container[axis] / Double(count) - outside)))
            } else if let shared, declared[axis].isShared {
                declared = declared.setting(axis, .absolute(shared))
                isGiven = true
            }
            let isReal = solver.isReal(item)
            switch member {
            case .item(let one):
                let room = max(0, inner.size[axis] - outside)
                let size = solver.item(
                    one, declared, in: container,
                    longest: group.size[axis].isSelfSized ? nil : (axis, room), item)
                // An axis with a measured extent has no insets, even if a sibling gives the extent.
                var insets = one.contentInsets.points(unless: declared)
                if isGiven { insets = insets.without(axis) }
                let frame = Rect(
                    x: insets.left, y: insets.top, width: max(0, size.width - insets.horizontal),
                    height: max(0, size.height - insets.vertical))
                let slot = ReferenceGroup.Slot(frame: frame, badges: one.supplementaryItems)
                return Placed(
                    size: size, edges: edges, declared: declared,
                    content: ReferenceGroup(size: size, slots: [slot]), isReal: isReal,
                    isItem: true)
            case .group(var nested):
                if !isGiven { nested.size = declared }
                let content = solver.solve(
                    nested, size: declared.points(in: container), given: isGiven ? [axis] : [],
                    first: item)
                let insets = nested.contentInsets.points(unless: nested.size)
                return Placed(
                    size: content.size, edges: edges, declared: declared, content: content,
                    isReal: isReal, isItem: false,
                    host: ReferenceGroup.Host(nested, size: content.size, insets: insets))
            }
        }

        /// Places the members. All flexible spacings share the remaining room.
        private func put(_ placed: [Placed], in room: Rect, _ result: inout ReferenceGroup) {
            var spacings: [LayoutSpacing] = []
            for (index, member) in placed.enumerated() {
                if index > 0 { spacings.append(group.interItemSpacing) }
                spacings += [member.edges.before(axis), member.edges.after(axis)]
            }
            let sizes = placed.map { $0.size[axis] }.reduce(0, +)
            let used = sizes + spacings.map(\.points).reduce(0, +)
            let flexible = spacings.count { $0.isShare }
            let share = flexible > 0 ? max(0, room.size[axis] - used) / Double(flexible) : 0
            func width(_ spacing: LayoutSpacing) -> Double {
                spacing.points + (spacing.isShare ? share : 0)
            }
            var position = room.origin[axis]
            for (index, member) in placed.enumerated() {
                if index > 0 { position += width(group.interItemSpacing) }
                position += width(member.edges.before(axis))
                var offset = Point.zero
                offset[axis] = position
                offset[axis.crossing] = across(member, room)
                result.append(member, at: offset)
                position += member.size[axis] + width(member.edges.after(axis))
            }
        }

        /// Returns the position across the axis: at the start, or at the end or in the middle if the edge before is
        /// flexible.
        private func across(_ member: Placed, _ room: Rect) -> Double {
            let side = axis.crossing
            let start = room.origin[side] + member.edges.before(side).points
            guard member.edges.before(side).isShare else { return start }
            let left = max(0, room.size[side] - outer(member, side))
            return start + (member.edges.after(side).isShare ? left / 2 : left)
        }
    }
}

extension ReferenceGroupSolver.Row.Placed {
    /// Grows the member to the extent of its largest sibling. The members inside a nested group keep their size.
    mutating func grow(_ axis: Axis, to extent: Double) {
        size[axis] = extent
        host?.frame.setExtent(axis, extent)
        if isItem { content.slots[0].frame.setExtent(axis, extent) }
    }
}

extension ReferenceGroup {
    fileprivate mutating func append(_ member: ReferenceGroupSolver.Row.Placed, at offset: Point) {
        let first = slots.count
        slots += member.content.slots.map {
            var slot = $0
            slot.frame = slot.frame.offsetBy(x: offset.x, y: offset.y)
            return slot
        }
        hosts += (member.content.hosts + (member.host.map { [$0] } ?? [])).map {
            var host = $0
            host.frame = host.frame.offsetBy(x: offset.x, y: offset.y)
            host.firstSlot += first
            return host
        }
    }
}

extension ReferenceGroup.Host {
    /// Returns `nil` for a group without badges.
    init?(_ group: LayoutGroup, size: Size, insets: EdgeInsets) {
        guard !group.supplementaryItems.isEmpty else { return nil }
        frame = Rect(
            x: insets.left, y: insets.top, width: max(0, size.width - insets.horizontal),
            height: max(0, size.height - insets.vertical))
        firstSlot = 0
        badges = group.supplementaryItems
    }
}
