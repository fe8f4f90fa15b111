import UIKit

/// A list in one of the system's looks.
final class AppearancesViewController: UIViewController {
    /// Where the headers of a list come from.
    enum Header {
        case supplementary, firstItem, none
    }

    var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    var header = Header.supplementary
    var showsSeparators = true
    var separatorInset = 16.0

    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode =
            switch header {
            case .supplementary: .supplementary
            case .firstItem: .firstItemInSection
            case .none: .none
            }
        configuration.showsSeparators = showsSeparators
        var separators = UIListSeparatorConfiguration(listAppearance: appearance)
        separators.topSeparatorInsets.leading = separatorInset
        separators.topSeparatorInsets.trailing = separatorInset
        separators.bottomSeparatorInsets = separators.topSeparatorInsets
        configuration.separatorConfiguration = separators
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "Section \(indexPath.section)"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for section in 0..<4 {
            snapshot.appendSections([section])
            // With the header as first item, that is one of them.
            let names = self.header == .firstItem ? ["Section \(section)"] : []
            snapshot.appendItems(names + (0..<6).map { "Row \(section).\($0)" })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
