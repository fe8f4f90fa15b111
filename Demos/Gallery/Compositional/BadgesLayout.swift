import Reflow

/// A grid of items, each with a badge on its corner.
struct BadgesLayout: CollectionLayoutConvertible {
    var itemWidth = 160.0
    var itemHeight = 64.0
    var itemInset = 8.0
    /// The width of a badge in points: three cells. Its height is one row.
    var badgeWidth = 24.0
    /// The share of the badge's width that is beside the item.
    var shareBeside = 1.0 / 3
    /// The share of the badge's height that is above the item.
    var shareAbove = 0.5

    /// The kind of the badges.
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
