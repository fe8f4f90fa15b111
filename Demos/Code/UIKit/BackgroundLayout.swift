import UIKit

/// Makes sections with a decoration behind them, and with as many items per line as fit.
@MainActor func makeBackgroundLayout() -> UICollectionViewLayout {
    let itemWidth = 240.0
    let pinsHeaders = true
    let backgroundInset = 8.0
    let sideInset = 16.0
    let interSectionSpacing = 24.0

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { _, environment in
            let count = max(1, Int(environment.container.effectiveContentSize.width / itemWidth))
            let row = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(16))
            let item = NSCollectionLayoutItem(
                .fractionalWidth(1 / Double(count)), .fractionalHeight(1))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: row, repeatingSubitem: item, count: count))
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 0, leading: sideInset, bottom: 8, trailing: sideInset)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = pinsHeaders
            section.boundarySupplementaryItems = [header]
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
            background.contentInsets.leading = backgroundInset
            background.contentInsets.trailing = backgroundInset
            section.decorationItems = [background]
            return section
        }, configuration: configuration)
    // A subclass with a color takes the place of this class.
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
}
