/// An index that finds sections and items by identifier, and checks that identifiers are unique.
///
/// A hash table finds the slot of a listed item; the slot stays the same when the item is moved. Numbers of a range
/// need no table. A binary search over the segments of all sections then finds the section. So the index never visits
/// the items of a range.
@usableFromInline
struct SnapshotIndex: Sendable {
    @usableFromInline var sections = HashTable()
    @usableFromInline var items = HashTable()
    /// The segments whose numbers are the identifiers.
    var numbers = SegmentTable()
    /// The segments of listed identifiers.
    var slots = SegmentTable()

    @usableFromInline
    init() {}
}

/// A duplicate identifier: the index of the second section, or the positions of the two items.
@usableFromInline
enum DuplicateIdentifier {
    case sections(Int)
    case items(ItemPosition, ItemPosition)
}

extension SnapshotIndex {
    /// Returns the section and offset of a number or slot; nil if there is none. O(log segments + segments of the
    /// section).
    @usableFromInline
    func position(
        of number: Int, isListed: Bool, in contents: [SectionItems]
    ) -> ItemPosition? {
        guard let section = (isListed ? slots : numbers).section(holding: number),
            let offset = contents[section].offset(of: number, isListed: isListed)
        else { return nil }
        return ItemPosition(section: section, offset: offset)
    }

    /// Builds the tables of segments for all sections. Returns two positions with the same number; nil if there are
    /// none.
    @usableFromInline
    mutating func note(_ contents: [SectionItems]) -> DuplicateIdentifier? {
        slots = SegmentTable()
        if let plain = SegmentTable(ascending: contents) {
            numbers = plain
            return nil
        }
        numbers = SegmentTable()
        var isAscending = true
        var latest = Int.min
        func note(_ segment: Segment, _ section: Int) {
            guard segment.count > 0 else { return }
            // The segments of listed identifiers are visited in ascending order of their slots, so they need no
            // sorting.
            guard !segment.isListed else { return slots.append(segment.lower, section: section) }
            numbers.append(segment.lower, section: section)
            isAscending = isAscending && latest <= segment.lower
            latest = segment.upper
        }
        for section in contents.indices {
            switch contents[section] {
            case .one(let segment): note(segment, section)
            case .many(let list): for segment in list.segments { note(segment, section) }
            }
        }
        guard !isAscending else { return nil }
        numbers.sort()
        return firstOverlap(in: contents)
    }

    /// Returns the positions of two items with the same number; nil if there are none. Sorts all ranges, and then only
    /// compares each range with the next.
    private func firstOverlap(in contents: [SectionItems]) -> DuplicateIdentifier? {
        var segments: [(segment: Segment, place: ItemPosition)] = []
        for (section, items) in contents.enumerated() {
            var offset = 0
            for segment in items {
                if !segment.isListed && segment.count > 0 {
                    segments.append((segment, ItemPosition(section: section, offset: offset)))
                }
                offset += segment.count
            }
        }
        segments.sort { $0.segment.lower < $1.segment.lower }
        for (before, after) in zip(segments, segments.dropFirst())
        where before.segment.upper > after.segment.lower {
            var first = before.place
            first.offset += after.segment.lower - before.segment.lower
            // The positions are in the order of the data, so that the error names the sections in this order.
            return .items(min(first, after.place), max(first, after.place))
        }
        return nil
    }

    /// Updates the index after a section's items have changed.
    mutating func update(section: Int, from old: SectionItems, to new: SectionItems) {
        var (before, after) = (old.segments[...], new.segments[...])
        func isSame(_ left: Segment?, _ right: Segment?) -> Bool {
            guard let left, let right else { return false }
            return left.lower == right.lower && left.isListed == right.isListed
        }
        while isSame(before.first, after.first) {
            (before, after) = (before.dropFirst(), after.dropFirst())
        }
        while isSame(before.last, after.last) {
            (before, after) = (before.dropLast(), after.dropLast())
        }
        if before.count + after.count > 16 {
            numbers.replace(section: section, by: new.segments.filter { !$0.isListed }.map(\.lower))
            slots.replace(section: section, by: new.segments.filter(\.isListed).map(\.lower))
            return
        }
        for segment in before {
            if segment.isListed {
                slots.remove(segment.lower)
            } else {
                numbers.remove(segment.lower)
            }
        }
        for segment in after {
            if segment.isListed {
                slots.insert(segment.lower, section: section)
            } else {
                numbers.insert(segment.lower, section: section)
            }
        }
    }
}
