import UICollectionViewSplitLayout
import UIKit

/// Three panels of squares; in landscape the blue one has a column of its own, and in portrait too if you wish.
final class BasicViewController: UIViewController, UICollectionViewDelegateSectionSplitLayout {
    enum Panel: CaseIterable {
        case red, blue, green
    }

    var leftSideRatio = 0.4
    var splitSpacing = 8.0
    var splitsInPortrait = false
    var itemsPerLine = 3
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var inset = 8.0

    private let layout = UICollectionViewSplitLayout()
    private var dataSource: UICollectionViewDiffableDataSource<Panel, Int>?
    private var size = CGSize.zero

    private var isSplit: Bool { view.bounds.width > view.bounds.height || splitsInPortrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
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
        isSplit && section == 1 ? .right : .left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let width = layout.calculateFixedWidthRaughly(
            to: itemsPerLine, of: side, minimumInterItemSpacing: layout.minimumInterItemSpacing,
            sectionInset: layout.sectionInset)
        return CGSize(width: width, height: width)
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
        let dataSource = UICollectionViewDiffableDataSource<Panel, Int>(
            collectionView: collectionView
        ) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Panel, Int>()
        for (index, panel) in Panel.allCases.enumerated() {
            snapshot.appendSections([panel])
            snapshot.appendItems(Array(20 * index..<20 * (index + 1)))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
