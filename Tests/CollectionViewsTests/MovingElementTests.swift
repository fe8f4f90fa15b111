import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of moving badges, headers and footers during transitions, and of scrolling during transitions.
@Suite struct MovingElementTests {
    private static let badge = ElementKind.supplementary(1)

    /// Returns a view with pairs of items, each with a badge in the upper right corner. Sections have headers and
    /// footers, and so has the layout. Section 2 scrolls sideways.
    private func view(_ sections: KeyValuePairs<Int, [Int]>) throws -> TestView {
        let group = LayoutGroup.badgedPair(Self.badge)
        let header = BoundaryItem(
            kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(16)),
            alignment: .top)
        var footer = header
        (footer.kind, footer.alignment) = (.footer, .bottom)
        let layout = CompositionalLayout<Int>(
            configuration: .init(boundarySupplementaryItems: [header, footer])
        ) { section, _ in
            var layout = SectionLayout.group(group)
            layout.boundaryItems = [header, footer]
            if section == 2 { layout.sideways = SidewaysScrolling(.continuous) }
            return layout
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(sections: sections.map { Section($0.key, items: $0.value) }))
        view.resize(to: Size(width: 160, height: 320))
        view.advance(to: .seconds(1))
        return view
    }

    /// Calls `body` for each frame until the transition has ended.
    private func watch(_ view: inout TestView, _ body: (TestView) throws -> Void) rethrows {
        try body(view)
        while let deadline = view.deadline {
            view.advance(to: deadline)
            try body(view)
        }
        #expect(!view.isMoving)
    }

    private func frames(_ kind: ElementKind, _ view: TestView) -> [Rect] {
        view.visibleElements.filter { $0.kind == kind }.map(\.frame)
    }

    @Test func badgesGoWithTheirItems() throws {
        var view = try view([0: [1, 2, 3, 4, 5], 1: [11, 12]])
        let before = (frames(.item, view), frames(Self.badge, view))
        var next = view.snapshot
        try next.moveItem(1, afterItem: 11)
        try next.moveItem(5, beforeItem: 2)
        view.apply(next)
        #expect(Set(frames(.item, view)) == Set(before.0))
        #expect(Set(frames(Self.badge, view)) == Set(before.1))
        watch(&view) { view in
            func corners(_ kind: ElementKind) -> Set<Point> {
                Set(
                    frames(kind, view).map {
                        Point(x: ($0.maxX * 1_000).rounded(), y: ($0.minY * 1_000).rounded())
                    })
            }
            #expect(corners(Self.badge) == corners(.item) && frames(Self.badge, view).count == 7)
        }
    }

    /// The badge of an item is also found if the shelf hides it.
    @Test func badgesOfHiddenItemsAreFound() throws {
        let view = try view([2: Array(1...12)])
        for item in 0..<12 {
            let badges = view.badges(ofItemAt: ItemIndex(section: 0, item: item))
            #expect(badges.count == 1 && badges.first?.kind == Self.badge)
        }
    }

    /// Covers items that were visible before and items that were not.
    @Test(arguments: [(100, 1), (116, 1), (0, 101), (19, 101)])
    func betweenAShelfAndRowsNothingIsCutOff(item: Int, neighbour: Int) throws {
        var view = try shelfView(shelves { $0 == 0 ? SidewaysScrolling(.continuous) : nil })
        #expect(view.visibleItems.contains(item) == item.isMultiple(of: 100))
        func scrollsSideways(_ view: TestView) -> Bool? {
            view.visibleElements.first { $0.item == item && $0.kind == .item }?.scrollsSideways
        }
        var next = view.snapshot
        try next.moveItem(item, beforeItem: neighbour)
        view.apply(next)
        var onItsWay: Set<Bool?> = []
        watch(&view) { if $0.isMoving { onItsWay.insert(scrollsSideways($0)) } }
        #expect(onItsWay.contains(false) && !onItsWay.contains(true))
        #expect(scrollsSideways(view) == (neighbour == 1))
    }

    /// A shelf clips an item that stays in it, but no item that moves between a shelf and other sections.
    @Test(arguments: [(1, 19, true), (1, 119, false), (101, 19, false), (101, 119, false)])
    func whatGoesOutOfSightIsClippedOnlyInItsShelf(item: Int, last: Int, isClipped: Bool) throws {
        var view = try shelfView(shelves { $0 == 0 ? SidewaysScrolling(.continuous) : nil })
        #expect(view.visibleItems.contains(item) && !view.visibleItems.contains(last))
        var next = view.snapshot
        try next.moveItem(item, afterItem: last)
        view.apply(next)
        var onItsWay: Set<Bool> = []
        watch(&view) { view in
            let element = view.visibleElements.first { $0.item == item && $0.kind == .item }
            if let element { onItsWay.insert(element.scrollsSideways) }
        }
        #expect(onItsWay == [isClipped] && !view.visibleItems.contains(item))
    }

    @Test func whatBelongsToASectionGoesOutOfSightWithIt() throws {
        var view = try view([0: [1, 2], 1: [11, 12, 13]])
        var next = view.snapshot
        try next.insertItems(Array(21...60), beforeItem: 1)
        view.apply(next)
        var leaving = 0
        watch(&view) { view in
            let parts = view.visibleElements.filter { [.header, .footer].contains($0.kind) }
            #expect(parts.allSatisfy { $0.item == nil && !$0.isDisappearing })
            leaving = max(leaving, parts.count)
        }
        #expect(leaving > frames(.header, view).count + frames(.footer, view).count)
    }

    @Test func theLayoutsHeaderIsNotThatOfASection() throws {
        var view = try view([0: [1, 2]])
        var next = view.snapshot
        try next.insertSections([1], beforeSection: 0)
        try next.appendItems([11, 12], toSection: 1)
        view.apply(next)
        var headers: [Double] = []
        watch(&view) { view in
            let own = view.visibleElements.filter { $0.kind == .header && $0.frame.height == 16 }
            #expect(own.first?.frame.minY == 0, "The header of the layout stays.")
            headers.append(own.map(\.frame.minY).max() ?? 0)
        }
        #expect(headers.first == 16 && headers.last == 80 && headers == headers.sorted())
        try next.deleteSections([1])
        view.apply(next)
        watch(&view) { view in
            #expect(view.visibleElements.contains { $0.kind == .header && $0.frame.minY == 0 })
        }
        #expect(frames(.header, view).map(\.minY) == [0, 16])
    }

    @Test func theLayoutsFooterIsNotThatOfASection() throws {
        var view = try view([0: [1, 2], 1: [11, 12]])
        #expect(frames(.footer, view).map(\.minY) == [64, 128, 144])
        var next = view.snapshot
        try next.deleteSections([1])
        view.apply(next)
        var footers: [[Rect]] = []
        watch(&view) { footers.append(frames(.footer, $0)) }
        #expect(
            footers.allSatisfy { $0.map(\.minY).contains(64) }, "The footer of the section stays.")
        let last = footers.compactMap(\.last?.minY)
        #expect(last.first == 144 && last.last == 80 && last == last.sorted(by: >))
    }

    /// A section that scrolls sideways clips an item that stays in it. It does not clip items that leave it or enter
    /// it.
    @Test func whatStaysInItsSectionIsClippedThere() throws {
        var view = try view([0: [1, 2], 2: [21, 22, 23, 24, 25, 26]])
        var next = view.snapshot
        try next.moveItem(22, afterItem: 26)
        try next.moveItem(21, beforeItem: 1)
        try next.moveItem(2, beforeItem: 23)
        try next.deleteItems([25])
        view.apply(next)
        watch(&view) { view in
            let items = view.visibleElements.filter { $0.kind == .item }
            for badge in view.visibleElements where badge.kind == Self.badge {
                let item = items.min {
                    abs($0.frame.maxX - badge.frame.maxX) + abs($0.frame.minY - badge.frame.minY)
                        < abs($1.frame.maxX - badge.frame.maxX)
                        + abs($1.frame.minY - badge.frame.minY)
                }
                #expect(badge.scrollsSideways == item?.scrollsSideways)
            }
            for element in view.visibleElements {
                let isStaying = element.item.map { [22, 23, 24, 26].contains($0) } ?? false
                if element.item == 2 {
                    #expect(element.scrollsSideways == !view.isMoving)
                } else if element.kind == .item {
                    #expect(element.scrollsSideways == isStaying, "\(element)")
                } else if element.kind == .header {
                    #expect(!element.scrollsSideways)
                }
            }
        }
    }

    @Test func whatWasPinnedStaysAboveOnItsWay() throws {
        var view = try TestView(layout: rows()) { Section(0, items: Array(0..<40)) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .zero)
        view.scroll(by: 8)
        view.update(animated: true) { $0.layout = rows(pinned: false) }
        watch(&view) { view in
            let isAbove = view.visibleElements.last?.zIndex == LayoutAttributes.pinnedZIndex
            #expect(isAbove == view.isMoving)
        }
        view.scroll(to: .start)
        view.scroll(by: 64)
        view.update(animated: true) { $0.layout = rows() }
        #expect(frames(.header, view).isEmpty)
        view.advance(to: view.now + .milliseconds(150))
        #expect(view.visibleElements.last?.kind == .header)
    }

    /// An item from far away starts at the distance of one view length, so the reader sees most of its movement.
    @Test(arguments: Axis.allCases)
    func whatComesFromFarAwayComesFromAViewsLengthAway(direction: Axis) throws {
        let layout = CompositionalLayout<Int>(
            configuration: .init(scrollDirection: direction),
            section: .flow(items: .uniform(Size(width: 160, height: 160))))
        for (item, start) in [(0, -176 - 160.0), (99, 176 + 176)] {
            var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
            view.resize(
                to: direction == .vertical
                    ? Size(width: 160, height: 176) : Size(width: 176, height: 160))
            view.advance(to: .seconds(1))
            view.scroll(toItem: 50, at: .top)
            var next = view.snapshot
            try next.deleteItems([50])
            try next.moveItem(item, beforeItem: 51)
            view.apply(next)
            #expect(view.visibleItems == [item, 51])
            view.advance(to: view.now + .milliseconds(120))
            let rest = 1 - (try #require(view.motion.transition)).motion.progress(at: view.now)
            let element = view.visibleElements.first { $0.item == item }
            let frame = try #require(element).frame
            let place = frame.min(direction) - view.contentOffset[direction]
            #expect(abs(place - start * rest) < 1e-6)
        }
    }

    /// A scroll keeps the distance of each moving element to its final position, even if the element is pinned.
    @Test func aScrollLeavesTheDistanceToTheEndAlone() {
        var dice = Dice(seed: 53)
        var compared = 0
        for round in 0..<60 {
            var view = dice.view(quantum: 16)
            view.advance(to: .seconds(round))
            for _ in 0..<3 {
                dice.change(&view)
                view.advance(to: view.now + .milliseconds(dice.roll(20...150)))
                let before = distances(view)
                view.scroll(by: Double(dice.roll(-3...3) * 16))
                for (key, distance) in distances(view) {
                    guard let other = before[key] else { continue }
                    compared += 1
                    #expect(
                        abs(distance.x - other.x) < 1e-2 && abs(distance.y - other.y) < 1e-2,
                        "round \(round): \(key)")
                }
            }
        }
        #expect(compared > 1_200)
    }

    /// The element also follows its shelf if its final position is not visible.
    @Test func whatGoesOutOfSightFollowsItsShelf() throws {
        var view = try shelfView(shelves(.continuous))
        var next = view.snapshot
        try next.moveItem(1, afterItem: 19)
        view.apply(next)
        view.advance(to: view.now + .milliseconds(5))
        func x() throws -> Double {
            try #require(view.visibleElements.first { $0.item == 1 && $0.kind == .item }).frame.x
        }
        let before = try x()
        view.scrollSideways(inSection: 0, to: 16)
        #expect(abs(try x() - (before - 16)) < 1e-6)
    }

    /// Returns the distance of each drawn element from its final position.
    private func distances(_ view: TestView) -> [SeenKey: Point] {
        var distances: [SeenKey: Point] = [:]
        for element in view.visibleElements where !element.isDisappearing {
            let key = element.item.map { SeenKey.item($0) } ?? .part(element.kind, element.section)
            let end = view.arrangement.frame(
                of: element.kind, item: element.itemIndex, inSection: element.sectionIndex,
                in: view.viewport)
            guard let end else { continue }
            distances[key] = Point(x: element.frame.x - end.x, y: element.frame.y - end.y)
        }
        return distances
    }
}

/// Tests of the matching by keys, checked against a search through a list.
@Suite struct MatchingTests {
    @Test func eachIsTakenOnceInOrder() {
        var dice = Dice(seed: 7)
        for _ in 0..<300 {
            let keys = (0..<dice.roll(0...12)).map { _ in dice.roll(0...5) }
            var matching = Matching(keys)
            for key in 0...6 {
                #expect(matching.isAlone(key) == (keys.count { $0 == key } <= 1))
            }
            var left = Array(keys.indices)
            for _ in 0..<dice.roll(0...20) {
                let key = dice.roll(0...6)
                let expected = left.first { keys[$0] == key }
                left.removeAll { $0 == expected }
                #expect(matching.take(key) == expected)
            }
            #expect(matching.rest == left)
        }
    }
}
