import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of drags together with other movements of a section, and of keys after drags.
@Suite struct DragBehaviourTests {
    @Test(
        "A dragged step moves the section like a command, even while the drag ends",
        arguments: [SidewaysScrolling.Behavior.paging, .groupPaging], [1, 3])
    func sameWay(behavior: SidewaysScrolling.Behavior, steps: Int) throws {
        var dragged = try shelfView(shelves(behavior))
        var commanded = dragged
        for _ in 0..<steps { dragged.dragSideways(inSection: 0, by: 16) }
        let page = behavior == .paging ? 320.0 : 80
        commanded.scrollSideways(inSection: 0, to: page * Double(steps), animated: true)
        for _ in 0..<80 {
            dragged.advance(to: dragged.now + .milliseconds(10))
            commanded.advance(to: commanded.now + .milliseconds(10))
            #expect(dragged.sidewaysOffset(ofSection: 0) == commanded.sidewaysOffset(ofSection: 0))
        }
        #expect(dragged.sidewaysOffset(ofSection: 0) == page * Double(steps))
    }

    @Test("A section on its way back from a pull follows every wheel step")
    func pulledBack() throws {
        var view = try shelfView(
            shelves { _ in SidewaysScrolling(.continuous, bounces: true) })
        view.dragSideways(inSection: 0, by: -160)
        #expect((view.sidewaysOffset(ofSection: 0) ?? 0) < 0)
        view.advance(to: view.now + SectionDrag.pause)
        view.advance(to: view.now + .milliseconds(20))
        #expect((view.sidewaysOffset(ofSection: 0) ?? 0) < 0)
        view.dragSideways(inSection: 0, by: 48, joining: true)
        #expect(view.sidewaysOffset(ofSection: 0) == 48)
        view.dragSideways(inSection: 0, by: 48, joining: true)
        view.rest()
        #expect(view.sidewaysOffset(ofSection: 0) == 96)
    }

    @Test("A section with stops can be pulled beyond its end, and returns")
    func pulledOverStops() throws {
        for behavior in SidewaysScrolling.Behavior.allCases where behavior != .groupPagingCentered {
            var view = try shelfView(shelves { _ in SidewaysScrolling(behavior, bounces: true) })
            view.dragSideways(inSection: 0, by: -160)
            let pulled = try #require(view.sidewaysOffset(ofSection: 0))
            #expect(pulled < 0 && pulled > -160, "\(behavior)")
            view.rest()
            #expect(view.sidewaysOffset(ofSection: 0) == 0)
            var stiff = try shelfView(shelves { _ in SidewaysScrolling(behavior, bounces: false) })
            let moves = stiff.dragSideways(inSection: 0, by: -160)
            #expect(!moves && stiff.sidewaysOffset(ofSection: 0) == 0)
        }
    }

    @Test(
        "A key acts on the visible range as soon as the selected item is completely outside it",
        arguments: 0...9)
    func outOfSight(cells: Int) throws {
        var view = try shelfView(shelves(.continuous))
        view.select(10, following: false)
        // Each item is ten cells wide, and four items fill the view. Item 10 begins at 800 points.
        view.scrollSideways(inSection: 0, to: 880 - Double(cells) * 8)
        let left = view
        view.moveSelection(.left)
        // If the item is partly visible, its neighbour is selected. Otherwise the nearest visible item is selected.
        #expect(view.selection == (cells > 0 ? 9 : 11))
        view = left
        view.scrollSideways(inSection: 0, to: 480 + Double(cells) * 8)
        view.moveSelection(.right)
        #expect(view.selection == (cells > 0 ? 11 : 9))
    }

    @Test("A key prefers fully visible items, up to both edges")
    func wholeItems() throws {
        for (offset, first, last) in [(400.0, 5, 8), (400 + 8, 6, 8), (400 - 8, 5, 7)] {
            for (selected, expected) in [(0, first), (19, last)] {
                var view = try shelfView(shelves(.continuous))
                view.select(selected, following: false)
                view.scrollSideways(inSection: 0, to: offset)
                view.moveSelection(.up)
                #expect(view.selection == expected, "from \(selected) at \(offset)")
            }
        }
    }

    @Test("A deleted item of a shelf is drawn while it disappears, without clipping")
    func disappearing() throws {
        var view = try shelfView(shelves(.continuous))
        var next = view.snapshot
        try next.deleteItems([2])
        view.apply(next)
        view.advance(to: view.now + .milliseconds(60))
        let gone = view.visibleElements.filter(\.isDisappearing)
        #expect(gone.map(\.item) == [2])
        #expect(gone.allSatisfy { !$0.scrollsSideways })
        #expect(view.visibleElements.contains { $0.item == 1 && $0.scrollsSideways })
    }

    @Test("Selecting an item reports whether the item exists")
    func selecting() throws {
        var view = try shelfView(shelves(.continuous))
        let found = (view.select(3), view.select(3), view.select(999))
        #expect(found == (true, true, false))
        #expect(view.selection == 3)
    }

    @Test("A half transparent item keeps its opacity while it moves out of the visible range")
    func fading() throws {
        let layout = FlowLayout<Int> { _ in
            var section = SectionLayout.flow(items: .perLine(1, height: 16))
            section.visibleItemsHandler = { elements, _, _ in
                for index in elements.indices { elements[index].alpha = 0.5 }
            }
            return section
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<60) }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.advance(to: .seconds(1))
        var next = view.snapshot
        try next.moveItem(2, afterItem: 12)
        view.apply(next)
        var frames = 0
        while let deadline = view.deadline {
            view.advance(to: deadline)
            for element in view.visibleElements where element.item == 2 {
                frames += 1
                #expect(element.alpha == 0.5)
            }
        }
        #expect(frames > 2)
    }

    @Test("An item longer than the view stays in place while it fills the view")
    func longItems() throws {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 640)) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<5) }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        for offset in [640, 656, 800, 1_104, 1_120] as [Double] {
            view.scroll(to: Point(x: 0, y: offset))
            view.scroll(toItem: 1)
            #expect(view.contentOffset.y == offset)
        }
        for offset in [0, 624, 1_136, 1_500] as [Double] {
            view.scroll(to: Point(x: 0, y: offset))
            view.scroll(toItem: 1)
            #expect(view.contentOffset.y == 640)
        }
    }

    @Test("A scroll animation shows intermediate offsets")
    func gliding() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<100) }
        view.update {
            $0.environment.size = Size(width: 80, height: 160)
            $0.offsetQuantum = 16
        }
        view.advance(to: .seconds(1))
        view.scroll(to: .end, animated: true)
        var offsets: [Double] = []
        while let deadline = view.deadline {
            view.advance(to: deadline)
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets == offsets.sorted())
        #expect(Set(offsets).count > 5)
        #expect(offsets.last == view.scrollPosition.contentLength - 160)
    }
}
