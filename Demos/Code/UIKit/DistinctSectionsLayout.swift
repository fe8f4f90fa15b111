import UIKit

/// Makes a different layout for each section, with twice as many items per line in a wide container.
@MainActor func makeDistinctSectionsLayout() -> UICollectionViewLayout {
    /// The width in points above which a container is wide.
    let wideWidth = 800.0
    let chessPerLine = 6
    let numeralsPerLine = 3
    let itemInset = 4.0
    let cardHeight = 64.0

    return UICollectionViewCompositionalLayout { index, environment in
        let isWide = environment.container.effectiveContentSize.width > wideWidth
        let count = [1, chessPerLine, numeralsPerLine][index % 3] * (isWide ? 2 : 1)
        let item = NSCollectionLayoutItem(
            .fractionalWidth(1 / Double(count)), .fractionalHeight(1),
            inset: index == 0 ? 0 : itemInset)
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(index == 0 ? 16 : cardHeight)),
            repeatingSubitem: item, count: count)
        let section = NSCollectionLayoutSection(group: line)
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 4, bottom: 4, trailing: 4)
        return section
    }
}
