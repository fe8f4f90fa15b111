import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

@Suite struct ElementReadingTests {
    /// The item itself and its section's header do not count as badges of the item.
    @Test func itemsWithoutBadgesHaveNone() {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .perLine(1, height: 16)).header(height: 16, pinned: true)
        }
        var view = TestView(layout: layout, snapshot: .of([0: 0..<3]))
        view.resize(to: Size(width: 80, height: 160))
        for item in 0..<3 {
            #expect(view.badges(ofItemAt: ItemIndex(section: 0, item: item)).isEmpty)
        }
    }

    /// The badge of a neighbour does not count, even if it covers a part of the item.
    @Test func aBadgeBelongsToItsItem() throws {
        let badge = SupplementaryItem(
            kind: .supplementary(1), size: LayoutSize(width: .absolute(8), height: .absolute(8)),
            containerAnchor: LayoutAnchor([.top, .leading], absoluteOffset: Point(x: -4, y: 0)))
        let item = LayoutItem(
            width: .fractionalWidth(0.5), height: .fractionalHeight(1), supplementaryItems: [badge])
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(32)), subitem: item,
            count: 2)
        let layout = CompositionalLayout<Int> { _, _ in .group(group) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<4) }
        view.resize(to: Size(width: 160, height: 64))
        for item in 0..<4 {
            let index = ItemIndex(section: 0, item: item)
            let frame = try #require(view.element(ofItemAt: index)).frame
            let badges = view.badges(ofItemAt: index).map(\.frame)
            #expect(badges == [Rect(x: frame.x - 4, y: frame.y, width: 8, height: 8)])
        }
    }

    @Test func elementsAreThoseOfTheArrangementInDrawingOrder() {
        var dice = Dice(seed: 21)
        var buffer = ElementBuffer<Int, Int>()
        for _ in 0..<300 {
            let view = dice.view()
            let expected = view.arrangement.elements(in: view.viewport).enumerated().sorted {
                ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
            }.map(\.element)
            view.read(into: &buffer)
            #expect(buffer.map(\.frame) == expected.map(\.frame))
            #expect(Array(buffer) == view.visibleElements)
            for (element, attributes) in zip(buffer, expected) {
                let section = view.snapshot.sectionIdentifier(at: attributes.section)
                let item: Int? =
                    attributes.kind == .item
                    ? view.snapshot.itemIdentifier(
                        at: attributes.item, inSectionAt: attributes.section) : nil
                if element.kind != attributes.kind || element.section != section
                    || element.item != item
                {
                    Issue.record("\(element) is not \(attributes)")
                }
            }
        }
    }

    /// Reading one by one gives the same elements, also during transitions.
    @Test func elementsAreReadOneByOne() {
        var dice = Dice(seed: 22)
        var buffer = ElementBuffer<Int, Int>()
        var moving = 0
        for round in 0..<60 {
            var view = dice.view()
            view.advance(to: .seconds(round))
            dice.change(&view)
            view.advance(to: view.now + .milliseconds(dice.roll(0...250)))
            moving += view.isMoving ? 1 : 0
            var elements: [Element<Int, Int>] = []
            view.readAttributes(into: &buffer)
            view.forEachVisibleElement(in: buffer) { elements.append($0) }
            #expect(elements == view.visibleElements)
        }
        #expect(moving > 10 && moving < 60)
    }

    @Test func onlyTheSelectedItemIsSelected() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 5..<9) }
        view.resize(to: Size(width: 80, height: 160))
        view.select(7)
        #expect(view.visibleElements.filter(\.isSelected).map(\.item) == [7])
        #expect(view.visibleItems == [5, 6, 7, 8])
    }
}
