import UIKit

/// Makes a grid of squares: a group repeats its item as long as another one fits.
@MainActor func makeGridLayout() -> UICollectionViewLayout {
    /// The width and the height of an item as a share of the container's width.
    let fractionalWidth = 0.5

    let item = NSCollectionLayoutItem(.fractionalWidth(fractionalWidth), .fractionalHeight(1))
    let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .fractionalWidth(fractionalWidth)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
}
