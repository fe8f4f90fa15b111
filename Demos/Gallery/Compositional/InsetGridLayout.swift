import Reflow

/// A grid of squares with insets, which keep the items apart.
struct InsetGridLayout: CollectionLayoutConvertible {
    /// The width and the height of an item as a share of the container's width. The insets are inside the item.
    var fractionalWidth = 0.2
    var itemInset = 5.0
    var sideInset = 0.0

    var collectionLayout: CollectionLayout<Int> {
        var item = LayoutItem(
            width: .fractionalWidth(fractionalWidth), height: .fractionalHeight(1))
        item.contentInsets = .all(itemInset)
        let group = LayoutGroup.horizontal(
            size: LayoutSize(
                width: .fractionalWidth(1), height: .fractionalWidth(fractionalWidth)),
            subitems: [item])
        return CompositionalLayout<Int>(
            section: .group(group, contentInsets: .symmetric(horizontal: sideInset))
        ).collectionLayout
    }
}
