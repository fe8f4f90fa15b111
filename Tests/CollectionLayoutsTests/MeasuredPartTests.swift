import Testing

@testable import CollectionLayouts

/// Tests that measured boundary items and measured badges are reported independently of each other.
@Suite struct MeasuredPartTests {
    private static func size(_ isMeasured: Bool) -> LayoutSize {
        LayoutSize(width: .absolute(4), height: isMeasured ? .estimated(3) : .absolute(3))
    }

    @Test(
        "An arrangement reports the measured elements of a plain group and of a nested group",
        arguments: [true, false], [true, false])
    func parts(boundary: Bool, badge: Bool) {
        let mark = SupplementaryItem(
            kind: .supplementary(1), size: Self.size(badge),
            containerAnchor: LayoutAnchor([.top, .leading]))
        let row = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(6)),
            subitems: [
                LayoutItem(
                    width: .fractionalWidth(1), height: .fractionalHeight(1),
                    supplementaryItems: [mark])
            ])
        let nested = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(6)), subitems: [row])
        for group in [row, nested] {
            let section = SectionLayout.group(group).boundaryItem(
                BoundaryItem(
                    kind: .supplementary(2), size: Self.size(boundary), alignment: .top))
            var sample = Sample()
            sample.add(2, section)
            let arrangement = sample.arrange()
            #expect(arrangement.hasMeasuredElements == (boundary || badge))
            var told: Set<ElementKind> = []
            arrangement.forEachMeasuredElement(in: viewport(0)) { kind, _, _ in told.insert(kind) }
            #expect(told.contains(.supplementary(1)) || !badge)
            #expect(told.contains(.supplementary(2)) || !boundary)
            #expect(!told.isEmpty == (boundary || badge))
        }
    }

    @Test(
        "A sideways section reports its first items for measuring, and another section its visible items",
        arguments: [0, 1, 7, 255, 256, 257, 900])
    func sideways(count: Int) {
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .absolute(10), height: .estimated(5)),
            subitems: [LayoutItem(width: .fractionalWidth(1), height: .estimated(5))])
        for (behavior, expected) in [
            (SidewaysScrolling.Behavior.continuous, min(count, 256)), (nil, min(count, 4)),
        ] {
            var section = SectionLayout.group(group)
            section.sideways = behavior.map { SidewaysScrolling($0) }
            var sample = Sample()
            sample.add(count, section)
            sample.add(3, .boxes(40, 5))
            var told: Set<ItemIndex> = []
            sample.arrange().forEachMeasuredElement(in: viewport(0)) { kind, section, item in
                #expect(kind == .item)
                told.insert(ItemIndex(section: section, item: item))
            }
            #expect(told == Set((0..<expected).map { ItemIndex(section: 0, item: $0) }))
        }
    }

    @Test("Boundary items around left-out sections report no items of these sections")
    func leftOut() {
        var layout = ColumnsLayout<Int> { _ in
            .ratios([0, 1])
        } column: {
            .index($0 % 2)
        } section: { _, _ in
            .flow(items: .measured(perLine: 1, estimate: 3))
        }
        // The boundary items belong to the first and the last section, which have no column.
        layout.boundarySupplementaryItems = [
            BoundaryItem(kind: .supplementary(1), size: Self.size(true), alignment: .top),
            BoundaryItem(kind: .supplementary(2), size: Self.size(true), alignment: .bottom),
        ]
        let arrangement = layout.arrange(
            (0..<3).map { SectionContent(id: $0, itemCount: 2) },
            in: LayoutEnvironment(size: Size(width: 40, height: 20)))
        #expect(arrangement.elements(in: viewport(0)).map(\.section) == [0, 1, 1, 2])
        var told: [ItemIndex] = []
        arrangement.forEachMeasuredElement(in: viewport(0)) { kind, section, item in
            if kind == .item { told.append(ItemIndex(section: section, item: item)) }
        }
        #expect(told == [ItemIndex(section: 1, item: 0), ItemIndex(section: 1, item: 1)])
    }
}
