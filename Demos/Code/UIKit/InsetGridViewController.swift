import UIKit

/// Items with insets of their own, which keep them apart.
final class InsetGridViewController: UIViewController {
    var fractionalWidth = 0.2
    var itemInset = 5.0
    var sideInset = 0.0

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
        item.contentInsets = NSDirectionalEdgeInsets(
            top: itemInset, leading: itemInset, bottom: itemInset, trailing: itemInset)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(fractionalWidth)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
        return UICollectionViewCompositionalLayout(section: section)
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
        snapshot.appendItems(Array(0..<112))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
