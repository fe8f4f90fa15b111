/// The steps of all operations. None of them fails: operations check first, then change.
extension Snapshot {
    /// The positions of those identifiers that are in the snapshot. O(identifiers); of a range,
    /// O(pieces, and listed items at most).
    func runs(of identifiers: ItemIdentifiers<ItemID>) -> [ItemRun] {
        let (items, others) = identifiers.parts
        var runs: [ItemRun] = []
        for piece in items {
            if piece.isListed {
                for id in others[piece.range] {
                    if let position = position(ofItem: id) { runs.append(ItemRun(position)) }
                }
            } else {
                appendRuns(of: piece.range, to: &runs)
            }
        }
        return runs.joined()
    }

    private func appendRuns(of numbers: Range<Int>, to runs: inout [ItemRun]) {
        forEachRun(of: numbers) { _, place, count in
            runs.append(
                ItemRun(section: place.section, offsets: place.offset..<place.offset + count))
        }
    }

    /// Finds those of some numbers that are items: consecutive ones, by the first, its place and
    /// their count. In no particular order; O(pieces, and listed items at most).
    func forEachRun(of numbers: Range<Int>, _ body: (Int, ItemPosition, Int) -> Void) {
        var latest: Int?
        for section in index.numbers.sections(holding: numbers).sorted() where section != latest {
            latest = section
            var offset = 0
            for piece in contents[section] {
                let common = piece.range.clamped(to: numbers)
                if !piece.isListed && !common.isEmpty {
                    let first = offset + common.lowerBound - piece.lower
                    body(
                        common.lowerBound, ItemPosition(section: section, offset: first),
                        common.count)
                }
                offset += piece.count
            }
        }
        guard !slots.isEmpty else { return }
        // Each number is asked for, or each listed item looked at: whichever are fewer.
        if numbers.count > slots.count {
            forEachListedItem(among: numbers) { body($0, $1, 1) }
        } else {
            for number in numbers {
                let id = ItemIdentifiers<ItemID>.identifier(number)
                guard let slot = index.items.place(of: id, in: slots),
                    let position = index.position(of: slot, isListed: true, in: contents)
                else { continue }
                body(number, position, 1)
            }
        }
    }

    private func forEachListedItem(
        among numbers: Range<Int>, _ body: (Int, ItemPosition) -> Void
    ) {
        for (section, items) in contents.enumerated() {
            var offset = 0
            for piece in items {
                // Other pieces are not read number by number.
                for slot in piece.isListed ? piece.range : 0..<0 {
                    let number = ItemIdentifiers<ItemID>.number(slots[slot])
                    guard numbers.contains(number) else { continue }
                    body(
                        number, ItemPosition(section: section, offset: offset + slot - piece.lower))
                }
                offset += piece.count
            }
        }
    }

    /// Gives a section other items.
    mutating func setItems(_ items: SectionItems, inSectionAt section: Int) {
        index.update(section: section, from: contents[section], to: items)
        tidying.listedItems += items.listedCount - contents[section].listedCount
        contents[section] = items
    }

    /// Takes runs of items out; they are in order and apart.
    mutating func remove(_ runs: [ItemRun]) {
        var rest = runs[...]
        while let section = rest.first?.section {
            let own = rest.prefix { $0.section == section }
            rest = rest.dropFirst(own.count)
            setItems(contents[section].removing(own.map(\.offsets)), inSectionAt: section)
            numberOfItems -= own.reduce(0) { $0 + $1.count }
        }
    }

    /// Puts pieces in at a place.
    mutating func insert(_ pieces: [Piece], at position: ItemPosition) {
        let items = contents[position.section]
        numberOfItems += pieces.reduce(0) { $0 + $1.count }
        setItems(
            items.inserting(pieces, at: position.offset), inSectionAt: position.section)
        tidy()
    }

    /// Pieces for identifiers that are about to be put in; `before` is the one they will follow.
    mutating func pieces(
        for identifiers: [ItemID], after before: Piece?
    ) -> [Piece] {
        var pieces: [Piece] = []
        var identifiers = identifiers[...]
        // Numbers that continue a range stay out of the list.
        if ItemID.self == Int.self, let before, !before.isListed {
            var upper = before.upper
            while let id = identifiers.first, ItemIdentifiers<ItemID>.number(id) == upper,
                upper < Int.max
            {
                upper += 1
                identifiers = identifiers.dropFirst()
            }
            pieces.append(Piece(before.upper..<upper, isListed: false))
        }
        let start = slots.count
        slots += identifiers
        for slot in start..<slots.count {
            // An identifier that was deleted before has a slot that no piece holds.
            _ = index.items.insert(slot, in: slots)
        }
        if start < slots.count { pieces.append(Piece(start..<slots.count, isListed: true)) }
        return pieces
    }
}

extension ItemRun {
    init(_ position: ItemPosition) {
        self.init(section: position.section, offsets: position.offset..<position.offset + 1)
    }
}

/// When a snapshot merges its pieces again.
struct Tidying: Sendable {
    /// How many pieces more than one a section were left the last time.
    var pieces = 0
    /// The items that are listed now; there are more slots when some have been deleted or moved.
    var listedItems = 0
}

extension Snapshot {
    /// Merges sections that changes have cut into many pieces, and frees the slots of deleted items.
    ///
    /// Done when twice as much has piled up as the last time, so it costs an operation little on
    /// the whole; long ranges always stay ranges.
    mutating func tidy() {
        let pieces = index.numbers.count + index.slots.count - numberOfSections
        let allowance = 64 + Int(Double(slots.count).squareRoot())
        guard
            pieces > 2 * tidying.pieces + allowance
                || slots.count > 2 * tidying.listedItems + allowance
        else { return }
        relist()
        tidying.listedItems = slots.count
        tidying.pieces = max(index.numbers.count + index.slots.count - numberOfSections, 0)
    }

    private mutating func relist() {
        let old = slots
        var places = [UInt32](repeating: HashTable.gone, count: old.count)
        slots = []
        var numbers: [Range<Int>] = []
        for section in contents.indices {
            // Ranges this short are cheaper in a list than as pieces.
            let pieces = contents[section].pieces
            let longest = pieces.count > 32 ? 64 : 0
            contents[section] = SectionItems(
                joining: pieces.map { piece in
                    guard piece.isListed || piece.count <= longest else { return piece }
                    let start = slots.count
                    if piece.isListed {
                        slots += old[piece.range]
                        for (slot, place) in zip(piece.range, start...) {
                            places[slot] = UInt32(place)
                        }
                    } else {
                        for number in piece.range {
                            slots.append(ItemIdentifiers<ItemID>.identifier(number))
                        }
                        numbers.append(start..<slots.count)
                    }
                    return Piece(start..<slots.count, isListed: true)
                })
        }
        index.items.renumber(places)
        for slot in numbers.joined() { _ = index.items.insert(slot, in: slots) }
        _ = index.note(contents)
    }
}
