/// The members of one group along its axis, horizontal or vertical alike.
struct GroupRow {
    private let members: [LayoutMember]
    private let axis: Axis
    private let repetition: LayoutGroup.Repetition
    private let spacing: LayoutSpacing
    private let size: LayoutSize
    private var placed: [Placed] = []
    /// From the start of the first member to the end of the last, edge spacing included.
    private var used = 0.0
    /// What members that share their extent along the axis have grown to; nil while that is not known.
    private var shared: Double?

    /// A member that has its size, but not yet its place.
    private struct Placed {
        var size: Size
        var edges: EdgeSpacing
        var slots: Range<Int>
        var hosts: Range<Int>
        var declared: LayoutSize
        /// Whether an item is in it: what lies after the last item makes no group larger.
        var isReal: Bool
    }

    init(
        _ group: LayoutGroup, members: [LayoutMember], axis: Axis,
        repetition: LayoutGroup.Repetition
    ) {
        self.members = members
        self.axis = axis
        self.repetition = repetition
        spacing = group.interItemSpacing
        size = group.size
    }

    /// Places the members in a group's inner rectangle and returns the size they need.
    mutating func place(in inner: Rect, solver: inout GroupSolver, level: Int) -> Size {
        let start = (solver.solved.slots.count, solver.solved.hosts.count)
        fill(inner.size, solver: &solver, level: level)
        if let largest = largest(axis) {
            // Members that share their extent are placed again with that of the largest, as fewer may fit.
            solver.solved.slots.removeSubrange(start.0...)
            solver.solved.hosts.removeSubrange(start.1...)
            shared = largest
            fill(inner.size, solver: &solver, level: level)
        }
        growAcross(solver: &solver)
        let needed = needed(inner.size)
        var room = inner
        if size[axis].isMeasured { room = room.with(axis, needed[axis]) }
        if size[axis.crossing].isMeasured { room = room.with(axis.crossing, needed[axis.crossing]) }
        distribute(in: room, solver: &solver)
        return needed
    }

    // MARK: Filling

    private mutating func fill(_ inner: Size, solver: inout GroupSolver, level: Int) {
        placed = []
        used = 0
        guard !members.isEmpty, limit.map({ $0 > 0 }) ?? true else {
            return solver.report(.emptyGroup)
        }
        let container = container(inner)
        let mostSlots = solver.solved.slots.count + GroupSolver.mostSlots
        while placed.count < limit ?? .max {
            guard solver.mayGoOn() else { return solver.report(.endlessGroup) }
            let member = members[isRepeatingFirst ? 0 : placed.count % members.count]
            let slots = solver.solved.slots.count
            let hosts = solver.solved.hosts.count
            let next = measure(member, in: container, inner: inner, solver: &solver, level: level)
            let end = used + (placed.isEmpty ? 0 : least(spacing)) + outer(next)
            guard limit != nil || end <= inner[axis] + GroupSolver.tolerance else {
                solver.solved.slots.removeSubrange(slots...)
                solver.solved.hosts.removeSubrange(hosts...)
                if placed.isEmpty { solver.report(.groupTooSmall) }
                return
            }
            // As many members as there are kinds without getting on, and it will not get on any more.
            let isStuck =
                limit == nil && placed.count >= members.count
                && end <= used && placed.suffix(members.count).allSatisfy { outer($0) <= 0 }
            guard !isStuck, solver.solved.slots.count <= mostSlots else {
                solver.solved.slots.removeSubrange(slots...)
                solver.solved.hosts.removeSubrange(hosts...)
                return solver.report(.endlessGroup)
            }
            used = end
            placed.append(next)
        }
    }

    /// How many members there are, nil for as many as fit.
    private var limit: Int? {
        switch repetition {
        case .dividing(let count), .times(let count): min(count, GroupSolver.mostSlots)
        // Along an axis that is measured there is nothing to fill up: one pass.
        case .untilFull: size[axis].isMeasured ? members.count : nil
        }
    }

    private var isRepeatingFirst: Bool { repetition != .untilFull }

    /// The count by which the extent is divided, nil where members keep theirs.
    private var divisor: Int? {
        guard case .dividing(let count) = repetition, count > 0, !size[axis].isMeasured else {
            return nil
        }
        return count
    }

    /// What the members' fractions refer to: with a count, the room less the spacing, on the axis; measured on
    /// pictures of UIKit. Flexible spacing counts with its least, as nothing is left to share.
    private func container(_ inner: Size) -> Size {
        guard let divisor else { return inner }
        var container = inner
        container[axis] = max(0, inner[axis] - Double(divisor - 1) * least(spacing))
        return container
    }

    private func least(_ spacing: LayoutSpacing) -> Double { spacing.least.orZero }

    private func edges(_ edges: EdgeSpacing, _ axis: Axis) -> Double {
        least(edges.start(axis)) + least(edges.end(axis))
    }

    private func outer(_ member: Placed) -> Double { member.size[axis] + edges(member.edges, axis) }

    /// A member's size; its slots are appended at the origin.
    private mutating func measure(
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
            // With a count the group takes its slot, and its own members refer to that; the backport resolves
            // them against the undivided room, so that they come out too wide.
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

    // MARK: Growing

    /// The largest extent of the members that share theirs, nil where none do.
    private func largest(_ axis: Axis) -> Double? {
        placed.filter { $0.declared[axis].isUniform && $0.isReal }.map { $0.size[axis] }.max()
    }

    private mutating func growAcross(solver: inout GroupSolver) {
        let across = axis.crossing
        guard let largest = largest(across) else { return }
        for index in placed.indices where placed[index].declared[across].isUniform {
            placed[index].size[across] = largest
            // A nested group has grown as a whole; what is in it keeps its size.
            guard placed[index].slots.count == 1, placed[index].hosts.isEmpty else { continue }
            let slot = placed[index].slots.lowerBound
            solver.solved.slots[slot].frame = solver.solved.slots[slot].frame.with(across, largest)
        }
    }

    /// What the members take together; those without items do not count, unless there is none with one.
    private func needed(_ inner: Size) -> Size {
        let real = placed.filter(\.isReal)
        guard !real.isEmpty else { return inner }
        var needed = inner
        needed[axis] =
            real.map(outer).reduce(0, +) + Double(real.count - 1) * least(spacing)
        needed[axis.crossing] =
            real.map { $0.size[axis.crossing] + edges($0.edges, axis.crossing) }.max() ?? 0
        return needed
    }

    // MARK: Placing

    /// Gives each member its place; what is left over is shared by all flexible spacings alike.
    ///
    /// Shares are not floored to whole points, as in the backport: edges are rounded once, where they are drawn.
    private func distribute(in room: Rect, solver: inout GroupSolver) {
        let gaps = spacing.isFlexible ? placed.count - 1 : 0
        let flexibleEdges = placed.reduce(0) { $0 + flexibleCount($1.edges, axis) }
        let left = max(0, room.size[axis] - used)
        let share = gaps + flexibleEdges > 0 ? left / Double(gaps + flexibleEdges) : 0
        func extent(_ spacing: LayoutSpacing) -> Double {
            least(spacing) + (spacing.isFlexible ? share : 0)
        }
        var position = room.origin[axis]
        for (index, member) in placed.enumerated() {
            if index > 0 { position += extent(spacing) }
            position += extent(member.edges.start(axis))
            var offset = Point.zero
            offset[axis] = position
            offset[axis.crossing] = across(member, in: room)
            solver.move(slots: member.slots, hosts: member.hosts, by: offset)
            position += member.size[axis] + extent(member.edges.end(axis))
        }
    }

    /// A member's place across the axis: at the start, or where its flexible edges put it.
    ///
    /// Flexible edges across the axis centre, as in the header's picture; the backport ignores them.
    private func across(_ member: Placed, in room: Rect) -> Double {
        let axis = axis.crossing
        let start = room.origin[axis] + least(member.edges.start(axis))
        guard member.edges.start(axis).isFlexible else { return start }
        let left = max(0, room.size[axis] - member.size[axis] - edges(member.edges, axis))
        return start + left / Double(flexibleCount(member.edges, axis))
    }

    private func flexibleCount(_ edges: EdgeSpacing, _ axis: Axis) -> Int {
        (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
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
        solved.slots.append(
            GroupSlot(frame: frame, badges: solved.list(of: item.supplementaryItems)))
        return size
    }

    /// Keeps the badges of a nested group.
    mutating func addHost(of group: LayoutGroup, size: Size, firstSlot: Int) {
        guard !group.supplementaryItems.isEmpty else { return }
        let frame = Rect(origin: .zero, size: size).inset(by: insets(of: group, in: size))
        solved.hosts.append(
            GroupHost(frame: frame, firstSlot: firstSlot, badges: group.supplementaryItems))
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

extension LayoutSize {
    /// The size with another extent along an axis.
    func with(_ axis: Axis, _ dimension: LayoutDimension) -> LayoutSize {
        axis == .horizontal
            ? LayoutSize(width: dimension, height: height)
            : LayoutSize(width: width, height: dimension)
    }
}

extension Rect {
    /// The rectangle with another extent along an axis.
    func with(_ axis: Axis, _ length: Double) -> Rect {
        var size = size
        size[axis] = length
        return Rect(origin: origin, size: size)
    }
}
