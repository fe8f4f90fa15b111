/// The steps of all operations. A step never fails, because an operation checks its arguments before it changes
/// anything.
extension Snapshot {
    /// Returns the positions of the identifiers that are in the snapshot, as runs. O(identifiers). For a range,
    /// O(segments) plus O(min(numbers, listed items)).
    func runs(of identifiers: ItemIdentifiers<ItemID>) -> [ItemRun] {
        var runs: [ItemRun] = []
        for segment in identifiers.items {
            if segment.isListed {
                for id in identifiers.slots[segment.range] {
                    if let position = position(ofItem: id) { runs.append(ItemRun(position)) }
                }
            } else {
                appendRuns(of: segment.range, to: &runs)
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

    /// Finds the runs of consecutive numbers that are consecutive items. Calls `body` with the first number of each
    /// run, its position, and the number of items. The runs are in no particular order. O(segments) plus O(min(numbers,
    /// listed items)).
    func forEachRun(of numbers: Range<Int>, _ body: (Int, ItemPosition, Int) -> Void) {
        var latest: Int?
        for section in index.numbers.sections(holding: numbers).sorted() where section != latest {
            latest = section
            var offset = 0
            for segment in contents[section] {
                let common = segment.range.clamped(to: numbers)
                if !segment.isListed && !common.isEmpty {
                    let first = offset + common.lowerBound - segment.lower
                    body(
                        common.lowerBound, ItemPosition(section: section, offset: first),
                        common.count)
                }
                offset += segment.count
            }
        }
        guard !slots.isEmpty else { return }
        // Look up each number, or check each listed item, whichever are fewer.
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
            for segment in items {
                // Visit only listed segments, not the numbers of ranges.
                for slot in segment.isListed ? segment.range : 0..<0 {
                    let number = ItemIdentifiers<ItemID>.number(slots[slot])
                    guard numbers.contains(number) else { continue }
                    body(
                        number,
                        ItemPosition(section: section, offset: offset + slot - segment.lower))
                }
                offset += segment.count
            }
        }
    }

    /// Replaces the items of a section, and updates the index.
    mutating func setItems(_ items: SectionItems, inSectionAt section: Int) {
        index.update(section: section, from: contents[section], to: items)
        segmentMerging.listedItems += items.listedCount - contents[section].listedCount
        contents[section] = items
    }

    /// Removes runs of items. The runs must be in order and must not overlap.
    mutating func remove(_ runs: [ItemRun]) {
        var rest = runs[...]
        while let section = rest.first?.section {
            let own = rest.prefix { $0.section == section }
            rest = rest.dropFirst(own.count)
            setItems(contents[section].removing(own.map(\.offsets)), inSectionAt: section)
            numberOfItems -= own.reduce(0) { $0 + $1.count }
        }
    }

    /// Inserts segments at a position.
    mutating func insert(_ segments: [Segment], at position: ItemPosition) {
        let items = contents[position.section]
        numberOfItems += segments.reduce(0) { $0 + $1.count }
        setItems(
            items.inserting(segments, at: position.offset), inSectionAt: position.section)
        mergeSegments()
    }

    /// Returns the segments for identifiers that will be inserted, and adds listed identifiers to the slots. `before`
    /// is the segment before the inserted segments; nil if there is none.
    mutating func segments(
        for identifiers: [ItemID], after before: Segment?
    ) -> [Segment] {
        var segments: [Segment] = []
        var identifiers = identifiers[...]
        // If the first numbers continue the range before them, extend this range. Do not add these numbers to the
        // slots.
        if ItemID.self == Int.self, let before, !before.isListed {
            var upper = before.upper
            while let id = identifiers.first, ItemIdentifiers<ItemID>.number(id) == upper,
                upper < Int.max
            {
                upper += 1
                identifiers = identifiers.dropFirst()
            }
            segments.append(Segment(before.upper..<upper, isListed: false))
        }
        let start = slots.count
        slots += identifiers
        for slot in start..<slots.count {
            // If the identifier was deleted before, its old slot is still in the index, but belongs to no segment.
            _ = index.items.insert(slot, in: slots)
        }
        if start < slots.count { segments.append(Segment(start..<slots.count, isListed: true)) }
        return segments
    }
}

extension ItemRun {
    init(_ position: ItemPosition) {
        self.init(section: position.section, offsets: position.offset..<position.offset + 1)
    }
}

/// The state that decides when a snapshot merges its segments again.
struct SegmentMerging: Sendable {
    /// The number of segments after the last merge, minus one segment for each section.
    var segments = 0
    /// The number of listed items. Deleted and moved items leave unused slots, so there may be more slots than listed
    /// items.
    var listedItems = 0
}

extension Snapshot {
    /// Merges the segments of sections that changes have split often, and frees the slots of deleted items.
    ///
    /// Merges only if there are about twice as many segments as after the last merge, or about twice as many slots as
    /// listed items. So the average cost of an operation is small. Long ranges always stay ranges.
    mutating func mergeSegments() {
        let segments = index.numbers.count + index.slots.count - numberOfSections
        let allowance = 64 + Int(Double(slots.count).squareRoot())
        guard
            segments > 2 * segmentMerging.segments + allowance
                || slots.count > 2 * segmentMerging.listedItems + allowance
        else { return }
        rebuildSlots()
        segmentMerging.listedItems = slots.count
        segmentMerging.segments = max(index.numbers.count + index.slots.count - numberOfSections, 0)
    }

    private mutating func rebuildSlots() {
        let old = slots
        var places = [UInt32](repeating: HashTable.gone, count: old.count)
        slots = []
        var numbers: [Range<Int>] = []
        for section in contents.indices {
            // In a section of many segments, short ranges take less memory and time as listed items.
            let segments = contents[section].segments
            let longest = segments.count > 32 ? 64 : 0
            contents[section] = SectionItems(
                joining: segments.map { segment in
                    guard segment.isListed || segment.count <= longest else { return segment }
                    let start = slots.count
                    if segment.isListed {
                        slots += old[segment.range]
                        for (slot, place) in zip(segment.range, start...) {
                            places[slot] = UInt32(place)
                        }
                    } else {
                        for number in segment.range {
                            slots.append(ItemIdentifiers<ItemID>.identifier(number))
                        }
                        numbers.append(start..<slots.count)
                    }
                    return Segment(start..<slots.count, isListed: true)
                })
        }
        index.items.renumber(places)
        for slot in numbers.joined() { _ = index.items.insert(slot, in: slots) }
        _ = index.note(contents)
    }
}
