import UIKit

/// A big item beside three small ones.
final class OneAndThreeViewController: UIViewController {
    /// Beside each other where there is room for two.
    var wideWidth = 800.0
    var groupHeight = 144.0
    var bigWidth = 0.5
    var smallItems = 3
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
            let isWide = environment.container.effectiveContentSize.width >= wideWidth
            let across = isWide ? 2 : 1
            let big = item(width: bigWidth, height: 1)
            let small = item(width: 1, height: 1 / Double(smallItems))
            let others = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 - bigWidth),
                    heightDimension: .fractionalHeight(1)),
                repeatingSubitem: small, count: smallItems)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / Double(across)),
                    heightDimension: .fractionalHeight(1)),
                subitems: [big, others])
            let line = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(groupHeight)),
                repeatingSubitem: group, count: across)
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
        snapshot.appendItems(Array(0..<64))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
