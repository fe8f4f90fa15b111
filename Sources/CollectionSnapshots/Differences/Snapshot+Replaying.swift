extension Snapshot {
    /// Returns the snapshot with a difference applied: removes deleted and moved items, then inserts new and moved
    /// items in order.
    ///
    /// Throws `SnapshotError.misfit` if the difference does not fit this snapshot, and `duplicateSection` or
    /// `duplicateItem` if it gives an identifier twice. Not every wrong difference is found. O(listed items + entries ·
    /// log entries).
    public func applying(
        _ difference: Difference<SectionID, ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) -> Snapshot {
        var taken = difference.deletedItems
        taken += difference.movedItems.map {
            ItemRun(
                section: $0.from.section, offsets: $0.from.offset..<$0.from.offset + $0.count)
        }
        taken = taken.joined()
        guard taken.allSatisfy({ holds($0) }), taken.areApart else { throw .misfit }
        var left = contents
        var rest = taken[...]
        while let section = rest.first?.section {
            let own = rest.prefix { $0.section == section }
            rest = rest.dropFirst(own.count)
            left[section] = left[section].removing(own.map(\.offsets))
        }
        let origins = try origins(of: difference)
        var arrivals = arrivals(of: difference)[...]
        var inserted = difference.insertedSectionIdentifiers[...]
        var sections: [Section<SectionID, ItemID>] = []
        for (place, origin) in origins.enumerated() {
            let id = origin.map { sectionIdentifiers[$0] } ?? inserted.popFirst()
            guard let id else { throw .misfit }
            let own = arrivals.prefix { $0.place.section == place }
            arrivals = arrivals.dropFirst(own.count)
            let old = origin.map { ItemIdentifiers(left[$0], slots: slots) } ?? ItemIdentifiers()
            guard let items = old.merged(with: own) else { throw .misfit }
            sections.append(Section(id, items: items))
        }
        guard arrivals.isEmpty else { throw .misfit }
        return try Snapshot(sections: sections)
    }

    private func holds(_ run: ItemRun) -> Bool {
        contents.indices.contains(run.section) && run.offsets.lowerBound >= 0
            && run.offsets.upperBound <= contents[run.section].count
    }

    /// The old index of each section there will be, nil for those inserted.
    private func origins(
        of difference: Difference<SectionID, ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) -> [Int?] {
        let gone = Set(difference.deletedSections + difference.movedSections.map(\.from))
        guard gone.allSatisfy(contents.indices.contains) else { throw .misfit }
        let count =
            numberOfSections - difference.deletedSections.count
            + difference.insertedSections.count
        var origins: [Int?] = []
        var stay = contents.indices.filter { !gone.contains($0) }[...]
        let inserted = Set(difference.insertedSections)
        let moved = Dictionary(
            difference.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
        for place in 0..<Swift.max(count, 0) {
            if inserted.contains(place) {
                origins.append(nil)
            } else {
                guard let origin = moved[place] ?? stay.popFirst() else { throw .misfit }
                origins.append(origin)
            }
        }
        return origins
    }

    private func arrivals(of difference: Difference<SectionID, ItemID>) -> [Arrival<ItemID>] {
        let given = difference.insertedItemIdentifiers.parts
        var start = 0
        var arrivals: [Arrival<ItemID>] = []
        for run in difference.insertedItems {
            arrivals.append(
                Arrival(
                    place: ItemPosition(section: run.section, offset: run.offsets.lowerBound),
                    pieces: given.items.pieces(in: start..<start + run.count), slots: given.slots))
            start += run.count
        }
        for move in difference.movedItems {
            arrivals.append(
                Arrival(
                    place: move.to,
                    pieces: contents[move.from.section].pieces(
                        in: move.from.offset..<move.from.offset + move.count), slots: slots))
        }
        return arrivals.sorted { $0.place < $1.place }
    }
}

/// Items that come to a place, inserted or moved.
private struct Arrival<ItemID: Hashable & Sendable> {
    let place: ItemPosition
    let pieces: [Piece]
    let slots: [ItemID]
}

extension [ItemRun] {
    /// In their order, whether none begins before another has ended.
    fileprivate var areApart: Bool {
        zip(self, dropFirst()).allSatisfy {
            $0.section < $1.section || $0.offsets.upperBound <= $1.offsets.lowerBound
        }
    }
}

extension ItemIdentifiers {
    /// The items with others put in, each at the offset it will have; nil if one does not fit.
    fileprivate func merged(with arrivals: ArraySlice<Arrival<ItemID>>) -> ItemIdentifiers? {
        let (own, ownSlots) = parts
        var pieces: [Piece] = []
        var slots: [ItemID] = []
        var count = 0
        var used = 0
        func add(_ more: [Piece], _ others: [ItemID]) {
            for piece in more {
                count += piece.count
                guard piece.isListed else {
                    pieces.append(piece)
                    continue
                }
                let start = slots.count
                slots += others[piece.range]
                pieces.append(Piece(start..<slots.count, isListed: true))
            }
        }
        for arrival in arrivals {
            let gap = arrival.place.offset - count
            guard gap >= 0, used + gap <= self.count else { return nil }
            add(own.pieces(in: used..<used + gap), ownSlots)
            used += gap
            add(arrival.pieces, arrival.slots)
        }
        add(own.pieces(in: used..<self.count), ownSlots)
        return ItemIdentifiers(SectionItems(joining: pieces), slots: slots)
    }
}
