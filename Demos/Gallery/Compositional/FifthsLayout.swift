import Reflow

/// Items that each take a share of the container's width.
struct FifthsLayout: CollectionLayoutConvertible {
    var fractionalWidth = 0.2
    /// The height of a group as a share of the container's width: half of an item's width.
    var fractionalHeight = 0.1

    var collectionLayout: CollectionLayout<Int> {
        let item = LayoutItem(
            width: .fractionalWidth(fractionalWidth), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(
                width: .fractionalWidth(1), height: .fractionalWidth(fractionalHeight)),
            subitems: [item])
        return CompositionalLayout<Int>(section: .group(group)).collectionLayout
    }
}
