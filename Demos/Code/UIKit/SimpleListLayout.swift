import UIKit

/// Makes rows that span the whole width.
@MainActor func makeSimpleListLayout() -> UICollectionViewLayout {
    let rowHeight = 16.0
    let interGroupSpacing = 0.0
    let sideInset = 0.0

    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(rowHeight))
    let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = interGroupSpacing
    section.contentInsets.leading = sideInset
    section.contentInsets.trailing = sideInset
    return UICollectionViewCompositionalLayout(section: section)
}
