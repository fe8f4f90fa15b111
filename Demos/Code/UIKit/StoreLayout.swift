import UIKit

/// Makes banners that scroll one at a time, groups of lines, a shelf of tiles and a grid.
@MainActor func makeStoreLayout() -> UICollectionViewLayout {
    let pinsHeaders = true
    /// The share of the width that a banner takes. The rest shows the start of the next banner.
    let bannerShare = 0.85
    let linesPerGroup = 3
    let interGroupSpacing = 16.0
    let interSectionSpacing = 16.0
    let tileWidth = 80.0
    let sideInset = 8.0

    func section(_ index: Int, in size: CGSize) -> NSCollectionLayoutSection {
        let tileHeight = min(max((size.height * 0.1 / 16).rounded(), 3), 5) * 16
        switch index {
        case 0:
            let height = min(max((size.height * 0.33 / 16).rounded(), 4), 16) * 16
            return shelf(width: min(size.width * bannerShare, 480), height: height)
        case 1:
            return shelf(
                width: min(size.width * 0.9, 296), height: 32 * Double(linesPerGroup),
                lines: linesPerGroup)
        case 2:
            // On a wide screen, all ten tiles together fill the width.
            let share = (((size.width - 2 * sideInset + 8) / 10 - 8) / 8).rounded(.down) * 8
            let section = shelf(width: max(tileWidth, share), height: tileHeight)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            return section
        default: return grid(max(1, min(5, Int(size.width / 112))), in: size.width, tileHeight)
        }
    }

    /// Returns a shelf of groups that scroll one at a time. The lines of a group are one above the other.
    func shelf(width: Double, height: Double, lines: Int = 1) -> NSCollectionLayoutSection {
        let line = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1 / Double(lines)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(.absolute(width), .absolute(height)), repeatingSubitem: line,
            count: lines)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = interGroupSpacing
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    /// Returns a grid of tiles whose widths are whole points.
    func grid(_ count: Int, in width: Double, _ height: Double) -> NSCollectionLayoutSection {
        let room = width - 2 * sideInset - 8 * Double(count - 1)
        let tile = NSCollectionLayoutItem(
            .absolute((room / Double(count)).rounded(.down)), .fractionalHeight(1))
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(.fractionalWidth(1), .absolute(height)), repeatingSubitem: tile,
            count: count)
        line.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: line)
        section.interGroupSpacing = 16
        return section
    }

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = interSectionSpacing
    return UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
            let section = section(index, in: environment.container.effectiveContentSize)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(.fractionalWidth(1), .absolute(16)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = pinsHeaders
            section.boundarySupplementaryItems = [header]
            section.supplementaryContentInsetsReference = .none
            section.contentInsets.leading = sideInset
            section.contentInsets.trailing = sideInset
            return section
        }, configuration: configuration)
}
