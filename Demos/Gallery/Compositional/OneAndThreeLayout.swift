import Reflow

/// A big item beside three small ones.
struct OneAndThreeLayout: CollectionLayoutConvertible {
    /// The minimum width for two groups side by side, in points.
    var wideWidth = 800.0
    var groupHeight = 144.0
    var bigWidth = 0.5
    var smallItems = 3
    var itemInset = 8.0

    var collectionLayout: CollectionLayout<Int> {
        let big = LayoutItem(
            width: .fractionalWidth(bigWidth), height: .fractionalHeight(1),
            contentInsets: .all(itemInset))
        let small = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: .all(itemInset))
        let others = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(1 - bigWidth), height: .fractionalHeight(1)),
            subitem: small, count: smallItems)
        return CompositionalLayout<Int> { _, container in
            let across = container.effectiveContentSize.width < wideWidth ? 1 : 2
            let group = LayoutGroup.horizontal(
                size: LayoutSize(
                    width: .fractionalWidth(1 / Double(across)), height: .fractionalHeight(1)),
                subitems: [big, others])
            return .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(groupHeight)),
                    subitem: group, count: across))
        }.collectionLayout
    }
}
