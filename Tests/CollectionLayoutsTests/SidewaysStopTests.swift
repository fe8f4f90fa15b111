import Testing

@testable import CollectionLayouts

/// Tests of sections that scroll sideways: stops, limits and targets.
@Suite struct SidewaysStopTests {
    private func scrolls(_ seed: Int) -> [SidewaysScroll] {
        let arrangement = RandomLayout(seed: seed, widestItem: 25, allBodies: true)
            .arrangement(width: 60, measure: randomSize)
        return (0..<arrangement.sectionCount).compactMap {
            arrangement.sidewaysScroll(ofSection: $0)
        }
    }

    @Test("Stops are ordered and within the limits, and targets are stops", arguments: 0..<200)
    func stops(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for scroll in scrolls(seed) {
            #expect(scroll.limits.contains(0) && scroll.limits.contains(scroll.maxOffset))
            let stops = scroll.allStops
            if let stops {
                #expect(zip(stops, stops.dropFirst()).allSatisfy { $0 < $1 })
                #expect(
                    stops.allSatisfy { scroll.limits.contains($0) }, "\(stops) \(scroll.limits)")
                #expect(!stops.isEmpty)
            }
            for _ in 0..<10 {
                let (began, projected) = (random.length(-50...300), random.length(-90...400))
                let target = scroll.target(from: began, projected: projected)
                #expect(scroll.limits.contains(target))
                guard let stops else { continue }
                #expect(stops.contains { abs($0 - target) < 1e-6 }, "\(target) of \(stops)")
                // `stop(nearestTo:)` does not build the list of stops.
                let nearest = scroll.stop(nearestTo: projected)
                let wish = scroll.clamped(projected)
                let least = stops.map { abs($0 - wish) }.min() ?? 0
                #expect(
                    abs(abs(nearest - wish) - least) < 1e-6, "\(nearest) for \(wish) of \(stops)")
            }
        }
    }

    @Test(
        "An invalid page width is replaced by the section's own width", arguments: [0.0, -1, .nan])
    func pagesWithoutWidth(width: Double) throws {
        func stops(_ pageWidth: Double?) -> [Double]? {
            var sample = Sample()
            var scrolling = SidewaysScrolling(.paging)
            scrolling.pageWidth = pageWidth
            sample.add(30, .shelf(items: .uniform(Size(width: 7, height: 5)), scrolling: scrolling))
            return sample.arrange(width: 50).sidewaysScroll(ofSection: 0)?.allStops
        }
        let pages = try #require(stops(nil))
        #expect(pages.count > 3 && stops(width) == pages)
    }

    @Test("A step back goes to the last stop before any offset, also from behind the last stop")
    func backFromAnywhere() throws {
        for behavior in [SidewaysScrolling.Behavior.groupPaging, .groupPagingCentered] {
            var sample = Sample()
            sample.add(
                9,
                .shelf(
                    items: .uniform(Size(width: 20, height: 5)), inset: EdgeInsets(right: 90),
                    scrolling: SidewaysScrolling(behavior)))
            let scroll = try #require(sample.arrange(width: 50).sidewaysScroll(ofSection: 0))
            let stops = try #require(scroll.allStops)
            for offset in stride(
                from: scroll.limits.lowerBound, through: scroll.limits.upperBound, by: 2.5)
            {
                let before = stops.last { $0 < offset - 1e-6 } ?? scroll.limits.lowerBound
                #expect(abs(scroll.stop(after: offset, forward: false) - before) < 1e-6)
            }
        }
    }

    @Test("Steps visit all stops in order, in both directions", arguments: 0..<100)
    func steps(seed: Int) {
        for scroll in scrolls(seed) {
            guard let stops = scroll.allStops, stops.count < 500 else { continue }
            var offset = stops[0]
            for stop in stops.dropFirst() {
                offset = scroll.stop(after: offset, forward: true)
                #expect(abs(offset - stop) < 1e-6, "\(scroll.scrolling.behavior) \(stops)")
            }
            for stop in stops.reversed().dropFirst() {
                offset = scroll.stop(after: offset, forward: false)
                #expect(abs(offset - stop) < 1e-6, "\(scroll.scrolling.behavior) back \(stops)")
            }
        }
    }

    @Test("Only a bouncing section is shown beyond its limits, and invalid offsets are clamped")
    func shown() throws {
        for bounces in [false, true] {
            var shelf = SectionLayout.shelf(items: .uniform(Size(width: 10, height: 5)))
            shelf.sideways = SidewaysScrolling(.continuous, bounces: bounces)
            var sample = Sample()
            sample.add(9, shelf)
            let scroll = try #require(sample.arrange(width: 40).sidewaysScroll(ofSection: 0))
            #expect(scroll.limits == 0...50)
            #expect(scroll.shown(20) == 20)
            #expect(scroll.shown(nil) == scroll.initialOffset)
            #expect(scroll.shown(.nan) == scroll.initialOffset)
            #expect(scroll.shown(-7) == (bounces ? -7 : 0))
            #expect(scroll.shown(57) == (bounces ? 57 : 50))
            for far in [1e13, .infinity] {
                #expect(scroll.shown(far) == 50 && scroll.shown(-far) == 0)
            }
        }
    }

    @Test("Items of zero size before the only visible item are no stops")
    func emptyItemsBeforeTheLast() {
        for empty in [1, 2, 15, 16, 17] {
            var sample = Sample()
            sample.add(
                empty + 1,
                .shelf(
                    items: .each { item, _ in
                        item == empty ? Size(width: 200, height: 5) : .zero
                    }, interItemSpacing: 2,
                    scrolling: SidewaysScrolling(.groupPagingCentered)))
            let scroll = sample.arrange(width: 40).sidewaysScroll(ofSection: 0)
            // The middle of the item is in the middle of the viewport.
            #expect(scroll?.initialOffset == 80, "\(empty)")
            #expect(scroll?.stop(nearestTo: 0) == 80, "\(empty)")
        }
    }

    @Test(
        "A group with its middle behind the middle of a later group shares the later group's stop")
    func overlappingGroups() throws {
        var sample = Sample()
        sample.add(
            6,
            .shelf(
                items: .each { item, _ in Size(width: item % 2 == 0 ? 30 : 2, height: 5) },
                interItemSpacing: -20, scrolling: SidewaysScrolling(.groupPagingCentered)))
        let scroll = try #require(sample.arrange(width: 10).sidewaysScroll(ofSection: 0))
        // The items start at 0, 10, 10, 20, 20, 30, so their middles are 15, 11, 25, 21, 35, 31. The viewport is 10
        // points wide.
        #expect(scroll.allStops == [6, 16, 26])
        #expect(scroll.limits == 0...40)
        for offset in stride(from: 0.0, through: 40, by: 0.5) {
            let nearest = scroll.stop(nearestTo: offset)
            #expect(abs(nearest - offset) == [6, 16, 26].map { abs($0 - offset) }.min())
        }
    }

    @Test("Paging moves at most one page, and other behaviours move to the projected offset")
    func targets() {
        func scroll(_ behavior: SidewaysScrolling.Behavior) -> SidewaysScroll? {
            var sample = Sample()
            sample.add(
                20,
                .shelf(
                    items: .uniform(Size(width: 10, height: 5)), interItemSpacing: 2,
                    scrolling: SidewaysScrolling(behavior)))
            return sample.arrange(width: 30).sidewaysScroll(ofSection: 0)
        }
        // Items begin every 12 points. The content is 238 points wide, and the viewport 30.
        #expect(scroll(.continuous)?.target(from: 0, projected: 77) == 77)
        #expect(scroll(.continuousGroupLeadingBoundary)?.target(from: 0, projected: 77) == 72)
        #expect(scroll(.groupPaging)?.target(from: 0, projected: 77) == 12)
        #expect(scroll(.paging)?.target(from: 0, projected: 77) == 30)
        #expect(scroll(.paging)?.target(from: 60, projected: 1) == 30)
        #expect(scroll(.groupPagingCentered)?.initialOffset == -10)
        #expect(scroll(.groupPagingCentered)?.target(from: -10, projected: 77) == 2)
        #expect(scroll(.continuous)?.clamped(1000) == 208)
        #expect(scroll(.continuous)?.clamped(.nan) == 0)
    }

    @Test(
        "Sideways offsets move only items, are clamped, and show items only within the section"
    )
    func offsets() {
        var sample = Sample()
        sample.add(
            9,
            SectionLayout.shelf(
                items: .uniform(Size(width: 10, height: 5)),
                scrolling: SidewaysScrolling(.continuous)
            ).header(height: 3).background(.section))
        sample.add(2, .right, .boxes(5, 5))
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 60)
        func shown(_ offset: Double) -> Viewport {
            Viewport(
                bounds: Rect(x: 0, y: 0, width: 60, height: 20), sidewaysOffsets: [0: offset])
        }
        func x(_ item: Int, _ offset: Double) -> Double? {
            arrangement.frame(of: .item, item: item, inSection: 0, in: shown(offset))?.x
        }
        #expect(x(0, 0) == 0)
        #expect(x(0, 15) == -15)
        #expect(x(8, 1e9) == 20)
        #expect(arrangement.frame(of: .header, inSection: 0, in: shown(15))?.x == 0)
        // The items continue below the right column, but are not visible there.
        let seen = arrangement.elements(in: shown(0)).filter { $0.section == 0 && $0.kind == .item }
        #expect(seen.map(\.item) == [0, 1, 2])
        let isScrolled = seen.allSatisfy { $0.scrollsSideways }
        #expect(isScrolled)
        let hit = arrangement.element(at: Point(x: 31, y: 1), in: shown(0))
        #expect(hit?.section == 1)
    }

    @Test("A flow cannot scroll sideways and reports a problem")
    func flow() {
        var sample = Sample()
        sample.add(3, SectionLayout.boxes(5, 5).sideways(SidewaysScrolling(.paging)))
        let arrangement = sample.arrange()
        #expect(arrangement.sidewaysScroll(ofSection: 0) == nil)
        #expect(arrangement.problems.map(\.reason) == [.sidewaysBody])
    }

    @Test("Boundary items at the sides leave the remaining width to groups, pages and stops")
    func besideSomething() {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))])
        let side = BoundaryItem(
            kind: .supplementary(1),
            size: LayoutSize(width: .absolute(8), height: .absolute(5)), alignment: .leading)
        var sample = Sample()
        sample.add(
            3,
            SectionLayout.group(
                group, contentInsets: .symmetric(horizontal: 2),
                orthogonalScrollingBehavior: .paging
            ).boundaryItem(side))
        let arrangement = sample.arrange(width: 40)
        #expect(
            arrangement.frame(ofItem: 0, inSection: 0) == Rect(x: 10, y: 0, width: 32, height: 5))
        let scroll = arrangement.sidewaysScroll(ofSection: 0)
        #expect(scroll?.frame == Rect(x: 8, y: 0, width: 32, height: 5))
        #expect(scroll?.contentSize.width == 100)
        #expect(scroll?.allStops == [0, 32, 64, 68])
    }

    @Test(
        "Invalid indicator insets are reported and count as zero", arguments: [.nan, -1, .infinity])
    func indicatorInsets(number: Double) {
        var sample = Sample()
        var scrolling = SidewaysScrolling(.continuous)
        scrolling.indicatorInsets = EdgeInsets(left: number, right: 1)
        sample.add(
            9, .shelf(items: .uniform(Size(width: 10, height: 5)), scrolling: scrolling))
        let arrangement = sample.arrange()
        #expect(
            arrangement.sidewaysScroll(ofSection: 0)?.scrolling.indicatorInsets
                == EdgeInsets(right: 1))
        #expect(arrangement.problems.map(\.reason) == [.length(.insetLeft, "\(number)")])
    }

    @Test("Indicator insets keep their edges in both scroll directions")
    func indicatorPlaces() {
        var scrolling = SidewaysScrolling(.continuous)
        scrolling.indicatorInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for direction in [Axis.vertical, .horizontal] {
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: direction),
                section: .shelf(
                    items: .uniform(Size(width: 10, height: 10)), scrolling: scrolling))
            let arrangement = layout.arrange(
                [SectionContent(id: 0, itemCount: 9)],
                in: LayoutEnvironment(size: Size(width: 40, height: 40)))
            #expect(
                arrangement.sidewaysScroll(ofSection: 0)?.scrolling.indicatorInsets
                    == scrolling.indicatorInsets)
        }
    }

    @Test("A shelf of several lines fills columns, and a line is as high as its tallest item")
    func linesOfShelf() {
        var sample = Sample()
        let sizes = [(4.0, 2.0), (6, 3), (5, 7), (1, 1), (2, 2)].map { Size(width: $0, height: $1) }
        sample.add(5, .shelf(items: .table(sizes), lines: 2, interItemSpacing: 1, lineSpacing: 2))
        let arrangement = sample.arrange(width: 10)
        let frames = (0..<5).map { arrangement.frame(ofItem: $0, inSection: 0) }
        #expect(frames.map { $0?.x } == [0, 0, 7, 7, 13])
        #expect(frames.map { $0?.y } == [0, 9, 0, 9, 0])
        #expect(arrangement.contentSize.height == 12)
        #expect(arrangement.sidewaysScroll(ofSection: 0)?.contentSize.width == 15)
    }

    @Test(
        "A ragged shelf places its columns in order up to its content width", arguments: [1, 2, 3])
    func raggedShelf(lines: Int) {
        let sizes = (0..<200).map { Size(width: Double($0 % 7), height: Double($0 % 5)) }
        var ragged = Sample()
        ragged.add(200, .shelf(items: .table(sizes), lines: lines, interItemSpacing: 1))
        let arrangement = ragged.arrange(width: 50)
        var last = -1.0
        for item in stride(from: 0, to: 200, by: lines) {
            guard let frame = arrangement.frame(ofItem: item, inSection: 0) else { continue }
            #expect(frame.x > last)
            last = frame.x
        }
        let width = arrangement.sidewaysScroll(ofSection: 0)?.contentSize.width ?? 0
        let right = arrangement.itemFrames.map(\.frame.maxX).max() ?? 0
        #expect(abs(width - right) < 1e-6)
    }
}
