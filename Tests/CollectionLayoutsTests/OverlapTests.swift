import Testing

@testable import CollectionLayouts

/// Tests of negative spacings and insets. They let elements overlap, but no element begins before the previous one.
@Suite struct OverlapTests {
    private static let box = Size(width: 10, height: 10)

    /// The sources of equal boxes: in closed form, and one by one.
    private static var sources: [ItemSize] { [.uniform(box), .each { _, _ in box }] }

    private func frames(_ layout: SectionLayout, count: Int, width: Double) -> [Rect?] {
        var sample = Sample()
        sample.add(count, layout)
        let arrangement = sample.arrange(width: width)
        return (0..<count).map { arrangement.frame(ofItem: $0, inSection: 0) }
    }

    @Test(
        "Negative spacings place boxes of 10 points at 0, 8 and 16, and lines 9 points apart",
        arguments: sources.indices)
    func flow(source: Int) {
        let layout = SectionLayout.flow(
            items: Self.sources[source], interItemSpacing: -2, lineSpacing: -1)
        let found = frames(layout, count: 7, width: 26)
        let expected = (0..<7).map {
            Rect(x: Double($0 % 3) * 8, y: Double($0 / 3) * 9, width: 10, height: 10)
        }
        #expect(found == expected)
        var sample = Sample()
        sample.add(7, layout)
        #expect(sample.arrange(width: 26).contentSize == Size(width: 26, height: 28))
    }

    @Test("Content that ends before its start has a content size of zero")
    func endsBeforeTheStart() {
        let environment = LayoutEnvironment(
            size: Size(width: 0, height: 6), safeAreaInsets: EdgeInsets(left: -9, right: 2))
        let layout = FlowLayout<Int> { _, _ in .list(ListConfiguration(rows: .height(2))) }
        let contents = [SectionContent(id: 0, itemCount: 1)]
        #expect(layout.arrange(contents, in: environment).contentSize == Size(width: 0, height: 2))
    }

    @Test(
        "A query finds an item far outside its group among thousands of groups",
        arguments: [-900.0, 900])
    func farOutside(distance: Double) {
        let group = LayoutGroup.custom(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1))
        ) { _ in
            [Rect(x: 0, y: 0, width: 4, height: 1), Rect(x: 9, y: distance, width: 4, height: 70)]
                .map { LayoutGroup.CustomItem(frame: $0) }
        }
        var sample = Sample()
        sample.add(4_000, .group(group))
        let arrangement = sample.arrange(width: 47)
        let all = arrangement.itemFrames
        for y in stride(from: -950.0, to: 3_000, by: 95) {
            let shown = Viewport(bounds: Rect(x: 0, y: y, width: 47, height: 2))
            #expect(
                arrangement.elements(in: shown).compactMap(\.item).sorted()
                    == all.filter { $0.frame.meets(shown.bounds) }.map(\.index.item).sorted())
        }
    }

    @Test(
        "A fixed number of items per line stays on the line, even if the items overlap",
        arguments: 1...4)
    func perLine(count: Int) {
        for spacing in [0.0, -3, -20, -60] {
            var sample = Sample()
            sample.add(12, .flow(items: .perLine(count, height: 5), interItemSpacing: spacing))
            let rows = Dictionary(grouping: sample.arrange(width: 60).itemFrames, by: \.frame.y)
            #expect(rows.values.allSatisfy { $0.count == count }, "\(spacing)")
        }
    }

    @Test("A query finds overlapping measured rows", arguments: [-4.0, -1, 0])
    func overlappingRows(spacing: Double) {
        let layout = FlowLayout<Int> { _, _ in
            .flow(items: .measured(perLine: 1, estimate: 3), lineSpacing: spacing)
        }
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: 60)],
            in: LayoutEnvironment(size: Size(width: 40, height: 60))
        ) { Size(width: 0, height: Double(5 + $0.item % 5)) }
        let all = arrangement.itemFrames
        var y = 0.0
        for frame in all.map(\.frame) {
            #expect(frame.y == y)
            y += frame.height + spacing
        }
        for y in stride(from: -3.0, to: all.map(\.frame.maxY).max() ?? 0, by: 0.7) {
            let shown = Viewport(bounds: Rect(x: 0, y: y, width: 40, height: 0.5))
            #expect(
                arrangement.elements(in: shown).map(\.item)
                    == all.filter { $0.frame.meets(shown.bounds) }.map(\.index.item))
        }
    }

    @Test(
        "A query returns the same items as a search through all frames, with any overlap",
        arguments: -12..<3)
    func queries(spacing: Int) {
        for source in Self.sources {
            for layout in [
                SectionLayout.flow(
                    items: source, interItemSpacing: Double(spacing), lineSpacing: Double(spacing)),
                .shelf(
                    items: source, lines: 2, interItemSpacing: Double(spacing),
                    lineSpacing: Double(spacing)),
            ] {
                var sample = Sample()
                sample.add(40, layout)
                let arrangement = sample.arrange(width: 47)
                let all = arrangement.itemFrames
                for y in stride(from: -20.0, to: arrangement.contentSize.height + 20, by: 3) {
                    let shown = Viewport(bounds: Rect(x: 0, y: y, width: 47, height: 2))
                    #expect(
                        arrangement.elements(in: shown).map(\.item)
                            == all.filter { $0.frame.meets(shown.bounds) }.map(\.index.item))
                }
                #expect(all.map(\.frame.maxY).max() == arrangement.contentSize.height)
            }
        }
    }

    @Test(
        "Items are placed at the same position if a spacing would move them backwards",
        arguments: sources.indices)
    func onePlace(source: Int) {
        let layout = SectionLayout.flow(
            items: Self.sources[source], interItemSpacing: -10, lineSpacing: -50)
        #expect(
            frames(layout, count: 5, width: 30)
                == Array(repeating: Rect(origin: .zero, size: Self.box), count: 5))
    }

    @Test(
        "A query finds all sections that begin at the same position",
        arguments: [0.0, -39, -40, -50])
    func sectionsInOnePlace(spacing: Double) {
        let layout = CompositionalLayout<Int>(
            configuration: .init(interSectionSpacing: spacing),
            section: .flow(items: .perLine(1, height: 10)))
        let arrangement = layout.arrange(
            [4, 4, 0, 4, 7, 4].map { SectionContent(id: $0, itemCount: $0) },
            in: LayoutEnvironment(size: Size(width: 30, height: 60)))
        let all = arrangement.itemFrames
        #expect(all.count == 23)
        for y in stride(from: -5.0, to: arrangement.contentSize.height + 50, by: 3) {
            let shown = Viewport(bounds: Rect(x: 0, y: y, width: 30, height: 2))
            #expect(
                arrangement.elements(in: shown).map {
                    ItemIndex(section: $0.section, item: $0.item)
                } == all.filter { $0.frame.meets(shown.bounds) }.map(\.index))
        }
    }

    @Test("Groups that begin at the same position count as one", arguments: [-5.0, -4.5, -10, -99])
    func groupsInOnePlace(spacing: Double) {
        let box = LayoutSize(width: .fractionalWidth(0.5), height: .absolute(5))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)),
            subitem: LayoutItem(size: box), count: 2)
        var sample = Sample()
        sample.add(6, .group(group, interGroupSpacing: spacing))
        let arrangement = sample.arrange(width: 30)
        let all = arrangement.itemFrames
        #expect(all.count == (spacing > -5 ? 6 : 2))
        for y in stride(from: -3.0, to: 9, by: 0.5) {
            let shown = Viewport(bounds: Rect(x: 0, y: y, width: 30, height: 1))
            #expect(
                arrangement.elements(in: shown).map(\.item)
                    == all.filter { $0.frame.meets(shown.bounds) }.map(\.index.item))
        }
    }

    @Test("A hit test finds the later of two overlapping items")
    func hits() {
        var sample = Sample()
        sample.add(3, .flow(items: .uniform(Self.box), interItemSpacing: -4))
        let arrangement = sample.arrange(width: 40)
        for (x, item) in [(1.0, 0), (7, 1), (13, 2), (21, 2)] {
            #expect(arrangement.element(at: Point(x: x, y: 5), in: viewport(0))?.item == item)
        }
    }

    @Test("Negative insets overlap the neighbours, and no section begins above the previous one")
    func insets() {
        var sample = Sample()
        sample.add(3, .flow(items: .perLine(1, height: 10)))
        sample.add(
            1, .flow(items: .perLine(1, height: 10), inset: EdgeInsets(top: -4, left: -3)))
        sample.add(0, .flow(items: .uniform(Self.box), inset: EdgeInsets(bottom: -90)))
        sample.add(1, .flow(items: .perLine(1, height: 10)))
        let arrangement = sample.arrange(width: 30)
        #expect(arrangement.problems.isEmpty)
        let second = arrangement.frame(ofItem: 0, inSection: 1)
        #expect(second == Rect(x: -3, y: 26, width: 33, height: 10))
        #expect(arrangement.frame(ofItem: 0, inSection: 3)?.y == 36)
        let seen = arrangement.elements(
            in: Viewport(bounds: Rect(x: 0, y: 27, width: 30, height: 2)))
        #expect(seen.map(\.section) == [0, 1])
    }

    /// Returns a group of the given width, ten points high, whose boxes overlap by four points.
    private func avatars(
        width: LayoutDimension, insets: ContentInsets = .zero, edges: EdgeSpacing = .zero
    ) -> LayoutGroup {
        .horizontal(
            size: LayoutSize(width: width, height: .absolute(10)),
            subitems: [
                LayoutItem(
                    size: LayoutSize(width: .absolute(10), height: .absolute(10)),
                    contentInsets: insets, edgeSpacing: edges)
            ], interItemSpacing: .fixed(-4))
    }

    @Test("Members of a group overlap, so more members fit")
    func group() {
        let found = frames(.group(avatars(width: .absolute(30))), count: 6, width: 40)
        let expected = (0..<6).map {
            Rect(x: Double($0 % 4) * 6, y: Double($0 / 4) * 10, width: 10, height: 10)
        }
        #expect(found == expected)
    }

    @Test("Members that divide a group's width are wider by their overlap")
    func divided() {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .absolute(30), height: .absolute(10)),
            subitem: LayoutItem(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))),
            count: 3, interItemSpacing: .fixed(-6))
        let found = frames(.group(group), count: 3, width: 40)
        #expect(found == [0, 8, 16].map { Rect(x: $0, y: 0, width: 14, height: 10) })
    }

    @Test("A query finds items with negative insets and edge spacing in a group")
    func insetsInGroups() {
        let reaching = avatars(width: .absolute(22), insets: .all(-3))
        let found = frames(.group(reaching), count: 4, width: 40)
        #expect(
            found
                == [(0.0, 0.0), (6, 0), (12, 0), (0, 10)].map {
                    Rect(x: $0 - 3, y: $1 - 3, width: 16, height: 16)
                })
        let moved = avatars(
            width: .absolute(10), edges: EdgeSpacing(top: .fixed(-5), bottom: .fixed(-90)))
        for group in [reaching, moved] {
            var sample = Sample()
            sample.add(40, .group(group, interGroupSpacing: -2))
            let arrangement = sample.arrange(width: 40)
            #expect(arrangement.problems.isEmpty)
            let all = arrangement.itemFrames
            for y in stride(from: -20.0, to: arrangement.contentSize.height + 20, by: 3) {
                let shown = Viewport(bounds: Rect(x: 0, y: y, width: 40, height: 2))
                #expect(
                    arrangement.elements(in: shown).map(\.item)
                        == all.filter { $0.frame.meets(shown.bounds) }.map(\.index.item))
            }
        }
    }

    @Test("A stack never begins a member before the previous one, and is as long as its members")
    func stack() {
        let sizes = [30.0, 5, 10]
        let group = LayoutGroup.vertical(
            size: LayoutSize(width: .absolute(10), height: .estimated(1)),
            subitems: sizes.map {
                LayoutItem(size: LayoutSize(width: .absolute(10), height: .absolute($0)))
            }, interItemSpacing: .fixed(-20))
        var sample = Sample()
        sample.add(6, .group(group))
        let arrangement = sample.arrange(width: 40)
        let tops = (0..<6).map { arrangement.frame(ofItem: $0, inSection: 0)?.y }
        #expect(tops == [0, 10, 10, 30, 40, 40])
        #expect(arrangement.contentSize.height == 60)
    }

    @Test("Headers and decorations with negative insets are visible where they reach")
    func boundaries() {
        var layout = SectionLayout.flow(items: .perLine(1, height: 10))
        layout.boundaryItems = [
            BoundaryItem(
                kind: .header,
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(6)),
                alignment: .top, contentInsets: ContentInsets(top: -7, bottom: -3))
        ]
        layout.decorationItems = [DecorationItem(contentInsets: .all(-9))]
        var sample = Sample()
        sample.add(1, .flow(items: .perLine(1, height: 20)))
        sample.add(2, layout)
        sample.add(1, .flow(items: .perLine(1, height: 20)))
        let arrangement = sample.arrange(width: 30)
        #expect(arrangement.problems.isEmpty)
        func kinds(at y: Double) -> [ElementKind] {
            arrangement.elements(in: Viewport(bounds: Rect(x: 0, y: y, width: 30, height: 1)))
                .filter { $0.section == 1 }.map(\.kind)
        }
        #expect(Set(kinds(at: 12)) == [.background])
        #expect(Set(kinds(at: 14)) == [.background, .header])
        #expect(kinds(at: 10).isEmpty)
        #expect(Set(kinds(at: 53)) == [.background])
    }
}
