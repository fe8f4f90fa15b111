import UICollectionViewSplitLayout
import UIKit

/// Seven sections under three rules of sizing that take turns, with headers, footers and backgrounds.
final class SectionsViewController: UIViewController, UICollectionViewDelegateSectionSplitLayout {
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// How wide a column is at least, on average.
    var leastColumnWidth = 120.0
    var pinsHeaders = true
    var normalizesLineHeight = false
    var sideInset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var headerHeight = 16.0

    private let layout = UICollectionViewSplitLayout()
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var size = CGSize.zero

    private var isSplit: Bool {
        view.bounds.width > view.bounds.height && view.bounds.width >= 2 * leastColumnWidth
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 8, left: sideInset, bottom: 16, right: sideInset)
        layout.sectionPinToVisibleBounds = pinsHeaders
        layout.isNormalizingLineHeight = normalizesLineHeight
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
        !isSplit || [0, 2, 3, 5].contains(section) ? .left : .right
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let perLine = [0, 2, 1][indexPath.section % 3]
        guard perLine > 0 else { return Self.size(of: indexPath) }
        let width = layout.calculateFixedWidthRaughly(
            to: perLine, of: side, minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: perLine == 2 ? 56 : 24)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        CGSize(width: width, height: headerHeight)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        CGSize(width: width, height: 32)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        itemsBackgroundColorFor section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIColor? {
        .secondarySystemBackground
    }

    /// 48–104 × 40–136 points, the same for an item each time.
    private static func size(of indexPath: IndexPath) -> CGSize {
        let number = 5 * indexPath.section * (indexPath.section + 1) + indexPath.item
        let bits = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
        return CGSize(
            width: Double(6 + bits >> 32 & 7) * 8, height: Double(2 + (bits >> 40) % 7) * 16 + 8)
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
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = "Section \(indexPath.section)"
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in
            view.contentConfiguration = view.defaultContentConfiguration()
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            return collectionView.dequeueConfiguredReusableSupplementary(
                using: isHeader ? header : footer, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<7 {
            let first = 5 * section * (section + 1)
            snapshot.appendSections([section])
            snapshot.appendItems(Array(first..<first + 10 * (section + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
