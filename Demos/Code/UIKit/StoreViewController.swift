import UIKit

/// Banners that go one by one, groups of lines, a shelf of tiles and a list.
final class StoreViewController: UIViewController {
    enum Shelf: CaseIterable {
        case featured, blocks, palette, screen
    }

    var pinsHeaders = true
    /// The share of the width that a banner takes; the rest shows that there are more.
    var bannerShare = 0.85
    var linesPerGroup = 3
    var interGroupSpacing = 16.0
    var interSectionSpacing = 16.0
    var tileWidth = 80.0
    var sideInset = 8.0

    private var dataSource: UICollectionViewDiffableDataSource<Shelf, Int>?

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
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(16)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinsHeaders
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = interSectionSpacing
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, environment in
                let section = section(of: Shelf.allCases[index], in: environment)
                section.boundarySupplementaryItems = [header]
                return section
            }, configuration: configuration)
    }

    private func section(
        of shelf: Shelf, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = environment.container.effectiveContentSize
        switch shelf {
        case .featured:
            let height = min(max((size.height * 0.3 / 16).rounded() * 16, 64), 160)
            return paging(width: min(size.width * bannerShare, 480), height: height, count: 1)
        case .blocks:
            return paging(
                width: min(size.width * 0.9, 296), height: 32 * Double(linesPerGroup),
                count: linesPerGroup)
        case .palette:
            let section = paging(width: tileWidth, height: 48, count: 1)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            return section
        case .screen:
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Items one above the other, a group at a time.
    private func paging(width: Double, height: Double, count: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1 / Double(count))))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(width), heightDimension: .absolute(height)),
            repeatingSubitem: item, count: count)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = interGroupSpacing
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Shelf, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "\(Shelf.allCases[indexPath.section])"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
        for (index, shelf) in Shelf.allCases.enumerated() {
            snapshot.appendSections([shelf])
            snapshot.appendItems(Array(12 * index..<12 * (index + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
