import CollectionSnapshots
import Testing

@Suite struct OperationErrorTests {
    private func snapshot() throws -> Snapshot<String, Int> {
        try Snapshot {
            Section("a", items: 0..<5)
            Section("b", items: [10, 12, 11])
        }
    }

    /// Each misuse throws the expected error and changes nothing.
    @Test func misuseNamesTheIdentifierAndTheOperation() throws {
        let cases: [(SnapshotError<String, Int>, (inout Snapshot<String, Int>) throws -> Void)] = [
            (
                .unknownSection("x", operation: "appendItems"),
                { try $0.appendItems([1], toSection: "x") }
            ),
            (
                .unknownSection("x", operation: "numberOfItems"),
                { _ = try $0.numberOfItems(inSection: "x") }
            ),
            (
                .unknownSection("x", operation: "itemIdentifiers"),
                { _ = try $0.itemIdentifiers(inSection: "x") }
            ),
            (.repeatedItem(7, operation: "appendItems"), { try $0.appendItems([7, 8, 7]) }),
            (
                .unknownItem(99, operation: "insertItems"),
                { try $0.insertItems([1], beforeItem: 99) }
            ),
            (
                .itemBesideItself(1, operation: "insertItems"),
                { try $0.insertItems([3, 1], afterItem: 1) }
            ),
            (
                .itemBesideItself(2, operation: "insertItems"),
                { try $0.insertItems(0..<4, afterItem: 2) }
            ),
            (.unknownItem(99, operation: "moveItem"), { try $0.moveItem(99, beforeItem: 1) }),
            (.unknownItem(98, operation: "moveItem"), { try $0.moveItem(1, afterItem: 98) }),
            (.itemBesideItself(1, operation: "moveItem"), { try $0.moveItem(1, afterItem: 1) }),
            (
                .unknownSection("x", operation: "moveItems"),
                { try $0.moveItems([99, 99], toSection: "x") }
            ),
            (
                .repeatedItem(1, operation: "moveItems"),
                { try $0.moveItems([1, 99, 1], toSection: "b") }
            ),
            (
                .unknownItem(99, operation: "moveItems"),
                { try $0.moveItems([10, 99, 98], toSection: "a") }
            ),
            (
                .unknownItem(5, operation: "moveItems"),
                { try $0.moveItems(3..<7, toSection: "b") }
            ),
            (.tooManyItems, { try $0.moveItems(Int.min..<Int.max, toSection: "b") }),
            (.repeatedItem(1, operation: "deleteItems"), { try $0.deleteItems([1, 1]) }),
            (.unknownItem(99, operation: "reloadItems"), { try $0.reloadItems([1, 99]) }),
            (.unknownItem(99, operation: "reconfigureItems"), { try $0.reconfigureItems([99]) }),
            (
                .repeatedSection("c", operation: "appendSections"),
                { try $0.appendSections(["c", "c"]) }
            ),
            (
                .unknownSection("x", operation: "insertSections"),
                { try $0.insertSections(["c"], beforeSection: "x") }
            ),
            (
                .sectionBesideItself("a", operation: "insertSections"),
                { try $0.insertSections(["a"], afterSection: "a") }
            ),
            (
                .unknownSection("x", operation: "moveSection"),
                { try $0.moveSection("x", beforeSection: "a") }
            ),
            (
                .sectionBesideItself("a", operation: "moveSection"),
                { try $0.moveSection("a", afterSection: "a") }
            ),
            (
                .repeatedSection("a", operation: "deleteSections"),
                { try $0.deleteSections(["a", "a"]) }
            ),
            (
                .repeatedSection("a", operation: "reloadSections"),
                { try $0.reloadSections(["a", "a"]) }
            ),
            (.tooManyItems, { try $0.appendItems(Int.min..<(-1)) }),
            (.tooManyItems, { try $0.appendItems(Int.min..<Int.max) }),
        ]
        for (expected, misuse) in cases {
            var changed = try snapshot()
            #expect(failure(Snapshot.self) { try misuse(&changed) } == expected)
            #expect(try changed == snapshot())
            #expect(changed.reloadedItemIdentifiers.isEmpty)
        }
    }

    @Test func aSentenceSaysWhatToDo() {
        #expect(
            SnapshotError<String, Int>.unknownItem(7, operation: "moveItem").description
                == "moveItem: there is no item 7 in the snapshot; use one of its itemIdentifiers, "
                + "or add it first.")
        var empty = Snapshot<String, Int>()
        #expect(
            failure(type(of: empty)) { try empty.appendItems([1]) }
                == .noSections(operation: "appendItems"))
    }

    /// A program can remove the identifier in the error from its request and try again.
    @Test func theIdentifierIsToBeUsed() throws {
        var snapshot = try snapshot()
        var wanted = [3, 99, 11]
        while true {
            do throws(SnapshotError<String, Int>) {
                try snapshot.reloadItems(wanted)
                break
            } catch {
                guard case .unknownItem(let id, operation: _) = error else { throw error }
                wanted.removeAll { $0 == id }
            }
        }
        #expect(snapshot.reloadedItemIdentifiers == [3, 11])
    }

    @Test func whatDoesNotMatterDoesNotThrow() throws {
        var snapshot = try snapshot()
        try snapshot.deleteItems([99, -1])
        try snapshot.deleteSections(["x"])
        try snapshot.reloadSections(["x"])
        #expect(try snapshot == self.snapshot())
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test func reloadsAreKeptOnceAndForgottenWithTheirItems() throws {
        var snapshot = try snapshot()
        try snapshot.reloadItems([12, 1])
        try snapshot.reloadItems([1, 3])
        try snapshot.reconfigureItems([10])
        try snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [12, 1, 3])
        try snapshot.deleteItems([1])
        #expect(snapshot.reloadedItemIdentifiers == [12, 3])
        try snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [3])
        #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test func deletingAllItemsKeepsTheReloadsOfSections() throws {
        var snapshot = try snapshot()
        try snapshot.reloadItems([1])
        try snapshot.reconfigureItems([2])
        try snapshot.reloadSections(["b"])
        snapshot.deleteAllItems()
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty)
        #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    }

    /// Equal identifiers may differ in properties that `==` ignores. The snapshot keeps the stored value.
    @Test func theStoredValueStays() throws {
        struct Named: Hashable {
            let id: Int
            let name: String
            static func == (left: Named, right: Named) -> Bool { left.id == right.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        var snapshot = try Snapshot<Int, Named> {
            Section(0, items: [Named(id: 1, name: "old"), Named(id: 2, name: "two")])
        }
        try snapshot.reloadItems([Named(id: 1, name: "new")])
        #expect(snapshot.reloadedItemIdentifiers.map(\.name) == ["old"])
        try snapshot.appendItems([Named(id: 1, name: "new")])
        #expect(snapshot.itemIdentifiers.map(\.name) == ["two", "old"])
        try snapshot.deleteItems([Named(id: 1, name: "")])
        try snapshot.appendItems([Named(id: 1, name: "new")])
        #expect(snapshot.itemIdentifiers.map(\.name) == ["two", "new"])
    }

    @Test func positionsAcrossSections() throws {
        let snapshot = try snapshot()
        #expect(snapshot.indexOfItem(3) == 3)
        #expect(snapshot.indexOfItem(11) == 7)
        #expect(snapshot.indexOfItem(99) == nil)
    }
}
