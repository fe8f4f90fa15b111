import Reflow

/// A group within a group: a wide item beside a column of two small items.
struct NestedGroupsLayout: CollectionLayoutConvertible {
    /// The width of a group in points. Groups are side by side if two or more fit.
    var groupWidth = 400.0
    var groupHeight = 96.0
    var leadingWidth = 0.7
    var itemInset = 8.0

    var collectionLayout: CollectionLayout<Int> {
        let leadingItem = LayoutItem(
            width: .fractionalWidth(leadingWidth), height: .fractionalHeight(1),
            contentInsets: .all(itemInset))
        let trailingItem = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(0.5),
            contentInsets: .all(itemInset))
        let trailingGroup = LayoutGroup.vertical(
            size: LayoutSize(
                width: .fractionalWidth(1 - leadingWidth), height: .fractionalHeight(1)),
            subitem: trailingItem, count: 2)
        return CompositionalLayout<Int> { _, container in
            let across = max(1, Int(container.effectiveContentSize.width / groupWidth))
            let nestedGroup = LayoutGroup.horizontal(
                size: LayoutSize(
                    width: .fractionalWidth(1 / Double(across)), height: .fractionalHeight(1)),
                subitems: [leadingItem, trailingGroup])
            return .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(groupHeight)),
                    subitem: nestedGroup, count: across))
        }.collectionLayout
    }
}
