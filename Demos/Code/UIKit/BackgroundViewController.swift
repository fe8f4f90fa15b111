import UIKit

/// Sections with a decoration behind them, and as many items a line as fit.
final class BackgroundViewController: UIViewController {
    enum Kit: CaseIterable {
        case colours, greys, attributes, glyphs
    }

    final class BackgroundView: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .secondarySystemFill
            layer.cornerRadius = 8
        }

        required init?(coder: NSCoder) { nil }
    }

    var itemWidth = 240.0
    var pinsHeaders = true
    var backgroundInset = 8.0
    var sideInset = 16.0
    var interSectionSpacing = 24.0

    private var dataSource: UICollectionViewDiffableDataSource<Kit, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(16))
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: backgroundInset, bottom: 0, trailing: backgroundInset)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top
        )
        header.pinToVisibleBounds = pinsHeaders
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = interSectionSpacing
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] _, environment in
                let width = environment.container.effectiveContentSize.width
                let count = max(1, Int(width / itemWidth))
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1 / Double(count)),
                        heightDimension: .fractionalHeight(1)))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: row, repeatingSubitem: item, count: count))
                section.contentInsets = NSDirectionalEdgeInsets(
                    top: 0, leading: sideInset, bottom: 8, trailing: sideInset)
                section.boundarySupplementaryItems = [header]
                section.decorationItems = [background]
                return section
            }, configuration: configuration)
        layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
        return layout
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
        let dataSource = UICollectionViewDiffableDataSource<Kit, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "\(Kit.allCases[indexPath.section])"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Kit, Int>()
        for (index, kit) in Kit.allCases.enumerated() {
            snapshot.appendSections([kit])
            snapshot.appendItems(Array(16 * index..<16 * (index + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
