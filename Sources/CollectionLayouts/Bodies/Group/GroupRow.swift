/// A solver that places the members of one group along the group's axis. The same code solves horizontal and vertical
/// groups.
struct GroupRow {
    let members: [LayoutMember]
    let axis: Axis
    let repetition: LayoutGroup.Repetition
    let spacing: LayoutSpacing
    let size: LayoutSize
    /// The measured axes along which the group keeps its size instead of growing to its content.
    let given: Set<Axis>
    var placed: [Placed] = []
    /// The distance, in points, from the start of the first member to the furthest end, including edge spacing.
    var used = 0.0
    /// The start of the next member, in points.
    private var nextStart = 0.0
    /// The extent that siblings share along the axis; nil before it is known.
    var shared: Double?

    /// A member that has a size, but no position yet.
    struct Placed {
        var size: Size
        var edges: EdgeSpacing
        var slots: Range<Int>
        var hosts: Range<Int>
        var declared: LayoutSize
        var frame: OwnFrame
        /// Whether the member contains an item. Members after the last item do not enlarge the group.
        var isReal: Bool
    }

    /// The place where a member's own frame is stored. The frame of an item is in its slot. The frame of a group is
    /// stored only if the group has badges.
    enum OwnFrame {
        case slot(Int)
        case host(Int)
        case nowhere
    }

    init(
        _ group: LayoutGroup, members: [LayoutMember], axis: Axis,
        repetition: LayoutGroup.Repetition, given: Set<Axis>
    ) {
        self.members = members
        self.axis = axis
        self.repetition = repetition
        spacing = group.interItemSpacing
        size = group.size
        self.given = given
    }

    /// Places the members in a group's inner rectangle. Returns the size that they need.
    mutating func place(in inner: Rect, solver: inout GroupSolver, level: Int) -> Size {
        let start = solver.mark
        fill(inner.size, solver: &solver, level: level)
        if let largest = largest(axis) {
            // Members that share their extent are placed again with the largest extent, because fewer members may fit.
            solver.goBack(to: start)
            shared = largest
            fill(inner.size, solver: &solver, level: level)
        }
        addNotes(in: inner.size, solver: &solver)
        growAcross(solver: &solver)
        let needed = needed(inner.size)
        var room = inner
        for axis in Axis.allCases where grows(axis) { room = room.with(axis, needed[axis]) }
        distribute(in: room, solver: &solver)
        return needed
    }
}

extension GroupRow {
    /// Whether the group grows to its content along an axis.
    func grows(_ axis: Axis) -> Bool { size[axis].isMeasured && !given.contains(axis) }

    private mutating func fill(_ inner: Size, solver: inout GroupSolver, level: Int) {
        placed = []
        (used, nextStart) = (0, 0)
        guard !members.isEmpty, limit.map({ $0 > 0 }) ?? true else {
            return solver.descriptionLog.report(.emptyGroup)
        }
        if shared == nil { checkDescription(&solver) }
        let container = container(inner)
        let mostSlots = solver.solved.slots.count + GroupSolver.mostSlots
        while placed.count < limit ?? .max {
            guard solver.countStep() else { return solver.descriptionLog.report(.endlessGroup) }
            let member = members[isRepeatingFirst ? 0 : placed.count % members.count]
            guard mayFit(member, in: container, inner: inner) else {
                if placed.isEmpty { solver.descriptionLog.report(.groupTooSmall) }
                return
            }
            let mark = solver.mark
            let next = measure(member, in: container, inner: inner, solver: &solver, level: level)
            let end = nextStart + outer(next)
            guard limit != nil || end <= inner[axis] + GroupSolver.tolerance else {
                solver.goBack(to: mark)
                if placed.isEmpty { solver.descriptionLog.report(.groupTooSmall) }
                return
            }
            // If a pass over all members does not advance the start of the next member, no later pass does.
            let isStuck =
                limit == nil && placed.count >= members.count
                && pitch(next) <= 0 && placed.suffix(members.count).allSatisfy { pitch($0) <= 0 }
            guard !isStuck, solver.solved.slots.count <= mostSlots else {
                solver.goBack(to: mark)
                return solver.descriptionLog.report(.endlessGroup)
            }
            used = max(used, end)
            nextStart += pitch(next)
            placed.append(next)
        }
    }

    /// Whether a member may fit. If the member's extent along the axis is declared, this is known before the member is
    /// measured or solved.
    private func mayFit(_ member: LayoutMember, in container: Size, inner: Size) -> Bool {
        let declared = member.size[axis]
        guard limit == nil, !declared.isMeasured else { return true }
        let extent = declared.points(in: container).orZero + member.edgeSpacing.leastPoints(axis)
        return nextStart + extent <= inner[axis] + GroupSolver.tolerance
    }

    /// Reports bad counts and spacings.
    private func checkDescription(_ solver: inout GroupSolver) {
        solver.check(spacing, of: members)
        switch repetition {
        case .dividing(let count) where count > GroupSolver.mostSlots,
            .times(let count) where count > GroupSolver.mostSlots:
            solver.descriptionLog.report(.tooManyMembers(count))
        default: break
        }
    }

    /// The number of members; nil if members repeat until the group is full.
    var limit: Int? {
        switch repetition {
        case .dividing(let count), .times(let count): min(count, GroupSolver.mostSlots)
        // On a measured axis, there is no extent to fill, so each member comes once. UIKit does not document this case.
        case .untilFull: size[axis].isMeasured ? members.count : nil
        }
    }

    private var isRepeatingFirst: Bool { repetition != .untilFull }

    /// The number of members that divide the extent among them; nil if members keep their own extents.
    var divisor: Int? {
        guard case .dividing(let count) = repetition, count > 0, !size[axis].isMeasured else {
            return nil
        }
        return count
    }

    /// Returns the size that the members' fractions refer to. If members divide the extent, the spacing between them is
    /// subtracted. This rule was measured on pictures of UIKit. A flexible spacing counts with its minimum, because no
    /// free space is left. UIKit does not document that case.
    private func container(_ inner: Size) -> Size {
        guard let divisor else { return inner }
        var container = inner
        container[axis] = max(0, inner[axis] - Double(divisor - 1) * spacing.leastPoints)
        return container
    }

    /// Returns a member's extent along the axis, including its edge spacing.
    func outer(_ member: Placed) -> Double {
        max(0, member.size[axis] + member.edges.leastPoints(axis))
    }

    /// Returns the distance from the start of a member to the start of the next member. Never negative.
    func pitch(_ member: Placed) -> Double { max(0, outer(member) + spacing.leastPoints) }
}
