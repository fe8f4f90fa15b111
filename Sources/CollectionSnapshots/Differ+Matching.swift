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

extension Differ {
    /// Finds out what became of the items that the walk left of a section.
    @inlinable
    mutating func settle(_ rest: SectionRest) {
        // When all of the new items have their equals, nothing needs to be looked up.
        guard !target.isEmpty else {
            for offsets in rest.offsets { delete(rest.old, offsets) }
            return
        }
        record(rest, matches(rest))
    }

    @inlinable
    func matches(_ rest: SectionRest) -> [Match] {
        var matches: [Match] = []
        let items = old.contents[rest.old]
        for offsets in rest.offsets {
            var offset = offsets.lowerBound
            while offset < offsets.upperBound {
                let piece = items.rest(from: offset)
                let length = Swift.min(piece.count, offsets.upperBound - offset)
                if piece.isListed {
                    matches.reserveCapacity(matches.count + length)
                    for step in 0..<length {
                        let id = old.slots[piece.lower + step]
                        guard let place = new.position(ofItem: id) else { continue }
                        matches.append(Match(offset: offset + step, place: place, count: 1))
                    }
                } else {
                    appendMatches(
                        of: piece.lower..<piece.lower + length, at: offset, to: &matches)
                }
                offset += length
            }
        }
        return matches
    }

    @usableFromInline
    func appendMatches(of numbers: Range<Int>, at offset: Int, to matches: inout [Match]) {
        var found: [Match] = []
        new.forEachRun(of: numbers) { number, place, count in
            found.append(
                Match(offset: offset + number - numbers.lowerBound, place: place, count: count))
        }
        matches += found.sorted { $0.offset < $1.offset }
    }

    /// Decides what stays and what moves; what was not found is deleted.
    @usableFromInline
    mutating func record(_ rest: SectionRest, _ matches: [Match]) {
        for match in matches { target.cover(match.place, count: match.count) }
        recordDeletes(rest, matches)
        guard matches.contains(where: { $0.place.section == rest.new }) else {
            for match in matches { move(rest.old, match) }
            return
        }
        let staying = staying(of: rest, matches)
        for (match, stays) in staying where !stays { move(rest.old, match) }
        for match in matches where match.place.section != rest.new { move(rest.old, match) }
    }

    /// What has an equal in the same section, in its order, and whether it keeps its place in it.
    ///
    /// A match of several items crosses another with all of them or with none: it may be weighed
    /// as one.
    private func staying(of rest: SectionRest, _ matches: [Match]) -> [(Match, Bool)] {
        var own: [Match] = []
        own.reserveCapacity(rest.kept.count + matches.count)
        var kept = rest.kept[...]
        for match in matches where match.place.section == rest.new {
            while let first = kept.first, first.offset < match.offset {
                own.append(first)
                kept = kept.dropFirst()
            }
            own.append(match)
        }
        own += kept
        let areSingle = own.allSatisfy { $0.count == 1 }
        let members = LongestSequence.members(
            of: own.map(\.place.offset), weights: areSingle ? nil : own.map(\.count))
        return Array(zip(own, members))
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
        difference.deletedItems.append(ItemRun(section: section, offsets: offsets))
    }

    private mutating func move(_ section: Int, _ match: Match) {
        let from = ItemPosition(section: section, offset: match.offset)
        if let last = difference.movedItems.last, last.from.section == section,
            last.to.section == match.place.section,
            last.from.offset + last.count == match.offset,
            last.to.offset + last.count == match.place.offset
        {
            difference.movedItems[difference.movedItems.count - 1].count += match.count
        } else {
            difference.movedItems.append(
                ItemMove(from: from, to: match.place, count: match.count))
        }
    }
}

extension Differ {
    /// Sections that are in both snapshots, and which of them keep their order.
    @inlinable
    mutating func matchSections() {
        let before = old.sectionIdentifiers
        let after = new.sectionIdentifiers
        var prefix = 0
        let limit = Swift.min(before.count, after.count)
        while prefix < limit, before[prefix] == after[prefix] { prefix += 1 }
        origins = Array(0..<prefix)
        guard prefix < before.count || prefix < after.count else { return }
        var places: [Int] = []
        for section in prefix..<before.count {
            places.append(new.indexOfSection(before[section]) ?? -1)
        }
        matchSections(from: prefix, to: places)
    }

    /// `places` are the new indexes of the old sections from `start` on, -1 for none.
    @usableFromInline
    mutating func matchSections(from start: Int, to places: [Int]) {
        origins += Array(repeating: -1, count: new.numberOfSections - start)
        var own: [SectionMove] = []
        for (step, place) in places.enumerated() {
            if place < 0 {
                difference.deletedSections.append(start + step)
            } else {
                origins[place] = start + step
                own.append(SectionMove(from: start + step, to: place))
            }
        }
        let stays = LongestSequence.members(of: own.map(\.to), weights: nil)
        difference.movedSections = zip(own, stays).filter { !$0.1 }.map(\.0)
        difference.insertedSections = origins.indices.filter { origins[$0] < 0 }
        difference.insertedSectionIdentifiers = difference.insertedSections.map {
            new.sectionIdentifiers[$0]
        }
    }

    /// What is left when all sections have been gone through.
    @usableFromInline
    mutating func finish() {
        difference.deletedItems = difference.deletedItems.joined()
        difference.insertedItems = target.uncovered()
        difference.insertedItemIdentifiers = ItemIdentifiers(
            SectionItems(
                joining: difference.insertedItems.flatMap {
                    new.contents[$0.section].pieces(in: $0.offsets)
                }), slots: new.slots)
        difference.reloadedSections = new.reloadedSectionIdentifiers.compactMap { id in
            old.contains(section: id) ? new.indexOfSection(id) : nil
        }
        func places(_ identifiers: [ItemID]) -> [ItemPosition] {
            identifiers.compactMap { old.contains(item: $0) ? new.position(ofItem: $0) : nil }
        }
        difference.reloadedItems = places(new.reloadedItemIdentifiers)
        let reloaded = Set(difference.reloadedItems)
        difference.reconfiguredItems = places(new.reconfiguredItemIdentifiers).filter {
            !reloaded.contains($0)
        }
    }
}
