import Reflow

extension Examples {
    enum MovingFromTheOriginals {
        static func split() throws -> CollectionView<Int, Int> {
            let defaults = SectionDefaults(
                inset: EdgeInsets(top: 10, left: 10, bottom: 10, right: 10), interItemSpacing: 10,
                lineSpacing: 10, normalizesLineHeight: true, pinsHeaders: true)
            let layout = SplitLayout<Int>(defaults: defaults) { environment in
                environment.isLandscape ? .split(leftSideRatio: 0.4, spacing: 10) : .single
            } side: { section in
                section == 0 ? .left : .right
            } section: { section, column in
                .flow(
                    items: .each { item, column in
                        let width = column.itemWidth(
                            perLine: 2, interItemSpacing: 10, inset: EdgeInsets(left: 10, right: 10)
                        )
                        return Size(width: width, height: 48)
                    }
                )
                .header(height: 32).footer(height: 16).background()
            }
            return try CollectionView(layout: layout) {
                Section(0, items: 0..<5)
                Section(1, items: 5..<12)
            }
        }

        static func compositional() throws -> CollectionView<Int, Int> {
            let item = LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1))
            let group = LayoutGroup.horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
                subitems: [item])
            let layout = CompositionalLayout<Int>(
                configuration: .init(interSectionSpacing: 16),
                section: .group(
                    group, interGroupSpacing: 8, contentInsets: .symmetric(horizontal: 8),
                    orthogonalScrollingBehavior: .groupPaging))
            return try CollectionView(layout: layout) { Section(0, items: 0..<30) }
        }

        static func scrollable(
            log: @escaping (Int, Double) -> Void
        ) throws -> CollectionView<Int, Int> {
            let layout = ScrollableSectionLayout<Int>(showsSectionBackgrounds: true) {
                section, column in
                .shelf(
                    items: .uniform(Size(width: 72, height: 48)), interItemSpacing: 8,
                    inset: .all(8), scrolling: SidewaysScrolling(.continuous, showsIndicator: true))
            }
            var view = CollectionView(layout: layout, snapshot: Snapshot<Int, Int>())
            view.sectionObserver.didScroll = { section, offset in log(section, offset) }
            view.apply(try Snapshot { Section(0, items: 0..<30) }, animated: false)
            return view
        }
    }
}
