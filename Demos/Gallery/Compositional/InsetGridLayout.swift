import Reflow

/// A grid of items with insets, which keep the items apart.
struct InsetGridLayout: CollectionLayoutConvertible {
    var fractionalWidth = 0.2
    var itemHeight = 64.0
    var itemInset = 5.0
    var sideInset = 4.0

    var collectionLayout: CollectionLayout<Int> {
        var item = LayoutItem(
            width: .fractionalWidth(fractionalWidth), height: .fractionalHeight(1))
        item.contentInsets = .all(itemInset)
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(itemHeight)),
            subitems: [item])
        return CompositionalLayout<Int>(
            section: .group(group, contentInsets: .symmetric(horizontal: sideInset))
        ).collectionLayout
    }
}
