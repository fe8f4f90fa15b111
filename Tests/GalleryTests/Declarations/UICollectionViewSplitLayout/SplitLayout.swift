// Declarations for type-checking alone; see UIKit/Views.swift. They follow
// https://github.com/yahoojapan/UICollectionViewSplitLayout

import UIKit

/// The column of a section.
public enum UICollectionViewSplitLayoutSide: Int, Sendable {
    case left, right
}

/// The layout of two columns.
@MainActor open class UICollectionViewSplitLayout: UICollectionViewLayout {
    open var minimumInterItemSpacing: CGFloat = 0
    open var minimumItemLineSpacing: CGFloat = 0
    open var sectionInset = UIEdgeInsets()
    public var sectionPinToVisibleBounds = false
    open var leftSideRatio: CGFloat = 1
    open var splitSpacing: CGFloat = 0
    open var isNormalizingLineHeight = false

    open func calculateFixedWidthRaughly(
        to num: Int, of side: UICollectionViewSplitLayoutSide, minimumInterItemSpacing: CGFloat,
        sectionInset: UIEdgeInsets
    ) -> CGFloat { 0 }
}

/// What a section and its items are like; what is optional there has a default here.
@MainActor public protocol UICollectionViewDelegateSectionSplitLayout: UICollectionViewDelegate {
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
        minimumItemLineSpacingForSectionAtIndex section: Int,
        side: UICollectionViewSplitLayoutSide
    ) -> CGFloat { 0 }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        itemsBackgroundColorFor section: Int, side: UICollectionViewSplitLayoutSide
    ) -> UIColor? { nil }
}
