/// Items of the old snapshot and where they are in the new one.
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

/// What is left of a section of the old snapshot when equal items have been left out.
@usableFromInline
struct SectionRest {
    @usableFromInline var old: Int
    /// The section's index in the new snapshot, -1 when it is gone.
    @usableFromInline var new: Int
    /// The items that found no equal, in their order.
    @usableFromInline var offsets: [Range<Int>] = []
    /// Between the equal ends, the items that found one.
    @usableFromInline var kept: [Match] = []

    @inlinable
    init(old: Int, new: Int) {
        self.old = old
        self.new = new
    }

    @inlinable
    init(allOf old: Int, count: Int) {
        self.init(old: old, new: -1)
        if count > 0 { offsets = [0..<count] }
    }
}

/// What becomes of the items that the walk has left: knows places alone, no identifiers.
@usableFromInline
struct ItemChanges {
    /// What the walk left of the new snapshot, in its order.
    @usableFromInline var target = Coverage()
    @usableFromInline var deleted: [ItemRun] = []
    @usableFromInline var moved: [ItemMove] = []

    @usableFromInline
    init() {}

    /// Decides what stays and what moves; what was not found is deleted.
    @usableFromInline
    mutating func record(_ rest: SectionRest, _ matches: [Match]) {
        for match in matches { target.cover(match.place, count: match.count) }
        recordDeletes(rest, matches)
        let own = counterparts(of: rest, matches)
        // What the walk found stays when there is nothing else that could.
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

    /// What has an equal in the same section, in its order.
    ///
    /// A match of several items crosses another with all of them or with none, so it may be
    /// weighed as one.
    private func counterparts(of rest: SectionRest, _ matches: [Match]) -> [Match] {
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

    private mutating func recordDeletes(_ rest: SectionRest, _ matches: [Match]) {
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
