import Testing

@testable import CollectionSnapshots

/// Tests of `Snapshot(grouping:by:)`.
@Suite struct GroupingTests {
    @Test("Items are grouped by their key as Dictionary(grouping:) groups them, in their order")
    func law() throws {
        var random = SplitMix(seed: 31)
        for _ in 0..<500 {
            let items = Array(0..<random.roll(0...40)).shuffled(using: &random)
            let divisor = random.roll(1...12)
            let snapshot = try Snapshot(grouping: items) { $0 % divisor }
            let expected = Dictionary(grouping: items) { $0 % divisor }
            #expect(snapshot.numberOfItems == items.count)
            #expect(snapshot.numberOfSections == expected.count)
            for (key, members) in expected {
                #expect(try snapshot.itemIdentifiers(inSection: key).elementsEqual(members))
            }
            // Sections are in the order of their first items.
            let firsts = snapshot.sectionIdentifiers.map { expected[$0]?.first }
            #expect(firsts == items.filter { firsts.contains($0) })
            for (position, item) in snapshot.itemIdentifiers.enumerated() {
                #expect(snapshot.indexOfItem(item) == position)
            }
        }
    }

    @Test("The key of each item is read once, in order")
    func keys() throws {
        var read: [String] = []
        let snapshot = try Snapshot(grouping: ["ab", "b", "ac"]) { item in
            read.append(item)
            return item.first
        }
        #expect(read == ["ab", "b", "ac"] && snapshot.sectionIdentifiers == ["a", "b"])
    }

    @Test("A sequence that can be read only once is grouped")
    func sequence() throws {
        var next = 0
        let items = AnyIterator {
            defer { next += 1 }
            return next < 6 ? next : nil
        }
        let snapshot = try Snapshot(grouping: items) { $0.isMultiple(of: 2) }
        #expect(snapshot.sectionIdentifiers == [true, false])
        #expect(snapshot.itemIdentifiers.elementsEqual([0, 2, 4, 1, 3, 5]))
    }

    @Test("Without items there are no sections")
    func empty() throws {
        let snapshot = try Snapshot(grouping: [Int]()) { $0 }
        #expect(snapshot == Snapshot() && snapshot.numberOfSections == 0)
    }

    @Test("An item that occurs twice is an error, in one section or in two")
    func duplicates() {
        var number = 0
        #expect(
            failure(Snapshot<Int, Int>.self) {
                _ = try Snapshot(grouping: [1, 2, 3, 2]) { _ in 7 }
            } == .duplicateItem(2, section: 7, otherSection: 7))
        #expect(
            failure(Snapshot<Int, Int>.self) {
                _ = try Snapshot(grouping: [1, 2, 3, 2]) { _ in
                    number += 1
                    return number
                }
            } == .duplicateItem(2, section: 2, otherSection: 4))
    }
}

/// Tests of `moveItems(_:toSection:)` besides the laws of all operations.
@Suite struct MovingItemsTests {
    private func snapshot() throws -> Snapshot<String, Int> {
        try Snapshot {
            Section("a", items: 0..<5)
            Section("b", items: [10, 12, 11])
            Section("c")
        }
    }

    private func contents(_ snapshot: Snapshot<String, Int>) -> [[Int]] {
        snapshot.sectionIdentifiers.indices.map {
            Array(snapshot.itemIdentifiers(inSectionAt: $0))
        }
    }

    @Test(
        "Items move to the end of a section in the given order",
        arguments: [
            ([1, 0], "b", [[2, 3, 4], [10, 12, 11, 1, 0], []]),
            ([12, 3], "c", [[0, 1, 2, 4], [10, 11], [12, 3]]),
            ([1], "a", [[0, 2, 3, 4, 1], [10, 12, 11], []]),
            ([11, 12, 10], "b", [[0, 1, 2, 3, 4], [11, 12, 10], []]),
            ([], "c", [[0, 1, 2, 3, 4], [10, 12, 11], []]),
        ])
    func order(items: [Int], section: String, expected: [[Int]]) throws {
        var snapshot = try snapshot()
        try snapshot.moveItems(items, toSection: section)
        #expect(contents(snapshot) == expected)
        #expect(snapshot.numberOfItems == 8)
    }

    @Test("A range of a billion items moves without reading the items")
    func ranges() throws {
        let count = 1_000_000_000
        var snapshot = try Snapshot<Int, Int> {
            Section(0, items: 0..<2 * count)
            Section(1)
        }
        try snapshot.moveItems(5..<count, toSection: 1)
        #expect(snapshot.position(ofItem: 5) == ItemPosition(section: 1, offset: 0))
        #expect(snapshot.position(ofItem: count) == ItemPosition(section: 0, offset: 5))
        #expect(
            failure(type(of: snapshot)) { try snapshot.moveItems(-1..<count, toSection: 0) }
                == .unknownItem(-1, operation: "moveItems"))
    }

    @Test("Marks for reloading and reconfiguring stay with the moved items")
    func marks() throws {
        var snapshot = try snapshot()
        try snapshot.reloadItems([1, 12])
        try snapshot.reconfigureItems([3])
        try snapshot.moveItems([3, 1], toSection: "c")
        #expect(snapshot.reloadedItemIdentifiers == [1, 12])
        #expect(snapshot.reconfiguredItemIdentifiers == [3])
    }
}
