import UIKit

/// A banner, a big tile beside two small ones, three in a row, and the big one on the other side.
final class MosaicViewController: UIViewController {
    /// Two or more mosaics stand beside each other where there is room.
    var mosaicWidth = 480.0
    var bannerHeight = 64.0
    var bigHeight = 128.0
    var itemInset = 4.0
    var contentInset = 4.0

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
            let across = max(1, Int(environment.container.effectiveContentSize.width / mosaicWidth))
            let mosaic = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / Double(across)),
                    heightDimension: .fractionalHeight(1)),
                subitems: [
                    row(bannerHeight, [tile(1)]), row(bigHeight, [tile(2 / 3), pair]),
                    row(bannerHeight, [tile(1 / 3)]), row(bigHeight, [pair, tile(2 / 3)]),
                ])
            let height = 2 * bannerHeight + 2 * bigHeight
            let line = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
                repeatingSubitem: mosaic, count: across)
            let section = NSCollectionLayoutSection(group: line)
            section.contentInsets = insets(contentInset)
            return section
        }
    }

    private var pair: NSCollectionLayoutGroup {
        .vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: tile(1, height: 0.5), count: 2)
    }

    private func tile(_ width: Double, height: Double = 1) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
        )
        item.contentInsets = insets(itemInset)
        return item
    }

    private func row(
        _ height: Double, _ subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        .horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitems: subitems)
    }

    private func insets(_ inset: Double) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
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
        snapshot.appendItems(Array(0..<40))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
