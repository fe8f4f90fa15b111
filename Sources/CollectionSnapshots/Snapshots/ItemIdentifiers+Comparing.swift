/// Comparisons of whole segments. Ranges are compared without reading their numbers, and lists are compared as fast as
/// arrays.
extension ItemIdentifiers {
    /// Returns the length of the common prefix of two ranges of offsets. O(segments) for ranges, O(items) for lists.
    @inlinable
    package func equalPrefix(
        _ own: Range<Int>, _ other: ItemIdentifiers, _ others: Range<Int>
    ) -> Int {
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
        _ left: Segment, _ leftSlots: [ItemID], _ right: Segment, _ rightSlots: [ItemID],
        _ length: Int
    ) -> Int {
        var same = 0
        switch (left.isListed, right.isListed) {
        case (false, false): return left.lower == right.lower ? length : 0
        case (true, true):
            leftSlots.withUnsafeBufferPointer { leftSlots in
                rightSlots.withUnsafeBufferPointer { rightSlots in
                    // Copies of a snapshot share the array of identifiers, so equal slots then contain equal
                    // identifiers.
                    if leftSlots.baseAddress == rightSlots.baseAddress,
                        left.lower == right.lower
                    {
                        return same = length
                    }
                    while same < length,
                        leftSlots[left.lower + same] == rightSlots[right.lower + same]
                    {
                        same += 1
                    }
                }
            }
        case (true, false):
            while same < length,
                leftSlots[left.lower + same] == identifier(right.lower + same)
            {
                same += 1
            }
        case (false, true):
            return equalCount(right, rightSlots, left, leftSlots, length)
        }
        return same
    }

    /// Returns the length of the common suffix of two ranges of offsets. O(segments) for ranges, O(items) for lists.
    @inlinable
    func equalSuffix(_ own: Range<Int>, _ other: ItemIdentifiers, _ others: Range<Int>) -> Int {
        let limit = Swift.min(own.count, others.count)
        var equal = 0
        while equal < limit {
            let left = items.start(upTo: own.upperBound - equal)
            let right = other.items.start(upTo: others.upperBound - equal)
            let length = Swift.min(left.count, right.count, limit - equal)
            let same = equalSuffixCount(left, right, other.slots, length)
            equal += same
            if same < length { break }
        }
        return equal
    }

    @inlinable
    func equalSuffixCount(
        _ left: Segment, _ right: Segment, _ others: [ItemID], _ length: Int
    ) -> Int {
        if !left.isListed && !right.isListed { return left.upper == right.upper ? length : 0 }
        return slots.withUnsafeBufferPointer { slots in
            others.withUnsafeBufferPointer { others in
                func own(_ number: Int) -> ItemID {
                    left.isListed ? slots[number] : Self.identifier(number)
                }
                func other(_ number: Int) -> ItemID {
                    right.isListed ? others[number] : Self.identifier(number)
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
