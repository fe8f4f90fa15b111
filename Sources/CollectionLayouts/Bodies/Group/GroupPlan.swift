/// Groups of one form in one column.
final class GroupPlan {
    let group: LayoutGroup
    /// What the group's fractions refer to.
    let container: Size
    /// Between two groups.
    let spacing: Double
    /// Along which groups follow each other: down, or sideways where the section scrolls so.
    let axis: Axis
    /// What all groups look like; the first guess where something is measured.
    let form: SolvedGroup
    /// How far elements lie outside a group of that form.
    let reach: EdgeInsets
    /// Whether groups differ, and are solved one by one.
    let isMeasured: Bool
    /// Whether badges are measured, so that groups of one form may have different ones.
    let hasMeasuredBadges: Bool
    /// Whether the items of a group can depend on further ones than the first behind it.
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
        // Members are repeated, what is wrong with them is told once.
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

    /// How many groups so many items fill. Groups of no length would all lie on one another, 10^9 of them in one
    /// place: there is the first and no other.
    func groupCount(_ count: Int) -> Int {
        guard capacity > 0 else { return 0 }
        return min(count.parts(of: capacity), isFlat ? 1 : .max)
    }

    /// Whether each group begins where the last one does.
    var isFlat: Bool { pitch < GroupSolver.tolerance }

    /// From the start of one group to that of the next, where all are alike; zero where a spacing would take it
    /// backwards.
    var pitch: Double { max(0, form.size[axis] + spacing) }

    /// The length of `count` items in groups that are all alike.
    ///
    /// The last group counts with its whole declared extent, however few items are in it: measured on pictures of
    /// UIKit for rows. Of stacks UIKit says nothing, and they are treated alike.
    func length(count: Int) -> Double {
        let groups = groupCount(count)
        return groups > 0 ? Double(groups - 1) * pitch + form.size[axis] : 0
    }

    /// The group with items in it, asked for again.
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

    func solve(_ items: BodyItems, _ problems: inout ProblemLog) -> any PlacedItems {
        MeasuredGroups(
            plan: self,
            table: table(
                count: items.count, section: items.section, measure: items.measure, log: &problems))
    }
}
