import UIKit

/// A shelf of weeks for each way of scrolling sideways; a week is a group of seven days.
final class BehavioursViewController: UIViewController {
    private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

    var pinsHeaders = true
    var gap = 8.0
    var interSectionSpacing = 8.0
    /// How far the others fade while a week is in the middle of its shelf, 0…1.
    var fading = 0.6

    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = interSectionSpacing
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, environment in
                shelf(Self.behaviors[index], in: environment.container.effectiveContentSize)
            }, configuration: configuration)
    }

    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, in size: CGSize
    ) -> NSCollectionLayoutSection {
        let rows = (size.height / 5 / 16).rounded(.down)
        let height = min(max(rows, 4), 10) * 16 - 24
        let room = ((size.width - 6 * gap - 48) / 7 / 8).rounded(.down) * 8
        let dayWidth = max(32, min((height * 0.6 / 8).rounded() * 8, room))
        let weekWidth = 7 * dayWidth + 6 * gap
        let day = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(dayWidth), heightDimension: .fractionalHeight(1)))
        let week = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(weekWidth), heightDimension: .absolute(height)),
            repeatingSubitem: day, count: 7)
        week.interItemSpacing = .fixed(gap)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(16)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinsHeaders
        let section = NSCollectionLayoutSection(group: week)
        section.interGroupSpacing = 2 * gap
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: gap, bottom: 0, trailing: gap)
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = [header]
        guard behavior == .groupPagingCentered else { return section }
        let fading = fading
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items where item.representedElementCategory == .cell {
                let beyond = abs(item.frame.midX - middle) - weekWidth / 2
                item.alpha = 1 - min(max(beyond / (weekWidth / 2), 0), 1) * fading
            }
        }
        return section
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item % 147)"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemFill
            cell.backgroundConfiguration = background
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "Shelf \(indexPath.section)"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<5 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(147 * section..<147 * (section + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
