/// The plan of a repeated group in one column.
final class GroupPlan {
    let group: LayoutGroup
    /// The size that the fractions of the group refer to, in points.
    let container: Size
    /// The space between two groups, in points.
    let spacing: Double
    /// The axis along which groups follow each other: horizontal if the section scrolls sideways.
    let axis: Axis
    /// The group solved with estimates. If there are no measured sizes, all groups look like this group.
    let form: SolvedGroup
    /// The distance, in points, by which elements of `form` extend beyond the group.
    let reach: EdgeInsets
    /// Whether groups may differ. If true, each group is solved on its own.
    let isMeasured: Bool
    /// Whether badges are measured. If true, equal groups may have different badges.
    let hasMeasuredBadges: Bool
    /// Whether the items of a group can depend on later items than the first item after the group.
    let looksAhead: Bool

    init(_ body: GroupBody, in room: BodyRoom, _ log: inout ProblemLog) {
        group = body.group
        spacing = log.coordinate(body.interGroupSpacing, .interGroupSpacing)
        axis = room.axis
        // In a section that scrolls sideways, the insets scroll with the content. So a group's width is a fraction of
        // the whole viewport. This rule was measured on pictures of UIKit.
        container = Size(
            width: room.viewportWidth ?? room.size.width, height: room.size.height)
        var solver = GroupSolver(section: room.section, items: nil, measure: nil, log: ProblemLog())
        solver.solve(body.group, in: container, along: axis)
        // Members are repeated, but a problem with the same reason is reported only once.
        var told: Set<LayoutProblem.Reason> = []
        for problem in solver.descriptionLog.problems where told.insert(problem.reason).inserted {
            log.report(problem.reason)
        }
        for note in solver.descriptionLog.notes { log.note(note) }
        form = solver.solved
        if axis == .vertical, form.size.width > container.width + GroupSolver.tolerance {
            log.note(.wideGroup(form.size.width, room: container.width))
        }
        reach = form.reach(section: room.section, measure: nil, log: &log)
        isMeasured = body.group.isMeasured && !form.slots.isEmpty
        hasMeasuredBadges = isMeasured && body.group.hasMeasuredBadges
        looksAhead = isMeasured && body.group.looksAhead
        if !body.group.isMeasured, isFlat, !form.isBare { log.report(.flatGroup) }
    }

    var capacity: Int { form.slots.count }

    /// Returns the number of groups that `count` items fill. Groups without length all lie at the same position, so
    /// only the first group counts.
    func groupCount(_ count: Int) -> Int {
        guard capacity > 0 else { return 0 }
        return min(count.parts(of: capacity), isFlat ? 1 : .max)
    }

    /// Whether each group begins where the previous group begins.
    var isFlat: Bool { pitch < GroupSolver.tolerance }

    /// The distance, in points, from the start of a group to the start of the next group, if all groups are alike.
    /// Never negative.
    var pitch: Double { max(0, form.size[axis] + spacing) }

    /// Returns the length, in points, of `count` items in groups that are all alike.
    ///
    /// The last group has its whole declared extent, for any number of items in it. For rows, this rule was measured on
    /// pictures of UIKit. UIKit does not document stacks, so they follow the same rule.
    func length(count: Int) -> Double {
        let groups = groupCount(count)
        return groups > 0 ? Double(groups - 1) * pitch + form.size[axis] : 0
    }

    /// Measures the items of a group and solves the group.
    ///
    /// - Parameter shared: The extents that are the same for all groups of the section.
    func solve(
        items: Range<Int>, section: Int, measure: Measure?, shared: [Axis: Double] = [:],
        log: inout ProblemLog
    ) -> SolvedGroup {
        var solver = GroupSolver(section: section, items: items, measure: measure, log: log)
        solver.solve(group, in: container, along: axis, shared: shared)
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
