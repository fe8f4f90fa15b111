import Reflow

/// As many months a line as the container is wide.
struct AdaptiveLayout: CollectionLayoutConvertible {
    /// A month needs 22 cells, and one on each side of it.
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
