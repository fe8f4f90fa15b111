import UIKit

/// Makes groups of one item above three. The second row is a group of its own.
@MainActor func makeTwoRowsLayout() -> UICollectionViewLayout {
    /// The height of the upper row as a share of the container's width.
    let topHeight = 0.4
    /// The height of the lower row as a share of the container's width.
    let bottomHeight = 0.3
    let bottomItems = 3
    let itemInset = 5.0

    let top = NSCollectionLayoutItem(
        .fractionalWidth(1), .fractionalWidth(topHeight), inset: itemInset)
    let item = NSCollectionLayoutItem(
        .fractionalWidth(1 / Double(bottomItems)), .fractionalHeight(1), inset: itemInset)
    let bottom = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .fractionalWidth(bottomHeight)),
        repeatingSubitem: item, count: bottomItems)
    let rows = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(.fractionalWidth(1), .fractionalWidth(topHeight + bottomHeight)),
        subitems: [top, bottom])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: rows))
}
