import UIKit

/// Makes a shelf of weeks for each behaviour of sideways scrolling. A week is a group of seven days.
@MainActor func makeBehavioursLayout() -> UICollectionViewLayout {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    let pinsHeaders = true
    let gap = 8.0
    let interSectionSpacing = 8.0
    /// The amount by which the other weeks fade while one week is in the middle of its shelf, 0…1.
    let fading = 0.6

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    return UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
            let behavior = behaviors[index % 5]
            let size = environment.container.effectiveContentSize
            let height = min(max((size.height / 5 / 16).rounded(.down), 4), 10) * 16 - 24
            let room = ((size.width - 6 * gap - 48) / 7 / 8).rounded(.down) * 8
            let dayWidth = max(32, min((height * 0.6 / 8).rounded() * 8, room))
            let weekWidth = 7 * dayWidth + 6 * gap
            let day = NSCollectionLayoutItem(.absolute(dayWidth), .fractionalHeight(1))
            let week = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(.absolute(weekWidth), .absolute(height)), repeatingSubitem: day,
                count: 7)
            week.interItemSpacing = .fixed(gap)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(.fractionalWidth(1), .absolute(16)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = pinsHeaders
            let section = NSCollectionLayoutSection(group: week)
            section.interGroupSpacing = 2 * gap
            section.contentInsets.leading = gap
            section.contentInsets.trailing = gap
            section.supplementaryContentInsetsReference = .none
            section.orthogonalScrollingBehavior = behavior
            section.boundarySupplementaryItems = [header]
            guard behavior == .groupPagingCentered else { return section }
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                let middle = offset.x + environment.container.contentSize.width / 2
                for item in items where item.representedElementCategory == .cell {
                    let beyond = abs(item.frame.midX - middle) / (weekWidth / 2) - 1
                    item.alpha = 1 - min(max(beyond, 0), 1) * fading
                }
            }
            return section
        }, configuration: configuration)
}
