import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that overlapping elements never hide the selected item.
@Suite struct SelectionInFrontTests {
    /// Returns a view of overlapping items, some of them hidden or with a higher `zIndex`, at a random offset.
    private func view(_ dice: inout Dice) throws -> TestView {
        let (across, along) = (-Double(dice.roll(1...30)), -Double(dice.roll(1...20)))
        let (raised, hidden, shelf) = (dice.roll(2...9), dice.roll(2...9), dice.roll(0...2))
        let layout = FlowLayout<Int> { id, _ in
            let items = ItemSize.uniform(Size(width: 48, height: 40))
            var section =
                id % 3 == shelf
                ? SectionLayout.shelf(
                    items: items, interItemSpacing: across,
                    scrolling: SidewaysScrolling(.groupPaging))
                : .flow(items: items, interItemSpacing: across, lineSpacing: along)
            section.visibleItemsHandler = { elements, _, _ in
                for index in elements.indices where elements[index].kind == .item {
                    elements[index].zIndex += elements[index].item % raised == 1 ? 1 : 0
                    elements[index].isHidden = elements[index].item % hidden == 1
                }
            }
            return section.header(height: 16, pinned: true)
        }
        var view = TestView(
            layout: layout,
            snapshot: try Snapshot(
                sections: (0..<4).map { Section($0, items: 100 * $0..<100 * $0 + 30) }))
        view.resize(to: Size(width: 200, height: 160))
        view.advance(to: .seconds(1))
        view.scroll(by: Double(dice.roll(0...400)))
        return view
    }

    /// Selects a visible item, or any item.
    private func select(_ dice: inout Dice, _ view: inout TestView) {
        let items = dice.oneIn(5) ? Array(view.snapshot.itemIdentifiers) : view.visibleItems
        guard !items.isEmpty else { return }
        view.select(items[dice.roll(0...items.count - 1)], following: false)
    }

    /// Checks the drawing order and hit tests of a view without a transition.
    private func check(_ view: TestView) {
        let selected = view.selection.flatMap { view.index(ofItem: $0) }
        func isSelected(_ element: LayoutAttributes) -> Bool {
            element.kind == .item
                && ItemIndex(section: element.section, item: element.item) == selected
        }
        let expected = view.arrangement.elements(in: view.viewport).enumerated().sorted {
            ($0.element.zIndex, isSelected($0.element) ? 1 : 0, $0.offset)
                < ($1.element.zIndex, isSelected($1.element) ? 1 : 0, $1.offset)
        }.map(\.element).filter { !$0.isHidden }
        let elements = view.visibleElements
        #expect(elements.map(\.kind) == expected.map(\.kind))
        #expect(elements.map(\.sectionIndex) == expected.map(\.section))
        #expect(elements.map(\.itemIndex) == expected.map(\.item))
        for x in stride(from: 0.3, to: 200, by: 7) {
            for y in stride(from: 0.3, to: 160, by: 7) {
                let point = Point(x: x + view.contentOffset.x, y: y + view.contentOffset.y)
                let topmost = elements.last { $0.frame.contains(point) }
                let found = view.element(at: Point(x: x, y: y))
                if found?.item != topmost?.item || found?.kind != topmost?.kind {
                    Issue.record("\(point): \(found as Any) is not \(topmost as Any)")
                    return
                }
            }
        }
    }

    @Test("The selected item is drawn, and found, in front of the elements with its zIndex")
    func atRest() throws {
        var dice = Dice(seed: 41)
        for _ in 0..<100 {
            var view = try view(&dice)
            check(view)
            select(&dice, &view)
            check(view)
        }
    }

    @Test("The selected item is found where it is drawn while the view or a section scrolls")
    func whileScrolling() throws {
        var dice = Dice(seed: 42)
        var (frames, sideways) = (0, 0)
        for _ in 0..<12 {
            var view = try view(&dice)
            select(&dice, &view)
            view.scroll(to: dice.oneIn(2) ? .end : .start, animated: true)
            for section in 0..<4 { view.dragSideways(inSection: section, by: 150) }
            while let deadline = view.deadline {
                view.advance(to: deadline)
                check(view)
                frames += 1
                sideways += view.visibleSidewaysSections.contains(where: \.isMoving) ? 1 : 0
            }
        }
        #expect(frames > 80 && sideways > 20)
    }

    @Test("During a transition, the selected item is the last of its zIndex")
    func inTransitions() {
        var dice = Dice(seed: 43)
        var (frames, later) = (0, 0)
        for _ in 0..<150 {
            var view = dice.view()
            view.advance(to: .seconds(1))
            select(&dice, &view)
            dice.change(&view)
            while view.isMoving, let deadline = view.deadline {
                view.advance(to: deadline)
                frames += 1
                let elements = view.visibleElements
                #expect(elements.map(\.zIndex) == elements.map(\.zIndex).sorted())
                // A removed item also keeps its mark until it has disappeared.
                guard let selection = view.selection,
                    let selected = elements.firstIndex(where: { $0.item == selection })
                else { continue }
                let item = elements[selected]
                #expect(item.isSelected)
                let last = elements.lastIndex { $0.zIndex == item.zIndex }
                #expect(last == selected)
                later += elements[selected...].count > 1 ? 1 : 0
            }
        }
        #expect(frames > 500 && later > 10)
    }

    @Test("During a transition, a hit test finds what it finds after the transition")
    func hitsInTransitions() throws {
        var dice = Dice(seed: 44)
        for _ in 0..<40 {
            var view = try view(&dice)
            select(&dice, &view)
            let snapshot = dice.jumbled(view.snapshot)
            view.apply(snapshot)
            guard view.isMoving, let deadline = view.deadline else { continue }
            view.advance(to: deadline)
            var resting = view
            resting.rest()
            check(resting)
            guard view.contentOffset == resting.contentOffset else { continue }
            for x in stride(from: 0.3, to: 200, by: 11) {
                for y in stride(from: 0.3, to: 160, by: 11) {
                    let point = Point(x: x, y: y)
                    #expect(view.element(at: point)?.item == resting.element(at: point)?.item)
                }
            }
        }
    }

    @Test("A click opens the selected item also where a later item overlaps it")
    func clicks() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(1, height: 40), lineSpacing: -30)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<9) }
        view.resize(to: Size(width: 80, height: 160))
        let point = Point(x: 4, y: 35)
        #expect(view.select(at: point) == .selected(3))
        for item in 0...3 {
            view.select(item)
            #expect(view.select(at: point) == .opened(item))
        }
        view.select(4)
        #expect(view.select(at: point) == .selected(3))
    }
}
