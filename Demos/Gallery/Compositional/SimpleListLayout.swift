import Reflow

/// Rows that span the whole width.
struct SimpleListLayout: CollectionLayoutConvertible {
    var rowHeight = 16.0
    var interGroupSpacing = 0.0
    var sideInset = 0.0

    var collectionLayout: CollectionLayout<Int> {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(rowHeight)),
            subitems: [item])
        return CompositionalLayout<Int>(
            section: .group(
                group, interGroupSpacing: interGroupSpacing,
                contentInsets: .symmetric(horizontal: sideInset))
        ).collectionLayout
    }
}
