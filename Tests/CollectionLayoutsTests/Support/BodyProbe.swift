import Testing

@testable import CollectionLayouts

/// A body under test with a header, a footer and a background, between two sections of boxes and beside a third.
struct BodyProbe {
    static let placements: [(Columns, Axis)] = [
        (.single, .vertical), (.split(leftSideRatio: 0.6, spacing: 3), .vertical),
        (.single, .horizontal), (.split(leftSideRatio: 0.6, spacing: 3), .horizontal),
    ]

    let arrangement: Arrangement

    /// - Parameter items: The number of items of the body. The body is section 1.
    init(
        _ body: any SectionBody, items: Int, _ placement: (columns: Columns, axis: Axis),
        width: Double = 90, measure: Measure? = nil
    ) {
        let around: [SectionLayout] = [
            .flow(items: .uniform(Size(width: 7, height: 7)), interItemSpacing: 1),
            SectionLayout(body, inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                .header(height: 5, pinned: true).footer(height: 2).background(.items),
        ]
        var layout = SplitLayout<Int> { _ in
            placement.columns
        } side: {
            $0 == 3 ? .right : .left
        } section: { index, _ in
            around[index == 1 ? 1 : 0]
        }.collectionLayout
        layout.scrollDirection = placement.axis
        let size = Size(width: width, height: 70)
        let isDown = placement.axis == .vertical
        let environment = LayoutEnvironment(
            size: isDown ? size : Size(width: size.height, height: size.width))
        arrangement = layout.arrange(
            [9, items, 9, 30].enumerated().map { SectionContent(id: $0, itemCount: $1) },
            in: environment, measure: measure)
    }

    /// Checks that random queries return exactly the items that overlap the rectangle, and that a hit test finds each
    /// item.
    func expectQueries(_ random: inout SeededGenerator, _ name: String) {
        let all = arrangement.itemFrames
        let size = arrangement.contentSize
        for _ in 0..<12 {
            let bounds = Rect(
                x: Double.random(in: -9...size.width, using: &random),
                y: Double.random(in: -9...size.height, using: &random),
                width: random.length(1...40), height: random.length(1...40))
            let found = arrangement.elements(in: Viewport(bounds: bounds)).filter {
                $0.kind == .item
            }
            let expected = all.filter { $0.frame.meets(bounds) }
            #expect(
                found.map { [$0.section, $0.item] }
                    == expected.map { [$0.index.section, $0.index.item] },
                "\(name) in \(bounds)")
            #expect(found.map(\.frame) == expected.map(\.frame), "\(name) in \(bounds)")
        }
        let everywhere = Rect(x: -1e4, y: -1e4, width: 1e7, height: 1e7)
        for (index, frame) in all.prefix(40) {
            let middle = Point(x: frame.midX, y: frame.midY)
            let hit = arrangement.element(at: middle, in: Viewport(bounds: everywhere))
            #expect(hit?.frame.contains(middle) == true, "\(name) \(index)")
        }
    }

    /// Checks that the body is as high as its items, and that its background covers them.
    func expectSize(_ name: String) {
        let items = arrangement.itemFrames.filter { $0.index.section == 1 }.map(\.frame)
        guard let background = arrangement.backgroundFrame(ofSection: 1) else {
            Issue.record("\(name) has no background")
            return
        }
        let isDown = arrangement.scrollDirection == .vertical
        let end = items.map { isDown ? $0.maxY : $0.maxX }.max()
        let room = isDown ? background.maxY : background.maxX
        if let end { #expect(abs(room - (isDown ? 3 : 4) - end) < 1e-6, "\(name)") }
    }

    /// Checks that repeated steps in one direction never return to the same item.
    func expectProgress(_ name: String) {
        for direction in Direction.allCases {
            // Items from which a walk is known to end. The items of the current walk are not yet in the set.
            var ends: Set<ItemIndex> = []
            for (index, _) in arrangement.itemFrames {
                var path: Set<ItemIndex> = []
                var item = index
                while !ends.contains(item) {
                    guard path.insert(item).inserted else {
                        Issue.record("\(name): \(direction) from \(index) comes back to \(item)")
                        return
                    }
                    guard let next = arrangement.item(nearestTo: item, direction) else { break }
                    item = next
                }
                ends.formUnion(path)
            }
        }
    }
}
