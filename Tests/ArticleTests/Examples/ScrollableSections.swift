import Reflow

extension Examples {
    enum ScrollableSections {
        enum Shelf: Hashable { case recent, all, pages }

        static func shelves() throws -> CollectionView<Shelf, Int> {
            let defaults = SectionDefaults(
                inset: EdgeInsets(left: 8, bottom: 16, right: 8), interItemSpacing: 8,
                lineSpacing: 16)
            let layout = ScrollableSectionLayout<Shelf>(defaults: defaults) { shelf, column in
                let items = ItemSize.uniform(Size(width: 72, height: 32))
                return switch shelf {
                case .recent: .shelf(items: items).header(height: 16)
                case .all: .flow(items: items).header(height: 16)
                case .pages:
                    .shelf(items: items, lines: 2, scrolling: SidewaysScrolling(.paging)).header(
                        height: 16)
                }
            }
            return try CollectionView(layout: layout) {
                Section(.recent, items: 1...20)
                Section(.all, items: 21...27)
                Section(.pages, items: 31...70)
            }
        }

        /// Returns the offset of the first shelf after the scrolling.
        static func moved() throws -> Double? {
            var view = try shelves()
            view.resize(to: Size(width: 480, height: 320))
            view.scrollSideways(inSection: .recent, to: 160)
            view.scroll(toItem: 25, sideways: .center)
            let offset = view.sidewaysOffset(ofSection: .recent)
            return offset
        }

        static func fading() throws -> CollectionView<Int, Int> {
            let shelf = SectionLayout.shelf(items: .uniform(Size(width: 72, height: 32)))
                .onVisibleItems { elements, offset, environment in
                    for index in elements.indices {
                        let distance = abs(
                            elements[index].frame.midX - offset.x - environment.size.width / 2)
                        elements[index].alpha = distance < environment.size.width / 3 ? 1 : 0.5
                    }
                }
            let layout = FlowLayout<Int> { _, _ in shelf }
            return try CollectionView(layout: layout) { Section(0, items: 1...20) }
        }
    }
}
