import Testing

@testable import CollectionLayouts

/// Tests that an in-place update, a later measurement and a read agree with a fresh solve.
@Suite struct FreshSolveTests {
    private let environment = LayoutEnvironment(size: Size(width: 40, height: 50))

    /// Boxes side by side, ten points wide. Each box has its measured height, or 5 points without a measurement.
    private struct Boxes: FramesBody {
        var isMeasured = false
        var scrollsSideways: Bool { true }

        func frames(_ items: BodyItems, in room: BodyRoom, _ problems: inout ProblemLog) -> [Rect] {
            (0..<items.count).map {
                let size = isMeasured ? items.measuredSize(of: $0, width: 10, height: nil) : nil
                return Rect(x: Double($0) * 10, y: 0, width: 10, height: size?.height ?? 5)
            }
        }
    }

    @Test(
        "A body without scroll stops lets the section rest at any offset",
        arguments: [
            SidewaysScrolling.Behavior.continuous, .continuousGroupLeadingBoundary, .groupPaging,
            .groupPagingCentered,
        ])
    func restsAnywhere(behavior: SidewaysScrolling.Behavior) throws {
        var section = SectionLayout(Boxes())
        section.sideways = SidewaysScrolling(behavior)
        let arrangement = FlowLayout<Int> { _, _ in section }.arrange(
            [SectionContent(id: 0, itemCount: 50)], in: environment)
        let scroll = try #require(arrangement.sidewaysScroll(ofSection: 0))
        for offset in stride(from: 0.0, through: 460, by: 23) {
            #expect(scroll.stop(nearestTo: offset) == offset)
        }
        #expect(scroll.stop(after: 200, forward: true) >= 200)
        #expect(scroll.stop(after: 200, forward: false) <= 200)
    }

    @Test(
        "A measured body without a closed form has the same height in all queries",
        arguments: [true, false])
    func readAsSolved(lazily: Bool) {
        let layout = FlowLayout<Int> { _, _ in SectionLayout(Boxes(isMeasured: true)) }
        let contents = [SectionContent(id: 0, itemCount: 3)]
        let measure: Measure = { _ in Size(width: 10, height: 17) }
        var arrangement = layout.arrange(
            contents, in: environment, measure: measure, lazily: lazily)
        func check(_ height: Double) {
            #expect(arrangement.contentSize.height == height)
            #expect(arrangement.frame(ofSection: 0)?.height == height)
            #expect(arrangement.frame(ofItem: 2, inSection: 0)?.height == height)
        }
        check(lazily ? 5 : 17)
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 1..<2, new: 1..<2)])]
        layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure)
        check(17)
    }

    @Test(
        "Overlapping sections go to the same columns whether they are inserted or solved at once",
        arguments: 0...4)
    func shortest(kept: Int) {
        let heights = [5.0, 20, 17, 9]
        var layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1])
        } section: { id, _ in
            .flow(items: .uniform(Size(width: 5, height: heights[id])))
        }
        layout.interSectionSpacing = -10
        let contents = (0..<4).map { SectionContent(id: $0, itemCount: 1) }
        var arrangement = layout.arrange(contents.prefix(kept), in: environment)
        var changes = ArrangementChanges()
        changes.insertedSections = Array(kept..<4)
        layout.rearrange(&arrangement, for: contents, changes: changes)
        let fresh = layout.arrange(contents, in: environment)
        for section in 0..<4 {
            #expect(
                arrangement.column(ofSection: section)?.index
                    == fresh.column(ofSection: section)?.index, "section \(section)")
        }
        #expect(arrangement.contentSize == fresh.contentSize)
    }

    @Test("A problem found by a later measurement belongs to its section")
    func problemOfSection() {
        let layout = FlowLayout<Int> { _, _ in
            .list(ListConfiguration(rows: .measured(estimate: 5)))
        }
        let contents = (0..<3).map { SectionContent(id: $0, itemCount: 3) }
        let measure: Measure = { Size(width: 40, height: $0.section == 1 ? .nan : 6) }
        var arrangement = layout.arrange(
            contents, in: environment, measure: measure, lazily: true)
        #expect(arrangement.problemCount == 0)
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = (0..<3).map {
            .init(section: $0, items: [.init(old: 0..<3, new: 0..<3)])
        }
        layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure)
        #expect(arrangement.problemCount > 0)
        #expect(arrangement.problem(ofSection: 0) == nil)
        #expect(arrangement.problem(ofSection: 1)?.section == 1)
    }
}
