import Testing

@testable import CollectionLayouts

/// What is measured around a body and on its groups is told, each whether there is the other or not.
@Suite struct MeasuredPartTests {
    private static func size(_ isMeasured: Bool) -> LayoutSize {
        LayoutSize(width: .absolute(4), height: isMeasured ? .estimated(3) : .absolute(3))
    }

    @Test(
        "the elements that can be measured, of a group by itself or in another",
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
}
