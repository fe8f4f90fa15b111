import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that sizes are measured only near the visible range.
@Suite struct MeasuringTests {
    /// Rows with known heights that count the measurements of each row.
    final class Rows {
        var heights: [Int: Double] = [:]
        var asked: [Int: Int] = [:]

        func height(_ id: Int) -> Double { heights[id] ?? Double(abs(id &* 7919) % 5 + 1) * 16 }

        func answer(_ element: MeasuredElement<Int, Int>) -> Size? {
            guard let item = element.item else { return Size(width: 10, height: 48) }
            asked[item, default: 0] += 1
            return Size(width: element.width ?? 0, height: height(item))
        }
    }

    static func layout(
        header: Bool = false, estimate: Double = 16, perLine: Int = 1
    ) -> FlowLayout<Int> {
        FlowLayout { _, _ in
            let rows = SectionLayout.flow(items: .measured(perLine: perLine, estimate: estimate))
            return header ? rows.header(height: 16, pinned: true) : rows
        }
    }

    static func view(
        _ rows: Rows, count: Int, header: Bool = false, estimate: Double = 16, perLine: Int = 1
    ) -> TestView {
        var view = TestView(
            layout: layout(header: header, estimate: estimate, perLine: perLine),
            snapshot: .of([0: 0..<count]))
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = rows.answer
        }
        return view
    }

    /// Solves the view's layout with all sizes measured at once.
    static func measured(_ view: TestView, _ rows: Rows) -> Arrangement {
        let snapshot = view.snapshot
        return view.layout.arranged(
            SectionList(snapshot: snapshot), in: view.environment
        ) { request in
            rows.answer(
                MeasuredElement(
                    request, section: snapshot.sectionIdentifier(at: request.section),
                    item: request.kind == .item
                        ? snapshot.itemIdentifier(
                            at: request.item, inSectionAt: request.section) : nil))
        }
    }

    @Test("A view without room for its rows measures no row")
    func noWidth() throws {
        let rows = Rows()
        var view = TestView(
            layout: FlowLayout { _, _ in
                .flow(
                    items: .measured(perLine: 1, estimate: 16), inset: EdgeInsets(right: 8)
                ).header(height: 16)
            }, snapshot: .of([0: 0..<100_000]))
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = rows.answer
        }
        view.scroll(toItem: 50_000, at: .top)
        rows.asked = [:]
        view.update { $0.environment.size.width = 8 }
        #expect(view.visibleElements.map(\.kind) == [.header])
        view.snapshot = .of([0: 0..<100_500])
        try view.snapshot.reloadItems([100_499])
        #expect(view.visibleElements.map(\.kind) == [.header])
        #expect(view.contentSize.height == 16)
        #expect(rows.asked.isEmpty)
        view.update { $0.environment.size.width = 320 }
        // The rows of three viewports. Each row is at least one line high.
        #expect(rows.asked.count < 3 * 24 * 2)
    }

    @Test("A view measures only rows near the visible range, and each row once")
    func measuresNearby() {
        let rows = Rows()
        var view = Self.view(rows, count: 100_000)
        #expect(rows.asked.count < 60)
        view.scroll(by: 3_000)
        view.scroll(by: -1_000)
        #expect(rows.asked.count < 400)
        #expect(rows.asked.values.allSatisfy { $0 == 1 })
        for item in view.visibleItems {
            #expect(view.frame(ofItem: item)?.height == rows.height(item))
        }
    }

    @Test(
        "A view measures nothing until it has scrolled by half its height, then many rows at once")
    func measuresInBatches() {
        let rows = Rows()
        for item in 0..<100 { rows.heights[item] = 16 }
        var view = Self.view(rows, count: 100)
        rows.asked = [:]
        view.scroll(by: 96)
        view.scroll(by: 96)
        #expect(rows.asked.isEmpty)
        view.scroll(by: 16)
        #expect(rows.asked.count > 1)
    }

    @Test(
        "A completely scrolled view has the same frames as a completely measured one",
        arguments: [1, 2])
    func scrolledThrough(perLine: Int) {
        let rows = Rows()
        var view = Self.view(rows, count: 700, header: true, estimate: 40, perLine: perLine)
        var steps = 0
        while view.scroll(by: view.pageLength), steps < 10_000 { steps += 1 }
        let expected = Self.measured(view, rows)
        #expect(view.contentSize == expected.contentSize)
        for item in 0..<700 {
            #expect(
                view.arrangement.frame(ofItem: item, inSection: 0)
                    == expected.frame(ofItem: item, inSection: 0))
        }
        #expect(view.scrollPosition.isAtEnd)
    }

    @Test("A view at the end shows the last row at the bottom, and scrolls up by exact rows")
    func fromTheEnd() {
        let rows = Rows()
        var view = Self.view(rows, count: 50_000)
        view.scroll(to: .end)
        #expect(view.scrollPosition.isAtEnd)
        #expect(view.frame(ofItem: 49_999)?.maxY == view.contentOffset.y + 384)
        for _ in 0..<500 { expectStep(&view, -16) }
        for _ in 0..<100 { expectStep(&view, 16) }
    }

    @Test(
        "Scrolling moves visible items by exactly its distance while other rows are measured",
        arguments: 0..<20
    )
    func stepsAreExact(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = Rows()
        var view = Self.view(
            rows, count: 5_000, header: seed % 2 == 0, estimate: dice.pick(4, 16, 50, 200),
            perLine: dice.pick(1, 1, 2))
        view.scroll(toItem: dice.roll(500...4_500), at: .center)
        for _ in 0..<60 { expectStep(&view, Double(dice.roll(-12...12)) * 16) }
    }

    /// Scrolls by less than a view. Checks that items visible before and after move by exactly the distance.
    ///
    /// The limits must leave room for the distance.
    private func expectStep(_ view: inout TestView, _ distance: Double) {
        // The positions are rounded to rows, as they are drawn, because estimates may be no whole rows.
        func tops() -> [Int: Double] {
            var tops: [Int: Double] = [:]
            for element in view.visibleElements {
                guard let item = element.item else { continue }
                tops[item] =
                    view.limits.snapped(element.frame.minY, .vertical) - view.contentOffset.y
            }
            return tops
        }
        let before = tops()
        view.scroll(by: distance)
        let after = tops().filter { before[$0.key] != nil }
        #expect(!after.isEmpty)
        for (item, top) in after {
            #expect(top == before[item].map { $0 - distance }, "item \(item)")
        }
    }

    @Test("Only a reconfigured row is measured again")
    func reconfigured() throws {
        let rows = Rows()
        var view = Self.view(rows, count: 1_000)
        rows.asked = [:]
        rows.heights[3] = 160
        var snapshot = view.snapshot
        try snapshot.reconfigureItems([3])
        view.snapshot = snapshot
        #expect(rows.asked == [3: 1])
        #expect(view.frame(ofItem: 3)?.height == 160)
    }

    @Test("A new width measures rows again, a new height does not, and the first row stays")
    func resized() {
        let rows = Rows()
        var view = Self.view(rows, count: 10_000)
        view.scroll(toItem: 5_000, at: .top)
        let first = view.visibleItems.first
        rows.asked = [:]
        view.resize(to: Size(width: 320, height: 400))
        #expect(rows.asked.count < 10)
        #expect(view.visibleItems.first == first)
        view.resize(to: Size(width: 240, height: 400))
        #expect(rows.asked.count > 10)
        #expect(view.visibleItems.first == first)
    }

    @Test(
        "Measuring ends even if sizes are far above or below their estimates",
        arguments: [0, 0.5, 1_000])
    func extremes(estimate: Double) {
        let rows = Rows()
        for id in 0..<300 { rows.heights[id] = id % 3 == 0 ? 0 : id % 5 == 0 ? .nan : 1 }
        var view = Self.view(rows, count: 3_000, estimate: estimate)
        view.scroll(to: .end)
        view.scroll(to: .start)
        #expect(view.contentOffset.y == 0)
        for item in view.visibleItems {
            #expect(view.frame(ofItem: item)?.height == rows.height(item))
        }
    }

    @Test("Copies of a view measure independently")
    func copies() {
        let rows = Rows()
        let view = Self.view(rows, count: 5_000, perLine: 2)
        var copy = view
        copy.scroll(to: .end)
        #expect(view.frame(ofItem: 4_999)?.height == 16)
        #expect(copy.frame(ofItem: 4_999)?.height == rows.height(4_999))
    }

    @Test("Headers and groups are measured when they come near the visible range")
    func headersAndGroups() {
        let rows = Rows()
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(20)))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(20)),
            subitems: [item, item])
        var section = SectionLayout.group(group)
        section.boundaryItems = [
            BoundaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .fractionalWidth(1), height: .estimated(8)),
                alignment: .top)
        ]
        var view = TestView(
            layout: CompositionalLayout<Int>(section: section),
            snapshot: .of(
                Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, $0 * 10..<$0 * 10 + 10) })))
        view.update {
            $0.offsetQuantum = 16
            $0.environment.size = Size(width: 320, height: 384)
            $0.measurement = rows.answer
        }
        #expect(rows.asked.count < 100)
        var steps = 0
        while view.scroll(by: 160), steps < 1_000 { steps += 1 }
        let expected = Self.measured(view, rows)
        #expect(view.contentSize == expected.contentSize)
        for section in 0..<40 {
            #expect(
                view.arrangement.frame(ofSection: section) == expected.frame(ofSection: section))
        }
    }
}

extension CollectionLayoutConvertible {
    /// Calls `arrange` on a layout of unknown type.
    func arranged(
        _ sections: some Collection<SectionContent<SectionID>>, in environment: LayoutEnvironment,
        measure: @escaping Measure
    ) -> Arrangement {
        arrange(sections, in: environment, measure: measure)
    }
}

extension Snapshot where SectionID == Int, ItemID == Int {
    /// Returns a snapshot of sections in the order of their identifiers.
    static func of(_ sections: [Int: Range<Int>]) -> Snapshot {
        let sections = sections.sorted { $0.key < $1.key }.map { Section($0.key, items: $0.value) }
        do { return try Snapshot(sections: sections) } catch { fatalError("\(error)") }
    }
}
