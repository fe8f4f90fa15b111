import CollectionSnapshots
import ConformanceSupport
import Foundation
import SnapshotSupport
import Testing

private let files = ConformanceSet(kind: "snapshots", in: .module)
private let tally = ConformanceTally()

/// Tests against the rules of DiffableDataSources and DifferenceKit: the results of operations and their changes.
@Suite("Conformance: snapshots", ConformanceSummary(set: files, tally: tally))
struct SnapshotConformanceTests {
    typealias TestSnapshot = Snapshot<String, String>

    @Test(
        "A sequence of operations gives the expected results, reloads, errors and changes",
        arguments: files.files)
    func sequence(_ file: ConformanceFile) throws {
        let data = try file.decoded(as: SnapshotCase.self)
        var old = TestSnapshot()
        var new = TestSnapshot()
        do {
            for operation in data.layout.initial { try old.apply(operation) }
            if data.layout.fresh != true { new = old }
            for operation in data.layout.operations { try new.apply(operation) }
            #expect(data.expected.error == nil, "\(file.name) must throw")
        } catch let error as SnapshotError<String, String> {
            #expect(data.expected.error != nil, "\(file.name) throws: \(error)")
            return tally.checked()
        }
        expect(old.content, data.expected.initial, "initial", file)
        expect(new.content, data.expected.result, "result", file)
        if let reloaded = data.expected.reloaded {
            expect(new.reloadedItemIdentifiers, reloaded.items, "reloaded items", file)
            expect(new.reloadedSectionIdentifiers, reloaded.sections, "reloaded sections", file)
        }
        if let changes = data.expected.changes {
            try check(new.difference(from: old), changes, from: old, to: new, file)
        }
        tally.checked()
    }

    private func check(
        _ difference: Difference<String, String>, _ changes: SnapshotCase.Changes,
        from old: TestSnapshot, to new: TestSnapshot, _ file: ConformanceFile
    ) throws {
        let deleted = difference.deletedItems.flatMap { run in
            run.offsets.map { old.itemIdentifier(at: $0, inSectionAt: run.section) }
        }
        expect(deleted.sorted(), changes.deletedItems, "deleted items", file)
        expect(
            difference.insertedItemIdentifiers.sorted(), changes.insertedItems, "inserted items",
            file)
        expect(
            difference.deletedSections.map(old.sectionIdentifier).sorted(),
            changes.deletedSections, "deleted sections", file)
        expect(
            difference.insertedSectionIdentifiers.sorted(), changes.insertedSections,
            "inserted sections", file)
        let mostMoves = changes.movesWithinSectionsAtLeast + changes.itemsChangingSection.count
        #expect(difference.numberOfMovedItems <= mostMoves, "\(file.name) moves of items")
        #expect(
            difference.movedSections.count <= changes.sectionMovesAtLeast,
            "\(file.name) moves of sections")
        expect(difference.replayed(on: old), new.plainSections, "replayed", file)
    }
}

private func expect<Value: Equatable>(
    _ actual: Value, _ expected: Value?, _ what: String, _ file: ConformanceFile
) {
    #expect(
        actual == expected,
        "\(file.name) \(what)\nexpected \(String(describing: expected))\nactual   \(actual)")
}
