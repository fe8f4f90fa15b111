import UIKit

/// A grid of squares. A group repeats its item for as long as there is room for one.
final class GridViewController: UIViewController {
    var fractionalWidth = 0.5

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
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(fractionalWidth),
                heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(fractionalWidth)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
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
        snapshot.appendItems(Array(0..<14))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
