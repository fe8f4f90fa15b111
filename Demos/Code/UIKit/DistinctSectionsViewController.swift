import UIKit

/// A layout of its own for each section, with twice as many items a line where there is room.
final class DistinctSectionsViewController: UIViewController {
    enum Symbols: CaseIterable {
        case dice, chess, numerals
    }

    /// From so many points on a line has twice as many items.
    var wideWidth = 800.0
    var chessPerLine = 6
    var numeralsPerLine = 3
    var itemInset = 4.0
    var cardHeight = 64.0

    private var dataSource: UICollectionViewDiffableDataSource<Symbols, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            let symbols = Symbols.allCases[index]
            let isWide = environment.container.effectiveContentSize.width > wideWidth
            let count = count(of: symbols) * (isWide ? 2 : 1)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / Double(count)),
                    heightDimension: .fractionalHeight(1)))
            let inset = symbols == .dice ? 0 : itemInset
            item.contentInsets = NSDirectionalEdgeInsets(
                top: inset, leading: inset, bottom: inset, trailing: inset)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .absolute(symbols == .dice ? 16 : cardHeight)),
                repeatingSubitem: item, count: count)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 12, leading: 4, bottom: 4, trailing: 4)
            return section
        }
    }

    /// How many a line has in a narrow container.
    private func count(of symbols: Symbols) -> Int {
        switch symbols {
        case .dice: 1
        case .chess: chessPerLine
        case .numerals: numeralsPerLine
        }
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> {
            cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = item
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemFill
            cell.backgroundConfiguration = background
        }
        let dataSource = UICollectionViewDiffableDataSource<Symbols, String>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Symbols, String>()
        for symbols in Symbols.allCases {
            let count = symbols == .dice ? 6 : 12
            snapshot.appendSections([symbols])
            snapshot.appendItems((1...count).map { "\(symbols) \($0)" })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
