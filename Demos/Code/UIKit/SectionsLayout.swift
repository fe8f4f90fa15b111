import UICollectionViewSplitLayout
import UIKit

/// Seven sections with three alternating sizing rules, and with headers, footers and backgrounds.
final class SectionsLayout: NSObject, UICollectionViewDelegateSectionSplitLayout {
    var leftSideRatio = 0.5
    var splitSpacing = 8.0
    /// The least average width of a column in points, so that a header and two boxes fit.
    var leastColumnWidth = 120.0
    var pinsHeaders = true
    var normalizesLineHeight = false
    var sideInset = 8.0
    var interItemSpacing = 8.0
    var lineSpacing = 8.0
    var headerHeight = 16.0
    private var isSplit = false

    /// Makes the layout for a view of this size. A new size needs a new layout.
    func makeLayout(in size: CGSize) -> UICollectionViewLayout {
        isSplit = size.width > size.height && size.width >= 2 * leastColumnWidth
        let layout = UICollectionViewSplitLayout()
        layout.leftSideRatio = isSplit ? leftSideRatio : 1
        layout.splitSpacing = splitSpacing
        layout.minimumInterItemSpacing = interItemSpacing
        layout.minimumItemLineSpacing = lineSpacing
        layout.sectionInset = UIEdgeInsets(top: 8, left: sideInset, bottom: 16, right: sideInset)
        layout.sectionPinToVisibleBounds = pinsHeaders
        layout.isNormalizingLineHeight = normalizesLineHeight
        return layout
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide {
        !isSplit || [0, 2, 3, 5].contains(section) ? .left : .right
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout,
        sizeForItemAtIndexPath path: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize {
        let room = max(0, width - 2 * sideInset)
        switch path.section % 3 {
        case 0:
            // Each section has ten items more than the section before.
            let size = size(of: 5 * path.section * (path.section + 1) + path.item)
            return CGSize(width: min(size.width, room), height: size.height)
        case 1: return CGSize(width: ((room - interItemSpacing) / 2).rounded(.down), height: 56)
        default: return CGSize(width: room.rounded(.down), height: 24)
        }
    }

    /// Returns a size that depends only on the item's number.
    private func size(of item: Int) -> CGSize {
        var bits = UInt64(item) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 31) &* 0xBF58_476D_1CE4_E5B9
        return CGSize(
            width: Double(6 + (bits >> 8) & 7) * 8, height: Double(2 + (bits >> 32) % 7) * 16 + 8)
    }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForHeaderInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: width, height: headerHeight) }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, referenceSizeForFooterInSection: Int,
        width: CGFloat, side: UICollectionViewSplitLayoutSide
    ) -> CGSize { CGSize(width: width, height: 32) }

    func collectionView(
        _: UICollectionView, layout _: UICollectionViewLayout, itemsBackgroundColorFor section: Int,
        side: UICollectionViewSplitLayoutSide
    ) -> UIColor? { .secondarySystemBackground }
}
