import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Pages take the selection along.
@Suite struct PagingLawTests {
    /// Views of flows in columns, of lanes, of groups, and of shelves; some of them sideways as a whole.
    private func views(_ count: UInt64) -> [TestView] {
        (0..<count).flatMap { seed -> [TestView] in
            var dice = Dice(seed: 900 + seed)
            var sideways = dice.sidewaysView()
            sideways.rest()
            return [dice.view(), dice.view(quantum: 16), lanes(&dice), sideways]
        }
    }

    private func lanes(_ dice: inout Dice) -> TestView {
        let seed = UInt64(dice.roll(0...999))
        let count = dice.roll(2...5)
        let layout = FlowLayout<Int> { section, _ in
            .waterfall(
                lanes: .count(count),
                heights: .each { item, _ in
                    var dice = Dice(seed: seed + UInt64(item))
                    return Double(dice.roll(1...12)) * 16
                }
            ).header(height: 16, pinned: true)
        }
        var view = TestView(layout: layout, snapshot: dice.snapshot())
        let size = dice.size()
        view.update {
            $0.environment.size = size
            $0.offsetQuantum = 16
        }
        return view
    }

    @Test func noDistanceMovesNothing() {
        var count = 0
        for var view in views(20) where view.selectNext() {
            let before = (view.selection, view.contentOffset)
            #expect(!view.moveSelection(by: 0) && before == (view.selection, view.contentOffset))
            count += 1
        }
        #expect(count > 60, "\(count)")
    }

    @Test("where two items meet, the one whose middle is nearer is selected")
    func nearerMiddles() throws {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .each { item, _ in Size(width: 80, height: item == 6 ? 20 : 100) })
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<20) }
        view.resize(to: Size(width: 80, height: 400))
        view.scroll(to: Point(x: 0, y: 400))
        view.select(5, following: false)
        view.moveSelection(by: 50)
        #expect(view.contentOffset.y == 450 && view.selection == 6)
    }

    @Test(
        "behind the end of a short column, the nearest visible item of the other column is selected"
    )
    func endsOfShortColumns() throws {
        let layout = SplitLayout<Int> { _ in
            .split(leftSideRatio: 0.5)
        } side: {
            $0 == 0 ? .left : .right
        } section: { _, _ in
            .flow(items: .perLine(1, height: 16))
        }
        var view = try TestView(layout: layout) {
            Section(0, items: 0..<500)
            Section(1, items: 1_000..<1_030)
        }
        view.resize(to: Size(width: 80, height: 160))
        view.select(1_000)
        view.moveSelection(by: 3_000)
        #expect(
            view.contentOffset.y == 3_000 && view.selection.map { (188..<198).contains($0) } == true
        )
    }

    @Test("from an item that its shelf hides the selection goes to one that is seen")
    func hiddenSideways() throws {
        var view = try shelfView(shelves(.continuous))
        view.select(15)
        view.scrollSideways(inSection: 0, to: 0)
        view.moveSelection(by: 16)
        #expect(view.selection == 3)
    }

    @Test(
        "half a page changes something as long as there is an item ahead, and so does a point",
        arguments: [1.0, .infinity])
    func noKeyDoesNothing(most: Double) {
        var count = 0
        for var view in views(60) {
            guard view.selectNext() else { continue }
            let distance = min(most, max(16, view.pageLength / 2))
            let direction: Direction = view.scrollDirection == .vertical ? .down : .right
            for _ in 0..<40 {
                guard let index = view.selected?.index, !view.moveSelection(by: distance) else {
                    continue
                }
                #expect(view.neighbor(of: index, direction) == nil, "\(index)")
                count += 1
            }
        }
        #expect(count > 1_000, "\(count)")
    }

    /// The frames of all items of the selected one's column.
    private func column(of view: TestView) -> [(item: Int, frame: Rect)] {
        func column(_ section: Int) -> Int? { view.arrangement.column(ofSection: section)?.index }
        guard let index = view.selected?.index else { return [] }
        return view.snapshot.itemIdentifiers.compactMap { item in
            guard let place = view.index(ofItem: item),
                column(place.section) == column(index.section),
                let frame = view.frame(ofItem: item)
            else { return nil }
            return (item, frame)
        }
    }

    /// Whether any of the selected item is seen; nil where less than a row is free for it, as where insets cover all.
    private func isShown(_ view: TestView) -> Bool? {
        guard let frame = view.selection.flatMap({ view.frame(ofItem: $0) }),
            let section = view.selected?.index.section
        else { return false }
        let (axis, offset) = (view.scrollDirection, view.restingOffset[view.scrollDirection])
        if view.shows(frame, inSection: section, at: offset) { return true }
        let room = view.uncovered(inSection: section, at: offset)
        return room.end - room.start < max(1, view.limits.quantum[axis]) ? nil : false
    }

    @Test("the selection is in sight after each page")
    func inSight() {
        var (count, excused) = (0, 0)
        for (number, var view) in views(60).enumerated() {
            var dice = Dice(seed: UInt64(number))
            guard let item = dice.item(of: view) else { continue }
            view.select(item, following: dice.oneIn(2))
            for _ in 0..<12 {
                let pages = dice.pick(1.0, -1, 0.5, -0.5, 1)
                view.moveSelection(by: pages * view.pageLength)
                // The selection stays where it is while no item is visible.
                if view.visibleItemElements().isEmpty { continue }
                let isShown = isShown(view)
                #expect(isShown != false, "\(number)")
                if isShown == nil { excused += 1 } else { count += 1 }
            }
        }
        #expect(count > 2_000 && excused < count / 10, "\(excused) of \(count)")
    }

    @Test("the opposite page returns to the same offset, unless an end was reached")
    func backAgain() {
        var count = 0
        for (number, var view) in views(120).enumerated() {
            var dice = Dice(seed: UInt64(number))
            guard let item = dice.item(of: view) else { continue }
            view.select(item)
            let axis = view.scrollDirection
            let page = view.pageLength * dice.pick(1, -1)
            var offsets = [view.restingOffset]
            for _ in 0..<dice.roll(1...4) {
                let wish = view.restingOffset[axis] + page
                view.moveSelection(by: page)
                guard view.restingOffset[axis] == wish else { break }
                offsets.append(view.restingOffset)
            }
            if view.restingOffset != offsets.last { continue }
            for former in offsets.dropLast().reversed() {
                view.moveSelection(by: -page)
                #expect(view.restingOffset == former, "\(number)")
                count += 1
            }
        }
        #expect(count > 100, "\(count)")
    }

    @Test("a number of pages scrolls as far as the pages one by one")
    func severalPages() {
        for (number, var view) in views(40).enumerated() {
            var dice = Dice(seed: UInt64(number))
            guard let item = dice.item(of: view) else { continue }
            view.select(item)
            let (page, count) = (view.pageLength * dice.pick(1, -1), dice.roll(2...5))
            var other = view
            for _ in 0..<count { view.moveSelection(by: page) }
            other.moveSelection(by: page * Double(count))
            #expect(view.restingOffset == other.restingOffset, "\(number)")
        }
    }

    @Test("page after page leads to the item that ends last, and to the one that begins first")
    func ends() {
        var count = 0
        // The law excludes views that headers fill, and shelves: the item that ends last in a shelf may be outside
        // the view.
        for (number, var view) in views(40).enumerated()
        where number % 4 != 3 && view.pageLength > 90 {
            var dice = Dice(seed: UInt64(number))
            guard let item = dice.item(of: view) else { continue }
            view.select(item)
            guard view.selected != nil else { continue }
            for page in [view.pageLength, -view.pageLength] {
                let items = column(of: view)
                let most = Int(view.contentSize.height / view.pageLength) + items.count + 3
                for _ in 0..<most { view.moveSelection(by: page) }
                guard let frame = view.selection.flatMap({ view.frame(ofItem: $0) }) else {
                    continue
                }
                let others = items.map(\.frame)
                if page > 0 {
                    #expect(others.allSatisfy { $0.maxY <= frame.maxY }, "\(number)")
                } else {
                    #expect(others.allSatisfy { $0.minY >= frame.minY }, "\(number)")
                }
                // And no further.
                let rested = (view.selection, view.contentOffset)
                let isMoved = view.moveSelection(by: page)
                #expect(!isMoved, "\(number)")
                #expect(rested == (view.selection, view.contentOffset))
                count += 1
            }
        }
        #expect(count > 150, "\(count)")
    }

    @Test("in a list the selection keeps its row, and ends at the last item")
    func lists() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 0..<1_000_000_000) }
        view.update {
            $0.environment.size = Size(width: 160, height: 160)
            $0.offsetQuantum = 16
        }
        view.select(3)
        for page in 1...1_000 {
            view.moveSelection(by: view.pageLength)
            #expect(view.selection == 3 + 10 * page && view.contentOffset.y == Double(160 * page))
        }
        for _ in 1...1_000 { view.moveSelection(by: -view.pageLength) }
        #expect(view.selection == 3 && view.contentOffset.y == 0)
        view.moveSelection(by: -view.pageLength)
        #expect(view.selection == 0 && view.contentOffset.y == 0)
        view.select(999_999_985)
        for _ in 0..<2 { view.moveSelection(by: view.pageLength) }
        #expect(view.selection == 999_999_999)
        view.moveSelection(by: -view.pageLength)
        #expect(view.selection == 999_999_989)
    }

    @Test("what the reader does between two pages counts")
    func between() throws {
        var view = try TestView(layout: rows(pinned: false)) { Section(0, items: 0..<200) }
        view.update {
            $0.environment.size = Size(width: 160, height: 160)
            $0.offsetQuantum = 16
        }
        view.moveSelection(by: 160)
        #expect(view.selection == 0, "The first in sight.")
        view.select(20)
        view.moveSelection(by: 160)
        #expect(view.selection == 30)
        view.moveSelection(.down)
        view.moveSelection(by: -160)
        #expect(view.selection == 21)
        // Out of sight, the page is the view's, and the nearest item there is selected.
        view.scroll(by: 1_600)
        let offset = view.contentOffset.y
        view.moveSelection(by: 160)
        #expect(view.contentOffset.y == offset + 160)
        #expect(view.visibleItems.contains(try #require(view.selection)))
        // An item that is longer than the page stays selected while it passes.
        view.layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 480)) }
        view.scroll(to: .start)
        view.select(0)
        let selections = (0..<6).map { _ -> Int? in
            view.moveSelection(by: 160)
            return view.selection
        }
        #expect(selections == [0, 0, 1, 1, 1, 2])
    }
}
