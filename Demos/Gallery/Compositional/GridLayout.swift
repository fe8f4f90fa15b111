import Reflow

/// A grid: a group repeats its item as long as another one fits.
struct GridLayout: CollectionLayoutConvertible {
    var fractionalWidth = 0.5
    var itemHeight = 64.0

    var collectionLayout: CollectionLayout<Int> {
        let item = LayoutItem(
            width: .fractionalWidth(fractionalWidth), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(itemHeight)),
            subitems: [item])
        return CompositionalLayout<Int>(section: .group(group)).collectionLayout
    }
}
