import UICollectionViewSplitLayout
import UIKit

/// Two lists of facts in the left column, and beside them a grid; one below the other where there is no room for two.
final class EmojiViewController: UIViewController, UICollectionViewDelegateSectionSplitLayout {
    enum Part: CaseIterable {
        case summary, codePoints, collection
    }

    var leftSideRatio = 0.4
    var splitSpacing = 16.0
    /// How wide a column is at least, on average.
    var leastColumnWidth = 200.0
    var pinsHeaders = true
    var inset = 16.0
    var interItemSpacing = 16.0
    var lineSpacing = 16.0
    var itemHeight = 64.0

    private let layout = UICollectionViewSplitLayout()
    private var dataSource: UICollectionViewDiffableDataSource<Part, Int>?
    private var size = CGSize.zero

    private var isLandscape: Bool { view.bounds.width > view.bounds.height }

    private var isSplit: Bool { isLandscape && view.bounds.width >= 2 * leastColumnWidth }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        layout.sectionPinToVisibleBounds = pinsHeaders
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
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.invalidateLayout()
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        isSplit && Part.allCases[section] == .collection ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let isGrid = Part.allCases[indexPath.section] == .collection
        let width = layout.calculateFixedWidthRaughly(
            to: isGrid ? (isLandscape ? 3 : 2) : 1, of: side,
            minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: isGrid ? itemHeight : 16)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumItemLineSpacingForSectionAtIndex section: Int, side: UICollectionViewSplitLayoutSide
    ) -> CGFloat {
        Part.allCases[section] == .collection ? lineSpacing : 0
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
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemFill
            cell.backgroundConfiguration = background
        }
        let dataSource = UICollectionViewDiffableDataSource<Part, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "\(Part.allCases[indexPath.section])"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
        for (index, part) in Part.allCases.enumerated() {
            snapshot.appendSections([part])
            snapshot.appendItems(Array(18 * index..<18 * (index + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
