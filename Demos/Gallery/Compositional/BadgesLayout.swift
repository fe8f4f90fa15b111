import Reflow

/// A grid of items with a badge on the corner of each.
struct BadgesLayout: CollectionLayoutConvertible {
    var itemWidth = 160.0
    var itemHeight = 64.0
    var itemInset = 8.0
    /// Three cells by one row.
    var badgeWidth = 24.0
    /// How much of the badge is beside the item, and how much above.
    var shareBeside = 1.0 / 3
    var shareAbove = 0.5

    /// A number on the corner of an item.
    static let badge = ElementKind.supplementary(1)

    var collectionLayout: CollectionLayout<Int> {
        let badge = SupplementaryItem(
            kind: Self.badge, size: LayoutSize(width: .absolute(badgeWidth), height: .absolute(16)),
            containerAnchor: LayoutAnchor(
                [.top, .trailing], fractionalOffset: Point(x: shareBeside, y: -shareAbove)))
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: ContentInsets(
                top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset + 8),
            supplementaryItems: [badge])
        return CompositionalLayout<Int> { _, container in
            .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(itemHeight)),
                    subitem: item,
                    count: max(2, Int(container.effectiveContentSize.width / itemWidth))))
        }.collectionLayout
    }
}
