import CollectionLayouts
import Testing

/// Tests of layouts in an environment from right to left.
@Suite struct MirroringTests {
    private static let size = Size(width: 70, height: 40)
    private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    private static let area = EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)

    /// An environment from left to right, or its mirror image.
    private static func environment(isMirrored: Bool) -> LayoutEnvironment {
        LayoutEnvironment(
            size: size, contentInset: isMirrored ? insets.flipped : insets,
            safeAreaInsets: isMirrored ? area.flipped : area,
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    }

    @Test(
        "The frames of a mirrored compositional layout are the mirror image", arguments: 0..<200,
        [Axis.vertical, .horizontal])
    func compositional(seed: Int, axis: Axis) {
        func arrange(isMirrored: Bool) -> Arrangement {
            var groups = RandomGroups(seed: seed)
            let sections = (0..<3).map { _ in groups.section() }
            let counts = (0..<3).map { _ in Int.random(in: 0...12, using: &groups.random) }
            return CompositionalLayout<Int>(
                configuration: .init(scrollDirection: axis, interSectionSpacing: 2)
            ) { index, _ in sections[index] }.arrange(
                counts.indices.map { SectionContent(id: $0, itemCount: counts[$0]) },
                in: Self.environment(isMirrored: isMirrored))
        }
        Self.expectMirrored(arrange(isMirrored: false), arrange(isMirrored: true))
    }

    @Test("The frames of mirrored columns are the mirror image", arguments: 0..<200)
    func columns(seed: Int) {
        let random = RandomLayout(seed: seed, allBodies: true)
        func arrange(isMirrored: Bool, flips: Bool = true) -> Arrangement {
            var layout = random.layout()
            layout.flipsHorizontally = flips
            return layout.arrange(
                random.contents, in: Self.environment(isMirrored: isMirrored))
        }
        let plain = arrange(isMirrored: false)
        Self.expectMirrored(plain, arrange(isMirrored: true))
        // Without `flipsHorizontally`, the direction has no effect.
        var environment = Self.environment(isMirrored: false)
        environment.layoutDirection = .rightToLeft
        let unflipped = random.layout().arrange(random.contents, in: environment)
        let viewport = Self.viewport
        #expect(unflipped.elements(in: viewport) == plain.elements(in: viewport))
    }

    private static var viewport: Viewport {
        Viewport(
            bounds: Rect(x: -50, y: -50, width: 500, height: 500), insets: insets,
            sidewaysOffsets: [0: 5, 1: 9])
    }

    /// Checks that every look-up of both arrangements gives mirror images.
    private static func expectMirrored(_ plain: Arrangement, _ mirrored: Arrangement) {
        let width = mirrored.flippedWidth
        #expect(mirrored.isMirrored && !plain.isMirrored)
        #expect(plain.contentSize == mirrored.contentSize)
        let viewport = viewport
        let elements = mirrored.elements(in: viewport.flipped(in: width))
        let expected = plain.elements(in: viewport)
        #expect(elements.count == expected.count)
        for (found, expected) in zip(elements, expected) {
            #expect(found.kind == expected.kind && found.zIndex == expected.zIndex)
            #expect(found.frame.isNear(expected.frame.flipped(in: width)), "\(found)")
            // A point beside the middle: the middle may be an edge, and an edge belongs to one side only.
            let middle = Point(x: expected.frame.midX + 0.0173, y: expected.frame.midY)
            let hit = mirrored.element(
                at: middle.flipped(in: width), in: viewport.flipped(in: width))
            let plainHit = plain.element(at: middle, in: viewport)
            #expect(hit?.kind == plainHit?.kind && hit?.item == plainHit?.item)
        }
        for section in 0..<plain.sectionCount {
            expectMirrored(section, plain, mirrored, width)
        }
    }

    private static func expectMirrored(
        _ section: Int, _ plain: Arrangement, _ mirrored: Arrangement, _ width: Double
    ) {
        let pairs = [
            (mirrored.frame(ofSection: section), plain.frame(ofSection: section)),
            (mirrored.headerFrame(ofSection: section), plain.headerFrame(ofSection: section)),
            (
                mirrored.backgroundFrame(ofSection: section),
                plain.backgroundFrame(ofSection: section)
            ),
            (
                mirrored.sidewaysScroll(ofSection: section)?.frame,
                plain.sidewaysScroll(ofSection: section)?.frame
            ),
        ]
        for (found, expected) in pairs {
            #expect((found == nil) == (expected == nil))
            if let found, let expected { #expect(found.isNear(expected.flipped(in: width))) }
        }
        for item in 0..<plain.itemCount(inSection: section) {
            let index = ItemIndex(section: section, item: item)
            for direction in Direction.allCases {
                #expect(
                    mirrored.item(nearestTo: index, direction.flipped)
                        == plain.item(nearestTo: index, direction))
            }
        }
    }

    @Test("A handler of visible items sees mirrored frames")
    func handler() {
        var seen: [Double] = []
        let section = SectionLayout.group(
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
                subitem: LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                count: 2)
        ).onVisibleItems { elements, offset, _ in
            seen = elements.map(\.frame.x) + [offset.x]
        }
        let arrangement = CompositionalLayout<Int>(section: section).arrange(
            [SectionContent(id: 0, itemCount: 2)],
            in: LayoutEnvironment(
                size: Size(width: 100, height: 50), layoutDirection: .rightToLeft))
        _ = arrangement.elements(
            in: Viewport(bounds: Rect(x: 0, y: 0, width: 100, height: 50)))
        #expect(seen == [50, 0, 0])
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height]
            .allSatisfy { abs($0) < 1e-6 }
    }
}
