import SnapshotSupport
import Testing

@testable import CollectionSnapshots

/// The number of tried pairs. Debug builds are slow, so they try fewer.
#if DEBUG
    private let scale = 1
#else
    private let scale = 20
#endif

@Suite struct DifferenceLawTests {
    typealias TestSnapshot = Snapshot<Int, Int>

    /// Replaying the difference gives the new snapshot. The difference deletes and inserts only the necessary items,
    /// and has the least number of moves.
    @Test(arguments: [
        (seed: 1, items: 5, sections: 2, pairs: 3_000 * scale),
        (seed: 2, items: 16, sections: 3, pairs: 1_500 * scale),
        (seed: 3, items: 60, sections: 6, pairs: 450 * scale),
        (seed: 4, items: 400, sections: 4, pairs: 50 * scale),
    ])
    func aDifferenceReplaysToItsTarget(
        seed: Int, items: Int, sections: Int, pairs: Int
    ) throws {
        var random = SplitMix(seed: UInt64(seed))
        for _ in 0..<pairs {
            let old = random.snapshot(items: items, sections: sections)
            let new =
                random.flip()
                ? random.snapshot(items: items, sections: sections)
                : random.edited(old, items: items, sections: sections)
            let difference = new.difference(from: old)
            if let fault = fault(of: difference, from: old, to: new) {
                Issue.record("\(fault): \(difference)\nfrom \(old.text)\nto   \(new.text)")
                return
            }
        }
    }

    private func fault(
        of difference: Difference<Int, Int>, from old: TestSnapshot, to new: TestSnapshot
    ) -> String? {
        guard let replayed = difference.replayed(on: old) else { return "cannot be replayed" }
        guard replayed == new.plainSections else { return "gives \(replayed)" }
        let (before, after) = (SnapshotModel(old), SnapshotModel(new))
        let deleted = Set(before.items).subtracting(after.items)
        let inserted = Set(after.items).subtracting(before.items)
        guard difference.numberOfDeletedItems == deleted.count else { return "deletes" }
        guard difference.numberOfInsertedItems == inserted.count else { return "inserts" }
        guard Set(difference.insertedItemIdentifiers) == inserted else { return "what it inserts" }
        let moves = leastMoves(before, after)
        guard difference.numberOfMovedItems == moves else {
            return "\(difference.numberOfMovedItems) moves instead of \(moves)"
        }
        let starts = Set(difference.movedItems.map { [$0.from, $0.to] })
        let ends = difference.movedItems.map { move in
            [move.from, move.to].map {
                ItemPosition(section: $0.section, offset: $0.offset + move.count)
            }
        }
        guard starts.isDisjoint(with: ends) else { return "two moves for one" }
        let sectionMoves = before.sections.map(\.id).filter(after.sections.map(\.id).contains)
        let places = sectionMoves.compactMap { id in after.sections.firstIndex { $0.id == id } }
        guard difference.movedSections.count == places.count - longest(places) else {
            return "moves of sections"
        }
        return difference.changesPlaces == (before != after) ? nil : "is said to be empty or not"
    }

    /// Returns the least number of moves: all items that change their section, and the items outside a longest
    /// increasing sequence of each section.
    private func leastMoves(_ before: SnapshotModel, _ after: SnapshotModel) -> Int {
        var sections: [Int: Int] = [:]
        var places: [Int: Int] = [:]
        for (id, items) in after.sections {
            for (offset, item) in items.enumerated() {
                (sections[item], places[item]) = (id, offset)
            }
        }
        return before.sections.reduce(0) { sum, section in
            let common = section.items.filter { sections[$0] != nil }
            let staying = common.filter { sections[$0] == section.id }.compactMap { places[$0] }
            return sum + common.count - longest(staying)
        }
    }

    /// Returns the length of a longest increasing sequence, by comparing every pair.
    private func longest(_ places: [Int]) -> Int {
        var lengths: [Int] = []
        for (element, place) in places.enumerated() {
            var length = 1
            for other in 0..<element where places[other] < place {
                length = max(length, lengths[other] + 1)
            }
            lengths.append(length)
        }
        return lengths.max() ?? 0
    }

    @Test func aWeightedSequenceIsTheHeaviestOfAll() {
        var random = SplitMix(seed: 5)
        for _ in 0..<300 {
            let places = Array(0..<random.roll(0...9)).shuffled(using: &random)
            let weights = places.map { _ in random.roll(1...5) }
            let members = LongestSequence.members(of: places, weights: weights)
            let chosen = places.indices.filter { members[$0] }
            #expect(zip(chosen, chosen.dropFirst()).allSatisfy { places[$0] < places[$1] })
            let best = (0..<1 << places.count).compactMap { subset -> Int? in
                let own = places.indices.filter { subset >> $0 & 1 == 1 }
                let isRising = zip(own, own.dropFirst()).allSatisfy { places[$0] < places[$1] }
                return isRising ? own.reduce(0) { $0 + weights[$1] } : nil
            }.max()
            #expect(chosen.reduce(0) { $0 + weights[$1] } == best)
        }
    }

    @Test func reloadsAreThoseOfItemsThatWereThere() throws {
        let old = try Snapshot { Section("a", items: ["x", "y", "z"]) }
        var new = old
        try new.appendSections(["b"])
        try new.appendItems(["w", "x"])
        try new.reloadItems(["x", "w"])
        try new.reconfigureItems(["y", "x"])
        try new.reloadSections(["a", "b", "c"])
        let difference = new.difference(from: old)
        #expect(difference.reloadedItems == [ItemPosition(section: 1, offset: 1)])
        #expect(difference.reconfiguredItems == [ItemPosition(section: 0, offset: 0)])
        #expect(difference.reloadedSections == [0])
        #expect(new.difference(from: new).changesPlaces == false)
        new.clearReloads()
        #expect(new.difference(from: new).isEmpty)
    }

    @Test func aDifferenceIsEmptyWhenNothingIsToBeDone() throws {
        let old = try Snapshot { Section("a", items: ["x", "y"]) }
        let changes: [(inout Snapshot<String, String>) throws -> Void] = [
            { try $0.reloadItems(["x"]) }, { try $0.reconfigureItems(["x"]) },
            { try $0.reloadSections(["a"]) }, { try $0.deleteItems(["x"]) },
            { try $0.appendSections(["b"]) },
        ]
        #expect(old.difference(from: old).isEmpty)
        for change in changes {
            var new = old
            try change(&new)
            #expect(!new.difference(from: old).isEmpty)
        }
    }
}

extension SplitMix {
    /// Returns a random snapshot of ranges and lists. Each number occurs at most once.
    mutating func snapshot(items limit: Int, sections: Int) -> Snapshot<Int, Int> {
        var numbers = Array(0..<limit)[...]
        if roll(0...2) > 0 { numbers.shuffle(using: &self) }
        numbers = numbers.dropFirst(roll(0...limit / 2))
        let ids = Array(0..<sections).shuffled(using: &self).dropFirst(roll(0...sections - 1))
        let content = ids.map { id in
            let own = Array(numbers.prefix(roll(0...max(1, 2 * limit / sections))))
            numbers = numbers.dropFirst(own.count)
            let first = own.first ?? 0
            return own == Array(first..<first + own.count)
                ? Section<Int, Int>(id, items: first..<first + own.count)
                : Section<Int, Int>(id, items: own)
        }
        do { return try Snapshot(sections: content) } catch { fatalError("\(error)") }
    }

    /// Returns the snapshot after a few random operations.
    mutating func edited(
        _ snapshot: Snapshot<Int, Int>, items limit: Int, sections: Int
    ) -> Snapshot<Int, Int> {
        var snapshot = snapshot
        for _ in 0..<roll(1...8) {
            try? snapshot.apply(edit(items: limit, sections: sections), asRanges: flip())
        }
        return snapshot
    }
}

extension Snapshot {
    /// Sections and items on one line, for failures.
    var text: String {
        (0..<numberOfSections).map {
            "\(sectionIdentifier(at: $0)): \(Array(itemIdentifiers(inSectionAt: $0)))"
        }.joined(separator: "  ")
    }
}
