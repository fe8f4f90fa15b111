/// A frame for an item in a solved group, relative to the section's own group. It contains no references, because a
/// query reads many slots.
struct GroupSlot: Hashable {
    var frame: Rect
    var zIndex = 0
    /// The badges of the slot's item, as an index in `SolvedGroup.badges`; −1 for no badges.
    var badges: Int32 = -1
}

/// A group that has badges, relative to the section's own group.
struct BadgedGroup: Hashable {
    /// The group's frame without its insets.
    var frame: Rect
    /// The index of the first slot in the group; −1 for the section's own group.
    var firstSlot: Int
    var badges: [SupplementaryItem]
}

/// The frames of one group of a section.
struct SolvedGroup: Equatable {
    var size = Size.zero
    var slots: [GroupSlot] = []
    var hosts: [BadgedGroup] = []
    /// The lists of badges that slots refer to.
    var badges: [[SupplementaryItem]] = []
}

extension SolvedGroup {
    /// Whether none of the group's slots takes room.
    var isBare: Bool { slots.allSatisfy(\.frame.size.isEmpty) }
}

extension SolvedGroup: Hashable {
    /// Hashes only some slots, for speed. `==` compares all of them.
    func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(slots.count)
        for slot in slots.prefix(8) { hasher.combine(slot.frame) }
        if let last = slots.last { hasher.combine(last.frame) }
    }
}

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
        // Ignore problems of badges, because they were reported when the group was solved.
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
