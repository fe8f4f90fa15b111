import UICollectionViewSplitLayout
import UIKit

/// A list of cards by decade; a very wide view has two columns.
final class MoviesViewController: UIViewController, UICollectionViewDelegateSectionSplitLayout {
    private static let decades = Array(stride(from: 1920, to: 2030, by: 10))

    /// The first year of the right column.
    var middleYear = 1960
    var leastColumnWidth = 640.0
    var cardHeight = 48.0
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var lineSpacing = 16.0

    private let layout = UICollectionViewSplitLayout()
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var size = CGSize.zero

    private var isSplit: Bool {
        view.bounds.width > view.bounds.height && view.bounds.width >= 2 * leastColumnWidth
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.splitSpacing = splitSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 16, right: inset)
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
        isSplit && Self.decades[section] >= middleYear ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let width = layout.calculateFixedWidthRaughly(
            to: 1, of: side, minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: cardHeight)
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
            content.text = "A film of \(item)"
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
            content.text = "\(Self.decades[indexPath.section])s"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for decade in Self.decades {
            snapshot.appendSections([decade])
            snapshot.appendItems(Array(decade..<decade + 10))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
