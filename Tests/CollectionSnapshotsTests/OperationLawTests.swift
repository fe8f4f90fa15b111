import SnapshotSupport
import Testing

@testable import CollectionSnapshots

@Suite struct OperationLawTests {
    /// After any operation, a snapshot has the same content and positions as its model. A throwing operation changes
    /// nothing.
    @Test(arguments: [
        (seed: 1, limit: 24, rounds: 12), (seed: 2, limit: 60, rounds: 4),
        (seed: 3, limit: 200, rounds: 1),
    ])
    func aSnapshotDoesWhatAnArrayOfArraysDoes(seed: Int, limit: Int, rounds: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        var thrown = 0
        for _ in 0..<rounds {
            var snapshot = try Snapshot<Int, Int> {
                Section(0, items: 0..<limit / 2)
                Section(1, items: stride(from: limit - 1, to: limit / 2, by: -1))
            }
            var model = SnapshotModel(snapshot)
            for _ in 0..<120 {
                let edit = random.edit(items: limit, sections: 6)
                let before = snapshot
                let next = model.applying(edit)
                let error = failure(Snapshot<Int, Int>.self) {
                    try snapshot.apply(edit, asRanges: random.flip())
                }
                try #require(
                    (error == nil) == (next != nil), "\(edit) of \(model): \(error as Any)")
                if error != nil {
                    try #require(snapshot == before)
                    thrown += 1
                }
                model = next ?? model
                try check(snapshot, model, edit, limit: limit + 20)
            }
        }
        #expect(thrown > 10)
    }

    private func check(
        _ snapshot: Snapshot<Int, Int>, _ model: SnapshotModel, _ edit: Edit, limit: Int
    ) throws {
        try #require(SnapshotModel(snapshot) == model, "after \(edit)")
        try #require(snapshot.numberOfItems == model.items.count)
        var places: [Int: ItemPosition] = [:]
        for (section, content) in model.sections.enumerated() {
            try #require(snapshot.indexOfSection(content.id) == section)
            for (offset, id) in content.items.enumerated() {
                places[id] = ItemPosition(section: section, offset: offset)
            }
        }
        for id in 0...limit where snapshot.position(ofItem: id) != places[id] {
            Issue.record("\(id) is not at \(String(describing: places[id])) after \(edit)")
        }
        let again = try Snapshot(
            sections: model.sections.map { Section($0.id, items: $0.items) })
        try #require(snapshot == again)
        try checkMemory(of: snapshot)
    }

    /// Checks that deleted items and pieces do not accumulate, and that the counters match the content.
    private func checkMemory(of snapshot: Snapshot<Int, Int>) throws {
        let segments = snapshot.contents.flatMap(\.segments)
        let listed = segments.reduce(0) { $0 + ($1.isListed ? $1.count : 0) }
        try #require(snapshot.segmentMerging.listedItems == listed)
        try #require(snapshot.index.numbers.count + snapshot.index.slots.count == segments.count)
        try #require(snapshot.slots.count <= 3 * listed + 100)
    }

    @Test func manyChangesKeepTheSnapshotTidy() throws {
        var random = SplitMix(seed: 4)
        let count = 5_000
        var snapshot = try Snapshot { Section(0, items: (0..<count).map { $0 }) }
        for _ in 0..<1_500 {
            let (item, other) = (random.roll(0...count - 1), random.roll(0...count - 1))
            if item != other { try snapshot.moveItem(item, afterItem: other) }
            try snapshot.appendItems([item])
        }
        #expect(snapshot.contents[0].segments.count < 500)
        #expect(snapshot.slots.count < 3 * count)
        #expect(Set(snapshot.itemIdentifiers) == Set(0..<count))
    }

    /// Deletes items one by one or by section. The snapshot keeps no deleted item for long.
    @Test(arguments: [false, true])
    func whatIsDeletedIsLetGo(bySection: Bool) throws {
        let count = 2_000
        var snapshot = try Snapshot(
            sections: (0..<count / 10).map { section in
                Section(section, items: (0..<10).map { 10 * section + $0 })
            })
        for section in 0..<count / 10 - 1 {
            if bySection {
                try snapshot.deleteSections([section])
            } else {
                for item in 0..<10 { try snapshot.deleteItems([10 * section + item]) }
            }
            try checkMemory(of: snapshot)
        }
        #expect(snapshot.itemIdentifiers.elementsEqual(count - 10..<count))
    }

    /// The table that finds listed items is at most twice the necessary size after any number of insertions.
    @Test func listedItemsTakeFewBytesToBeFound() throws {
        var snapshot = try Snapshot { Section(0, items: [-1, -2, -3]) }
        for id in 0..<600 {
            try snapshot.appendItems([id])
            let entries = snapshot.index.items.entries.count
            #expect(entries * 3 >= 4 * (id + 4) && entries * 3 <= 8 * (id + 4))
        }
    }

    @Test func anEmptySnapshotCanBeFilled() throws {
        var snapshot = Snapshot<Int, Int>()
        try snapshot.appendSections([1, 2])
        try snapshot.appendItems([5, 7, 6], toSection: 1)
        try snapshot.appendItems(8..<20)
        #expect(snapshot.itemIdentifiers.elementsEqual([5, 7, 6] + Array(8..<20)))
        try checkMemory(of: snapshot)
    }

    /// Long ranges stay ranges, so many pieces may exist. A change does not try to list them again.
    @Test func longRangesAreNotListedAnewByEachChange() throws {
        var snapshot = try Snapshot {
            Section(0, items: 0..<1_000_000)
            Section(1, items: (0..<100).map { -1 - $0 })
        }
        for cut in 1...300 { try snapshot.deleteItems([cut * 1_000]) }
        #expect(snapshot.contents[0].segments.count == 301)
        try snapshot.deleteItems([-1])
        #expect(snapshot.slots.count == 100)
        #expect(snapshot.numberOfItems(inSectionAt: 1) == 99)
    }

    /// A section of many short pieces becomes a list. A section of few pieces keeps its ranges, which need no memory
    /// for items.
    @Test func shortRangesAreListedWhereThereAreMany() throws {
        var snapshot = try Snapshot {
            Section(0, items: 0..<3_000)
            Section(1, items: 3_000..<3_010)
            Section(2, items: 4_000..<4_100)
        }
        try snapshot.deleteItems([4_050])
        try snapshot.deleteItems((1...290).map { $0 * 10 })
        #expect(snapshot.contents.map(\.segments.count) == [2, 1, 2])
        try checkMemory(of: snapshot)
        #expect(snapshot.contents[0].segments.map(\.isListed) == [true, false])
        #expect(snapshot.contents[2].segments.allSatisfy { !$0.isListed })
        for id in 0..<4_200 {
            let isGone = id == 4_050 || id > 0 && id <= 2_900 && id.isMultiple(of: 10)
            let wasThere = id < 3_010 || (4_000..<4_100).contains(id)
            #expect(snapshot.contains(item: id) == (wasThere && !isGone), "\(id)")
        }
    }

    /// The number of sections does not delay the listing.
    @Test func shortRangesAreListedAgainAndAgain() throws {
        var snapshot = try Snapshot(
            sections: (0..<503).map { Section($0, items: 3_000 * $0..<3_000 * ($0 + 1)) })
        for section in 0..<3 {
            try snapshot.deleteItems((1..<300).map { 3_000 * section + 10 * $0 })
            #expect(snapshot.contents[section].segments.count < 10)
        }
        try checkMemory(of: snapshot)
    }

    @Test func numbersThatContinueARangeAreNotListed() throws {
        for count in 1..<4 {
            var snapshot = try Snapshot { Section(0, items: 0..<count) }
            for id in count..<10 { try snapshot.appendItems([id]) }
            #expect(snapshot.contents[0].segments == [Segment(0..<10, isListed: false)])
        }
    }

    @Test func noMoreItemsThanCanBeCounted() throws {
        var snapshot = try Snapshot {
            Section("a", items: 1..<Int.max)
            Section("b", items: [-1])
        }
        try snapshot.appendItems(5..<1_000, toSection: "b")
        try snapshot.appendItems([-1], toSection: "b")
        #expect(snapshot.numberOfItems == Int.max)
        let before = snapshot
        #expect(failure(type(of: snapshot)) { try snapshot.appendItems([-2]) } == .tooManyItems)
        #expect(snapshot == before)
    }

    @Test func afterTheGreatestNumberComesAnItem() throws {
        var snapshot = try Snapshot { Section(0, items: Int.max - 3..<Int.max - 1) }
        try snapshot.appendItems([Int.max - 1, Int.max])
        #expect(snapshot.itemIdentifiers.elementsEqual([.max - 3, .max - 2, .max - 1, .max]))
        #expect(snapshot.position(ofItem: .max) == ItemPosition(section: 0, offset: 3))
    }

    @Test func aBillionItemsAreChangedWithoutLookingAtThem() throws {
        let count = 1_000_000_000
        var snapshot = try Snapshot {
            Section("a", items: 0..<count)
            Section("b", items: count..<2 * count)
        }
        try snapshot.deleteItems(0..<1_000)
        try snapshot.deleteItems([count - 1])
        try snapshot.moveItem(500_000_000, beforeItem: count)
        try snapshot.insertItems([-1, -2], afterItem: 600_000_000)
        try snapshot.appendItems([2 * count, 2 * count + 1])
        try snapshot.appendItems(700_000_000..<800_000_000, toSection: "b")
        try snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.numberOfItems == 2 * count - 1_000 - 1 + 2 + 2)
        #expect(snapshot.itemIdentifiers.first == 500_000_000)
        #expect(snapshot.position(ofItem: 2 * count) == ItemPosition(section: 0, offset: count + 1))
        #expect(
            snapshot.position(ofItem: 700_000_000) == ItemPosition(section: 0, offset: count + 3))
        #expect(snapshot.position(ofItem: -2) == ItemPosition(section: 1, offset: 599_999_001))
        #expect(snapshot.position(ofItem: 999) == nil)
        #expect(snapshot.contents.map(\.segments.count) == [3, 5])
    }
}

/// Returns the error that a closure throws, or `nil`.
func failure<SectionID, ItemID>(
    _: Snapshot<SectionID, ItemID>.Type, _ action: () throws -> Void
) -> SnapshotError<SectionID, ItemID>? {
    do {
        try action()
        return nil
    } catch { return error as? SnapshotError }
}
