import Reflow

/// A grid of months, with as many months per line as fit.
struct AdaptiveLayout: CollectionLayoutConvertible {
    /// The least width of a month in points: 22 cells, and one cell on each side.
    var monthWidth = 192.0
    var monthHeight = 144.0
    var sideInset = 8.0
    var bottomInset = 16.0

    var collectionLayout: CollectionLayout<Int> {
        let month = LayoutItem(
            width: .fractionalWidth(1), height: .fractionalHeight(1),
            contentInsets: ContentInsets(
                leading: sideInset, bottom: bottomInset, trailing: sideInset))
        return CompositionalLayout<Int> { _, container in
            .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(monthHeight)),
                    subitem: month,
                    count: max(1, Int(container.effectiveContentSize.width / monthWidth))))
        }.collectionLayout
    }
}
