import Testing

@testable import CollectionSnapshots

/// Tests that a snapshot lists many items again only after many changes.
@Suite struct TidyingTests {
    @Test(arguments: [100, 10_000])
    func oneChangeListsNothingAnew(count: Int) throws {
        var snapshot = try Snapshot(
            sections: [Section("a", items: ItemIdentifiers((0..<count).map { 2 * $0 }))])
        try snapshot.deleteItems([0])
        try snapshot.appendItems([1])
        #expect(snapshot.numberOfItems == count)
        // The deleted item still has its slot.
        #expect(snapshot.slots.count == count + 1)
    }

    /// After any number of insertions and deletions, the memory depends only on the remaining items.
    @Test func deletedItemsAreForgottenSomeTime() throws {
        var snapshot = try Snapshot(sections: [Section("a", items: [-1])])
        for item in 0..<2_000 {
            try snapshot.appendItems([2 * item])
            try snapshot.deleteItems([2 * item - 2])
        }
        #expect(snapshot.numberOfItems == 2)
        #expect(snapshot.slots.count < 100)
    }
}
