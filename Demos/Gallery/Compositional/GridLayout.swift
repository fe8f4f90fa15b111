import Reflow

/// A grid of squares: a group repeats its item as long as another one fits.
struct GridLayout: CollectionLayoutConvertible {
    /// The width and the height of an item as a share of the container's width.
    var fractionalWidth = 0.5

    var collectionLayout: CollectionLayout<Int> {
        let item = LayoutItem(
            width: .fractionalWidth(fractionalWidth), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(
                width: .fractionalWidth(1), height: .fractionalWidth(fractionalWidth)),
            subitems: [item])
        return CompositionalLayout<Int>(section: .group(group)).collectionLayout
    }
}
