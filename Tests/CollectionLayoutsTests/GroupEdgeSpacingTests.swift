import CollectionLayouts
import Testing

/// Tests of the edge spacing of a section's own group.
@Suite struct GroupEdgeSpacingTests {
    private func group(
        width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .absolute(56),
        _ edges: EdgeSpacing
    ) -> LayoutGroup {
        var group = LayoutGroup.horizontal(
            size: LayoutSize(width: width, height: height),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))])
        group.edgeSpacing = edges
        return group
    }

    private func arrange(_ section: SectionLayout, count: Int = 3) -> Arrangement {
        CompositionalLayout<Int>(section: section).arrange(
            [SectionContent(id: 0, itemCount: count)],
            in: LayoutEnvironment(size: Size(width: 375, height: 667)))
    }

    private func frames(_ arrangement: Arrangement, count: Int = 3) -> [Rect?] {
        (0..<count).map { arrangement.frame(ofItem: $0, inSection: 0) }
    }

    @Test("Space above and below a group separates the rows, in addition to the group spacing")
    func alongTheAxis() {
        let edges = EdgeSpacing(top: .fixed(10), bottom: .fixed(10))
        let arrangement = arrange(.group(group(edges)))
        #expect(frames(arrangement).map { $0?.y } == [10, 86, 162])
        #expect(arrangement.contentSize.height == 228)
        let spaced = arrange(.group(group(edges), interGroupSpacing: 5))
        #expect(frames(spaced).map { $0?.y } == [10, 91, 172])
    }

    @Test("Flexible space on both sides centres a group, and on one side moves it to the other")
    func acrossTheAxis() {
        func x(_ edges: EdgeSpacing) -> [Double?] {
            frames(arrange(.group(group(width: .absolute(200), edges)))).map { $0?.x }
        }
        #expect(
            x(EdgeSpacing(leading: .flexible(0), trailing: .flexible(0))) == [87.5, 87.5, 87.5])
        #expect(x(EdgeSpacing(leading: .flexible(0))) == [175, 175, 175])
        #expect(x(EdgeSpacing(trailing: .flexible(0))) == [0, 0, 0])
        #expect(x(EdgeSpacing(leading: .flexible(20), trailing: .fixed(5))) == [170, 170, 170])
        #expect(x(EdgeSpacing(leading: .fixed(30))) == [30, 30, 30])
    }

    @Test("The groups of a sideways section are separated too, and its stops follow")
    func sideways() {
        let edges = EdgeSpacing(leading: .fixed(4), top: .fixed(7), trailing: .fixed(6))
        let section = SectionLayout.group(
            group(width: .absolute(100), edges), interGroupSpacing: 2,
            orthogonalScrollingBehavior: .groupPaging)
        let arrangement = arrange(section, count: 9)
        #expect(frames(arrangement).map { $0?.x } == [4, 116, 228])
        #expect(frames(arrangement).map { $0?.y } == [7, 7, 7])
        #expect(arrangement.contentSize.height == 63)
        let scroll = arrangement.sidewaysScroll(ofSection: 0)
        #expect(scroll?.contentSize.width == 1006)
        #expect(scroll?.allStops?.prefix(3) == [0, 112, 224])
    }

    @Test("A badge on the group moves with it")
    func badges() {
        let badge = ElementKind.supplementary(9)
        var group = group(
            width: .absolute(200), EdgeSpacing(leading: .flexible(0), top: .fixed(10)))
        group.supplementaryItems = [
            SupplementaryItem(
                kind: badge, size: LayoutSize(width: .absolute(10), height: .absolute(10)),
                containerAnchor: LayoutAnchor([.top, .leading]))
        ]
        let arrangement = arrange(.group(group))
        let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 375, height: 667))
        #expect(
            arrangement.frame(of: badge, item: 1, inSection: 0, in: viewport)
                == Rect(x: 175, y: 76, width: 10, height: 10))
    }

    @Test("Groups that share a measured height keep their edge spacing")
    func sharedHeight() {
        let group = group(
            height: .uniformAcrossSiblings(estimate: 20),
            EdgeSpacing(top: .fixed(3), bottom: .fixed(4)))
        var measured = group
        measured = .horizontal(
            size: group.size,
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .estimated(20))])
        measured.edgeSpacing = group.edgeSpacing
        let arrangement = CompositionalLayout<Int>(section: .group(measured)).arrange(
            [SectionContent(id: 0, itemCount: 3)],
            in: LayoutEnvironment(size: Size(width: 375, height: 667)),
            measure: { Size(width: 375, height: $0.item == 1 ? 40 : 10) })
        #expect(frames(arrangement).map { $0?.y } == [3, 50, 97])
        #expect(arrangement.contentSize.height == 141)
    }
}
