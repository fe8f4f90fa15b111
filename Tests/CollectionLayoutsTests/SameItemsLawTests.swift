import Testing

@testable import CollectionLayouts

/// The same items described in different ways stand in the same places.
@Suite struct SameItemsLawTests {
    private func arrange(_ body: any SectionBody, count: Int) -> Arrangement {
        var sample = Sample()
        var section = SectionLayout(body).background(.items)
        if body is ShelfBody { section.sideways = SidewaysScrolling(.groupPagingCentered) }
        sample.add(count, section)
        sample.add(3, .boxes(10, 5))
        return sample.arrange()
    }

    @Test(
        "equal items, whether they are given once, one by one or in a table, and however they overlap",
        arguments: [0.0, 2, -2, -6, -20], [0.0, 3, -2, -6, -20])
    func equalItems(spacing: Double, lineSpacing: Double) {
        for size in [
            Size(width: 5, height: 4), Size(width: 13.25, height: 6), Size(width: 50, height: 1),
            Size(width: 2, height: 0.5), Size(width: 0, height: 3),
        ] {
            for count in [0, 1, 2, 7, 30, 2_000] {
                let table = Array(repeating: size, count: count)
                let sources: [ItemSize] = [.uniform(size), .each { _, _ in size }, .table(table)]
                let flows = sources.map {
                    arrange(
                        FlowBody(items: $0, interItemSpacing: spacing, lineSpacing: lineSpacing),
                        count: count)
                }
                let shelves = sources.map {
                    arrange(
                        ShelfBody(
                            items: $0, lines: 3, interItemSpacing: spacing,
                            lineSpacing: lineSpacing), count: count)
                }
                let rests = shelves.map { $0.sidewaysScroll(ofSection: 0)?.initialOffset }
                #expect(rests[1] == rests[0] && rests[2] == rests[0], "\(count) × \(size)")
                for other in 1..<3 {
                    #expect(firstDifference(flows[0], flows[other]) == nil, "\(count) × \(size)")
                    #expect(
                        firstDifference(shelves[0], shelves[other]) == nil, "\(count) × \(size)")
                }
            }
        }
    }

    @Test("so many on a line, whether their widths are told or follow", arguments: 1...4)
    func perLine(count: Int) {
        let layouts = [ItemSize.perLine(count, height: 5), .measured(perLine: count, estimate: 5)]
        let both = layouts.map { arrange(FlowBody(items: $0, interItemSpacing: 1), count: 11) }
        #expect(both[0].itemFrames.map(\.frame) == both[1].itemFrames.map(\.frame))
    }

    @Test("equal lanes, measured or told, and however they overlap", arguments: [0, 2, -2, -4, -9])
    func lanes(spacing: Double) {
        for height in [0, 1, 4, 7] as [Double] {
            let sources: [ItemHeights] = [.measured(estimate: height), .each { _, _ in height }]
            let both = sources.map {
                arrange(
                    WaterfallBody(
                        lanes: .count(3), heights: $0, laneSpacing: 1, itemSpacing: spacing),
                    count: 20)
            }
            #expect(both[0].itemFrames.map(\.frame) == both[1].itemFrames.map(\.frame))
            #expect(both[0].contentSize == both[1].contentSize)
        }
    }

    @Test("one description for all sections, or the same for each", arguments: 0..<60)
    func sections(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let height = random.chance(0.3) ? 0 : random.length(1...5)
        var section = SectionLayout.boxes(7, height)
        if random.chance(0.5) {
            section = section.boundaryItem(
                BoundaryItem(
                    kind: .supplementary(1),
                    size: LayoutSize(width: .absolute(4), height: .absolute(3)),
                    alignment: random.chance(0.5) ? .top : .bottom, extendsBoundary: false))
        }
        if random.chance(0.3) { section = section.header(height: random.length(0...2)) }
        if random.chance(0.3) { section.inset = .all(1) }
        if random.chance(0.3) { section = section.background(.section) }
        let described = section
        let counts = (0..<12).map { _ in Int.random(in: 0...3, using: &random) }
        let contents = counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        let environment = LayoutEnvironment(size: Size(width: 40, height: 40))
        let spacing = random.chance(0.5) ? 0 : random.length(-3...3)
        var shared = FlowLayout<Int> { _ in described }.collectionLayout
        var single = FlowLayout<Int> { _, _ in described }.collectionLayout
        (shared.interSectionSpacing, single.interSectionSpacing) = (spacing, spacing)
        let (one, other) = (
            shared.arrange(contents, in: environment), single.arrange(contents, in: environment)
        )
        #expect(firstDifference(one, other) == nil)
        for top in stride(from: -5, to: one.contentSize.height + 5, by: 0.5) {
            let bounds = Viewport(bounds: Rect(x: 0, y: top, width: 40, height: 1))
            #expect(one.elements(in: bounds) == other.elements(in: bounds), "at \(top)")
            // What is found is what there is.
            let all = one.elements(
                in: Viewport(bounds: Rect(x: -9, y: -99, width: 99, height: 9_999)))
            #expect(
                one.elements(in: bounds) == all.filter { $0.frame.meets(bounds.bounds) },
                "at \(top)")
        }
    }
}
