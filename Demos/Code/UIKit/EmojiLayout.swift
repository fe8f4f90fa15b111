import UICollectionViewSplitLayout
import UIKit

/// Two lists in the left column and a grid in the right one. If columns would be too narrow, there is only one column.
final class EmojiLayout: NSObject, UICollectionViewDelegateSectionSplitLayout {
    var leftSideRatio = 0.4
    var splitSpacing = 16.0
    /// The least average width of a column in points.
    var leastColumnWidth = 200.0
    var pinsHeaders = true
    var inset = 16.0
    var interItemSpacing = 16.0
    var lineSpacing = 16.0
    var itemHeight = 64.0
    private var isSplit = false
    private var gridColumns = 2

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        isSplit = size.width > size.height && size.width >= 2 * leastColumnWidth
        gridColumns = size.width > size.height ? 3 : 2
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        layout.sectionPinToVisibleBounds = pinsHeaders
        return layout
    }

    private func isGrid(_ section: Int) -> Bool { section == 2 }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide { isSplit && isGrid(section) ? .right : .left }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout,
        sizeForItemAtIndexPath path: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let count = isGrid(path.section) ? Double(gridColumns) : 1
        let room = width - 2 * inset - interItemSpacing * (count - 1)
        return CGSize(
            width: (room / count).rounded(.down), height: isGrid(path.section) ? itemHeight : 16)
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout,
        minimumItemLineSpacingForSectionAtIndex section: Int, side: UICollectionViewSplitLayoutSide
    ) -> CGFloat { isGrid(section) ? lineSpacing : 0 }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: width, height: 16) }
}
