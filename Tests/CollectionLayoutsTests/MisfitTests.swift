import CollectionLayouts
import Testing

/// Tests of impossible changes, and of problems that a new solve finds.
@Suite struct MisfitTests {
    private static let environment = LayoutEnvironment(size: Size(width: 60, height: 50))

    /// Changes that do not lead from three sections of five items to three sections of five items.
    private static var misfits: [ArrangementChanges] {
        func changes(_ change: (inout ArrangementChanges) -> Void) -> ArrangementChanges {
            var changes = ArrangementChanges()
            change(&changes)
            return changes
        }
        func items(_ items: [(Range<Int>, Range<Int>)]) -> ArrangementChanges {
            changes {
                $0.changedSections = [
                    .init(section: 1, items: items.map { .init(old: $0.0, new: $0.1) })
                ]
            }
        }
        let sections: [([Int], [Int])] = [
            ([], [0]), ([0], []), ([3], [0]), ([-1], [0]), ([0], [3]), ([0], [-1]),
            ([1, 1], [0, 1]), ([0, 1], [1, 1]), ([2, 0], [0, 1]), ([0, 1], [2, 0]),
        ]
        let moves: [[(Int, Int)]] = [
            [(-1, 0)], [(3, 0)], [(0, -1)], [(0, 3)], [(0, 1), (0, 2)], [(0, 1), (2, 1)],
        ]
        return sections.map { removed, inserted in
            changes { ($0.removedSections, $0.insertedSections) = (removed, inserted) }
        }
            + moves.map { moves in
                changes { $0.movedSections = moves.map { .init(from: $0, to: $1) } }
            }
            + [
                changes {
                    ($0.removedSections, $0.insertedSections) = ([0], [0])
                    $0.movedSections = [.init(from: 0, to: 1)]
                },
                changes {
                    ($0.removedSections, $0.insertedSections) = ([0], [0])
                    $0.movedSections = [.init(from: 1, to: 0)]
                },
                changes { $0.changedSections = [.init(section: 3)] },
                changes { $0.changedSections = [.init(section: -1)] },
                changes { $0.changedSections = [.init(section: 1), .init(section: 1)] },
                changes { $0.changedSections = [.init(section: 1), .init(section: 0)] },
                items([(0..<0, 0..<1)]), items([(0..<1, 0..<0)]), items([(4..<6, 4..<6)]),
                items([(6..<6, 6..<6)]), items([(0..<2, 0..<2), (1..<3, 1..<3)]),
                items([(3..<4, 3..<4), (0..<1, 0..<1)]), items([(1..<2, 0..<1)]),
                items([(0..<1, 0..<2), (3..<4, 3..<3)]),
            ]
    }

    @Test(
        "An impossible change is rejected and leaves the arrangement unchanged", arguments: misfits)
    func notFollowed(changes: ArrangementChanges) {
        let layout = FlowLayout<Int> { id, _ in
            .flow(items: .each { item, _ in Size(width: Double(item + id + 3), height: 4) })
        }
        let contents = (0..<3).map { SectionContent(id: $0, itemCount: 5) }
        var arrangement = layout.arrange(contents, in: Self.environment)
        let expected = arrangement
        #expect(!layout.rearrange(&arrangement, for: contents, changes: changes))
        #expect(firstDifference(arrangement, expected) == nil)
    }

    @Test("A section with a new column choice is solved in that column")
    func otherColumn() {
        var columns = [0, 0, 1, 1]
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1, 0])
        } column: {
            .index(columns[$0])
        } section: { id, _ in
            .boxes(10, Double(id + 3))
        }
        let contents = (0..<4).map { SectionContent(id: $0, itemCount: 3) }
        var arrangement = layout.arrange(contents, in: Self.environment)
        for (section, column) in [(1, 1), (0, 2), (0, 0), (2, 0), (3, 2), (3, 1)] {
            columns[section] = column
            var changes = ArrangementChanges()
            changes.changedSections = [
                .init(section: section, items: [.init(old: 0..<3, new: 0..<3)])
            ]
            layout.rearrange(&arrangement, for: contents, changes: changes)
            let anew = layout.arrange(contents, in: Self.environment)
            #expect(firstDifference(arrangement, anew) == nil, "\(section) to \(column)")
        }
    }

    @Test(
        "An invalid size from a later measurement is reported, and the other sections keep their sizes"
    )
    func badAnswer() {
        for answer in [-1, Double.nan, 9] {
            let layout = FlowLayout<Int> { _, _ in
                .flow(items: .measured(perLine: 2, estimate: 4))
            }
            let contents = (0..<3).map { SectionContent(id: $0, itemCount: 6) }
            let measure: Measure = {
                Size(width: 30, height: $0.section == 1 && $0.item == 2 ? answer : 7)
            }
            var arrangement = layout.arrange(
                contents, in: Self.environment, measure: measure, lazily: true)
            #expect(arrangement.contentSize.height == 36)
            for section in [1, 0, 2] {
                var changes = ArrangementChanges()
                changes.measuresEstimates = true
                changes.changedSections = [
                    .init(section: section, items: [.init(old: 0..<6, new: 0..<6)])
                ]
                #expect(
                    layout.rearrange(
                        &arrangement, for: contents, changes: changes, measure: measure))
            }
            let anew = layout.arrange(contents, in: Self.environment, measure: measure)
            #expect(arrangement.contentSize == anew.contentSize)
            #expect(arrangement.problems.map(\.section) == (answer > 0 ? [] : [1]))
            #expect(arrangement.problem(ofSection: 1)?.item == (answer > 0 ? nil : 2))
        }
    }
}
