import JEKScrollableSectionCollectionViewLayout
import UIKit

/// Two shelves around a section that wraps, and a shelf of pages. The layout puts the items of a shelf in one line, and
/// pins no headers.
final class ShelvesViewController: UIViewController,
    JEKCollectionViewDelegateScrollableSectionLayout
{
    enum Part: CaseIterable {
        case first, flow, second, pages
    }

    /// Where a shelf comes to rest.
    enum Behavior {
        case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
    }

    var behavior = Behavior.continuous
    var bounces = false
    var showsIndicator = true
    var itemWidth = 48.0
    var itemHeight = 48.0
    var itemsPerPage = 5
    var inset = 8.0
    /// Between lines, too.
    var interItemSpacing = 8.0

    private var dataSource: UICollectionViewDiffableDataSource<Part, Int>?
    /// How far a shelf was scrolled when a drag began.
    private var former = 0.0
    private var offsets: [UInt: Double] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = JEKScrollableSectionCollectionViewLayout()
        layout.itemSize = CGSize(width: itemWidth, height: itemHeight)
        layout.minimumInteritemSpacing = interItemSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 16, right: inset)
        layout.headerReferenceSize = CGSize(width: view.bounds.width, height: 16)
        layout.showsSectionBackgrounds = true
        let scrolling = JEKScrollViewConfiguration.default()
        scrolling.bounces = bounces
        scrolling.alwaysBounceHorizontal = bounces
        scrolling.showsHorizontalScrollIndicator = showsIndicator
        scrolling.isPagingEnabled = behavior == .paging
        layout.defaultScrollViewConfiguration = scrolling
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        showItems(in: collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        shouldUseFlowLayoutInSection section: Int
    ) -> Bool {
        Part.allCases[section] == .flow
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        section: UInt, didScrollToOffset horizontalOffset: CGFloat
    ) {
        offsets[section] = horizontalOffset
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDragging section: UInt
    ) {
        former = offsets[section] ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillEndDragging section: UInt, withVelocity velocity: CGFloat,
        targetOffset: UnsafeMutablePointer<CGFloat>
    ) {
        let isPages = Part.allCases[Int(section)] == .pages
        let pitch = (itemWidth + interItemSpacing) * Double(isPages ? itemsPerPage : 1)
        let step = velocity == 0 ? 0.0 : velocity > 0 ? 1 : -1
        let next = ((former / pitch).rounded() + step) * pitch
        switch isPages ? .groupPaging : behavior {
        case .continuous, .paging: break
        case .continuousGroupLeadingBoundary:
            targetOffset.pointee = (targetOffset.pointee / pitch).rounded() * pitch
        case .groupPaging: targetOffset.pointee = next
        case .groupPagingCentered:
            let before = (collectionView.bounds.width - itemWidth) / 2 - inset
            let middle = ((former + before) / pitch).rounded() + step
            targetOffset.pointee = middle * pitch - before
        }
    }

    private func showItems(in collectionView: UICollectionView) {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item)"
            cell.contentConfiguration = content
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
        let background = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: JEKCollectionElementKindSectionBackground
        ) { view, _, _ in
            view.backgroundColor = .secondarySystemBackground
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            kind == UICollectionView.elementKindSectionHeader
                ? collectionView.dequeueConfiguredReusableSupplementary(
                    using: header, for: indexPath)
                : collectionView.dequeueConfiguredReusableSupplementary(
                    using: background, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
        for (index, part) in Part.allCases.enumerated() {
            snapshot.appendSections([part])
            snapshot.appendItems(Array(20 * index..<20 * (index + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
