import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Steps from section to section, for random layouts with one column or several.
@Suite struct SectionStepLawTests {
    /// The indices of the sections with an item that takes room.
    private func filled(_ view: TestView) -> [Int] {
        (0..<view.snapshot.numberOfSections).filter { section in
            (0..<view.snapshot.numberOfItems(inSectionAt: section)).contains {
                view.arrangement.frame(ofItem: $0, inSection: section) != nil
            }
        }
    }

    /// Steps until there is no further section. Returns the sections.
    private func walk(_ view: inout TestView, by steps: Int) -> [Int] {
        var sections: [Int] = []
        while let id = view.moveSelection(bySections: steps) {
            sections.append(view.snapshot.indexOfSection(id) ?? -1)
            guard sections.count < 100 else { break }
        }
        return sections
    }

    @Test("Single steps visit each section with items once, in the order of the data")
    func order() {
        var dice = Dice(seed: 401)
        for round in 0..<200 {
            var view = dice.view()
            if dice.oneIn(2), let item = dice.item(of: view) { view.select(item) }
            let all = filled(view)
            let back = walk(&view, by: -1)
            #expect(back.last == nil || back.last == all.first, "\(round)")
            #expect(walk(&view, by: 1) == Array(all.dropFirst()), "\(round)")
            #expect(walk(&view, by: -1) == all.dropLast().reversed(), "\(round)")
        }
    }

    @Test("A step forward and a step back return to the start of a section")
    func andBack() {
        var dice = Dice(seed: 402)
        for round in 0..<200 {
            var view = dice.view()
            if dice.oneIn(2), let item = dice.item(of: view) { view.select(item) }
            guard view.moveSelection(bySections: dice.pick(-1, 1)) != nil else { continue }
            let start = view
            guard view.moveSelection(bySections: 1) != nil else { continue }
            view.moveSelection(bySections: -1)
            #expect(view.contentOffset == start.contentOffset, "\(round)")
            #expect(view.selection == start.selection, "\(round)")
        }
    }

    @Test("Several steps lead to the same place as that many single steps")
    func counts() {
        var dice = Dice(seed: 403)
        for round in 0..<200 {
            var stepped = dice.view()
            if dice.oneIn(2), let item = dice.item(of: stepped) { stepped.select(item) }
            var jumped = stepped
            let steps = dice.pick(-20, -3, -2, 2, 3, 20)
            jumped.moveSelection(bySections: steps)
            for _ in 0..<abs(steps) { stepped.moveSelection(bySections: steps.signum()) }
            #expect(jumped.contentOffset == stepped.contentOffset, "\(round) \(steps)")
            #expect(jumped.selection == stepped.selection, "\(round) \(steps)")
        }
    }

    @Test("A step scrolls to the section, and selects its first item if an item is selected")
    func target() throws {
        var dice = Dice(seed: 404)
        for round in 0..<200 {
            var view = dice.view()
            if dice.oneIn(2), let item = dice.item(of: view) { view.select(item) }
            let hadSelection = view.selection != nil
            guard let id = view.moveSelection(bySections: dice.pick(-2, -1, 1, 2)) else { continue }
            var other = view
            other.scroll(toSection: id)
            #expect(view.contentOffset == other.contentOffset, "\(round)")
            let section = try #require(view.snapshot.indexOfSection(id))
            let first = (0..<view.snapshot.numberOfItems(inSectionAt: section)).first {
                view.arrangement.frame(ofItem: $0, inSection: section) != nil
            }
            let item = first.map { view.item(at: ItemIndex(section: section, item: $0)) }
            #expect(view.selection == (hadSelection ? item : nil), "\(round)")
        }
    }

    /// In one column, the section at the top edge is the last one whose start is not below this edge.
    @Test("After scrolling, the steps start at the section at the top edge", arguments: [0, 16.0])
    func top(spacing: Double) throws {
        let layout = FlowLayout<Int> { section, _ in
            let rows = SectionLayout.flow(
                items: .perLine(1, height: 16), inset: EdgeInsets(bottom: spacing))
            return section % 2 == 0 ? rows.header(height: 16) : rows
        }
        var view = try TestView(layout: layout) {
            for section in 0..<8 {
                Section(section, items: section * 100..<section * 100 + section)
            }
        }
        view.update {
            $0.environment.size = Size(width: 80, height: 64)
            $0.offsetQuantum = 16
        }
        let starts = filled(view).map { section in
            (section, start: view.arrangement.frame(ofSection: section)?.minY ?? 0)
        }
        for row in 0..<Int(view.contentSize.height / 16) - 4 {
            let top = Double(row) * 16
            // At the start of the content, the first section counts as reached.
            let current = starts.last { $0.start <= top } ?? (row == 0 ? starts[0] : (-1, top))
            for steps in [-1, 1] {
                view.scroll(to: Point(x: 0, y: top))
                view.scrolling.sectionStop = nil
                let id = view.moveSelection(bySections: steps)
                let isInside = current.start < top
                let expected =
                    steps > 0
                    ? starts.first { $0.0 > current.0 }
                    : isInside ? current : starts.last { $0.0 < current.0 }
                #expect(id == expected?.0, "row \(row), \(steps)")
            }
        }
    }

    @Test("The steps go along a layout that scrolls sideways, in both directions of writing")
    func sideways() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let layout = CompositionalLayout<Int>(
                configuration: .init(scrollDirection: .horizontal)
            ) { _, _ in .flow(items: .perLine(1, height: 40)) }
            var view = try TestView(layout: layout) {
                for section in 0..<5 { Section(section, items: section * 100..<section * 100 + 9) }
            }
            view.update {
                $0.environment = LayoutEnvironment(
                    size: Size(width: 80, height: 80), layoutDirection: direction)
            }
            view.scroll(to: .start)
            #expect(walk(&view, by: 1) == [1, 2, 3, 4])
            #expect(walk(&view, by: -1) == [3, 2, 1, 0])
            #expect(view.scrollPosition.isAtStart)
        }
    }

    @Test("A view without items has no sections to go to")
    func nothing() {
        var view = TestView(layout: rows(), snapshot: .of([0: 0..<0, 1: 0..<0]))
        view.resize(to: Size(width: 80, height: 80))
        for steps in [-1, 0, 1, .max, .min] {
            let section = view.moveSelection(bySections: steps)
            #expect(section == nil)
        }
        let isThere = view.scroll(toSection: 7)
        #expect(!isThere)
    }
}
