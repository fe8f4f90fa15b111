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

    @Test("columns share the width by their ratios, with the spacing between those that have one")
    func shares() throws {
        for ratios in [
            [1], [1, 1], [1, 2, 1], [3, 0, 1], [0, 5, 0, 5, 0], [0.1, 0.2, 0.3, 0.4],
        ] {
            for width in stride(from: 0.0, to: 300, by: 12.5) {
                let columns = Self.columns(.ratios(ratios, spacing: 4), width: width)
                let open = ratios.filter { $0 > 0 }
                let room = max(0, width - 4 * Double(open.count - 1))
                var edge = 0.0
                for (column, ratio) in zip(columns, ratios) {
                    let share = room * ratio / open.reduce(0, +)
                    #expect(abs(column.width - share) < 1e-6 && column.width >= 0)
                    #expect(column.width == 0 || abs(column.leftEdge - edge) < 1e-6)
                    edge += share + (ratio > 0 ? 4 : 0)
                }
                #expect(columns.map(\.index) == Array(ratios.indices))
                #expect(
                    columns.map(\.side)
                        == (ratios.count == 2 ? [.left, .right] : ratios.map { _ in nil }))
            }
        }
    }

    @Test("as many columns as fit are equal, wide enough, and one more would not be")
    func asMany() {
        for width in 1...400 {
            for (minimum, most, spacing) in [
                (40.0, 5, 0.0), (33.3, 64, 7.25), (1, 200, 0), (0, 3, 2),
            ] {
                let columns = Self.columns(
                    .asMany(minimumWidth: minimum, atMost: most, spacing: spacing),
                    width: Double(width))
                let count = Double(columns.count)
                #expect(columns.count >= 1 && columns.count <= min(most, Columns.most))
                let total = columns.map(\.width).reduce(0, +) + (count - 1) * spacing
                #expect(abs(total - Double(width)) < 1e-6)
                for column in columns {
                    #expect(abs(column.width - columns[0].width) < 1e-6)
                    #expect(column.width >= minimum - 1e-6 || columns.count == 1)
                }
                #expect(
                    columns.count == min(most, Columns.most)
                        || (count + 1) * minimum + count * spacing > Double(width))
            }
        }
        let thirds = Self.columns(.asMany(minimumWidth: 100.0 / 3), width: 100)
        #expect(thirds.count == 3)
    }

    @Test("bad numbers of columns become zero, and problems")
    func problems() {
        func sentences(_ columns: Columns) -> [String] {
            Self.arrangement(columns, width: 100).problems.map(\.description)
        }
        let zero =
            "Layout: no column has a ratio above 0, so no section is shown; "
            + "give one of them a positive ratio."
        func ratio(_ text: String) -> String {
            "Layout: a column ratio of \(text) cannot be laid out; 0 is used."
        }
        #expect(sentences(.ratios([1, .nan, -1])) == [ratio("nan"), ratio("-1.0")])
        #expect(sentences(.ratios([.infinity])) == [ratio("inf"), zero])
        #expect(sentences(.ratios([0, 0])) == [zero])
        #expect(sentences(.ratios([])) == ["Layout: 0 columns cannot be laid out; 1 is used."])
        #expect(
            sentences(.ratios(Array(repeating: 1, count: 99)))
                == ["Layout: 99 columns cannot be laid out; 64 are used."])
        #expect(
            sentences(.asMany(minimumWidth: .nan, atMost: 0, spacing: .nan)) == [
                "Layout: 0 columns cannot be laid out; 1 is used.",
                "Layout: a column spacing of nan points cannot be laid out; 0 is used.",
                "Layout: a column width of nan points cannot be laid out; 0 is used.",
            ])
        #expect(Self.columns(.ratios([]), width: 100).map(\.width) == [100])
        #expect(Self.columns(.ratios([0, 0]), width: 100).map(\.width) == [0, 0])
        #expect(Self.arrangement(.ratios([0, 0]), width: 100).column(ofSection: 0) == nil)
        #expect(Self.columns(.asMany(minimumWidth: 0), width: 100).count == Columns.most)
    }

    @Test("an index is clamped to the columns there are")
    func clamped() {
        let layout = ColumnsLayout<Int> { _ in
            .asMany(minimumWidth: 10)
        } column: {
            .index($0)
        } section: { _, _ in
            .boxes(1, 1)
        }
        let ids = [.min, -1, 0, 1, 2, 3, 70, .max]
        for width in [5.0, 20, 30] {
            let arrangement = layout.arrange(
                ids.map { SectionContent(id: $0, itemCount: 1) },
                in: LayoutEnvironment(size: Size(width: width, height: 9)))
            let last = arrangement.columns.count - 1
            #expect(
                ids.indices.map { arrangement.column(ofSection: $0)?.index }
                    == ids.map { max(0, min($0, last)) })
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

    private static func arrangement(_ columns: Columns, width: Double) -> Arrangement {
        let layout = ColumnsLayout<Int> { _ in
            columns
        } section: { _, _ in
            .boxes(1, 1)
        }
        return layout.arrange(
            [SectionContent(id: 0, itemCount: 1)],
            in: LayoutEnvironment(size: Size(width: width, height: 50)))
    }

    private static func columns(_ columns: Columns, width: Double) -> [Column] {
        arrangement(columns, width: width).columns
    }
}
