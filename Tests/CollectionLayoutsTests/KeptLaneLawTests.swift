import Testing

@testable import CollectionLayouts

/// Compares edited waterfalls with a reference that receives the kept lanes.
@Suite struct KeptLaneLawTests {
    private static let environment = LayoutEnvironment(size: Size(width: 60, height: 50))

    /// Returns a height, rarely zero or invalid.
    private static func height(_ random: inout SeededGenerator) -> Double {
        random.chance(0.1) ? 0 : random.chance(0.03) ? .nan : random.length(1...20)
    }

    /// A waterfall in the last section, with the lanes and the heights that its items must have.
    private struct Model {
        let laneCount: Int
        let spacing: Double
        let estimate: Double
        let isLazy: Bool
        var ids: [Int]
        var heights: [Int: Double] = [:]
        /// The items whose size the engine may know.
        var known: Set<Int> = []
        /// The items that keep their lanes while sizes change.
        var settled: Set<Int> = []
        var lanes: [Int?] = []

        /// The height of an item in points; zero if the item has an invalid height.
        func height(_ id: Int) -> Double {
            guard !isLazy || known.contains(id) else { return estimate }
            let height = heights[id, default: 0]
            return height.isNaN ? 0 : height
        }

        /// Gives new lanes to the items that do not keep their lanes.
        ///
        /// - Parameter firstNew: The first item that is not the same as before.
        mutating func place(before firstNew: Int) {
            var kept: [Int: Int] = [:]
            for (item, lane) in lanes.enumerated()
            where item < firstNew && (!isLazy || settled.contains(ids[item])) {
                kept[item] = lane
            }
            lanes = reference(keeping: kept).lanes
            settled = known
        }

        /// Gives new heights to some items.
        mutating func measure(
            in section: Int, _ random: inout SeededGenerator
        ) -> ArrangementChanges {
            let start = Int.random(in: 0...ids.count, using: &random)
            let items = start..<min(ids.count, start + Int.random(in: 0...4, using: &random))
            for id in ids[items] {
                known.insert(id)
                if random.chance(0.6) { heights[id] = KeptLaneLawTests.height(&random) }
            }
            place(before: .max)
            var changes = ArrangementChanges()
            changes.measuresEstimates = true
            changes.changedSections = [
                .init(section: section, items: [.init(old: items, new: items)])
            ]
            return changes
        }

        /// Replaces some items, and sometimes inserts a section, which may have a problem.
        mutating func edit(
            _ identifiers: inout [Int], _ random: inout SeededGenerator
        ) -> ArrangementChanges {
            var changes = ArrangementChanges()
            if random.chance(0.3) {
                identifiers.insert(random.chance(0.3) ? -1 : 0, at: 0)
                changes.insertedSections = [0]
            }
            let start = Int.random(in: 0...ids.count, using: &random)
            let old = start..<min(ids.count, start + Int.random(in: 0...4, using: &random))
            let new = start..<start + Int.random(in: 0...4, using: &random)
            let first = (heights.keys.max() ?? 0) + 1
            for id in first..<first + new.count { heights[id] = KeptLaneLawTests.height(&random) }
            ids.replaceSubrange(old, with: first..<first + new.count)
            lanes.replaceSubrange(old, with: new.map { _ in nil })
            place(before: start)
            changes.changedSections = [
                .init(section: identifiers.count - 1, items: [.init(old: old, new: new)])
            ]
            return changes
        }

        func reference(keeping kept: [Int: Int]) -> ReferenceLanes {
            ReferenceLanes(
                ids.map(height), in: laneCount, .shortest, spacing: spacing, keeping: kept)
        }

        var layout: FlowLayout<Int> {
            FlowLayout<Int> { id, _ in
                // A negative identifier is a section with a problem.
                id < 0
                    ? .flow(items: .perLine(0, height: 1))
                    : id > 0
                        ? .waterfall(
                            lanes: .count(laneCount), heights: .measured(estimate: estimate),
                            itemSpacing: spacing) : .boxes(10, 10)
            }
        }

        var measure: Measure {
            { [self] request in
                let id = ids[request.item]
                guard !isLazy || known.contains(id) else { return nil }
                return Size(width: request.width ?? 0, height: heights[id, default: 0])
            }
        }

        func contents(_ identifiers: [Int]) -> [SectionContent<Int>] {
            identifiers.map { SectionContent(id: $0, itemCount: $0 > 0 ? ids.count : 3) }
        }

        func expectFollowed(_ arrangement: Arrangement, _ name: String) {
            let section = arrangement.sectionCount - 1
            var kept: [Int: Int] = [:]
            for (item, lane) in lanes.enumerated() { kept[item] = lane }
            let expected = reference(keeping: kept)
            let top = arrangement.frame(ofSection: section)?.y ?? 0
            let width = (60 / Double(laneCount)).rounded(.down)
            for item in ids.indices {
                let frame =
                    expected.heights[item] > 0
                    ? Rect(
                        x: Double(lanes[item] ?? 0) * width, y: top + expected.tops[item],
                        width: width, height: expected.heights[item]) : nil
                #expect(
                    arrangement.frame(ofItem: item, inSection: section) == frame,
                    "\(name), item \(item)")
            }
        }
    }

    @Test(
        "Edits and measurements give the lanes of the reference, also with problems",
        arguments: 0..<40, [false, true])
    func edits(seed: Int, isLazy: Bool) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...25, using: &random)
        var model = Model(
            laneCount: Int.random(in: 1...6, using: &random),
            spacing: random.chance(0.3) ? -3 : random.length(0...3),
            estimate: random.length(1...9), isLazy: isLazy, ids: Array(0..<count))
        for id in model.ids { model.heights[id] = Self.height(&random) }
        var identifiers = [0, 1]
        var arrangement = model.layout.arrange(
            model.contents(identifiers), in: Self.environment, measure: model.measure,
            lazily: isLazy)
        model.place(before: .max)
        model.expectFollowed(arrangement, "seed \(seed), first")
        for round in 0..<25 {
            let former = arrangement
            let changes =
                random.chance(0.6)
                ? model.measure(in: identifiers.count - 1, &random)
                : model.edit(&identifiers, &random)
            let isFollowed = model.layout.rearrange(
                &arrangement, for: model.contents(identifiers), changes: changes,
                measure: model.measure)
            if isLazy, !isFollowed {
                // All items have their estimates again.
                let known = model.ids.indices.filter { model.known.contains(model.ids[$0]) }
                var again = ArrangementChanges()
                again.measuresEstimates = true
                again.changedSections = [
                    .init(
                        section: identifiers.count - 1,
                        items: known.map { .init(old: $0..<$0 + 1, new: $0..<$0 + 1) })
                ]
                model.layout.rearrange(
                    &arrangement, for: model.contents(identifiers), changes: again,
                    measure: model.measure)
            }
            model.expectFollowed(arrangement, "seed \(seed), round \(round)")
            // A measurement lists new problems after the former problems.
            guard !isLazy, arrangement.problemCount == 0 else { continue }
            let fresh = model.layout.arrange(
                model.contents(identifiers), in: Self.environment, measure: model.measure,
                keepingLanesOf: former, after: changes)
            #expect(firstDifference(arrangement, fresh) == nil, "seed \(seed), round \(round)")
        }
    }
}
