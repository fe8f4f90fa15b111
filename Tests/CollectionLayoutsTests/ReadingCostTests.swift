import Testing

@testable import CollectionLayouts

/// Tests of the extra cost to read and keep an arrangement. The tests count instead of timing.
@Suite struct ReadingCostTests {
    /// Squares in descending steps to the right. Counts how many squares the solver reads.
    private final class Looks: BodyPlan, ClosedForm {
        var count = 0

        func height(of count: Int) -> Double { Double(count) * 4 }

        func size(of items: BodyItems) -> Size {
            Size(width: 40, height: Double(items.count) * 4)
        }

        func frame(of item: Int, _ items: BodyItems) -> Rect? {
            Rect(x: Double(item % 9) * 4, y: Double(item) * 4, width: 4, height: 4)
        }

        func write(meeting rect: Rect, _ items: BodyItems, to elements: inout ElementWriter) {
            let first = Int(max(0, min(Double(items.count), rect.minY / 4)))
            let end = Int(max(0, min(Double(items.count), (rect.maxY / 4).rounded(.up))))
            for item in first..<max(first, end) {
                count += 1
                if let frame = frame(of: item, items) { elements.add(item, frame) }
            }
        }
    }

    private struct Watched: SectionBody {
        let looks: Looks
        var transposed: Watched { self }

        func plan(in room: BodyRoom, _ problems: inout ProblemLog) -> any BodyPlan { looks }
    }

    @Test("An arrow key reads only items near it in a body without its own neighbour search")
    func neighbours() {
        let looks = Looks()
        var sample = Sample()
        sample.add(1_000_000, .right, SectionLayout(Watched(looks: looks)))
        sample.add(100_000, .left, .boxes(40, 5))
        let arrangement = sample.arrange(.split(leftSideRatio: 0.5), width: 80)
        for row in [0, 1, 50_000, 99_999] {
            looks.count = 0
            let found = arrangement.item(nearestTo: ItemIndex(section: 1, item: row), .right)
            #expect(found?.item == Int((Double(row) * 5 + 2.5) / 4))
            #expect(looks.count < 16)
        }
        // Up and down consider all items in that direction.
        for direction in [Direction.up, .down] {
            looks.count = 0
            let start = ItemIndex(section: 0, item: 499_999)
            #expect(arrangement.item(nearestTo: start, direction) != nil)
            #expect(looks.count < 64, "\(direction)")
        }
    }

    @Test("A narrow query of a shelf requests few columns", arguments: 1...3)
    func shelf(lines: Int) {
        var asked = 0
        var sample = Sample()
        sample.add(
            30_000,
            .shelf(
                items: .each { item, _ in
                    asked += 1
                    return Size(width: Double(item % 3 + 2), height: 4)
                }, lines: lines))
        let arrangement = sample.arrange()
        asked = 0
        for offset in stride(from: 0.0, to: 20_000, by: 777) {
            let viewport = Viewport(
                bounds: Rect(x: 0, y: 0, width: 1, height: 20), sidewaysOffsets: [0: offset])
            _ = arrangement.elements(in: viewport)
            // A query reads sixteen columns, or twice as many where two runs of columns meet.
            #expect(asked <= 32 * lines)
            asked = 0
        }
    }

    @Test("Many small sections share chunks of line tables")
    func sharedChunks() {
        var sample = Sample()
        for section in 0..<2_000 {
            sample.add(
                9,
                .flow(
                    items: .each { item, _ in
                        Size(width: Double((item + section) % 7 + 8), height: 2)
                    }))
        }
        let arrangement = sample.arrange()
        let chunks = arrangement.keptItems.compactMap { ($0 as? Lines)?.chunk }
        let own = Set(chunks.map(ObjectIdentifier.init))
        #expect(chunks.count == 2_000)
        #expect(own.count <= 32)
        // The room is at most twice the number of lines, without the last chunk.
        var room = 0
        for chunk in Dictionary(grouping: chunks, by: ObjectIdentifier.init).values {
            room += chunk[0].lines.capacity
        }
        #expect(room <= 2 * chunks.reduce(0) { $0 + ($1.lines.count > 0 ? 8 : 0) })
    }

    @Test("A lazy solve measures no header of a section whose items take no room")
    func headersOfNothing() {
        var asked = 0
        let header = BoundaryItem(
            kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(3)),
            alignment: .top)
        let layout = FlowLayout<Int> { _, _ in
            SectionLayout.flow(items: .uniform(.zero)).boundaryItem(header)
        }
        let contents = (0..<50).map { SectionContent(id: $0, itemCount: 4) }
        let environment = LayoutEnvironment(size: Size(width: 40, height: 40))
        let arrangement = layout.arrange(
            contents, in: environment,
            measure: { _ in
                asked += 1
                return Size(width: 4, height: 7)
            }, lazily: true)
        #expect(asked == 0)
        #expect(arrangement.contentSize.height == 150)
    }

    @Test("A few sections without tables are solved again instead of compared")
    func cheap() {
        func arrange(_ count: Int, _ layout: SectionLayout) -> Arrangement {
            FlowLayout<Int> { _, _ in layout }.arrange(
                (0..<count).map { SectionContent(id: $0, itemCount: 9) },
                in: LayoutEnvironment(size: Size(width: 40, height: 40)))
        }
        let ragged = SectionLayout.flow(items: .each { _, _ in Size(width: 4, height: 4) })
        #expect(arrange(3, .boxes(4, 4)).isCheap)
        #expect(!arrange(3, ragged).isCheap)
        #expect(arrange(256, .boxes(4, 4)).isCheap)
        #expect(!arrange(257, .boxes(4, 4)).isCheap)
    }
}
