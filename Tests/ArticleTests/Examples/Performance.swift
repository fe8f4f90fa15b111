import Reflow

extension Examples {
    enum Performance {
        static func aBillion() throws -> [Int] {
            let layout = FlowLayout<Int>(everySection: { _ in
                .flow(
                    items: .uniform(Size(width: 56, height: 24)), interItemSpacing: 8,
                    lineSpacing: 8)
            })
            var view = try CollectionView(layout: layout) { Section(0, items: 0..<1_000_000_000) }
            view.resize(to: Size(width: 640, height: 384))
            view.scroll(toItem: 999_999_999)
            let seen = view.visibleItems
            return seen
        }

        static func inBulk() throws -> CollectionView<Int, Int> {
            let heights = (0..<100_000).map { Double($0 % 5 + 1) * 16 }
            let layout = FlowLayout<Int> { _, _ in
                .flow(
                    items: .bulk { items, column, sizes in
                        for index in sizes.indices {
                            let height = heights[items.lowerBound + index]
                            sizes[index] = Size(width: column.width, height: height)
                        }
                    })
            }
            return try CollectionView(layout: layout) { Section(0, items: heights.indices) }
        }
    }
}
