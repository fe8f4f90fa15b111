/// Finds sections and items by identifier, and is how a snapshot knows that they are unique.
///
/// Listed items are found through a table of hashes. Ranges are sorted once; being apart from each other they are
/// searched by halves, and no item of theirs is ever looked at.
struct SnapshotIndex<ItemID: Hashable>: Sendable {
    private var sections = PositionIndex<UInt32>()
    /// Of listed items: the section's index in the upper half, the offset in the lower.
    private var items = PositionIndex<UInt64>()
    /// The sections whose items are a range, by ascending numbers.
    private var ranges: [UInt32] = []
}

/// What is there twice: the second of two sections, or the places of two items.
enum SnapshotClash {
    case sections(Int)
    case items(ItemPosition, ItemPosition)
}

extension SnapshotIndex {
    /// Reads all identifiers, and returns the first clash found.
    mutating func build<SectionID: Hashable>(
        sections identifiers: [SectionID], contents: [ItemIdentifiers<ItemID>]
    ) -> SnapshotClash? {
        add(identifiers) ?? addRanges(of: contents) ?? addLists(of: contents)
    }

    func section<SectionID: Hashable>(_ id: SectionID, in identifiers: [SectionID]) -> Int? {
        sections.position(hash: id.hashValue) { identifiers[Int($0)] == id }.map { Int($0) }
    }

    func item(_ id: ItemID, in contents: [ItemIdentifiers<ItemID>]) -> ItemPosition? {
        rangedItem(id, in: contents) ?? listedItem(id, in: contents)
    }

    private func rangedItem(
        _ id: ItemID, in contents: [ItemIdentifiers<ItemID>]
    ) -> ItemPosition? {
        guard !ranges.isEmpty else { return nil }
        let number = ItemIdentifiers<ItemID>.number(id)
        // The last range that begins at or below the number.
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if range(middle, contents).lowerBound <= number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0, range(low - 1, contents).contains(number) else { return nil }
        return ItemPosition(
            section: Int(ranges[low - 1]), offset: number - range(low - 1, contents).lowerBound)
    }

    private func listedItem(
        _ id: ItemID, in contents: [ItemIdentifiers<ItemID>]
    ) -> ItemPosition? {
        guard items.count > 0 else { return nil }
        return items.position(hash: id.hashValue) {
            let position = ItemPosition($0)
            return contents[position.section][position.offset] == id
        }.map { ItemPosition($0) }
    }

    private func range(_ place: Int, _ contents: [ItemIdentifiers<ItemID>]) -> Range<Int> {
        contents[Int(ranges[place])].range ?? 0..<0
    }
}

extension SnapshotIndex {
    private mutating func add<SectionID: Hashable>(_ identifiers: [SectionID]) -> SnapshotClash? {
        sections = PositionIndex(capacity: identifiers.count)
        for (position, id) in identifiers.enumerated() {
            let other = sections.insert(UInt32(position), hash: id.hashValue) {
                identifiers[Int($0)] == id
            }
            if other != nil { return .sections(position) }
        }
        return nil
    }

    /// Interval arithmetic: once sorted, ranges are apart if each is apart from the next.
    private mutating func addRanges(
        of contents: [ItemIdentifiers<ItemID>]
    ) -> SnapshotClash? {
        var isAscending = true
        var latest = Int.min
        for (section, items) in contents.enumerated() {
            guard let range = items.range, !range.isEmpty else { continue }
            // Room for all only once it is known that there are any.
            if ranges.isEmpty { ranges.reserveCapacity(contents.count - section) }
            ranges.append(UInt32(section))
            isAscending = isAscending && latest <= range.lowerBound
            latest = range.upperBound
        }
        guard !isAscending else { return nil }
        ranges.sort {
            let (left, right) = (contents[Int($0)].range ?? 0..<0, contents[Int($1)].range ?? 0..<0)
            return (left.lowerBound, $0) < (right.lowerBound, $1)
        }
        return firstOverlap(in: contents)
    }

    private func firstOverlap(in contents: [ItemIdentifiers<ItemID>]) -> SnapshotClash? {
        for place in ranges.indices.dropFirst() {
            let (before, after) = (range(place - 1, contents), range(place, contents))
            guard before.upperBound > after.lowerBound else { continue }
            let first = ItemPosition(
                section: Int(ranges[place - 1]), offset: after.lowerBound - before.lowerBound)
            let second = ItemPosition(section: Int(ranges[place]), offset: 0)
            // In the order of the data, so that the sentence reads as the sections do.
            return .items(min(first, second), max(first, second))
        }
        return nil
    }

    private mutating func addLists(of contents: [ItemIdentifiers<ItemID>]) -> SnapshotClash? {
        let count = contents.reduce(0) { $0 + ($1.range == nil ? $1.count : 0) }
        guard count > 0 else { return nil }
        items = PositionIndex(capacity: count)
        for (section, identifiers) in contents.enumerated() {
            guard case .list(let list) = identifiers.storage else { continue }
            for (offset, id) in list.enumerated() {
                let here = ItemPosition(section: section, offset: offset)
                if let other = rangedItem(id, in: contents) {
                    return .items(min(other, here), max(other, here))
                }
                let other = items.insert(here.packed, hash: id.hashValue) {
                    let other = ItemPosition($0)
                    return contents[other.section][other.offset] == id
                }
                if let other { return .items(ItemPosition(other), here) }
            }
        }
        return nil
    }
}

extension ItemPosition {
    /// The position in one word, for tables of many.
    fileprivate var packed: UInt64 { UInt64(section) << 32 | UInt64(offset) }

    fileprivate init(_ packed: UInt64) {
        self.init(section: Int(packed >> 32), offset: Int(packed & 0xffff_ffff))
    }
}
