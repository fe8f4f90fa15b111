import Reflow

extension Examples {
    enum CompositionalLayouts {
        static func groups() throws -> CollectionView<Int, Int> {
            let layout = CompositionalLayout<Int> { section, container in
                let large = LayoutItem(
                    width: .fractionalWidth(0.6), height: .fractionalHeight(1),
                    contentInsets: .all(4))
                let small = LayoutItem(
                    width: .fractionalWidth(1), height: .fractionalHeight(1), contentInsets: .all(4)
                )
                let pair = LayoutGroup.vertical(
                    size: LayoutSize(width: .fractionalWidth(0.4), height: .fractionalHeight(1)),
                    subitem: small, count: 2)
                let group = LayoutGroup.horizontal(
                    size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(96)),
                    subitems: [large, pair])
                let line = LayoutGroup.horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(96)),
                    subitem: group, count: 2)
                return .group(line, contentInsets: .all(4))
            }
            return try CollectionView(layout: layout) { Section(0, items: 1...12) }
        }

        static func badges() throws -> CollectionView<Int, Int> {
            let badge = SupplementaryItem(
                kind: .supplementary(1),
                size: LayoutSize(width: .absolute(16), height: .absolute(16)),
                containerAnchor: LayoutAnchor([.top, .trailing]))
            let item = LayoutItem(
                width: .fractionalWidth(0.25), height: .fractionalHeight(1),
                supplementaryItems: [badge])
            let line = LayoutGroup.horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(48)),
                subitems: [item])
            let title = BoundaryItem(
                kind: .header, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(16)),
                alignment: .top, pinToVisibleBounds: true)
            let section = SectionLayout.group(line, interGroupSpacing: 16).boundaryItem(title)
            let layout = CompositionalLayout<Int>(section: section)
            return try CollectionView(layout: layout) { Section(0, items: 1...12) }
        }

        static func references() -> Arrangement {
            let line = LayoutGroup.horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(48)),
                subitems: [LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))])
            let layout = CompositionalLayout<Int>(
                configuration: .init(contentInsetsReference: .layoutMargins)
            ) { section, _ in
                .group(line, contentInsetsReference: section == 0 ? .none : .automatic)
            }
            let environment = LayoutEnvironment(
                size: Size(width: 390, height: 844),
                layoutMargins: .symmetric(horizontal: 16), readableWidth: 672)
            return layout.arrange(
                [SectionContent(id: 0, itemCount: 2), SectionContent(id: 1, itemCount: 2)],
                in: environment)
        }
    }
}
