import Reflow

/// The benchmarks of differences between two snapshots of 10^5 identifiers.
var differenceRows: [Row] {
    let old = (0..<100_000).map { $0 * 7919 % 100_003 }
    var inserted = old
    inserted.insert(-1, at: 40_000)
    var moved = old
    moved.insert(moved.remove(at: 70_000), at: 30_000)
    var changed = old
    for index in stride(from: 50, to: old.count, by: 100) { changed[index] = -index }
    var generator = Generator(state: 7)
    let shuffled = old.shuffled(using: &generator)
    let new = old.map { $0 ^ 1 << 40 }
    return [
        difference("difference of 10^5, one insert", old, inserted, target: 2, has: (0, 1, 0)),
        difference("difference of 10^5, one move", old, moved, has: (0, 0, 1)),
        difference("difference of 10^5, 1 % changed", old, changed, has: (1_000, 1_000, 0)),
        difference(
            "difference of 10^5, shuffled", old, shuffled,
            has: (0, 0, old.count - longestCommon(old, shuffled)), isHashed: true),
        difference(
            "difference of 10^5, all new", old, new, has: (100_000, 100_000, 0), isHashed: true),
    ]
}

/// - Parameters:
///   - counts: The least numbers of deletes, inserts and moves.
///   - isHashed: Whether the bound hashes both sides and searches for a sequence. Otherwise the
///     bound compares both sides.
private func difference(
    _ name: String, _ old: [Int], _ new: [Int], target: Double? = nil,
    has counts: (Int, Int, Int), isHashed: Bool = false
) -> Row {
    let (before, after) = (listed(old), listed(new))
    return Row(
        name: name, count: old.count, unit: "an identifier", target: target,
        check: {
            let found = after.difference(from: before)
            try expect(
                found.numberOfDeletedItems == counts.0 && found.numberOfInsertedItems == counts.1
                    && found.numberOfMovedItems == counts.2,
                """
                The difference has \(found.numberOfDeletedItems) deletes, \(found.numberOfInsertedItems) \
                inserts and \(found.numberOfMovedItems) moves.
                """)
        },
        work: {
            let found = opaque(after).difference(from: opaque(before))
            return found.numberOfInsertedItems + found.numberOfMovedItems
        },
        // With many changes, the straightforward way is quadratic and takes hours.
        straightforward: isHashed
            ? nil : { opaque(new).difference(from: opaque(old)).inferringMoves().count },
        bound: isHashed ? { hash(opaque(old), opaque(new)) } : { compare(opaque(old), opaque(new)) }
    )
}

/// The bound with hashes: two dictionaries with reserved capacity, and the longest sequence of
/// items that can stay.
private func hash(_ old: [Int], _ new: [Int]) -> Int {
    var others: [Int: Int] = [:]
    others.reserveCapacity(new.count)
    for (index, id) in new.enumerated() { others[id] = index }
    return others.count + longestCommon(old, new)
}

/// The largest number of items that have the same order on both sides.
private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var places: [Int: Int] = [:]
    places.reserveCapacity(old.count)
    for (index, id) in old.enumerated() { places[id] = index }
    return longestIncreasing(new.compactMap { places[$0] })
}

/// The length of the longest increasing sequence, by patience sorting: the table has the lowest
/// last number of each length.
private func longestIncreasing(_ numbers: [Int]) -> Int {
    var ends: [Int] = []
    for number in numbers {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < number { low = middle + 1 } else { high = middle }
        }
        if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    return ends.count
}

/// The bound without hashes: a comparison of all identifiers from both ends.
private func compare(_ old: [Int], _ new: [Int]) -> Int {
    var count = 0
    for (left, right) in zip(old, new) where left == right { count += 1 }
    for (left, right) in zip(old.reversed(), new.reversed()) where left == right { count += 1 }
    return count
}

private func listed(_ items: [Int]) -> Snapshot<Int, Int> {
    do {
        return try Snapshot(sections: [Section(0, items: items)])
    } catch {
        fatalError("The identifiers are different: \(error)")
    }
}

/// Random numbers that are the same in every run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
