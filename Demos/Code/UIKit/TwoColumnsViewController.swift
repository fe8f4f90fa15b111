import UIKit

/// A grid with as many items a line as are told.
final class TwoColumnsViewController: UIViewController {
    var itemsPerLine = 2
    /// With the spacing below it a line takes 64 points.
    var itemHeight = 54.0
    var interItemSpacing = 10.0
    var interGroupSpacing = 10.0
    var sideInset = 10.0

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
            // The items of a line share what its spacings leave.
            let room = environment.container.effectiveContentSize.width - 2 * sideInset
            let spacings = Double(itemsPerLine - 1) * interItemSpacing
            let width = max(0, room - spacings) / Double(itemsPerLine)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemHeight)),
                repeatingSubitem: item, count: itemsPerLine)
            group.interItemSpacing = .fixed(interItemSpacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = interGroupSpacing
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
            return section
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
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<64))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
