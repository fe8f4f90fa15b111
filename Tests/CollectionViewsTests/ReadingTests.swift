import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Testing

@Suite struct ReadingTests {
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

    @Test func onlyTheSelectedItemIsSelected() throws {
        var view = try TestView(layout: rows()) { Section(0, items: 5..<9) }
        view.resize(to: Size(width: 80, height: 160))
        view.select(7)
        #expect(view.visibleElements.filter(\.isSelected).map(\.item) == [7])
        #expect(view.visibleItems == [5, 6, 7, 8])
    }
}
