import UICollectionViewSplitLayout
import UIKit

/// A list of cards by decade. A very wide view has two columns.
final class MoviesLayout: NSObject, UICollectionViewDelegateSectionSplitLayout {
    /// The first year of the right column.
    var middleYear = 1960
    /// The minimum width of a column, in points.
    var leastColumnWidth = 640.0
    var cardHeight = 48.0
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    var pinsHeaders = true
    var inset = 8.0
    var lineSpacing = 16.0
    private var isSplit = false

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        isSplit = size.width > size.height && size.width >= 2 * leastColumnWidth
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.splitSpacing = splitSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 16, right: inset)
        layout.sectionPinToVisibleBounds = pinsHeaders
        return layout
    }

    /// Returns the first year of a section.
    private func decade(_ section: Int) -> Int { 1920 + 10 * section }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        isSplit && decade(section) >= middleYear ? .right : .left
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: (width - 2 * inset).rounded(.down), height: cardHeight) }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: width, height: 16) }
}
