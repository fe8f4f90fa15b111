import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests that a change of opacity alone is animated.
@Suite struct OpacityTests {
    private func layout(_ alpha: Float) -> FlowLayout<Int> {
        FlowLayout { _ in
            var section = SectionLayout.flow(items: .perLine(1, height: 16))
            section.visibleItemsHandler = { elements, _, _ in
                for index in elements.indices { elements[index].alpha = alpha }
            }
            return section
        }
    }

    @Test(arguments: [(Float(1), Float(0.25)), (0.25, 1)])
    func elementsFadeInTheirPlace(from: Float, to: Float) throws {
        var view = try TestView(layout: layout(from)) { Section(0, items: 0..<10) }
        view.resize(to: Size(width: 80, height: 160))
        view.advance(to: .seconds(1))
        let frames = view.visibleElements.map(\.frame)
        view.update(animated: true) { $0.layout = layout(to) }
        var shown: [Float] = []
        repeat {
            let elements = view.visibleElements
            #expect(elements.map(\.frame) == frames && Set(elements.map(\.alpha)).count == 1)
            shown.append(elements[0].alpha)
            guard let deadline = view.deadline else { break }
            view.advance(to: deadline)
        } while true
        #expect(shown.first == from && shown.last == to && shown.count > 8)
        #expect(shown == (from < to ? shown.sorted() : shown.sorted().reversed()))
    }
}
