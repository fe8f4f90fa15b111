import Reflow

/// A grid with a fixed number of items per line.
struct TwoColumnsLayout: CollectionLayoutConvertible {
    var itemsPerLine = 2
    /// The height of an item in points. With the spacing, a line takes 64 points: four rows of a terminal.
    var itemHeight = 54.0
    var interItemSpacing = 10.0
    var interGroupSpacing = 10.0
    var sideInset = 10.0

    var collectionLayout: CollectionLayout<Int> {
        let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
        var group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(itemHeight)),
            subitem: item, count: itemsPerLine)
        group.interItemSpacing = .fixed(interItemSpacing)
        return CompositionalLayout<Int>(
            section: .group(
                group, interGroupSpacing: interGroupSpacing,
                contentInsets: .symmetric(horizontal: sideInset))
        ).collectionLayout
    }
}
