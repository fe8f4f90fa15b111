/// Groups of one form in one column.
final class GroupPlan {
    let group: LayoutGroup
    /// What the group's fractions refer to.
    let container: Size
    /// Between two groups.
    let spacing: Double
    /// The axis along which groups follow each other: horizontal if the section scrolls sideways.
    let axis: Axis
    /// The group with estimates: what all groups look like if nothing is measured.
    let form: SolvedGroup
    /// How far elements lie outside a group of that form.
    let reach: EdgeInsets
    /// Whether groups differ, and are solved one by one.
    let isMeasured: Bool
    /// Whether badges are measured, so that groups of one form may have different ones.
    let hasMeasuredBadges: Bool
    /// Whether the items of a group can depend on more than the first item behind it.
    let looksAhead: Bool

    init(_ body: GroupBody, in room: BodyRoom, _ log: inout ProblemLog) {
        group = body.group
        spacing = log.coordinate(body.interGroupSpacing, .interGroupSpacing)
        axis = room.axis
        // Sideways the insets are scrolled along, so that a group's width is a share of all there is to see;
        // measured on pictures of UIKit.
        container = Size(
            width: room.viewportWidth ?? room.size.width, height: room.size.height)
        var solver = GroupSolver(section: room.section, items: nil, measure: nil, log: ProblemLog())
        solver.solve(body.group, in: container)
        // Members are repeated; each of their problems is reported once.
        var told: Set<LayoutProblem.Reason> = []
        for problem in solver.log.problems where told.insert(problem.reason).inserted {
            log.report(problem.reason)
        }
        form = solver.solved
        reach = form.reach(section: room.section, measure: nil, log: &log)
        isMeasured = body.group.isMeasured && !form.slots.isEmpty
        hasMeasuredBadges = isMeasured && body.group.hasMeasuredBadges
        looksAhead = isMeasured && body.group.looksAhead
        if !body.group.isMeasured, isFlat, !form.isBare { log.report(.flatGroup) }
    }

    var capacity: Int { form.slots.count }

    /// How many groups so many items fill. Groups without length would all lie in one place, so only the first counts.
    func groupCount(_ count: Int) -> Int {
        guard capacity > 0 else { return 0 }
        return min(count.parts(of: capacity), isFlat ? 1 : .max)
    }

    /// Whether each group begins where the last one does.
    var isFlat: Bool { pitch < GroupSolver.tolerance }

    /// From the start of one group to that of the next, where all are alike; never negative.
    var pitch: Double { max(0, form.size[axis] + spacing) }

    /// The length of `count` items in groups that are all alike.
    ///
    /// The last group counts with its whole declared extent, however few items are in it: measured on pictures of
    /// UIKit for rows. Of stacks UIKit says nothing, and they are treated alike.
    func length(count: Int) -> Double {
        let groups = groupCount(count)
        return groups > 0 ? Double(groups - 1) * pitch + form.size[axis] : 0
    }

    /// A group solved with its items, which are measured.
    ///
    /// - Parameter shared: The extents that all groups of the section take, where they share theirs.
    func solve(
        items: Range<Int>, section: Int, measure: Measure?, shared: [Axis: Double] = [:],
        log: inout ProblemLog
    ) -> SolvedGroup {
        var solver = GroupSolver(section: section, items: items, measure: measure, log: log)
        solver.solve(group, in: container, shared: shared)
        log = solver.log
        return solver.solved
    }
}

extension GroupPlan: BodyPlan {
    var closedForm: (any ClosedForm)? { EqualGroups(plan: self) }
    var hasMeasuredParts: Bool { group.hasMeasuredBadges }
    var overhang: EdgeInsets { reach }
    var numbers: [BodyNumber] {
        [
            BodyNumber("items in a group", .count(capacity)),
            BodyNumber("group length", .points(form.size[axis])),
            BodyNumber("group spacing", .points(spacing)),
            .points(.interItemSpacing, group.interItemSpacing.least),
        ]
    }

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        MeasuredGroups(
            plan: self,
            table: table(
                count: items.count, section: items.section, measure: items.measure, log: &problems))
    }
}
