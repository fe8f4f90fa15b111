import Testing

@testable import CollectionSnapshots

@Suite struct SnapshotLawTests {
    /// Returns random sections of ranges and lists. The numbers are small, so many of them repeat.
    private func sections(
        _ random: inout some RandomNumberGenerator
    ) -> [Section<Int, Int>] {
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
            let id = Int.random(in: 0..<20, using: &random)
            let start = Int.random(in: -20..<40, using: &random)
            let count = Int.random(in: 0..<6, using: &random)
            if Bool.random(using: &random) { return Section(id, items: start..<(start + count)) }
            return Section(
                id, items: (0..<count).map { _ in Int.random(in: -20..<40, using: &random) })
        }
    }

    @Test func uniquenessAndPositionsAreThoseOfAPlainScan() {
        var random = SplitMix(seed: 1)
        var made = 0
        for _ in 0..<2_000 {
            let sections = sections(&random)
            let items = sections.flatMap { section in section.items.map { $0 } }
            let isUnique =
                Set(items).count == items.count
                && Set(sections.map(\.id)).count == sections.count
            let snapshot = try? Snapshot(sections: sections)
            #expect((snapshot != nil) == isUnique, "\(sections)")
            guard let snapshot else { continue }
            made += 1
            for id in -25..<45 {
                let expected = sections.indices.lazy.compactMap { section in
                    Array(sections[section].items).firstIndex(of: id).map {
                        ItemPosition(section: section, offset: $0)
                    }
                }.first
                guard snapshot.position(ofItem: id) != expected else { continue }
                Issue.record("\(id) in \(sections) is not at \(String(describing: expected))")
            }
        }
        #expect(made > 200)
    }

    /// The sections are in the order of their numbers, or in an order that the snapshot must sort. The factors are
    /// coprime to the counts.
    @Test(arguments: [(1_000_000, 1), (20_000, 7)])
    func manyRangesAreMadeAndSearchedWithoutLookingAtAnItem(count: Int, factor: Int) throws {
        let length = 1_000_000_000 / count
        let snapshot = try Snapshot(
            sections: (0..<count).lazy.map { index in
                let place = index * factor % count
                return Section(index, items: place * length..<(place + 1) * length)
            })
        #expect(snapshot.numberOfItems == 1_000_000_000)
        for id in stride(from: 0, to: 1_000_000_000, by: 7_654_321) {
            let position = try #require(snapshot.position(ofItem: id))
            #expect(snapshot.itemIdentifier(at: position) == id)
            #expect(position.section * factor % count == id / length)
        }
        #expect(snapshot.position(ofItem: 1_000_000_000) == nil)
        #expect(snapshot.indexOfSection(count - 1) == count - 1)
    }

    @Test func aSectionTakesFewBytes() {
        #expect(MemoryLayout<SectionItems>.stride <= 24)
    }

    @Test func rangesStayRangesThroughGenericCode() {
        func section(_ items: some Collection<Int>) -> Section<Int, Int> {
            Section(0, items: items)
        }
        #expect(section(0..<Int.max).items == ItemIdentifiers(0..<Int.max))
        #expect(section(0..<1_000_000_000).items.contains(999_999_999))
        #expect(section(5..<1_000_000_000).items.firstIndex(of: 7) == 2)
    }
}

/// A random number generator with a fixed seed, so its numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
