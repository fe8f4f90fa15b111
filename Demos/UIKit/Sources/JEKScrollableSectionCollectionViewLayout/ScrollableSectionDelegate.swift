import UIKit

/// The scrolling of each section, and the sizes of its elements. The defaults do nothing.
@preconcurrency @MainActor
public protocol JEKCollectionViewDelegateScrollableSectionLayout:
    UICollectionViewDelegateFlowLayout
{
    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        scrollViewConfigurationForSection section: UInt
    ) -> JEKScrollViewConfiguration?

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: JEKScrollableSectionCollectionViewLayout,
        shouldUseFlowLayoutInSection section: Int
    ) -> Bool

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        section: UInt, didScrollToOffset horizontalOffset: CGFloat)

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDragging section: UInt)

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillEndDragging section: UInt, withVelocity velocity: CGFloat,
        targetOffset targetHorizontalOffset: UnsafeMutablePointer<CGFloat>)

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionDidEndDragging section: UInt, willDecelerate decelerate: Bool)

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDecelerating section: UInt)

    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionDidEndDecelerating section: UInt)
}

extension JEKCollectionViewDelegateScrollableSectionLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        scrollViewConfigurationForSection section: UInt
    ) -> JEKScrollViewConfiguration? { nil }

    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: JEKScrollableSectionCollectionViewLayout,
        shouldUseFlowLayoutInSection section: Int
    ) -> Bool { false }

    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        section: UInt, didScrollToOffset horizontalOffset: CGFloat
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDragging section: UInt
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillEndDragging section: UInt, withVelocity velocity: CGFloat,
        targetOffset targetHorizontalOffset: UnsafeMutablePointer<CGFloat>
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionDidEndDragging section: UInt, willDecelerate decelerate: Bool
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDecelerating section: UInt
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
        sectionDidEndDecelerating section: UInt
    ) {}
}
