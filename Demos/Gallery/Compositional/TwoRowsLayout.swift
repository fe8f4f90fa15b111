import Reflow

/// One item above three: a group of two rows, the second of which is a group of its own.
struct TwoRowsLayout: CollectionLayoutConvertible {
    /// The height of the upper row as a share of the container's width.
    var topHeight = 0.4
    /// The height of the lower row as a share of the container's width.
    var bottomHeight = 0.3
    var bottomItems = 3
    var itemInset = 5.0

    var collectionLayout: CollectionLayout<Int> {
        let top = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalWidth(topHeight),
            contentInsets: .all(itemInset))
        let item = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: .all(itemInset))
        let bottom = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(bottomHeight)),
            subitem: item, count: bottomItems)
        let rows = LayoutGroup.vertical(
            size: LayoutSize(
                width: .fractionalWidth(1), height: .fractionalWidth(topHeight + bottomHeight)),
            subitems: [top, bottom])
        return CompositionalLayout<Int>(section: .group(rows)).collectionLayout
    }
}
