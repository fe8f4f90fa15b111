import UIKit

/// A group within a group: a wide item, and two small ones above each other.
final class NestedGroupsViewController: UIViewController {
    /// Groups stand beside each other where there is room.
    var groupWidth = 400.0
    var groupHeight = 96.0
    var leadingWidth = 0.7
    var itemInset = 8.0

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
        UICollectionViewCompositionalLayout { [unowned self] _, environment in
            let across = max(1, Int(environment.container.effectiveContentSize.width / groupWidth))
            let leadingItem = item(width: leadingWidth, height: 1)
            let trailingItem = item(width: 1, height: 0.5)
            let trailingGroup = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 - leadingWidth),
                    heightDimension: .fractionalHeight(1)),
                repeatingSubitem: trailingItem, count: 2)
            let nestedGroup = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / Double(across)),
                    heightDimension: .fractionalHeight(1)),
                subitems: [leadingItem, trailingGroup])
            let line = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(groupHeight)),
                repeatingSubitem: nestedGroup, count: across)
            return NSCollectionLayoutSection(group: line)
        }
    }

    private func item(width: Double, height: Double) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
        )
        item.contentInsets = NSDirectionalEdgeInsets(
            top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset)
        return item
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
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<36))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
