/// The items of a section, prepared for comparisons. Items are compared by segments, so that ranges are compared
/// without reading their numbers, and lists are compared as fast as arrays.
@usableFromInline
struct ItemRow<ItemID: Hashable & Sendable> {
    @usableFromInline let items: SectionItems
    @usableFromInline let slots: [ItemID]

    @inlinable
    init(_ items: SectionItems, slots: [ItemID]) {
        self.items = items
        self.slots = slots
    }

    @inlinable
    init(_ identifiers: ItemIdentifiers<ItemID>) {
        (items, slots) = identifiers.parts
    }

    @inlinable var count: Int { items.count }

    @inlinable
    subscript(offset: Int) -> ItemID {
        let piece = items.rest(from: offset)
        return piece.isListed
            ? slots[piece.lower] : ItemIdentifiers<ItemID>.identifier(piece.lower)
    }

    /// Returns the length of the common prefix of two ranges of offsets. O(segments) for ranges, O(items) for lists.
    @inlinable
    func equalPrefix(_ own: Range<Int>, _ other: ItemRow, _ others: Range<Int>) -> Int {
        let limit = Swift.min(own.count, others.count)
        var equal = 0
        while equal < limit {
            let left = items.rest(from: own.lowerBound + equal)
            let right = other.items.rest(from: others.lowerBound + equal)
            let length = Swift.min(left.count, right.count, limit - equal)
            let same = Self.equalCount(left, slots, right, other.slots, length)
            equal += same
            if same < length { break }
        }
        return equal
    }

    @inlinable
    static func equalCount(
        _ left: Piece, _ leftSlots: [ItemID], _ right: Piece, _ rightSlots: [ItemID],
        _ length: Int
    ) -> Int {
        var same = 0
        switch (left.isListed, right.isListed) {
        case (false, false): return left.lower == right.lower ? length : 0
        case (true, true):
            leftSlots.withUnsafeBufferPointer { leftSlots in
                rightSlots.withUnsafeBufferPointer { rightSlots in
                    while same < length,
                        leftSlots[left.lower + same] == rightSlots[right.lower + same]
                    {
                        same += 1
                    }
                }
            }
        case (true, false):
            while same < length,
                leftSlots[left.lower + same] == ItemIdentifiers.identifier(right.lower + same)
            {
                same += 1
            }
        case (false, true):
            return equalCount(right, rightSlots, left, leftSlots, length)
        }
        return same
    }
}

extension ItemRow {
    /// Returns the length of the common suffix of two ranges of offsets. O(segments) for ranges, O(items) for lists.
    @inlinable
    func equalSuffix(_ own: Range<Int>, _ other: ItemRow, _ others: Range<Int>) -> Int {
        let limit = Swift.min(own.count, others.count)
        var equal = 0
        while equal < limit {
            let left = items.start(upTo: own.upperBound - equal)
            let right = other.items.start(upTo: others.upperBound - equal)
            let length = Swift.min(left.count, right.count, limit - equal)
            let same = equalEnd(left, right, other.slots, length)
            equal += same
            if same < length { break }
        }
        return equal
    }

    @inlinable
    func equalEnd(_ left: Piece, _ right: Piece, _ others: [ItemID], _ length: Int) -> Int {
        if !left.isListed && !right.isListed { return left.upper == right.upper ? length : 0 }
        return slots.withUnsafeBufferPointer { slots in
            others.withUnsafeBufferPointer { others in
                func own(_ number: Int) -> ItemID {
                    left.isListed ? slots[number] : ItemIdentifiers<ItemID>.identifier(number)
                }
                func other(_ number: Int) -> ItemID {
                    right.isListed ? others[number] : ItemIdentifiers<ItemID>.identifier(number)
                }
                var same = 0
                while same < length, own(left.upper - 1 - same) == other(right.upper - 1 - same) {
                    same += 1
                }
                return same
            }
        }
    }
}
