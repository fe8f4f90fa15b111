import UICollectionViewSplitLayout
import UIKit

/// Boxes in lines of three. If the view is at least 640 points wide, sections alternate between two columns. The layout
/// keeps an object for each box.
final class MillionLayout: NSObject, UICollectionViewDelegateSectionSplitLayout {
    var boxesPerLine = 3
    var boxHeight = 48.0
    var lineSpacing = 16.0
    var bottomInset = 16.0
    var pinsHeaders = true
    private var isSplit = false
    /// The width of a column in units of 8 points.
    private var columnUnits = 0

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        let units = Int(size.width / 8)
        isSplit = units >= 80
        columnUnits = isSplit ? (units - 1) / 2 : units
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? Double(8 * columnUnits) / (size.width - 8) : 1
        layout.splitSpacing = 8
        layout.minimumInterItemSpacing = 8
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset.bottom = bottomInset
        layout.sectionPinToVisibleBounds = pinsHeaders
        return layout
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide { isSplit && section % 2 == 1 ? .right : .left }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let box = max(0, (columnUnits - boxesPerLine + 1) / boxesPerLine)
        return CGSize(width: Double(8 * box), height: boxHeight)
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: Double(8 * columnUnits), height: 16) }
}
