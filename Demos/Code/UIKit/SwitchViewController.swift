import UICollectionViewSplitLayout
import UIKit

/// The same cards under four layouts.
final class SwitchViewController: UIViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDelegateSectionSplitLayout
{
    enum Form {
        case flow, split, compositional, shelves
    }

    var form = Form.flow
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var cardWidth = 80.0
    var linesPerShelf = 2

    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var size = CGSize.zero
    private lazy var layout = makeLayout()

    private var isSplit: Bool { view.bounds.width > view.bounds.height }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard size != view.bounds.size else { return }
        size = view.bounds.size
        (layout as? UICollectionViewSplitLayout)?.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.invalidateLayout()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let insets = UIEdgeInsets(top: 0, left: inset, bottom: 8, right: inset)
        switch form {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.sectionInset = insets
            layout.minimumInteritemSpacing = interItemSpacing
            layout.minimumLineSpacing = lineSpacing
            layout.headerReferenceSize = CGSize(width: 0, height: 16)
            layout.sectionHeadersPinToVisibleBounds = pinsHeaders
            return layout
        case .split:
            let layout = UICollectionViewSplitLayout()
            layout.splitSpacing = splitSpacing
            layout.sectionInset = insets
            layout.minimumInterItemSpacing = interItemSpacing
            layout.minimumItemLineSpacing = lineSpacing
            layout.sectionPinToVisibleBounds = pinsHeaders
            return layout
        case .compositional:
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 8
            return UICollectionViewCompositionalLayout(
                section: mosaic, configuration: configuration)
        case .shelves: return UICollectionViewCompositionalLayout(section: shelf)
        }
    }

    /// A large card, and beside it six small ones in two rows.
    private var mosaic: NSCollectionLayoutSection {
        let large = item(width: 0.25, height: 1)
        large.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        // Two of 40 points, and 8 between them.
        let small = item(width: 1, height: 40 / 88)
        small.contentInsets = large.contentInsets
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: small, count: 2)
        column.interItemSpacing = .fixed(8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
            subitems: [large, column, column, column])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = lineSpacing
        section.boundarySupplementaryItems = [header]
        return section
    }

    /// Lines that scroll sideways together.
    private var shelf: NSCollectionLayoutSection {
        let lines = Double(linesPerShelf)
        let height = 40 * lines + lineSpacing * (lines - 1)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(cardWidth), heightDimension: .absolute(height)),
            repeatingSubitem: item(width: 1, height: 40 / height), count: linesPerShelf)
        group.interItemSpacing = .fixed(lineSpacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = interItemSpacing
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: inset, bottom: 8, trailing: inset)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.boundarySupplementaryItems = [header]
        return section
    }

    private var header: NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(16)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pinsHeaders
        return header
    }

    private func item(width: Double, height: Double) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
        )
    }

    /// As many cards a line as fit, and as wide as fills it.
    private func cardSize(in width: CGFloat) -> CGSize {
        let room = width - 2 * inset + interItemSpacing
        let count = max(1, (room / (cardWidth + interItemSpacing)).rounded(.down))
        return CGSize(width: (room / count).rounded(.down) - interItemSpacing, height: 40)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        cardSize(in: collectionView.bounds.width)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        isSplit && section % 2 == 1 ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        cardSize(in: width)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        CGSize(width: width, height: 16)
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "Alphabet \(indexPath.section)"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<6 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(30 * section..<30 * (section + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
