import UIKit

/// Headers that stay in view, footers that do not, and as many items a line as fit.
final class HeadersViewController: UIViewController {
    var itemWidth = 160.0
    var pinsHeaders = true
    var headerHeight = 16.0
    var footerHeight = 16.0
    var interSectionSpacing = 0.0

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
            sectionProvider: { [unowned self] _, environment in
                let width = environment.container.effectiveContentSize.width
                let count = max(1, Int(width / itemWidth))
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1 / Double(count)),
                        heightDimension: .fractionalHeight(1)))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: row(16), repeatingSubitem: item, count: count))
                section.boundarySupplementaryItems = [header, footer]
                return section
            }, configuration: configuration)
    }

    private func row(_ height: Double) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item)"
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
            content.text = "Region \(indexPath.section)"
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "20 zones"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            return collectionView.dequeueConfiguredReusableSupplementary(
                using: isHeader ? header : footer, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<10 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(20 * section..<20 * (section + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
