import Testing

@testable import CollectionSnapshots

@Suite struct OperationLawTests {
    /// Whatever is done to a snapshot, it holds what its plain model holds and finds it; what
    /// throws changes nothing.
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
                let error = failure {
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
        #expect(snapshot.contents[0].pieceCount < 500)
        #expect(snapshot.slots.count < 3 * count)
        #expect(Set(snapshot.itemIdentifiers) == Set(0..<count))
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
        #expect(snapshot.contents.map(\.pieceCount) == [3, 5])
    }
}

/// What something throws, nil when it does not.
func failure(_ action: () throws -> Void) -> SnapshotError? {
    do {
        try action()
        return nil
    } catch { return error as? SnapshotError }
}
