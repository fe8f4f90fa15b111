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
    var numbers = Extents()
    /// The segments of listed identifiers.
    var slots = Extents()

    @usableFromInline
    init() {}
}

/// A duplicate identifier: the index of the second section, or the positions of the two items.
@usableFromInline
enum SnapshotClash {
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
    mutating func note(_ contents: [SectionItems]) -> SnapshotClash? {
        slots = Extents()
        if let plain = Extents(ascending: contents) {
            numbers = plain
            return nil
        }
        numbers = Extents()
        var isAscending = true
        var latest = Int.min
        func note(_ piece: Piece, _ section: Int) {
            guard piece.count > 0 else { return }
            // The segments of listed identifiers are visited in ascending order of their slots, so they need no
            // sorting.
            guard !piece.isListed else { return slots.append(piece.lower, section: section) }
            numbers.append(piece.lower, section: section)
            isAscending = isAscending && latest <= piece.lower
            latest = piece.upper
        }
        for section in contents.indices {
            switch contents[section] {
            case .one(let piece): note(piece, section)
            case .many(let list): for piece in list.pieces { note(piece, section) }
            }
        }
        guard !isAscending else { return nil }
        numbers.sort()
        return firstOverlap(in: contents)
    }

    /// Returns the positions of two items with the same number; nil if there are none. After sorting, it is enough to
    /// compare each range with the next.
    private func firstOverlap(in contents: [SectionItems]) -> SnapshotClash? {
        var pieces: [(piece: Piece, place: ItemPosition)] = []
        for (section, items) in contents.enumerated() {
            var offset = 0
            for piece in items {
                if !piece.isListed && piece.count > 0 {
                    pieces.append((piece, ItemPosition(section: section, offset: offset)))
                }
                offset += piece.count
            }
        }
        pieces.sort { $0.piece.lower < $1.piece.lower }
        for (before, after) in zip(pieces, pieces.dropFirst())
        where before.piece.upper > after.piece.lower {
            var first = before.place
            first.offset += after.piece.lower - before.piece.lower
            // The positions are in the order of the data, so that the error names the sections in this order.
            return .items(min(first, after.place), max(first, after.place))
        }
        return nil
    }

    /// Updates the index after a section's items have changed.
    mutating func update(section: Int, from old: SectionItems, to new: SectionItems) {
        var (before, after) = (old.pieces[...], new.pieces[...])
        func isSame(_ left: Piece?, _ right: Piece?) -> Bool {
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
            numbers.replace(section: section, by: new.pieces.filter { !$0.isListed }.map(\.lower))
            slots.replace(section: section, by: new.pieces.filter(\.isListed).map(\.lower))
            return
        }
        for piece in before {
            if piece.isListed { slots.remove(piece.lower) } else { numbers.remove(piece.lower) }
        }
        for piece in after {
            if piece.isListed {
                slots.insert(piece.lower, section: section)
            } else {
                numbers.insert(piece.lower, section: section)
            }
        }
    }
}
