import UIKit

/// The kind of a section's background.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let JEKCollectionElementKindSectionBackground = "JEKCollectionElementKindSectionBackground"

/// A layout of sections that scroll sideways, each on its own.
@preconcurrency @MainActor
open class JEKScrollableSectionCollectionViewLayout: UICollectionViewLayout, _FlowValues {
    open var minimumInteritemSpacing: CGFloat = 0 { didSet { noteChange() } }
    open var itemSize = CGSize.zero { didSet { noteChange() } }
    open var headerReferenceSize = CGSize.zero { didSet { noteChange() } }
    open var footerReferenceSize = CGSize.zero { didSet { noteChange() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The scrolling of sections for which the delegate has no configuration.
    open var defaultScrollViewConfiguration = JEKScrollViewConfiguration.default() {
        didSet { noteChange() }
    }
    /// Whether each section has a background. The data source makes its view.
    open var showsSectionBackgrounds = false { didSet { noteChange() } }
    open var showsHorizontalScrollIndicators: Bool {
        get { defaultScrollViewConfiguration.showsHorizontalScrollIndicator }
        set { defaultScrollViewConfiguration.showsHorizontalScrollIndicator = newValue }
    }
    /// The function that scrolls a section. The host sets it.
    public var _scrollSection: ((_ section: Int, _ offset: CGFloat, _ isAnimated: Bool) -> Void)?

    nonisolated public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public var _ownItemSize: CGSize { itemSize }
    /// The layout never reads a line spacing.
    public var minimumLineSpacing: CGFloat { 0 }

    /// Scrolls a section.
    open func setHorizontalOffset(
        _ offset: CGFloat, forSectionAt index: UInt, animated: Bool
    ) {
        _scrollSection?(Int(clamping: index), offset, animated)
    }

    private func noteChange() {
        if collectionView != nil { invalidateLayout() }
    }
}

/// The scrolling of a section.
open class JEKScrollViewConfiguration: NSObject {
    public required override init() { super.init() }

    open class func `default`() -> Self { Self() }

    open var bounces = true
    open var alwaysBounceHorizontal = true
    open var showsHorizontalScrollIndicator = true
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var indicatorStyle = UIScrollView.IndicatorStyle.default
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    open var isPagingEnabled = false
    open var isScrollEnabled = true
}
