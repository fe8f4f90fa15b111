/// A run of items of the old snapshot, with its position in the new snapshot.
@usableFromInline
struct Match {
    @usableFromInline var offset: Int
    @usableFromInline var place: ItemPosition
    @usableFromInline var count: Int

    @inlinable
    init(offset: Int, place: ItemPosition, count: Int) {
        self.offset = offset
        self.place = place
        self.count = count
    }
}

/// The result of `walk` for a section of the old snapshot.
@usableFromInline
struct UnmatchedItems {
    @usableFromInline var old: Int
    /// The section's index in the new snapshot; -1 if the section was deleted.
    @usableFromInline var new: Int
    /// The unmatched items, in order.
    @usableFromInline var offsets: [Range<Int>] = []
    /// The matched items between the common prefix and the common suffix.
    @usableFromInline var kept: [Match] = []

    @inlinable
    init(old: Int, new: Int) {
        self.old = old
        self.new = new
    }

    @inlinable
    init(allOf old: Int, count: Int) {
        self.init(old: old, new: -1)
        offsets = [0..<count]
    }
}

/// The deletes and moves of the items that `walk` did not match. They are computed from positions alone, without
/// identifiers.
@usableFromInline
struct ItemChanges {
    /// The unmatched items of the new snapshot, in order.
    @usableFromInline var target = FoundItems()
    @usableFromInline var deleted: [ItemRun] = []
    @usableFromInline var moved: [ItemMove] = []

    @usableFromInline
    init() {}

    /// Records the moves and deletes of a section's items. Items without a match are deleted.
    @usableFromInline
    mutating func record(_ rest: UnmatchedItems, _ matches: [Match]) {
        for match in matches { target.cover(match.place, count: match.count) }
        recordDeletes(rest, matches)
        let own = counterparts(of: rest, matches)
        // If this section has no further matches, all matches of `walk` keep their order, so no item moves.
        if own.count > rest.kept.count {
            let areSingle = own.allSatisfy { $0.count == 1 }
            let stays = LongestSequence.members(
                of: own.map(\.place.offset), weights: areSingle ? nil : own.map(\.count))
            for (element, match) in own.enumerated() where !stays[element] {
                move(rest.old, match)
            }
        }
        for match in matches where match.place.section != rest.new { move(rest.old, match) }
    }

    /// Returns all matches within the same section, in order.
    ///
    /// If two matches change their order, so do all of their items. So each match counts as one element, with its
    /// number of items as weight.
    private func counterparts(of rest: UnmatchedItems, _ matches: [Match]) -> [Match] {
        var own: [Match] = []
        var kept = 0
        for match in matches where match.place.section == rest.new {
            while kept < rest.kept.count, rest.kept[kept].offset < match.offset {
                own.append(rest.kept[kept])
                kept += 1
            }
            own.append(match)
        }
        return own + rest.kept[kept...]
    }

    private mutating func recordDeletes(_ rest: UnmatchedItems, _ matches: [Match]) {
        var next = 0
        for offsets in rest.offsets {
            var start = offsets.lowerBound
            while next < matches.count, matches[next].offset < offsets.upperBound {
                delete(rest.old, start..<matches[next].offset)
                start = matches[next].offset + matches[next].count
                next += 1
            }
            delete(rest.old, start..<offsets.upperBound)
        }
    }

    @usableFromInline
    mutating func delete(_ section: Int, _ offsets: Range<Int>) {
        guard !offsets.isEmpty else { return }
        deleted.append(ItemRun(section: section, offsets: offsets))
    }

    private mutating func move(_ section: Int, _ match: Match) {
        let from = ItemPosition(section: section, offset: match.offset)
        if let last = moved.last, last.from.section == section,
            last.to.section == match.place.section,
            last.from.offset + last.count == match.offset,
            last.to.offset + last.count == match.place.offset
        {
            moved[moved.count - 1].count += match.count
        } else {
            moved.append(
                ItemMove(from: from, to: match.place, count: match.count))
        }
    }
}
