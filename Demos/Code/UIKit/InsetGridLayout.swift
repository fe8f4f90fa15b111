import UIKit

/// Makes a grid of squares with insets, which keep the items apart.
@MainActor func makeInsetGridLayout() -> UICollectionViewLayout {
    /// The width and the height of an item as a share of the container's width. The insets are inside the item.
    let fractionalWidth = 0.2
    let itemInset = 5.0
    let sideInset = 0.0

    let item = NSCollectionLayoutItem(
        .fractionalWidth(fractionalWidth), .fractionalHeight(1), inset: itemInset)
    let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .fractionalWidth(fractionalWidth)), subitems: [item])
    let section = NSCollectionLayoutSection(group: line)
    section.contentInsets.leading = sideInset
    section.contentInsets.trailing = sideInset
    return UICollectionViewCompositionalLayout(section: section)
}
