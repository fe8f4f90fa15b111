extension SolvedGroup {
    /// Returns the distance by which slots and badges extend beyond the group. Reports bad sizes of badges.
    func reach(
        section: Int, measure: Measure?, group: Int = 0, firstItem: Int = 0,
        log: inout ProblemLog
    ) -> EdgeInsets {
        var reach = EdgeInsets.zero
        func widen(_ frame: Rect) {
            reach.widen(
                EdgeInsets(
                    top: -frame.minY, left: -frame.minX, bottom: frame.maxY - size.height,
                    right: frame.maxX - size.width))
        }
        for slot in slots { widen(slot.frame) }
        forEachBadge(
            section: section, measure: measure, group: group, firstItem: firstItem, log: &log
        ) { widen($2) }
        return reach
    }

    /// Calls `body` with each badge, its index and its frame.
    func forEachBadge(
        section: Int, measure: Measure?, group: Int, firstItem: Int, slots: Int = .max,
        _ body: (SupplementaryItem, Int, Rect) -> Void
    ) {
        // Problems of badges were reported when the group was solved.
        var scratch = ProblemLog()
        forEachBadge(
            section: section, measure: measure, group: group, firstItem: firstItem, slots: slots,
            log: &scratch, body)
    }

    private func forEachBadge(
        section: Int, measure: Measure?, group: Int, firstItem: Int, slots: Int = .max,
        log: inout ProblemLog, _ body: (SupplementaryItem, Int, Rect) -> Void
    ) {
        func visit(_ badges: [SupplementaryItem], _ index: Int, on host: Rect) {
            for badge in badges {
                let size = badge.size.measured(
                    badge.size.resolved(in: host.size), as: badge.kind, item: index,
                    section: section, measure: measure, log: &log)
                body(badge, index, badge.frame(on: host, size: size))
            }
        }
        guard !badges.isEmpty || !hosts.isEmpty else { return }
        for index in 0..<min(slots, self.slots.count) where self.slots[index].badges >= 0 {
            let slot = self.slots[index]
            visit(badges[Int(slot.badges)], firstItem + index, on: slot.frame)
        }
        for host in hosts where host.firstSlot < min(slots, self.slots.count) {
            visit(
                host.badges, host.firstSlot < 0 ? group : firstItem + host.firstSlot,
                on: host.frame)
        }
    }
}
