/// Finds the position of an identifier by its hash: a table of positions alone, with open addressing, so that the
/// identifiers stay where they are and are not stored twice.
///
/// A value without lazy parts: it is complete once it is built, and safe to read from any thread.
struct PositionIndex<Position: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    /// A power of two of places, at most three quarters of them taken; `Position.max` marks a free one.
    private var slots: [Position] = []
    private(set) var count = 0

    private static var free: Position { .max }

    /// Room for `capacity` positions without growing.
    init(capacity: Int = 0) {
        guard capacity > 0 else { return }
        var size = 4
        while size * 3 < capacity * 4 { size *= 2 }
        slots = Array(repeating: Self.free, count: size)
    }

    /// The position whose identifier has this hash and `isWanted`.
    func position(hash: Int, where isWanted: (Position) -> Bool) -> Position? {
        guard !slots.isEmpty else { return nil }
        var slot = hash & (slots.count - 1)
        while slots[slot] != Self.free {
            if isWanted(slots[slot]) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a position, unless one whose identifier `isSame` is there: that one is returned.
    ///
    /// The table does not know the hashes of what it holds and so does not grow: the caller counts first.
    mutating func insert(
        _ position: Position, hash: Int, unless isSame: (Position) -> Bool
    ) -> Position? {
        precondition(
            count < slots.count, "Make the index with room for all positions: it does not grow.")
        var slot = hash & (slots.count - 1)
        while slots[slot] != Self.free {
            if isSame(slots[slot]) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = position
        count += 1
        return nil
    }
}
