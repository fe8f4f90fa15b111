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
