import UIKit

/// Makes sections with pinned headers, with footers, and with as many items per line as fit.
@MainActor func makeHeadersLayout() -> UICollectionViewLayout {
    let itemWidth = 160.0
    let pinsHeaders = true
    let headerHeight = 16.0
    let footerHeight = 16.0
    let interSectionSpacing = 0.0

    func row(_ height: Double) -> NSCollectionLayoutSize {
        .init(.fractionalWidth(1), .absolute(height))
    }

    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(headerHeight), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    header.pinToVisibleBounds = pinsHeaders
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(footerHeight), elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    return UICollectionViewCompositionalLayout(
        sectionProvider: { _, environment in
            let width = environment.container.effectiveContentSize.width
            let count = max(1, Int(width / itemWidth))
            let item = NSCollectionLayoutItem(
                .fractionalWidth(1 / Double(count)), .fractionalHeight(1))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: row(16), repeatingSubitem: item, count: count))
            section.boundarySupplementaryItems = [header, footer]
            return section
        }, configuration: configuration)
}
