/// A slot of a group that is solved, relative to the section's own group. Holds no references, as many are read.
struct GroupSlot: Hashable {
    var frame: Rect
    var zIndex = 0
    /// The badges of the item in it, as an index of `SolvedGroup.badges`; −1 for none.
    var badges: Int32 = -1
}

/// A group with badges of its own, relative to the section's own group.
struct GroupHost: Hashable {
    /// The group's frame less its insets.
    var frame: Rect
    /// The first slot in the group; −1 for the section's own group.
    var firstSlot: Int
    var badges: [SupplementaryItem]
}

/// One group of a section, solved.
struct SolvedGroup: Equatable {
    var size = Size.zero
    var slots: [GroupSlot] = []
    var hosts: [GroupHost] = []
    /// Lists of badges that slots have.
    var badges: [[SupplementaryItem]] = []
}

extension SolvedGroup {
    /// Whether none of its slots takes room.
    var isBare: Bool { slots.allSatisfy(\.frame.size.isEmpty) }
}

extension SolvedGroup: Hashable {
    /// Hashes only some slots, for speed; `==` compares the rest.
    func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(slots.count)
        for slot in slots.prefix(8) { hasher.combine(slot.frame) }
        if let last = slots.last { hasher.combine(last.frame) }
    }
}
