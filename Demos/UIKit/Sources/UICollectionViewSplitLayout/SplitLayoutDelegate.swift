import UIKit

/// The column of a section.
public enum UICollectionViewSplitLayoutSide: Int, Hashable, Sendable {
    case left = 1
    case right = 0

    /// Returns the only side that has a width at a ratio; `nil` if both sides have a width.
    public init?(leftSideRatio: CGFloat) {
        switch leftSideRatio {
        case 1: self = .left
        case 0: self = .right
        default: return nil
        }
    }

    /// The ratio at which only this side has a width.
    public var leftSideRatio: CGFloat { CGFloat(rawValue) }

    /// Returns whether the side has no width at a ratio.
    public func needsIgnored(to leftSideRatio: CGFloat) -> Bool {
        leftSideRatio == 1 - self.leftSideRatio
    }
}

/// The side of each section, and the sizes of its elements. The defaults return the layout's own values.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateSectionSplitLayout:
    UICollectionViewDelegate
{
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sideForSection section: Int
    ) -> UICollectionViewSplitLayoutSide

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAtIndex section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIEdgeInsets

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInterItemSpacingForSectionAtIndex section: Int,
        side: UICollectionViewSplitLayoutSide
    ) -> CGFloat

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumItemLineSpacingForSectionAtIndex section: Int,
        side: UICollectionViewSplitLayoutSide
    ) -> CGFloat

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        itemsBackgroundColorFor section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIColor?
}

extension UICollectionViewDelegateSectionSplitLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize { .zero }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int, width: CGFloat,
        side: UICollectionViewSplitLayoutSide
    ) -> CGSize { .zero }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAtIndex section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIEdgeInsets {
        (collectionViewLayout as? UICollectionViewSplitLayout)?.sectionInset ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInterItemSpacingForSectionAtIndex section: Int,
        side: UICollectionViewSplitLayoutSide
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewSplitLayout)?.minimumInterItemSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumItemLineSpacingForSectionAtIndex section: Int,
        side: UICollectionViewSplitLayoutSide
    ) -> CGFloat {
        (collectionViewLayout as? UICollectionViewSplitLayout)?.minimumItemLineSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        itemsBackgroundColorFor section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIColor? { nil }
}
