import UIKit

/// Makes a list of lines as high as their wrapped text, which the cells measure. Each section has a header.
@MainActor func makeLogLayout() -> UICollectionViewLayout {
    let pinsHeaders = true
    let lineSpacing = 0.0

    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(16))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets.trailing = 8
    let line = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(.fractionalWidth(1), .absolute(16)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pinsHeaders
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = lineSpacing
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
}
