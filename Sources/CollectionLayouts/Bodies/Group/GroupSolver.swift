/// A solver that fills one group with items, from the outer group to the nested groups. The same code solves groups on
/// both axes.
///
/// If `items` is nil, the solver makes the form: a group with estimates in place of measured sizes. If there are items,
/// the solver measures each item. Slots after the last item keep their estimates, so a partly filled group has the
/// positions of a full group.
struct GroupSolver {
    let section: Int
    /// The items from the group's first item to the last item of the section; nil to solve only the form.
    let items: Range<Int>?
    let measure: Measure?
    var solved = SolvedGroup()
    /// The problems of the description. Only the solve of the form uses them, so that each problem is reported once.
    var descriptionLog = ProblemLog()
    /// The problems of measured sizes.
    var log: ProblemLog

    /// The largest number of slots in a group. A slot is the frame for one item.
    static let mostSlots = LayoutProblem.mostMembers
    /// The largest number of members that the solver tries for one group, including members of nested groups.
    static let mostSteps = 200_000
    private var steps = 0
    /// The largest number of levels of nested groups. The solver leaves out deeper groups, so that the stack does not
    /// overflow.
    static let mostLevels = LayoutProblem.mostLevels
    /// The distance, in points, by which members may extend beyond their group, because sums of fractions are not
    /// exact.
    static let tolerance = 0.01

    init(section: Int, items: Range<Int>?, measure: Measure?, log: ProblemLog) {
        self.section = section
        self.items = items
        self.measure = items == nil ? nil : measure
        self.log = log
    }

    /// Counts a member that the solver tries. Returns whether the limit allows this member.
    mutating func countStep() -> Bool {
        steps += 1
        return steps <= Self.mostSteps
    }

    /// Solves a section's own group in its container. The solved size includes the group's edge spacing.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the section's groups follow each other.
    ///   - shared: The extents that all groups of the section share, without edge spacing.
    mutating func solve(
        _ group: LayoutGroup, in container: Size, along axis: Axis, shared: [Axis: Double] = [:]
    ) {
        var size = group.size.resolved(in: container, log: &descriptionLog)
        for (axis, extent) in shared { size[axis] = extent }
        solved.size = place(group, size: size, given: Set(shared.keys), level: 0)
        addBadgedGroup(of: group, size: solved.size, firstSlot: -1)
        if group.edgeSpacing != .zero { space(group.edgeSpacing, in: container, along: axis) }
        // Remove slots without items only now, because the positions of the members depend on them.
        if let items { solved.slots.removeLast(max(0, solved.slots.count - items.count)) }
    }

    /// Adds the edge spacing of the section's own group to the solved size, and moves the slots.
    private mutating func space(_ edges: EdgeSpacing, in container: Size, along axis: Axis) {
        if items == nil {
            check(edges)
            descriptionLog.ignore(
                "a flexible edge spacing of a section's group",
                if: edges.isFlexible(axis) || axis == .horizontal && edges.isFlexible(.vertical),
                "its smallest space counts, because the section is as long as its groups")
        }
        var offset = Point.zero
        for side in Axis.allCases {
            offset[side] = edges.start(side).leastPoints
            solved.size[side] = max(0, solved.size[side] + edges.leastPoints(side))
        }
        // A section that scrolls sideways is as high as its groups, so there is free space only across a vertical axis.
        if axis == .vertical, edges.isFlexible(.horizontal) {
            let free = max(0, container.width - solved.size.width)
            offset.x += edges.freeSpaceBefore(.horizontal, of: free)
        }
        move(slots: solved.slots.indices, hosts: solved.hosts.indices, by: offset)
    }

    /// Whether the section has an item for the next slot. Always true with estimates, so that all groups have the same
    /// number of slots.
    var hasItem: Bool {
        guard measure != nil, let items else { return true }
        return solved.slots.count < items.count
    }

    /// Places a group at the origin and returns its size. On measured axes, the group grows to its content.
    ///
    /// - Parameter given: The measured axes on which the group keeps `size`, because its siblings share that extent.
    mutating func place(
        _ group: LayoutGroup, size: Size, given: Set<Axis> = [], level: Int
    ) -> Size {
        guard level < Self.mostLevels else {
            descriptionLog.report(.nestedTooDeep)
            return size
        }
        let insets = descriptionLog.insets(group.contentInsets, of: group.size)
        for axis in Axis.allCases where insets.total(axis) > size[axis] + Self.tolerance {
            descriptionLog.report(.noRoom)
        }
        let inner = Rect(origin: .zero, size: size).inset(by: insets)
        switch group.content {
        case .custom(let items):
            descriptionLog.ignore(
                "a spacing between items", if: group.interItemSpacing != .fixed(0),
                "the frames of a custom group count")
            placeCustom(items, in: inner)
            return size
        case .members(let members, let axis, let repetition):
            var row = GroupRow(
                group, members: members, axis: axis, repetition: repetition, given: given)
            let grown = row.place(in: inner, solver: &self, level: level)
            var size = size
            for axis in Axis.allCases where row.grows(axis) { size[axis] = grown[axis] }
            return size
        }
    }

    /// Adds the frames that the closure of a custom group returns, moved by the group's left and top insets. The
    /// backport IBPCollectionViewCompositionalLayout moves the frames too.
    private mutating func placeCustom(_ items: CustomItems, in inner: Rect) {
        let frames = items.frames(inner.size)
        if frames.isEmpty { descriptionLog.report(.emptyGroup) }
        if frames.count > Self.mostSlots { descriptionLog.report(.tooManyMembers(frames.count)) }
        for item in frames.prefix(Self.mostSlots) {
            let size = descriptionLog.size(item.frame.size)
            let origin = Point(
                x: inner.x + descriptionLog.coordinate(item.frame.x),
                y: inner.y + descriptionLog.coordinate(item.frame.y))
            solved.slots.append(
                GroupSlot(frame: Rect(origin: origin, size: size), zIndex: item.zIndex))
        }
    }

    /// The numbers of slots and of groups with badges placed so far, for `goBack(to:)`.
    var mark: (slots: Int, hosts: Int) { (solved.slots.count, solved.hosts.count) }

    /// Removes the slots and the groups with badges that were placed after a mark.
    mutating func goBack(to mark: (slots: Int, hosts: Int)) {
        solved.slots.removeSubrange(mark.slots...)
        solved.hosts.removeSubrange(mark.hosts...)
    }

    /// Moves a range of slots and a range of groups with badges.
    mutating func move(slots: Range<Int>, hosts: Range<Int>, by offset: Point) {
        for index in slots {
            solved.slots[index].frame = solved.slots[index].frame.offsetBy(x: offset.x, y: offset.y)
        }
        for index in hosts {
            solved.hosts[index].frame = solved.hosts[index].frame.offsetBy(x: offset.x, y: offset.y)
        }
    }
}

extension EdgeInsets {
    /// Returns the insets that apply: valid numbers, on axes that are not measured.
    ///
    /// UIKit documents that it ignores an item's insets on an estimated axis. The rule also holds for groups, because a
    /// group is an item in UIKit.
    func kept(on size: LayoutSize) -> EdgeInsets {
        EdgeInsets(
            top: size.height.isMeasured ? 0 : top.coordinateOrZero,
            left: size.width.isMeasured ? 0 : left.coordinateOrZero,
            bottom: size.height.isMeasured ? 0 : bottom.coordinateOrZero,
            right: size.width.isMeasured ? 0 : right.coordinateOrZero)
    }
}
