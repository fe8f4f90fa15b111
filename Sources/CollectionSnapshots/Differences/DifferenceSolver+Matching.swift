/// A search for the positions of listed items, by their slots. The search stores the segment of the last slot, because
/// the next slot is usually in the same segment.
@usableFromInline
struct SlotPositionFinder {
    let index: SnapshotIndex
    let contents: [SectionItems]
    /// The segment that contains the last slot. The position of its first item is in `start`.
    @usableFromInline var segment = Segment(0..<0, isListed: true)
    @usableFromInline var start = ItemPosition(section: 0, offset: 0)

    @usableFromInline
    init(index: SnapshotIndex, contents: [SectionItems]) {
        self.index = index
        self.contents = contents
    }

    @inlinable
    mutating func place(ofSlot slot: Int) -> ItemPosition? {
        guard segment.contains(slot) || look(for: slot) else { return nil }
        return ItemPosition(section: start.section, offset: start.offset + slot - segment.lower)
    }

    @usableFromInline
    mutating func look(for slot: Int) -> Bool {
        guard let place = index.position(of: slot, isListed: true, in: contents) else {
            return false
        }
        let rest = contents[place.section].rest(from: place.offset)
        segment = rest
        start = place
        // `rest` begins at this slot, but the whole segment may begin before the slot.
        if case .one(let whole) = contents[place.section] {
            segment = whole
            start.offset = 0
        }
        return true
    }
}

extension DifferenceSolver {
    /// Records the unmatched items of a section as deleted or moved.
    @inlinable
    mutating func settle(_ rest: UnmatchedItems) {
        // If there are no unmatched new items, all unmatched old items were deleted.
        guard !changes.target.isEmpty else {
            for offsets in rest.offsets { changes.delete(rest.old, offsets) }
            return
        }
        changes.record(rest, matches(rest))
    }

    @inlinable
    func matches(_ rest: UnmatchedItems) -> [Match] {
        var matches: [Match] = []
        let items = old.contents[rest.old]
        var finder = SlotPositionFinder(index: new.index, contents: new.contents)
        for offsets in rest.offsets {
            var offset = offsets.lowerBound
            while offset < offsets.upperBound {
                let segment = items.rest(from: offset)
                let length = Swift.min(segment.count, offsets.upperBound - offset)
                if segment.isListed {
                    for step in 0..<length {
                        let id = old.slots[segment.lower + step]
                        let slot = new.index.items.place(of: id, in: new.slots)
                        let listed = slot.flatMap { finder.place(ofSlot: $0) }
                        guard let place = listed ?? new.positionInRanges(ofItem: id)
                        else { continue }
                        matches.append(Match(offset: offset + step, place: place, count: 1))
                    }
                } else {
                    appendMatches(
                        of: segment.lower..<segment.lower + length, at: offset, to: &matches)
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
}

extension DifferenceSolver {
    /// Finds the sections that are in both snapshots, and those of them that keep their order.
    @inlinable
    mutating func matchSections() {
        let before = old.sectionIdentifiers
        let after = new.sectionIdentifiers
        var prefix = 0
        let limit = Swift.min(before.count, after.count)
        while prefix < limit, before[prefix] == after[prefix] { prefix += 1 }
        origins = Array(0..<prefix)
        guard prefix < before.count || prefix < after.count else { return }
        var suffix = 0
        // Identifiers are unique, so the common prefix and the common suffix do not overlap.
        while suffix < limit,
            before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
        {
            suffix += 1
        }
        var places: [Int] = []
        for section in prefix..<before.count - suffix {
            places.append(new.indexOfSection(before[section]) ?? -1)
        }
        matchSections(from: prefix, to: places)
        origins += before.count - suffix..<before.count
    }

    /// Matches the sections between the common prefix and the common suffix. `places` contains the new index of each
    /// old section from `start` on, or -1 if the section was deleted.
    @usableFromInline
    mutating func matchSections(from start: Int, to places: [Int]) {
        let added = new.numberOfSections - old.numberOfSections
        let end = start + places.count + added
        origins += Array(repeating: -1, count: end - start)
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
        difference.insertedSections = (start..<end).filter { origins[$0] < 0 }
        difference.insertedSectionIdentifiers = difference.insertedSections.map {
            new.sectionIdentifiers[$0]
        }
    }

    /// Copies the results into the difference, after all sections were compared.
    @usableFromInline
    mutating func finish() {
        difference.deletedItems = changes.deleted.joined()
        difference.movedItems = changes.moved
        difference.insertedItems = changes.target.uncovered()
        difference.insertedItemIdentifiers = ItemIdentifiers(
            SectionItems(
                joining: difference.insertedItems.flatMap {
                    new.contents[$0.section].segments(in: $0.offsets)
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
