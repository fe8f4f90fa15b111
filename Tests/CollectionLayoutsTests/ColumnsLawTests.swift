import Testing

@testable import CollectionLayouts

/// What holds for any number of columns.
@Suite struct ColumnsLawTests {
    private static let everywhere = Viewport(bounds: Rect(x: -99, y: -99, width: 999, height: 9999))

    @Test(
        "each column is what a single column of its sections is, pinned or not",
        arguments: 0..<60)
    func eachColumnAlone(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let layout = RandomLayout(seed: seed, widestItem: 20, allBodies: true)
        let spacing = random.length(0...3)
        let arrangement = layout.arrangement(
            width: random.length(1...200), columns: nil, spacing: spacing,
            measure: BodyLawTests.measure)
        for column in arrangement.columns where column.width > 0 {
            let sections = layout.sections.indices.filter {
                arrangement.column(ofSection: $0) == column
            }
            var flow = FlowLayout<Int> { id, _ in layout.sections[id].layout }.collectionLayout
            flow.interSectionSpacing = spacing
            let environment = LayoutEnvironment(size: Size(width: column.width, height: 50))
            let alone = flow.arrange(
                sections.map { SectionContent(id: $0, itemCount: layout.sections[$0].sizes.count) },
                in: environment
            ) { request in
                var request = request
                request.section = sections[request.section]
                return BodyLawTests.measure(request)
            }
            for top in stride(from: -20, to: arrangement.contentSize.height, by: 17) {
                let bounds = Rect(x: -999, y: top, width: 2999, height: 30)
                let found = arrangement.elements(in: Viewport(bounds: bounds)).filter {
                    arrangement.column(ofSection: $0.section) == column
                }
                let expected = alone.elements(in: Viewport(bounds: bounds)).map { element in
                    var element = element
                    element.section = sections[element.section]
                    element.frame.x += column.leftEdge
                    return element
                }
                #expect(found.count == expected.count, "\(layout) column \(column.index) at \(top)")
                for (one, other) in zip(found, expected) {
                    var moved = one
                    moved.frame = other.frame
                    #expect(
                        moved == other && one.frame.isClose(to: other.frame),
                        "\(layout) column \(column.index) at \(top)")
                }
            }
        }
    }

    @Test("elements come in order of sections, whichever columns they are in", arguments: 0..<60)
    func readingOrder(seed: Int) {
        let arrangement = RandomLayout(seed: seed, allBodies: true).arrangement(width: 150)
        let sections = arrangement.elements(in: Self.everywhere).map(\.section)
        #expect(sections == sections.sorted())
        var items: [ItemIndex] = []
        while let next = arrangement.item(after: items.last) { items.append(next) }
        #expect(items == items.sorted())
    }

    @Test("a split is the case of two columns, in every width", arguments: 0..<40)
    func splitIsTwo(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let ratio = Double(Int.random(in: 0...20, using: &random)) / 20
        let spacing = random.length(0...9)
        let layout = RandomLayout(seed: seed, widestItem: 20, allBodies: true)
        let split = SplitLayout<Int> { _ in
            .split(leftSideRatio: ratio, spacing: spacing)
        } side: {
            layout.sections[$0].side
        } section: { id, _ in
            layout.sections[id].layout
        }
        let columns = ColumnsLayout<Int> { _ in
            .ratios([ratio, 1 - ratio], spacing: spacing)
        } column: {
            layout.sections[$0].side.column
        } section: { id, _ in
            layout.sections[id].layout
        }
        for width in stride(from: 0.0, to: 200, by: 7.25) {
            let environment = LayoutEnvironment(size: Size(width: width, height: 50))
            let one = split.arrange(layout.contents, in: environment)
            let other = columns.arrange(layout.contents, in: environment)
            #expect(one.columns == other.columns)
            #expect(one.contentSize == other.contentSize)
            #expect(one.problems == other.problems)
            #expect(one.elements(in: Self.everywhere) == other.elements(in: Self.everywhere))
            guard width > 190 else { continue }
            for (item, _) in one.itemFrames {
                for direction in Direction.allCases {
                    #expect(
                        one.item(nearestTo: item, direction)
                            == other.item(nearestTo: item, direction))
                }
            }
        }
    }

    @Test(
        "on a grid of equal columns left and right visit each column and come back",
        arguments: 1...9)
    func neighbours(count: Int) {
        let layout = ColumnsLayout<Int> { _ in
            .ratios(Array(repeating: 1, count: count), spacing: 2)
        } section: { _, _ in
            SectionLayout.boxes(10, 4).header(height: 3)
        }
        let arrangement = layout.arrange(
            (0..<3 * count).map { SectionContent(id: $0, itemCount: 6) },
            in: LayoutEnvironment(size: Size(width: Double(count) * 34 - 2, height: 50)))
        let frames = arrangement.itemFrames
        for (start, frame) in frames where frame.x == 0 {
            var way = [start]
            while let next = arrangement.item(nearestTo: way[way.count - 1], .right) {
                way.append(next)
                guard way.count <= frames.count else { break }
            }
            // Three in each column, all of one line.
            #expect(way.count == 3 * count)
            #expect(way.allSatisfy { arrangement.frame(of: $0)?.y == frame.y })
            for (item, next) in zip(way, way.dropFirst()) {
                #expect(arrangement.item(nearestTo: next, .left) == item)
            }
        }
    }

    @Test("left and right pass over a column without items")
    func emptyColumn() {
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1, 0, 1])
        } column: {
            .index($0)
        } section: { _, _ in
            .boxes(10, 4)
        }
        let arrangement = layout.arrange(
            [2, 0, 2, 1].enumerated().map { SectionContent(id: $0, itemCount: $1) },
            in: LayoutEnvironment(size: Size(width: 60, height: 50)))
        let (first, last) = (ItemIndex(section: 0, item: 1), ItemIndex(section: 3, item: 0))
        #expect(arrangement.item(nearestTo: first, .right) == last)
        #expect(arrangement.item(nearestTo: last, .left) == first)
    }
}
