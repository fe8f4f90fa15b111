import UIKit

/// One item above three: a group of two rows, the second of which is a group of its own.
final class TwoRowsViewController: UIViewController {
    var topHeight = 0.4
    var bottomHeight = 0.3
    var bottomItems = 3
    var itemInset = 5.0

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
        let top = item(width: 1, height: .fractionalWidth(topHeight))
        let bottom = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(bottomHeight)),
            repeatingSubitem: item(width: 1 / Double(bottomItems), height: .fractionalHeight(1)),
            count: bottomItems)
        let rows = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(topHeight + bottomHeight)),
            subitems: [top, bottom])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: rows))
    }

    private func item(
        width: Double, height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: height))
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
        snapshot.appendItems(Array(0..<32))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
