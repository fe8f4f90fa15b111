import UICollectionViewSplitLayout
import UIKit

/// Boxes in lines of three, in two columns that take turns from 640 points on. The layout keeps an object for each box.
final class MillionViewController: UIViewController, UICollectionViewDelegateSectionSplitLayout {
    var boxesPerLine = 3
    var boxHeight = 48.0
    var lineSpacing = 16.0
    var bottomInset = 16.0
    var pinsHeaders = true

    private let layout = UICollectionViewSplitLayout()
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var size = CGSize.zero

    private var isSplit: Bool { view.bounds.width >= 640 }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.splitSpacing = 8
        layout.minimumInterItemSpacing = 8
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0)
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
        layout.leftSideRatio = isSplit ? 0.5 : 1
        layout.invalidateLayout()
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
        let width = layout.calculateFixedWidthRaughly(
            to: boxesPerLine, of: side, minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: boxHeight)
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
            content.text = "Item \(item)"
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
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<1_000 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(1_000 * section..<1_000 * (section + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
