import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct SelectionTests {
    /// Returns a view with items 0–99 on the left and 100–199 on the right. Each side shows four rows of two squares.
    private func view() throws -> TestView {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5) }, side: { $0 == 0 ? .left : .right },
            everySection: { _ in
                .flow(items: .perLine(2, aspectRatio: 1)).header(height: 16, pinned: true)
            })
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<100)
            Section(1, items: 100..<200)
        }
        view.update {
            $0.environment.size = Size(width: 160, height: 16 + 4 * 40)
            $0.offsetQuantum = 8
        }
        return view
    }

    @Test func withoutOneTheFirstInSightIsSelected() throws {
        var view = try view()
        view.scroll(by: 400)
        let down = view.moveSelection(.down)
        #expect(down && view.selection == 20)
        view.deselect()
        view.selectNext()
        #expect(view.selection == 20)
    }

    /// At an offset of 136 points, the first fully visible row of the left column is at 160, and that of the right
    /// column at 144.
    @Test func outOfSightItStaysInItsColumn() throws {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5) }, side: { $0 == 0 ? .left : .right },
            section: { section, _ in .flow(items: .perLine(1, height: section == 0 ? 40 : 16)) })
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<100)
            Section(1, items: 100..<400)
        }
        view.resize(to: Size(width: 160, height: 120))
        view.select(0)
        view.scroll(by: 136)
        view.moveSelection(.down)
        #expect(view.selection == 4)
    }

    @Test func anObserverHearsOfEachChange() throws {
        var view = try view()
        var heard: [Int?] = []
        view.selectionObserver = { heard.append($0) }
        view.select(3)
        view.select(3)
        view.moveSelection(.right)
        _ = view.select(at: Point(x: 1, y: 17))
        #expect(heard == [3, 102, 0])
        try view.snapshot.deleteItems([7])
        #expect(heard.count == 3, "The selected item has moved, if at all")
        try view.snapshot.deleteItems([0])
        view.deselect()
        #expect(heard == [3, 102, 0, nil])
        view.select(1)
        view.deselect()
        #expect(heard == [3, 102, 0, nil, 1, nil])
    }

    @Test("Moving to an edge selects the first or last item, if an item is selected")
    func edges() throws {
        var view = try view()
        let without = [ScrollEdge.end, .end, .start].map { view.moveSelection(to: $0) }
        #expect(without == [true, false, true])
        #expect(view.selection == nil && view.scrollPosition.isAtStart)
        view.select(42)
        for (edge, item) in [(ScrollEdge.end, 199), (.start, 0)] {
            let moves = [view.moveSelection(to: edge), view.moveSelection(to: edge)]
            #expect(moves == [true, false])
            #expect(view.selection == item)
            #expect(edge == .start ? view.scrollPosition.isAtStart : view.scrollPosition.isAtEnd)
        }
    }

    /// An edge is reached in any layout, also if the last item is far from the end of the content.
    @Test("Moving to an edge scrolls to it, and returns whether that changes the view")
    func edgesOfRandomViews() {
        var dice = Dice(seed: 45)
        for _ in 0..<200 {
            var view = dice.view()
            // Items without room cannot be selected by a key.
            let items = view.snapshot.itemIdentifiers.filter { id in
                view.frame(ofItem: id).map { !$0.size.isEmpty } ?? false
            }
            let isSelected = dice.oneIn(2) && !items.isEmpty
            if isSelected { view.select(items[dice.roll(0...items.count - 1)], following: false) }
            for edge in [ScrollEdge.end, .end, .start, .start] {
                let before = (view.selection, view.contentOffset)
                let hasMoved = view.moveSelection(to: edge)
                let expected = edge == .start ? items.first : items.last
                #expect(view.selection == (isSelected ? expected : nil))
                #expect(
                    edge == .start ? view.scrollPosition.isAtStart : view.scrollPosition.isAtEnd)
                #expect(hasMoved == (before != (view.selection, view.contentOffset)))
            }
        }
    }

    @Test func keysMoveIt() throws {
        var view = try view()
        view.select(0)
        view.moveSelection(.right)
        view.moveSelection(.right)
        #expect(view.selection == 100)
        view.moveSelection(.down)
        view.moveSelection(.left)
        #expect(view.selection == 3)
        let up = [view.moveSelection(.up), view.moveSelection(.up)]
        #expect(up == [true, false])
        #expect(view.selection == 1)
    }

    @Test func theViewFollows() throws {
        var view = try view()
        view.select(0)
        for _ in 0..<4 { view.moveSelection(.down) }
        #expect(view.selection == 8)
        #expect(view.contentOffset.y == 40)
        for _ in 0..<4 { view.moveSelection(.up) }
        #expect(view.contentOffset.y == 0, "The first line is shown with the elements above it")
    }

    @Test func aKeyActsWhereTheReaderLooks() throws {
        var view = try view()
        view.select(0)
        view.scroll(by: 400)
        let offset = view.contentOffset
        view.moveSelection(.down)
        #expect(view.selection == 20)
        #expect(view.contentOffset == offset)
        view.select(99)
        view.scroll(to: .start)
        view.moveSelection(.up)
        #expect(view.selection == 7)
        #expect(view.contentOffset.y == 0)
    }

    /// A key without a target shows the space between the item and the end of the content.
    @Test func keysThatGoNowhereShowTheEnd() throws {
        var view = try view()
        view.contentInset = EdgeInsets(bottom: 24)
        for (item, direction, away) in [(0, Direction.up, 8.0), (99, .down, -8)] {
            view.select(item)
            view.moveSelection(direction)
            let offset = view.contentOffset
            #expect(direction == .up ? view.scrollPosition.isAtStart : view.scrollPosition.isAtEnd)
            view.scroll(by: away)
            let moved = view.moveSelection(direction)
            #expect(!moved && view.selection == item && view.contentOffset == offset)
        }
    }

    /// A covered item is not selected, even if all visible items are cut off.
    @Test func whatIsCoveredIsNotSelectedForWhatIsCutOff() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .each { item, _ in Size(width: 80, height: item % 2 == 0 ? 16 : 400) })
                .header(height: 48, pinned: true).footer(height: 48, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 144))
        // The second item is first below the header, then below the footer.
        let top = try #require(view.frame(ofItem: 2)?.minY)
        for (place, item, direction, next) in [(8.0, 0, Direction.down, 3), (104, 40, .up, 1)] {
            view.scroll(to: Point(x: 0, y: top - place))
            view.select(item, following: false)
            view.moveSelection(direction)
            #expect(view.selection == next)
        }
    }

    /// The first key selects a visible item. It selects no row that ends at the pinned header, and no hidden row.
    @Test func theFirstKeySelectsWhatIsSeen() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 48)).header(height: 16, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<20) }
        view.resize(to: Size(width: 80, height: 40))
        view.scroll(to: Point(x: 0, y: 48))
        view.moveSelection(.down)
        #expect(view.selection == 1)
        let hiding = FlowLayout<Int> { _ in
            var section = SectionLayout.flow(items: .perLine(1, height: 16))
            section.visibleItemsHandler = { elements, _, _ in
                for index in elements.indices { elements[index].isHidden = index < 2 }
            }
            return section
        }
        view = try TestView(layout: hiding) { Section(0, items: 0..<20) }
        view.resize(to: Size(width: 80, height: 80))
        view.moveSelection(.down)
        #expect(view.selection == 2)
    }

    /// An item under a pinned header or footer is not visible. A key selects a visible item.
    @Test func whatIsCoveredIsNotInSight() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 16)).header(height: 48, pinned: true)
                .footer(height: 48, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
        view.resize(to: Size(width: 80, height: 144))
        view.scroll(by: 160)
        // Items 7, 8 and 9 are below the header, 10, 11 and 12 are visible, and the next three are below the footer.
        for (item, direction, next) in [
            (8, Direction.down, 10), (14, .up, 12), (10, .down, 11), (12, .up, 11),
        ] {
            view.select(item, following: false)
            view.moveSelection(direction)
            #expect(view.selection == next && view.contentOffset.y == 160, "\(item)")
        }
        view.deselect()
        view.moveSelection(.down)
        #expect(view.selection == 10)
    }

    /// If no item is fully visible, a partly visible item counts, but no covered item.
    @Test func partsInSightCountWhereNothingIsWhole() throws {
        for isFooter in [false, true] {
            let layout = FlowLayout<Int> { _ in
                let items = SectionLayout.flow(items: .perLine(1, height: 32))
                return isFooter
                    ? items.footer(height: 48, pinned: true)
                    : items.header(height: 48, pinned: true)
            }
            var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
            view.resize(to: Size(width: 80, height: 64))
            view.scroll(by: isFooter ? 328 : 360)
            // Sixteen points remain, which show only a part of item 10 or 11.
            view.moveSelection(.down)
            #expect(view.selection == (isFooter ? 10 : 11))
        }
    }

    @Test func wholeItemsOfAShelfGoFirst() throws {
        var view = try shelfView(shelves(.continuous), sections: 1)
        view.scrollSideways(inSection: 0, to: 120)
        view.moveSelection(.down)
        #expect(view.selection == 2)
        view.select(0)
        view.rest()
        view.scrollSideways(inSection: 0, to: 888)
        view.moveSelection(.right)
        view.rest()
        #expect(view.selection == 12 && view.sidewaysOffset(ofSection: 0) == 888)
    }

    @Test func tabGoesThroughTheDataAndEndsThere() throws {
        var view = try view()
        view.select(99)
        let next = view.selectNext()
        #expect(next && view.selection == 100)
        let back = view.selectPrevious()
        #expect(back && view.selection == 99)
        view.select(199)
        let past = view.selectNext()
        #expect(!past && view.selection == 199)
    }

    @Test func clicksSelectAndThenOpen() throws {
        var view = try view()
        view.scroll(by: 24)
        let offset = view.contentOffset
        let point = Point(x: 1, y: 24)
        let clicks = [view.select(at: point), view.select(at: point)]
        #expect(clicks == [.selected(0), .opened(0)])
        let header = view.select(at: Point(x: 1, y: 1))
        #expect(header == .nothing)
        #expect(view.selection == 0)
        #expect(view.contentOffset == offset, "A click does not scroll")
    }

    @Test func whatIsNotThereIsNotSelected() throws {
        var view = try view()
        let selected = view.select(1_000)
        #expect(!selected && view.selection == nil)
    }
}

@Suite struct SelectionLawTests {
    @Test func whatIsFollowedIsInSightBelowItsPinnedHeader() {
        var dice = Dice(seed: 41)
        var followed = 0
        for _ in 0..<300 {
            var view = dice.view()
            for _ in 0..<20 {
                if dice.oneIn(5) { view.scroll(by: Double(dice.roll(-900...900))) }
                let moved =
                    dice.oneIn(4)
                    ? view.selectNext() : view.moveSelection(dice.pick(.up, .down, .left, .right))
                guard moved, let problem = problem(of: view) else {
                    followed += moved ? 1 : 0
                    continue
                }
                Issue.record("\(problem)")
                return
            }
        }
        #expect(followed > 1_000)
    }

    /// Arrow keys and Tab behave alike, also in sections that scroll sideways: the next item of the data may be far
    /// from the visible range.
    @Test("A key selects the first visible item if the selected item is outside the visible range")
    func tabActsWhereTheReaderLooks() {
        var dice = Dice(seed: 43)
        var (away, near) = (0, 0)
        for round in 0..<600 {
            var view = round % 3 == 0 ? dice.sidewaysView() : dice.view()
            guard let item = dice.item(of: view), view.select(item, following: false) else {
                continue
            }
            view.scroll(by: Double(dice.roll(-900...900)))
            view.rest()
            var other = view
            other.deselect()
            let isForward = dice.oneIn(2)
            let isSeen = view.isVisible(item)
            let hasOthers = view.visibleItems.contains { view.isVisible($0) }
            let moved = isForward ? view.selectNext() : view.selectPrevious()
            if !isSeen, hasOthers {
                other.selectNext()
                away += 1
                #expect(moved && view.selection == other.selection, "round \(round)")
                #expect(view.contentOffset == other.contentOffset, "round \(round)")
            } else if let index = view.index(ofItem: item) {
                // If no item is visible, the selection moves to the next item of the data.
                let arrangement = view.arrangement
                let next =
                    isForward ? arrangement.item(after: index) : arrangement.item(before: index)
                near += 1
                #expect(moved == (next != nil), "round \(round)")
                #expect(view.selection == next.map { view.item(at: $0) } ?? item, "round \(round)")
            }
        }
        #expect(away > 100 && near > 100)
    }

    /// Describes the fault of the selected item's position. Returns `nil` if the position is right or the room is too
    /// small.
    private func problem(of view: TestView) -> String? {
        guard let selection = view.selection, let index = view.index(ofItem: selection),
            let frame = view.arrangement.frame(of: index)
        else { return "a selected item without a frame" }
        let room = view.uncovered(inSection: index.section, at: view.contentOffset.y)
        let isWhole = frame.minY >= room.start - 1e-6 && frame.maxY <= room.end + 1e-6
        // Rounding to a row, a header and a footer may take all the room.
        let rest = view.offsetQuantum + 44 + 24
        guard !isWhole, frame.height <= view.pageLength - rest else { return nil }
        return "\(selection) at \(frame) is not between \(room) in \(view.viewport)"
    }
}

@Suite struct OffsetLawTests {
    @Test func theOffsetIsAlwaysWithinItsLimitsAndAMultiple() {
        var dice = Dice(seed: 51)
        for _ in 0..<200 {
            var view = dice.view()
            for _ in 0..<30 {
                change(&view, &dice)
                let limits = view.limits
                let offset = view.contentOffset
                let steps = view.offsetQuantum > 0 ? offset.y / view.offsetQuantum : 0
                guard
                    !limits.y.contains(offset.y) || !limits.x.contains(offset.x)
                        || abs(steps - steps.rounded()) > 1e-9
                else { continue }
                Issue.record("\(offset) is not in \(limits)")
                return
            }
        }
    }

    @Test func theEndIsReachedInEverySize() {
        var dice = Dice(seed: 52)
        for _ in 0..<500 {
            var view = dice.view(quantum: 16)
            view.scroll(to: .end)
            let bottom = view.contentSize.height + view.contentInset.bottom
            #expect(view.viewport.bounds.maxY + 1e-6 >= bottom)
            let moved = view.scroll(by: 16)
            #expect(!moved)
        }
    }

    private func change(_ view: inout TestView, _ dice: inout Dice) {
        switch dice.roll(0...9) {
        case 0: view.resize(to: dice.oneIn(9) ? .zero : dice.size())
        case 1: view.scroll(by: Double(dice.roll(-2_000...2_000)) * 1.3)
        case 2: view.layout = dice.layout()
        case 3: view.snapshot = dice.snapshot()
        case 4: view.offsetQuantum = dice.pick(0, 16, 20, 12.8)
        case 5: view.contentInset = dice.inset()
        case 6: view.safeAreaInsets = dice.inset()
        case 7: if let item = dice.item(of: view) { view.select(item) }
        case 8: view.moveSelection(dice.pick(.up, .down, .left, .right))
        default:
            guard let item = dice.item(of: view) else { return }
            view.scroll(toItem: item, at: dice.pick(.top, .center, .bottom, .nearest))
        }
    }

    /// If no item is visible, the selected item stays the start of the next step.
    @Test(arguments: [true, false])
    func betweenItemsStepsGoOnFromWhatIsSelected(isForward: Bool) throws {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .perLine(1, height: 16)).footer(height: 600)
        }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<5, 1: 5..<10]))
        view.resize(to: Size(width: 80, height: 160))
        view.select(3)
        view.contentOffset.y = 240
        #expect(view.visibleItems.isEmpty)
        let isSelected = isForward ? view.selectNext() : view.selectPrevious()
        #expect(isSelected && view.selection == (isForward ? 4 : 2))
    }

    /// Selecting an item of the first or last line also shows the elements beyond the line, because no key reaches
    /// them.
    @Test func theFirstAndLastLineShowWhatIsAroundThem() throws {
        let layout = FlowLayout<Int> { _, _ in
            .flow(
                items: .perLine(2, height: 16), inset: EdgeInsets(top: 32, bottom: 48)
            ).header(height: 16).footer(height: 32)
        }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<40]))
        view.resize(to: Size(width: 320, height: 160))
        view.select(37)
        #expect(view.contentOffset.y == (view.frame(ofItem: 37)?.maxY ?? 0) - 160)
        for last in [38, 39] {
            view.select(0)
            #expect(view.contentOffset.y == 0)
            view.select(last)
            #expect(view.contentOffset.y == view.contentSize.height - 160)
            view.scroll(by: -80)
            view.select(2)
            view.select(1)
            #expect(view.contentOffset.y == 0)
        }
    }
}
