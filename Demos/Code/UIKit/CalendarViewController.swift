import UIKit

/// Months from left to right; the one group of a month puts every day in its week and on its weekday.
final class CalendarViewController: UIViewController {
    var year = 2026
    var pinsHeaders = true
    var headerWidth = 48.0
    var dayGap = 8.0
    var interSectionSpacing = 16.0

    private var dataSource: UICollectionViewDiffableDataSource<Int, DateComponents>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(headerWidth), heightDimension: .fractionalHeight(1)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .leading)
        header.pinToVisibleBounds = pinsHeaders
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = interSectionSpacing
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, environment in
                let height = environment.container.contentSize.height
                let section = NSCollectionLayoutSection(group: group(of: index + 1, height))
                section.boundarySupplementaryItems = [header]
                return section
            }, configuration: configuration)
    }

    /// Weeks side by side, each from Monday down to Sunday.
    private func group(of month: Int, _ height: CGFloat) -> NSCollectionLayoutGroup {
        let (first, days) = days(of: month)
        let weeks = (first + days + 6) / 7
        let row = max(((height + 8) / 7 / 16).rounded(.down), 1) * 16
        let gap = row > 32 ? 8 : row - 16
        let width = min(max((height / 7 / 8).rounded() * 8, 56), 88)
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(Double(weeks) * (width + dayGap) - dayGap),
            heightDimension: .fractionalHeight(1))
        let frames = (first..<first + days).map { place in
            CGRect(
                x: Double(place / 7) * (width + dayGap), y: Double(place % 7) * row, width: width,
                height: row - gap)
        }
        return .custom(layoutSize: size) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
    }

    /// The weekday of the first, 0 for Monday, and the number of days.
    private func days(of month: Int) -> (first: Int, count: Int) {
        let calendar = Calendar(identifier: .gregorian)
        let components = DateComponents(year: year, month: month, day: 1)
        guard let date = calendar.date(from: components),
            let days = calendar.range(of: .day, in: .month, for: date)
        else { return (0, 30) }
        // Sunday is 1.
        return ((calendar.component(.weekday, from: date) + 5) % 7, days.count)
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, DateComponents> {
            cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item.day ?? 0)"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemFill
            cell.backgroundConfiguration = background
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, DateComponents>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = Calendar.current.monthSymbols[indexPath.section]
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, DateComponents>()
        for month in 1...12 {
            let days = 1...days(of: month).count
            snapshot.appendSections([month])
            snapshot.appendItems(days.map { DateComponents(month: month, day: $0) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
