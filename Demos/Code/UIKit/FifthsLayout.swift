import UIKit

/// Makes items that each take a share of the container's width.
@MainActor func makeFifthsLayout() -> UICollectionViewLayout {
    let fractionalWidth = 0.2
    /// The height of a group as a share of the container's width: half of an item's width.
    let fractionalHeight = 0.1

    let item = NSCollectionLayoutItem(.fractionalWidth(fractionalWidth), .fractionalHeight(1))
    let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(.fractionalWidth(1), .fractionalWidth(fractionalHeight)), subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
}
