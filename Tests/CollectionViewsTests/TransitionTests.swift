import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct TransitionTests {
    /// Returns a view of ten visible rows at the start of forty. The view already has a time, so changes are animated.
    private func view(_ items: some Sequence<Int> = 0..<40) throws -> TestView {
        var view = try TestView(
            layout: FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        ) {
            Section(0, items: Array(items))
        }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.advance(to: .seconds(1))
        return view
    }

    private func element(_ item: Int, of view: TestView) -> Element<Int, Int>? {
        view.visibleElements.first { $0.item == item }
    }

    @Test func rowsMakeRoomForOneMore() throws {
        var view = try view()
        var next = view.snapshot
        try next.insertItems([99], afterItem: 3)
        view.apply(next)
        #expect(element(99, of: view) == nil && element(4, of: view)?.frame.y == 64)
        view.advance(to: .milliseconds(1_100))
        let growing = try #require(element(99, of: view))
        #expect(growing.alpha > 0 && growing.alpha < 1)
        #expect(growing.frame.height > 0 && growing.frame.height < 16 && growing.frame.midY == 72)
        let moving = try #require(element(4, of: view))
        #expect(moving.frame.y > 64 && moving.frame.y < 80 && moving.frame.height == 16)
        #expect(element(3, of: view)?.frame.y == 48, "Rows above the insertion stay.")
        #expect(view.deadline != nil)
        view.advance(to: .milliseconds(1_300))
        #expect(element(99, of: view)?.frame.height == 16 && view.deadline == nil)
    }

    /// During a transition, each new time changes the picture. The last change shows the final positions.
    @Test func whatMovesLooksDifferent() throws {
        var view = try view()
        var next = view.snapshot
        try next.insertItems([99], afterItem: 3)
        view.apply(next)
        let times = [1_050, 1_100, 1_100, 1_300, 1_400]
        #expect(
            times.map { view.advance(to: .milliseconds($0)) } == [true, true, false, true, false])
    }

    /// A second change during a transition keeps the opacity of growing and shrinking rows.
    @Test func anotherChangeLeavesEverythingAsFaintAsItWas() throws {
        var view = try view()
        var next = view.snapshot
        try next.insertItems([99], afterItem: 3)
        try next.deleteItems([6])
        view.apply(next)
        view.advance(to: .milliseconds(1_100))
        let before = [99, 6, 4].map { element($0, of: view)?.alpha }
        #expect(before[0] ?? 1 < 1 && before[1] ?? 1 < 1 && before[2] == 1)
        try next.insertItems([98], afterItem: 1)
        view.apply(next)
        #expect([99, 6, 4].map { element($0, of: view)?.alpha } == before)
        view.rest()
        #expect([99, 6, 4].map { element($0, of: view)?.alpha } == [1, nil, 1])
    }

    @Test func whatIsGoneShrinksBelowTheOthers() throws {
        var view = try view()
        view.select(2)
        var next = view.snapshot
        try next.deleteItems([2])
        view.apply(next)
        #expect(view.selection == nil && view.visibleItems.first == 0)
        let first = try #require(view.visibleElements.first)
        #expect(first.item == 2 && first.isDisappearing && first.isSelected && first.alpha == 1)
        view.advance(to: .milliseconds(1_100))
        let shrinking = try #require(element(2, of: view))
        #expect(shrinking.frame.midY == 40)
        #expect(shrinking.frame.height > 0 && shrinking.frame.height < 16)
        #expect(shrinking.alpha > 0 && shrinking.alpha < 1)
        #expect(
            view.element(at: Point(x: 4, y: 40))?.item == 3, "A hit test finds the remaining item.")
        view.advance(to: .milliseconds(1_300))
        #expect(element(2, of: view) == nil)
    }

    @Test func whatComesFromOutOfSightComesFromItsSide() throws {
        var view = try view()
        var next = view.snapshot
        try next.moveItem(39, beforeItem: 0)
        view.apply(next)
        view.scroll(to: .start)
        #expect(element(39, of: view) == nil)
        var frames: [Double] = []
        while let due = view.deadline {
            view.advance(to: due)
            if let element = element(39, of: view) { frames.append(element.frame.y) }
        }
        #expect(frames.count > 8 && frames.last == 0)
        #expect(
            zip(frames, frames.dropFirst()).allSatisfy { $0 > $1 }, "The item moves up from below.")
    }

    @Test func whatGoesOutOfSightGoesThere() throws {
        var view = try view()
        var next = view.snapshot
        try next.moveItem(3, afterItem: 39)
        view.apply(next)
        var frames: [Double] = []
        while let due = view.deadline {
            if let element = element(3, of: view) { frames.append(element.frame.y) }
            view.advance(to: due)
        }
        #expect(frames.first == 48 && frames.count > 1)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
        #expect(view.visibleElements.allSatisfy { !$0.isDisappearing })
    }

    @Test func changesOutOfSightMoveNothing() throws {
        var view = try view()
        var next = view.snapshot
        try next.deleteItems(20..<30)
        #expect(view.apply(next) == true)
        #expect(view.deadline == nil && !view.isMoving)
        // An insertion above the visible range. The anchor keeps the visible items in place.
        view.scroll(toItem: 15, at: .top)
        try next.insertItems(50..<55, beforeItem: 0)
        #expect(view.apply(next) == true)
        #expect(view.deadline == nil && view.visibleItems.first == 15)
    }

    @Test func itemsMoveFromSectionToSection() throws {
        var view = try TestView(layout: rows()) {
            Section(0, items: [1, 2])
            Section(1, items: [3])
        }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .zero)
        var next = view.snapshot
        try next.moveItem(1, afterItem: 3)
        view.apply(next)
        #expect(element(1, of: view)?.frame.y == 16)
        view.advance(to: .milliseconds(100))
        let frame = try #require(element(1, of: view)?.frame)
        #expect(frame.y > 16 && frame.y < 64 && frame.height == 16)
        #expect(
            view.visibleElements.last { $0.zIndex == 0 }?.item == 1,
            "The moved item is drawn above the other items.")
    }

    @Test func pinnedHeadersStayWhereTheyAre() throws {
        var view = try TestView(layout: rows()) { Section(0, items: Array(0..<40)) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .zero)
        view.scroll(by: 100)
        var next = view.snapshot
        try next.deleteItems([9, 10])
        view.apply(next)
        #expect(view.isMoving)
        while let due = view.deadline {
            view.advance(to: due)
            let header = view.visibleElements.last
            #expect(header?.kind == .header && header?.frame.y == view.contentOffset.y)
        }
    }

    @Test func scrollingMovesWhatMoves() throws {
        var view = try view()
        var next = view.snapshot
        try next.insertItems([99], afterItem: 3)
        try next.deleteItems([6])
        view.apply(next)
        view.advance(to: .milliseconds(1_050))
        let before = view.seen
        view.scroll(by: 32)
        let after = view.seen
        for (key, frame) in before.elements where frame.minY >= 32 {
            #expect(after.elements[key]?.isLike(frame.offsetBy(x: 0, y: -32)) == true, "\(key)")
        }
        #expect(view.isMoving)
    }

    @Test func aResizeIsThereAtOnce() throws {
        var view = try view()
        view.apply(try Snapshot { Section(0, items: (0..<40).reversed()) })
        view.advance(to: .milliseconds(1_050))
        #expect(view.isMoving)
        view.resize(to: Size(width: 80, height: 320))
        #expect(!view.isMoving && view.deadline == nil)
        #expect(view.visibleElements.first?.item == view.visibleItems.first)
    }

    @Test func withoutAnimationThereAreNoFrames() throws {
        let reversed = try Snapshot { Section(0, items: (0..<40).reversed()) }
        var still = try view()
        still.animates = false
        #expect(still.apply(reversed) == true)
        #expect(still.deadline == nil)
        var plain = try view()
        #expect(plain.apply(reversed, animated: false) == true)
        #expect(plain.deadline == nil)
        var timeless = try TestView(layout: rows()) { Section(0, items: Array(0..<40)) }
        timeless.resize(to: Size(width: 80, height: 160))
        #expect(timeless.apply(reversed) == true)
        #expect(timeless.deadline == nil)
        // Turning animations off ends the running transition.
        var stopped = try view()
        stopped.apply(reversed)
        #expect(stopped.deadline != nil)
        stopped.animates = false
        #expect(stopped.deadline == nil && stopped.visibleElements == plain.visibleElements)
    }

    @Test func aViewThatMovesTakesItsElementsAlong() throws {
        var view = try view()
        let before = view.seen
        // The view is half as wide. On the screen, it is two columns further right and one row lower, at half the zoom.
        view.update(animated: true, from: Point(x: -32, y: -32)) {
            $0.environment.size = Size(width: 40, height: 160)
            $0.offsetQuantum = 32
        }
        let first = try #require(view.seen.elements[.item(3)])
        let old = try #require(before.elements[.item(3)])
        #expect(first.isLike(Rect(x: -32, y: 2 * old.y - 32, width: 160, height: 32)))
    }

    /// A time before the last one comes from another clock.
    @Test func theSameTimeOnceMoreEndsNothing() throws {
        var view = try view()
        view.apply(try Snapshot { Section(0, items: (0..<40).reversed()) })
        view.advance(to: .milliseconds(1_050))
        let before = view.visibleElements
        let again = view.advance(to: .milliseconds(1_050))
        #expect(!again && view.isMoving && view.visibleElements == before)
        let earlier = view.advance(to: .milliseconds(1_049))
        #expect(earlier && !view.isMoving)
    }

    /// A boundary item of the layout that scrolls back during its removal is drawn once.
    @Test(arguments: [true, false])
    func elementsOfTheLayoutComeBack(isHeader: Bool) throws {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(16))
        var layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        layout.boundarySupplementaryItems = [
            BoundaryItem(kind: .header, size: size, alignment: .top),
            BoundaryItem(kind: .footer, size: size, alignment: .bottom),
        ]
        var view = try TestView(layout: layout) {
            Section(0, items: Array(0..<5))
            Section(1, items: Array(10..<15))
        }
        view.environment.size = Size(width: 80, height: 176)
        view.advance(to: .seconds(1))
        // Half of the header and half of the footer are visible.
        view.scroll(by: 8)
        var next = view.snapshot
        try next.insertItems(Array(20..<60), beforeItem: isHeader ? 0 : 14)
        view.apply(next)
        view.scroll(to: isHeader ? .start : .end)
        func sections() -> [Int] {
            view.visibleElements.filter { $0.kind == (isHeader ? .header : .footer) }.map(\.section)
        }
        let wanted = [isHeader ? 0 : 1]
        while let deadline = view.deadline {
            view.advance(to: deadline)
            #expect(sections().isEmpty || sections() == wanted)
        }
        #expect(sections() == wanted)
    }

    @Test func aBoundaryItemBelongsToItsSectionNotToItsFirstItem() throws {
        let bar = BoundaryItem(
            kind: .supplementary(1),
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(16)), alignment: .top)
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16)).boundaryItem(bar)
        }
        var view = try TestView(layout: layout) { Section(0, items: Array(0..<5)) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .seconds(1))
        var next = view.snapshot
        try next.deleteItems([0])
        view.apply(next)
        var frames = 0
        while let deadline = view.deadline {
            view.advance(to: deadline)
            let bars = view.visibleElements.filter { $0.kind == .supplementary(1) }
            #expect(bars.map(\.frame.y) == [0] && !bars[0].isDisappearing && bars[0].alpha == 1)
            frames += 1
        }
        #expect(frames > 2)
    }

    @Test func layoutsAreSwitched() throws {
        var view = try view()
        view.update(animated: true) {
            $0.layout = FlowLayout<Int> { _ in .flow(items: .perLine(2, height: 16)) }
        }
        #expect(element(1, of: view)?.frame == Rect(x: 0, y: 16, width: 80, height: 16))
        view.advance(to: .milliseconds(1_300))
        #expect(element(1, of: view)?.frame == Rect(x: 40, y: 0, width: 40, height: 16))
    }
}
