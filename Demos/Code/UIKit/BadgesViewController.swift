import UIKit

/// A grid of items with a badge on the corner of each.
final class BadgesViewController: UIViewController {
    /// A number on the corner of an item.
    private static let badgeKind = "badge"

    var itemWidth = 160.0
    var itemHeight = 64.0
    var itemInset = 8.0
    var badgeWidth = 24.0
    /// How much of the badge is beside the item, and how much above.
    var shareBeside = 1.0 / 3
    var shareAbove = 0.5

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
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: shareBeside, y: -shareAbove))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(badgeWidth), heightDimension: .absolute(16)),
            elementKind: Self.badgeKind, containerAnchor: anchor)
        return UICollectionViewCompositionalLayout { [unowned self] _, environment in
            let count = max(2, Int(environment.container.effectiveContentSize.width / itemWidth))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / Double(count)),
                    heightDimension: .fractionalHeight(1)),
                supplementaryItems: [badge])
            item.contentInsets = NSDirectionalEdgeInsets(
                top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset + 8)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemHeight)),
                repeatingSubitem: item, count: count)
            return NSCollectionLayoutSection(group: group)
        }
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
        let badge = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
            elementKind: Self.badgeKind
        ) { view, _, indexPath in
            var content = UIListContentConfiguration.cell()
            content.text = "\(indexPath.item + 1)"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
