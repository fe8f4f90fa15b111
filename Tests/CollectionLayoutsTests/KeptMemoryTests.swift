import Testing

@testable import CollectionLayouts

/// Tests of the memory that an arrangement keeps, reuses and frees. The tests count instead of timing.
@Suite struct KeptMemoryTests {
    private static let environment = LayoutEnvironment(size: Size(width: 60, height: 60))

    @Test("An arrangement that reuses another arrangement's memory equals a fresh one")
    func takenOver() {
        func layout(_ ratio: Double?) -> CollectionLayout<Int> {
            SplitLayout<Int> { _ in
                ratio.map { .split(leftSideRatio: $0) } ?? .single
            } side: {
                $0.isMultiple(of: 3) ? .right : .left
            } section: { id, _ in
                .boxes(Double(5 + id % 4), 4).header(height: Double(id % 3))
            }.collectionLayout
        }
        func solve(
            _ layout: CollectionLayout<Int>, _ counts: [Int]?, _ ids: [Int],
            after past: consuming Arrangement? = nil
        ) -> Arrangement {
            layout.solve(
                itemCounts: counts, identifiers: ids, in: Self.environment, measure: nil,
                lazily: false, after: past)
        }
        let sizes = [0, 7, 300]
        for (pastRatio, ratio) in [(nil, nil), (nil, 0.5), (0.5, nil), (0.3, 0.6), (0.5, 0)]
            as [(Double?, Double?)]
        {
            for pastSize in sizes {
                let counts = (0..<pastSize).map { $0 % 5 }
                let ids = Array(0..<pastSize)
                let again = solve(
                    layout(ratio), nil, ids, after: solve(layout(pastRatio), counts, ids))
                #expect(firstDifference(again, solve(layout(ratio), counts, ids)) == nil)
                for size in sizes {
                    let newCounts = (0..<size).map { $0 % 4 }
                    let newIDs = Array(1..<size + 1)
                    let taken = solve(
                        layout(ratio), newCounts, newIDs,
                        after: solve(layout(pastRatio), counts, ids))
                    let expected = solve(layout(ratio), newCounts, newIDs)
                    #expect(
                        firstDifference(taken, expected) == nil,
                        "\(size) sections after \(pastSize)")
                }
            }
        }
    }

    @Test("Measured sizes become estimates again when a new solve reuses their memory")
    func measuredBefore() {
        let layout = FlowLayout<Int>(everySection: { _ in
            .flow(items: .measured(perLine: 2, estimate: 16))
        }).collectionLayout
        let measure: Measure = { _ in Size(width: 5, height: 20) }
        func solve(lazily: Bool, after past: consuming Arrangement? = nil) -> Arrangement {
            layout.solve(
                itemCounts: past == nil ? [3, 3, 3] : nil, identifiers: [0, 1, 2],
                in: Self.environment, measure: measure, lazily: lazily, after: past)
        }
        let again = solve(lazily: true, after: solve(lazily: false))
        #expect(firstDifference(again, solve(lazily: true)) == nil)
    }

    @Test("A line table frees its unused room", arguments: [1100, 4500, 9000])
    func trimmed(count: Int) {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .each { _, _ in Size(width: 50, height: 2) })
        }
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: count)], in: Self.environment)
        let lines = (arrangement.tables[0] as? Lines)?.chunk.lines ?? []
        #expect(lines.count == count + 2)
        #expect(lines.capacity <= count * 9 / 8 + 64)
    }

    @Test(
        "Small sections share memory with little spare room", arguments: [1, 2, 10, 300, 3000])
    func shared(sections: Int) {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .each { _, _ in Size(width: 50, height: 2) })
        }
        let arrangement = layout.arrange(
            (0..<sections).map { SectionContent(id: $0, itemCount: 3) }, in: Self.environment)
        var chunks: [ObjectIdentifier: LineChunk] = [:]
        for table in 0..<sections {
            guard let chunk = (arrangement.tables[table] as? Lines)?.chunk else { continue }
            chunks[ObjectIdentifier(chunk)] = chunk
        }
        let used = chunks.values.reduce(0) { $0 + $1.lines.count }
        let room = chunks.values.reduce(0) { $0 + $1.lines.capacity }
        #expect(used == sections * 5)
        // Up to a limit, the last chunk is twice as large as the previous chunk.
        #expect(room <= min(3 * used + 64, used + 5_000))
        #expect(chunks.count < 30)
    }

    @Test(
        "Edits reuse the memory of removed sections and free the memory of a large one")
    func usedAgain() throws {
        var descriptions = [0, 1, 2]
        let layout = FlowLayout<Int> { id, _ in
            .flow(items: .each { item, _ in Size(width: 50, height: Double(item + id)) })
                .header(height: Double(id % 50))
        }
        func contents() -> [SectionContent<Int>] {
            descriptions.map { SectionContent(id: $0, itemCount: 3_000) }
        }
        var arrangement = layout.arrange(contents(), in: Self.environment)
        weak let large = (arrangement.tables[1] as? Lines)?.chunk
        #expect(large != nil)
        for round in 3..<500 {
            var changes = ArrangementChanges()
            changes.removedSections = [1]
            descriptions.remove(at: 1)
            if round.isMultiple(of: 2) {
                changes.insertedSections = [1]
                descriptions.insert(round, at: 1)
            } else {
                changes.insertedSections = [0]
                descriptions.insert(round, at: 0)
            }
            try #require(layout.rearrange(&arrangement, for: contents(), changes: changes))
            #expect(large == nil)
            #expect(arrangement.entries.compactMap(\.tableIndex).allSatisfy { $0 < 3 })
            #expect(arrangement.entries.allSatisfy { $0.metrics < 3 })
        }
    }

    /// The variants of a section's description before and after an edit.
    private static var descriptions: [(SectionLayout) -> SectionLayout] {
        [
            { $0 },
            {
                var copy = $0; copy.inset = EdgeInsets(right: 13); return copy
            },
            { flow($0) { $0.interItemSpacing = 3 } },
            { flow($0) { $0.lineSpacing = 3 } },
            { flow($0) { $0.normalizesLineHeight = true } },
        ]
    }

    private static func flow(
        _ section: SectionLayout, _ change: (inout FlowBody) -> Void
    ) -> SectionLayout {
        var copy = section
        guard var body = section.body as? FlowBody else { return section }
        change(&body)
        copy.body = body
        return copy
    }

    @Test("An edit keeps the lines unless the new description breaks them differently")
    func edited() {
        let count = 5000
        for before in Self.descriptions.indices {
            for after in Self.descriptions.indices {
                var current = before
                var asked = 0
                let layout = FlowLayout<Int> { _, _ in
                    let section = SectionLayout.flow(
                        items: .each { item, _ in
                            asked += 1
                            return Size(width: Double(item % 7 + 4), height: Double(item % 3 + 1))
                        })
                    return Self.descriptions[current](section)
                }
                let contents = [SectionContent(id: 0, itemCount: count)]
                var arrangement = layout.arrange(contents, in: Self.environment)
                current = after
                var changes = ArrangementChanges()
                changes.sizesFollowItems = true
                changes.changedSections = [
                    .init(section: 0, items: [.init(old: 99..<100, new: 99..<100)])
                ]
                asked = 0
                #expect(layout.rearrange(&arrangement, for: contents, changes: changes))
                if before == after { #expect(asked < count / 2) }
                let expected = layout.arrange(contents, in: Self.environment)
                #expect(arrangement.contentSize == expected.contentSize, "\(before), \(after)")
                for item in stride(from: 0, to: count, by: 251) {
                    let index = ItemIndex(section: 0, item: item)
                    #expect(arrangement.frame(of: index) == expected.frame(of: index))
                }
            }
        }
    }
}
