import UICollectionViewSplitLayout
import UIKit

/// Three sections of squares. In landscape, the second section has a column of its own, and in portrait too if
/// `splitsInPortrait` is true.
final class BasicLayout: NSObject, UICollectionViewDelegateSectionSplitLayout {
    var leftSideRatio = 0.4
    var splitSpacing = 8.0
    var splitsInPortrait = false
    var itemsPerLine = 3
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var inset = 8.0
    private var isSplit = false

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        isSplit = size.width > size.height || splitsInPortrait
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        return layout
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide { isSplit && section == 1 ? .right : .left }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAtIndexPath: IndexPath,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let room = width - 2 * inset - interItemSpacing * Double(itemsPerLine - 1)
        let length = (room / Double(itemsPerLine)).rounded(.down)
        return CGSize(width: length, height: length)
    }
}
