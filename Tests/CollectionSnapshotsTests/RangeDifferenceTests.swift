import SnapshotSupport
import Synchronization
import Testing

@testable import CollectionSnapshots

/// Tests of differences between snapshots of ranges with too many numbers to visit.
@Suite struct RangeDifferenceTests {
    typealias TestSnapshot = Snapshot<Int, Int>

    @Test func rangesAreComparedWithoutLookingAtTheirNumbers() throws {
        let count = 1_000_000_000
        let old = try Snapshot {
            Section("a", items: 0..<count)
            Section("b", items: count..<2 * count)
        }
        var new = old
        try new.deleteItems(5_000..<700_000)
        try new.moveItem(10, afterItem: 800_000_000)
        try new.insertItems([-1], afterItem: 900_000_000)
        try new.appendItems(100_000_000..<200_000_000, toSection: "b")
        let difference = new.difference(from: old)
        #expect(difference.deletedItems == [ItemRun(section: 0, offsets: 5_000..<700_000)])
        #expect(difference.numberOfInsertedItems == 1)
        #expect(difference.movedItems.map(\.count).sorted() == [1, 100_000_000])
    }

    /// The difference compares equal items at both ends without hashing them.
    @Test func endsThatAreEqualAreNotHashed() throws {
        struct Counted: Hashable, Sendable {
            final class Count: Sendable { let hashed = Atomic(0) }
            var number: Int
            let count: Count
            static func == (left: Counted, right: Counted) -> Bool { left.number == right.number }
            func hash(into hasher: inout Hasher) {
                count.hashed.add(1, ordering: .relaxed)
                hasher.combine(number)
            }
        }
        let count = Counted.Count()
        func snapshot(_ numbers: [Int]) throws -> Snapshot<Int, Counted> {
            try Snapshot { Section(0, items: numbers.map { Counted(number: $0, count: count) }) }
        }
        let ends = (Array(0..<5_000), Array(5_000..<10_000))
        let old = try snapshot(ends.0 + (20_000..<20_100) + ends.1)
        let new = try snapshot(ends.0 + (30_000..<30_150) + ends.1)
        // Equal items between two changes are not hashed either.
        let between = try snapshot([-1] + ends.0 + ends.1 + [-2])
        let others = try snapshot([-3] + ends.0 + ends.1 + [-4])
        for (old, new, deleted, inserted) in [(old, new, 100, 150), (between, others, 2, 2)] {
            let before = count.hashed.load(ordering: .relaxed)
            let difference = new.difference(from: old)
            #expect(difference.numberOfDeletedItems == deleted)
            #expect(difference.numberOfInsertedItems == inserted)
            #expect(count.hashed.load(ordering: .relaxed) - before < 1_000)
        }
    }

    /// The difference of long ranges is that of single items, with each count multiplied by the ranges' length.
    @Test func rangesDifferAsTheirFirstItemsDo() throws {
        var random = SplitMix(seed: 8)
        let length = 100_000_000
        for _ in 0..<200 {
            let small = (0..<2).map { _ in
                let numbers = (0..<12).shuffled(using: &random).dropFirst(random.roll(0...6))
                let cut = numbers.startIndex + numbers.count / 2
                return [Array(numbers[..<cut]), Array(numbers[cut...])]
            }
            let (old, new) = (try single(small[0]), try single(small[1]))
            let difference = try long(small[1], length).difference(from: long(small[0], length))
            let expected = new.difference(from: old)
            #expect(difference.numberOfDeletedItems == length * expected.numberOfDeletedItems)
            #expect(difference.numberOfInsertedItems == length * expected.numberOfInsertedItems)
            #expect(difference.numberOfMovedItems == length * expected.numberOfMovedItems)
            let short = try #require(difference.shortened(by: length))
            #expect(short.replayed(on: old) == new.plainSections)
        }
    }

    private func single(_ sections: [[Int]]) throws -> TestSnapshot {
        try Snapshot(sections: sections.enumerated().map { Section($0, items: $1) })
    }

    /// Returns a snapshot with a range of `length` numbers in place of each number.
    private func long(_ sections: [[Int]], _ length: Int) throws -> TestSnapshot {
        var snapshot = try Snapshot<Int, Int>(sections: sections.indices.map { Section($0) })
        for (section, numbers) in sections.enumerated() {
            for number in numbers {
                try snapshot.appendItems(
                    number * length..<(number + 1) * length, toSection: section)
            }
        }
        return snapshot
    }
}

extension Difference<Int, Int> {
    /// Returns the difference with each range of `length` numbers replaced by one number. Returns `nil` if an entry
    /// begins or ends inside such a range.
    fileprivate func shortened(by length: Int) -> Difference? {
        var isExact = true
        func short(_ number: Int) -> Int {
            if number % length != 0 { isExact = false }
            return number / length
        }
        func short(_ run: ItemRun) -> ItemRun {
            ItemRun(
                section: run.section,
                offsets: short(run.offsets.lowerBound)..<short(run.offsets.upperBound))
        }
        func short(_ position: ItemPosition) -> ItemPosition {
            ItemPosition(section: position.section, offset: short(position.offset))
        }
        var copy = self
        copy.deletedItems = deletedItems.map(short)
        copy.insertedItems = insertedItems.map(short)
        copy.movedItems = movedItems.map {
            ItemMove(from: short($0.from), to: short($0.to), count: short($0.count))
        }
        let inserted = stride(from: 0, to: numberOfInsertedItems, by: length)
        copy.insertedItemIdentifiers = ItemIdentifiers(
            inserted.map { short(insertedItemIdentifiers[$0]) })
        return isExact ? copy : nil
    }
}
