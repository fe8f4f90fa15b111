import CollectionLayouts
import Testing

/// Tests of items without room, in each kind of body: they are never visible, and arrow keys skip them.
@Suite struct NoRoomLawTests {
    private struct Form: Sendable, CustomTestStringConvertible {
        var name: String
        var make: @Sendable (Size) -> any SectionBody
        var testDescription: String { name }
    }

    private static let forms: [Form] = [
        Form(name: "flow") { FlowBody(items: .uniform($0), interItemSpacing: 2, lineSpacing: 1) },
        Form(name: "flow of each") { size in
            FlowBody(items: .each { _, _ in size }, interItemSpacing: 2, lineSpacing: 1)
        },
        Form(name: "overlapping flow") { FlowBody(items: .uniform($0), interItemSpacing: -3) },
        Form(name: "measured flow") { FlowBody(items: .measured(perLine: 2, estimate: $0.height)) },
        Form(name: "list") { ListBody(rows: .height($0.height)) },
        Form(name: "shelf") { ShelfBody(items: .uniform($0), lines: 2, interItemSpacing: 2) },
        Form(name: "shelf of each") { size in
            ShelfBody(items: .each { _, _ in size }, lines: 2, interItemSpacing: 2)
        },
        Form(name: "waterfall") { size in
            WaterfallBody(lanes: .count(2), heights: .each { _, _ in size.height })
        },
        Form(name: "measured waterfall") {
            WaterfallBody(lanes: .count(2), heights: .measured(estimate: $0.height))
        },
    ]

    private func arrange(
        _ layout: SectionLayout, count: Int, measure: Measure? = nil
    ) -> Arrangement {
        var sample = Sample()
        sample.add(4, .boxes(10, 5))
        sample.add(count, layout)
        sample.add(4, .boxes(10, 5))
        sample.add(4, .right, .boxes(10, 5))
        return sample.arrange(.split(leftSideRatio: 0.5), width: 80, measure: measure)
    }

    @Test("nothing is seen of them, and they are passed over", arguments: forms, [0, 1, 7])
    private func passedOver(form: Form, count: Int) {
        // Bodies of rows and lanes have the width of their column, so only the height counts.
        for size in [Size.zero, Size(width: 5, height: 0)] {
            let arrangement = arrange(SectionLayout(form.make(size)), count: count)
            #expect(arrangement.contentSize.height == 10)
            let everything = arrangement.elements(
                in: Viewport(bounds: Rect(x: -9, y: -9, width: 999, height: 999)))
            #expect(everything.map(\.section) == [0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 3, 3])
            for item in 0..<count {
                #expect(arrangement.frame(ofItem: item, inSection: 1) == nil)
                for direction in Direction.allCases {
                    let start = ItemIndex(section: 1, item: item)
                    #expect(arrangement.item(nearestTo: start, direction) == nil)
                }
            }
            func step(_ section: Int, _ item: Int, _ direction: Direction) -> ItemIndex? {
                arrangement.item(
                    nearestTo: ItemIndex(section: section, item: item), direction)
            }
            #expect(step(0, 1, .down) == ItemIndex(section: 2, item: 1))
            #expect(step(2, 1, .up) == ItemIndex(section: 0, item: 1))
            #expect(step(3, 0, .left) == ItemIndex(section: 0, item: 3))
            let next = arrangement.item(after: ItemIndex(section: 0, item: 3))
            #expect(next == ItemIndex(section: 2, item: 0))
            let before = arrangement.item(before: ItemIndex(section: 2, item: 0))
            #expect(before == ItemIndex(section: 0, item: 3))
        }
    }

    @Test("a shelf of nothing rests at its start", arguments: SidewaysScrolling.Behavior.allCases)
    func stops(behavior: SidewaysScrolling.Behavior) throws {
        var sources: [ItemSize] = [.uniform(.zero), .perLine(2, height: 0)]
        // Columns of nothing have a middle all the same.
        if behavior != .groupPagingCentered { sources += [.each { _, _ in .zero }, .table([])] }
        for items in sources {
            for inset in [0, 3, 60] as [Double] {
                let shelf = SectionLayout.shelf(
                    items: items, inset: EdgeInsets(left: inset, right: inset),
                    scrolling: SidewaysScrolling(behavior))
                let arrangement = arrange(shelf, count: 5)
                let scroll = try #require(arrangement.sidewaysScroll(ofSection: 1))
                #expect(scroll.contentSize.width == 2 * inset || scroll.contentSize.width == 0)
                #expect(scroll.limits == 0...scroll.maxOffset)
                #expect(scroll.initialOffset == 0)
                for offset in [-5, 0, 7, 500] as [Double] {
                    #expect(scroll.limits.contains(scroll.stop(nearestTo: offset)))
                    #expect(scroll.limits.contains(scroll.stop(after: offset, forward: true)))
                    #expect(scroll.limits.contains(scroll.stop(after: offset, forward: false)))
                }
                if behavior != .continuous { #expect(scroll.allStops?.first == 0) }
            }
        }
    }

    @Test("pages of no width are one page")
    func noPage() throws {
        for pageWidth in [nil, 0, -1] as [Double?] {
            var scrolling = SidewaysScrolling(.paging)
            scrolling.pageWidth = pageWidth
            // The leading boundary item takes the whole width.
            let shelf = SectionLayout.shelf(
                items: .uniform(Size(width: 10, height: 5)), scrolling: scrolling
            ).boundaryItem(
                BoundaryItem(
                    kind: .supplementary(1),
                    size: LayoutSize(width: .absolute(60), height: .absolute(5)),
                    alignment: .leading))
            let arrangement = arrange(shelf, count: 5)
            let scroll = try #require(arrangement.sidewaysScroll(ofSection: 1))
            #expect((scroll.allStops?.count ?? 0) < 20)
        }
    }
}
