import UIKit

/// A change of a split layout.
open class UICollectionViewSplitLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    /// Whether only the bounds have changed. The original spells the name like this.
    public var isInvalidationBoundsChage = false
}

/// The attributes of an element of a split layout.
open class UICollectionViewSplitLayoutAttributes: UICollectionViewLayoutAttributes {
    public var side: UICollectionViewSplitLayoutSide?
    public var sectionInset = UIEdgeInsets.zero
    public var minimumItemLineSpacing: CGFloat = 0
    public var decoratedSectionBackgroundColor: UIColor?
}

/// A layout with a left and a right column. The delegate returns the column of each section.
@preconcurrency @MainActor open class UICollectionViewSplitLayout: UICollectionViewLayout {
    /// The area in which the columns are placed.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0
        case fromSafeArea
    }

    open var minimumInterItemSpacing: CGFloat = 0
    open var minimumItemLineSpacing: CGFloat = 0
    open var sectionInset = UIEdgeInsets.zero
    public var sectionInsetReference = SectionInsetReference.fromSafeArea
    public var sectionPinToVisibleBounds = false
    /// The left column's share of the width.
    open var leftSideRatio: CGFloat = 1
    /// The space between the columns. It counts only if both columns have a width.
    open var splitSpacing: CGFloat = 0
    /// Whether all items of a line get the height of the tallest item.
    open var isNormalizingLineHeight = false

    nonisolated public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewSplitLayoutInvalidationContext.self
    }

    /// Returns the width of each of `num` equal items on a line, in whole points.
    open func calculateFixedWidthRaughly(
        to num: Int, of side: UICollectionViewSplitLayoutSide, minimumInterItemSpacing: CGFloat,
        sectionInset: UIEdgeInsets
    ) -> CGFloat {
        guard num > 0 else { return 0 }
        let spacing = minimumInterItemSpacing * CGFloat(num - 1)
        let room = contentWidth(of: side) - sectionInset.left - sectionInset.right - spacing
        guard room.isFinite, room > 0 else { return 0 }
        return (room.rounded(.down) / CGFloat(num)).rounded(.down)
    }

    /// Returns the left edge of a column.
    open func contentMostLeft(of side: UICollectionViewSplitLayoutSide) -> CGFloat {
        side == .left ? startInsets.left : startInsets.left + contentWidth(of: .left) + spacing
    }

    /// Returns the width of a column.
    open func contentWidth(of side: UICollectionViewSplitLayoutSide) -> CGFloat {
        let room = contentAreaWidth - spacing
        return side == .left ? room * leftSideRatio : room - room * leftSideRatio
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    private var spacing: CGFloat { leftSideRatio == 0 || leftSideRatio == 1 ? 0 : splitSpacing }

    /// The insets of the area in which the columns are placed.
    private var startInsets: UIEdgeInsets {
        sectionInsetReference == .fromSafeArea ? collectionView?.safeAreaInsets ?? .zero : .zero
    }

    private var contentAreaWidth: CGFloat {
        guard let view = collectionView else { return 0 }
        return view.bounds.width - view.contentInset.left - view.contentInset.right
            - startInsets.left - startInsets.right
    }
}
