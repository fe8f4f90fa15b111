import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of measuring that needs several steps, and of many measured sizes.
@Suite struct MeasuringBoundsTests {
    /// Each section has one row, much lower than its estimate. Each measured row brings other rows near the visible
    /// range.
    @Test func whatIsLeftWaitsForTheNextStep() throws {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .measured(perLine: 1, estimate: 160))
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(sections: (0..<4_000).map { Section($0, items: [$0]) }))
        var asked: Set<Int> = []
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.measurement = { Size(width: $0.width ?? 0, height: 160) }
        }
        view.measurement = { element in
            asked.insert(element.section)
            return Size(width: element.width ?? 0, height: 1)
        }
        let first = asked.count
        #expect(first < 320)
        for step in [1.0, -1, 1, -1] { view.scroll(by: step) }
        #expect(asked.count > first)
        #expect(view.visibleItems.count == 160 && asked.isSuperset(of: view.visibleItems))
    }

    @Test func whatIsMeasuredCoversItselfAndNothingBeyond() {
        var measuring = MeasuringState<Int, Int>()
        let area = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(!measuring.covers(area))
        measuring.note(area)
        #expect(measuring.covers(area))
        for (x, y, width, height) in [
            (9.0, 20.0, 31.0, 40.0), (10, 19, 30, 41), (10, 20, 31, 40), (10, 20, 30, 41),
        ] {
            #expect(!measuring.covers(Rect(x: x, y: y, width: width, height: height)))
        }
    }

    /// A reload measures all rows of the section again, for any number of measured rows and any offset.
    @Test(arguments: [2_000.0, 10_000, 19_000])
    func reloadedSectionsAreMeasuredAnew(offset: Double) throws {
        let rows = MeasuringTests.Rows()
        var view = MeasuringTests.view(rows, count: 1_000)
        view.scroll(by: offset)
        let seen = view.visibleItems
        for item in seen { rows.heights[item] = 64 }
        rows.asked = [:]
        var next = view.snapshot
        try next.reloadSections([0])
        view.snapshot = next
        #expect(seen.allSatisfy { view.frame(ofItem: $0)?.height == 64 })
        #expect(rows.asked.values.allSatisfy { $0 == 1 })
    }

    /// Rows too low to fill the view bring more and more earlier rows near the visible range.
    @Test func lowRowsAreMeasuredFromTheEnd() {
        let rows = MeasuringTests.Rows()
        for item in 0..<210 { rows.heights[item] = item < 50 ? 16 : 1 }
        var view = MeasuringTests.view(rows, count: 210)
        view.scroll(to: .end)
        #expect(view.contentSize.height == 50 * 16 + 160)
        // The view shows 160 rows of one point and 14 rows of 16 points above them.
        #expect(view.visibleItems == Array(36..<210))
    }

    /// A reload of more items than fit in memory visits only the measured items.
    @Test func sectionsOfAnyLengthAreReloaded() throws {
        let count = 1 << 40
        let header = BoundaryItem(
            kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(16)),
            alignment: .top)
        let section = SectionLayout.flow(items: .perLine(1, height: 16)).boundaryItem(header)
        var view = TestView(
            layout: CompositionalLayout<Int>(section: section), snapshot: .of([0: 0..<count]))
        var height = 32.0
        view.update {
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = { _ in Size(width: 320, height: height) }
        }
        #expect(view.contentSize.height == 16 * Double(count) + 32)
        height = 64
        var next = view.snapshot
        try next.reloadSections([0])
        view.snapshot = next
        #expect(view.contentSize.height == 16 * Double(count) + 64)
    }

    /// A reload of a section measures no element of other sections.
    @Test func otherSectionsKeepTheirSizes() throws {
        let layout = FlowLayout<Int> { _, _ in .flow(items: .measured(perLine: 1, estimate: 16)) }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<6, 1: 100..<1_000]))
        let rows = MeasuringTests.Rows()
        view.update {
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = rows.answer
        }
        rows.asked = [:]
        var next = view.snapshot
        try next.reloadSections([1])
        view.snapshot = next
        #expect(!rows.asked.isEmpty && rows.asked.keys.allSatisfy { $0 >= 100 })
    }
}
