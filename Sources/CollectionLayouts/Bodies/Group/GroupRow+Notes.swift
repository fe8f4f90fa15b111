extension GroupRow {
    /// Adds notes about members that are never used or that reach beyond the group, and about spacings without effect.
    ///
    /// Notes describe the group with its estimates. So they are made once, for the form.
    func addNotes(in inner: Size, solver: inout GroupSolver) {
        guard solver.items == nil, !placed.isEmpty else { return }
        let across = axis.crossing
        if limit == nil {
            for index in placed.count..<max(placed.count, members.count) {
                solver.descriptionLog.note(.unreachedMember(index + 1))
            }
        } else if !grows(axis), used > inner[axis] + GroupSolver.tolerance {
            solver.descriptionLog.note(.longMembers(used, room: inner[axis], axis))
        }
        for member in placed where !grows(across) {
            let extent = member.size[across] + member.edges.leastPoints(across)
            guard extent > inner[across] + GroupSolver.tolerance else { continue }
            solver.descriptionLog.note(.longMember(extent, room: inner[across], across))
        }
        let isFlexible = spacing.isFlexible || placed.contains { $0.edges.isFlexible(axis) }
        solver.descriptionLog.ignore(
            "a flexible spacing", if: isFlexible && (divisor != nil || grows(axis)),
            "its smallest space counts, because the members fill the group")
    }
}
