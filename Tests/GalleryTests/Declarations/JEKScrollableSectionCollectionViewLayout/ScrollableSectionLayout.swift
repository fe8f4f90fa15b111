// Declarations for type-checking alone; see UIKit/Views.swift. They follow, as Swift imports it from Objective-C,
// https://github.com/joelekstrom/JEKScrollableSectionCollectionViewLayout

import UIKit

/// The kind of a section's background.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let JEKCollectionElementKindSectionBackground = "background"

/// A layout of sections that scroll sideways.
@MainActor open class JEKScrollableSectionCollectionViewLayout: UICollectionViewLayout {
    open var minimumInteritemSpacing: CGFloat = 0
    open var itemSize = CGSize.zero
    open var headerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets()
    open var defaultScrollViewConfiguration = JEKScrollViewConfiguration.default()
    open var showsSectionBackgrounds = false
}

/// How a section scrolls.
@MainActor open class JEKScrollViewConfiguration {
    public required init() {}

    open class func `default`() -> Self { Self() }

    open var bounces = true
    open var alwaysBounceHorizontal = true
    open var showsHorizontalScrollIndicator = true
    open var isPagingEnabled = false
}

/// What is optional there has a default here.
@MainActor
public protocol JEKCollectionViewDelegateScrollableSectionLayout:
    UICollectionViewDelegateFlowLayout
{
    func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
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
        targetOffset: UnsafeMutablePointer<CGFloat>)
}

extension JEKCollectionViewDelegateScrollableSectionLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout: JEKScrollableSectionCollectionViewLayout,
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
        targetOffset: UnsafeMutablePointer<CGFloat>
    ) {}
}
