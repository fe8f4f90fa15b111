import Testing

@testable import CollectionLayouts

/// Tests of the decisions that the original leaves open or gets wrong, one test per decision.
@Suite struct BehaviourTests {
    @Test("A grid is as wide as its longest line", arguments: 1...7)
    func gridWidth(count: Int) throws {
        var sample = Sample()
        sample.add(
            count, .flow(items: .uniform(Size(width: 10, height: 5)), interItemSpacing: 2))
        let placed = try #require(sample.arrange(width: 60).placed(0))
        #expect(placed.body.size(of: placed.items).width == Double(12 * min(count, 5) - 2))
    }

    @Test("Headers, footers and backgrounds are visible when their own frame is visible")
    func visibleByOwnFrame() {
        var sample = Sample()
        sample.add(0, .boxes(5, 5).header(height: 4).footer(height: 4).background(.section))
        sample.add(40, .boxes(40, 5).header(height: 4).background())
        let arrangement = sample.arrange()
        // Section 0 has no items. In section 1, the viewport reaches only the header.
        let kinds = arrangement.elements(in: viewport(0, height: 10)).map {
            "\($0.kind) \($0.section)"
        }
        #expect(kinds == ["background 0", "header 0", "footer 0", "header 1"])
    }

    @Test("A query returns only elements that overlap its rectangle, not elements that touch it")
    func touchingIsNotMeeting() {
        var sample = Sample()
        sample.add(3, .boxes(40, 10).header(height: 10))
        let arrangement = sample.arrange()
        let found = arrangement.elements(in: viewport(10, height: 10))
        #expect(found.map(\.item) == [0])
        #expect(found.map(\.kind) == [.item])
        #expect(arrangement.elements(in: viewport(10, height: 0)).isEmpty)
    }

    @Test("A query returns elements in section order, in any column")
    func orderOfSections() {
        var sample = Sample()
        for index in 0..<6 { sample.add(2, index.isMultiple(of: 2) ? .right : .left, .boxes(5, 5)) }
        let found = sample.arrange(.split(leftSideRatio: 0.5)).elements(in: viewport(0))
        #expect(found.map(\.section) == found.map(\.section).sorted())
        #expect(Set(found.map(\.section)) == [0, 1, 2, 3, 4, 5])
    }

    @Test("Look-ups work next to sections and items without frames")
    func lookUpsBesideNothing() {
        var sample = Sample()
        let zero = Size(width: 0, height: 3)
        sample.add(2, .right, .boxes(5, 5).header(height: 2))
        sample.add(
            3, .left,
            .flow(items: .table([zero, Size(width: 6, height: 4), zero])).header(height: 2))
        let arrangement = sample.arrange(.split(leftSideRatio: 1, spacing: 5))
        #expect(arrangement.frame(ofItem: 0, inSection: 0) == nil)
        #expect(arrangement.headerFrame(ofSection: 0) == nil)
        #expect(arrangement.frame(ofSection: 0) == nil)
        #expect(arrangement.frame(ofItem: 0, inSection: 1) == nil)
        #expect(arrangement.frame(ofItem: 1, inSection: 1) == Rect(x: 0, y: 2, width: 6, height: 4))
        #expect(arrangement.frame(ofItem: 2, inSection: 1) == nil)
        #expect(arrangement.headerFrame(ofSection: 1)?.height == 2)
    }

    @Test("A pinned header stays at the visible top until the end of its items pushes it off")
    func pinnedHeader() {
        var sample = Sample()
        let layout = SectionLayout.flow(
            items: .uniform(Size(width: 40, height: 10)), inset: EdgeInsets(bottom: 3)
        ).header(height: 4, pinned: true).footer(height: 6)
        sample.add(2, layout)
        sample.add(2, layout)
        let arrangement = sample.arrange()
        func y(_ offset: Double, _ insets: EdgeInsets = .zero) -> Double? {
            arrangement.frame(of: .header, inSection: 0, in: viewport(offset, insets: insets))?.y
        }
        #expect(y(-5) == 0)
        #expect(y(7) == 7)
        // The items end at 24 and the bottom inset at 27. The header therefore stops at 23, and the footer stays
        // uncovered.
        #expect(y(22) == 22)
        #expect(y(25) == 23)
        #expect(y(30) == 23)
        // The safe area and the content inset both move the visible top down.
        #expect(y(7, EdgeInsets(top: 2)) == 9)
    }

    @Test("An empty section pins its header by the same formula")
    func pinnedHeaderOfEmptySection() {
        var sample = Sample()
        sample.add(
            0,
            SectionLayout.flow(items: .uniform(.zero), inset: .symmetric(vertical: 5))
                .header(height: 4, pinned: true))
        sample.add(9, .boxes(40, 10))
        let arrangement = sample.arrange()
        let places = [0.0, 6, 12].map {
            arrangement.frame(of: .header, inSection: 0, in: viewport($0))?.y
        }
        #expect(places == [0, 6, 10])
    }

    @Test(
        "A pinned footer follows the mirrored rule at the bottom, and an unpinned footer keeps its position"
    )
    func pinnedFooter() {
        func arrange(pinned: Bool) -> Arrangement {
            var sample = Sample()
            sample.add(
                5, .boxes(40, 10).header(height: 4).footer(height: 6, pinned: pinned))
            return sample.arrange()
        }
        func y(_ offset: Double, pinned: Bool = true) -> Double? {
            arrange(pinned: pinned).frame(of: .footer, inSection: 0, in: viewport(offset))?.y
        }
        #expect(y(0) == 14)
        #expect(y(20) == 34)
        #expect(y(40) == 54)
        // The footer never moves above the section's start and its header.
        #expect(y(-18) == 4)
        #expect(y(0, pinned: false) == 54)
    }

    @Test("Pinned elements lie above the items, and backgrounds lie below them")
    func depths() {
        var sample = Sample()
        sample.add(4, .boxes(40, 10).header(height: 4, pinned: true).background())
        let found = sample.arrange().elements(in: viewport(0))
        let depth = Dictionary(grouping: found, by: \.kind).mapValues { $0[0].zIndex }
        #expect(depth[.background] ?? 0 < depth[.item] ?? 0)
        #expect(depth[.item] ?? 0 < depth[.header] ?? 0)
    }

    @Test("An item wider than its line has no empty line above it")
    func noEmptyFirstLine() {
        var sample = Sample()
        let sizes = [Size(width: 60, height: 5), Size(width: 10, height: 5)]
        sample.add(2, .flow(items: .table(sizes), lineSpacing: 3))
        let arrangement = sample.arrange()
        #expect(arrangement.frame(ofItem: 0, inSection: 0)?.y == 0)
        #expect(arrangement.frame(ofItem: 1, inSection: 0)?.y == 8)
    }

    @Test("A line breaks only if its items exceed the width by more than a millionth of a point")
    func lineBreakTolerance() {
        for count in 1...40 {
            // A sum of thirds, sevenths and so on seldom equals the width exactly.
            let size = Size(width: 100 / Double(count), height: 1)
            var ragged = Sample()
            ragged.add(count, .flow(items: .each { _, _ in size }))
            var uniform = Sample()
            uniform.add(count, .flow(items: .uniform(size)))
            #expect(ragged.arrange(width: 100).contentSize.height == 1, "\(count)")
            #expect(uniform.arrange(width: 100).contentSize.height == 1, "\(count)")
        }
    }

    @Test("Insets wider than the column never give a negative item width")
    func noNegativeWidths() {
        let environment = LayoutEnvironment(size: Size(width: 10, height: 10))
        let column = Column(leftEdge: 0, width: 10, environment: environment)
        #expect(column.itemWidth(perLine: 3, interItemSpacing: 2, inset: .all(20)) == 0)
        var sample = Sample()
        sample.add(3, .flow(items: .perLine(2, height: 4), inset: .all(30)))
        #expect(sample.arrange(width: 10).frame(ofItem: 0, inSection: 0) == nil)
    }

    @Test("The split ratio is clamped, and a side of zero width has no frames")
    func ratioIsClamped() {
        var sample = Sample()
        sample.add(1, .left, .boxes(5, 5))
        sample.add(1, .right, .boxes(5, 5))
        let widths: [Double: [Double]] = [
            -2: [0, 110], 0: [0, 110], 0.4: [40, 60], 1: [110, 0], 7: [110, 0],
        ]
        for (ratio, expected) in widths {
            let arrangement = sample.arrange(.split(leftSideRatio: ratio, spacing: 10), width: 110)
            #expect(arrangement.columns.map(\.width) == expected, "\(ratio)")
            #expect(arrangement.columnCount == expected.count { $0 > 0 })
            let isLeftThere = arrangement.frame(ofItem: 0, inSection: 0) != nil
            #expect(isLeftThere == (expected[0] > 0))
        }
        let split = sample.arrange(.split(leftSideRatio: 0.4, spacing: 10), width: 110)
        #expect(split.column(.right)?.leftEdge == 50)
    }

    @Test("The content size excludes the content inset and agrees with the frames in a safe area")
    func contentSize() {
        var sample = Sample()
        sample.add(4, .boxes(10, 5))
        let inset = sample.arrange(width: 48, contentInset: .all(4))
        #expect(inset.contentSize == Size(width: 40, height: 5))
        let safe = sample.arrange(width: 48, safeArea: EdgeInsets(left: 6, right: 2))
        #expect(safe.frame(ofItem: 3, inSection: 0)?.maxX == safe.contentSize.width)
        let ignored = sample.arrange(
            width: 48, safeArea: EdgeInsets(left: 6, right: 2), reference: .none)
        #expect(ignored.frame(ofItem: 0, inSection: 0)?.x == 0)
        #expect(ignored.contentSize.width == 48)
    }

    @Test("An empty section keeps its insets and its background")
    func emptySection() {
        var sample = Sample()
        sample.add(
            0,
            SectionLayout.flow(
                items: .uniform(Size(width: 5, height: 5)), inset: .symmetric(vertical: 3)
            ).background())
        let arrangement = sample.arrange()
        #expect(arrangement.contentSize.height == 6)
        #expect(arrangement.backgroundFrame(ofSection: 0)?.height == 6)
    }

    @Test("A wide item in the left column may overlap the right column")
    func wideItemOverlaps() {
        var sample = Sample()
        sample.add(1, .left, .boxes(30, 5))
        sample.add(1, .right, .boxes(5, 5))
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5))
        #expect(arrangement.frame(ofItem: 0, inSection: 0)?.maxX == 30)
        #expect(arrangement.frame(ofItem: 0, inSection: 1)?.x == 20)
    }

    @Test("Normalized items take the height of the tallest item in their line")
    func normalized() {
        var sample = Sample()
        let sizes = [4.0, 9, 2, 5].map { Size(width: 15, height: $0) }
        sample.add(4, .flow(items: .table(sizes), normalizesLineHeight: true))
        let heights = (0..<4).map { sample.arrange().frame(ofItem: $0, inSection: 0)?.height }
        #expect(heights == [9, 9, 5, 5])
    }

    @Test("A section's own values override the layout's defaults")
    func overrides() {
        let defaults = SectionDefaults(
            inset: .all(1), interItemSpacing: 2, lineSpacing: 3, pinsHeaders: true)
        var sample = Sample()
        sample.add(8, .boxes(10, 5).header(height: 2))
        sample.add(
            8,
            SectionLayout.flow(
                items: .uniform(Size(width: 10, height: 5)), interItemSpacing: 0, lineSpacing: 0,
                inset: .zero
            ).header(height: 2, pinned: false))
        let arrangement = sample.arrange(defaults: defaults)
        #expect(
            arrangement.frame(ofItem: 4, inSection: 0) == Rect(x: 13, y: 11, width: 10, height: 5))
        #expect(
            arrangement.frame(ofItem: 5, inSection: 1)?.offsetBy(
                x: 0, y: -(arrangement.frame(ofSection: 1)?.y ?? 0))
                == Rect(x: 10, y: 7, width: 10, height: 5))
        #expect(
            arrangement.frame(of: .header, inSection: 0, in: viewport(5))?.y == 5)
        let second = arrangement.frame(ofSection: 1)?.y
        #expect(
            arrangement.frame(of: .header, inSection: 1, in: viewport(50))?.y == second)
    }

    @Test("Every solve requests the side of a section again")
    func sideIsAskedAgain() {
        final class Wish { var side = Side.left }
        let wish = Wish()
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5)
        } side: { _ in
            wish.side
        } everySection: { _ in
            .boxes(5, 5)
        }
        let environment = LayoutEnvironment(size: Size(width: 40, height: 20))
        let contents = [SectionContent(id: 0, itemCount: 1)]
        #expect(layout.arrange(contents, in: environment).frame(ofItem: 0, inSection: 0)?.x == 0)
        wish.side = .right
        #expect(layout.arrange(contents, in: environment).frame(ofItem: 0, inSection: 0)?.x == 20)
    }

    @Test(
        "A measurement receives the item width, and an item without an answer takes its estimate")
    func measured() {
        var sample = Sample()
        sample.add(4, .flow(items: .measured(perLine: 2, estimate: 7), interItemSpacing: 4))
        var widths: Set<Double?> = []
        let measured = sample.arrange { request in
            widths.insert(request.width)
            return request.item == 1 ? nil : Size(width: 0, height: Double(request.item + 1))
        }
        #expect(widths == [18])
        #expect((0..<4).map { measured.frame(ofItem: $0, inSection: 0)?.height } == [1, 7, 3, 4])
        #expect(sample.arrange().contentSize.height == 14)
    }

    @Test("All sections of a column share one description, with any number of items")
    func everySectionIsAskedOnce() {
        let size = Size(width: 5, height: 5)
        for items in [.uniform(size), .each { _, _ in size }] as [ItemSize] {
            var asked = 0
            let layout = SplitLayout<Int> { _ in
                .split(leftSideRatio: 0.5)
            } side: {
                $0.isMultiple(of: 2) ? .left : .right
            } everySection: { _ in
                asked += 1
                return .flow(items: items)
            }
            let contents = (0..<1000).map { SectionContent(id: $0, itemCount: $0 % 99) }
            let environment = LayoutEnvironment(size: Size(width: 40, height: 20))
            let arrangement = layout.arrange(contents, in: environment)
            #expect(asked == 2)
            #expect(arrangement.metrics.count == 2)
        }
    }
}
