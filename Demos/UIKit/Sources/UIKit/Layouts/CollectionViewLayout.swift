/// The frames of a solved layout. The host solves the layouts that have no frames of their own.
@MainActor public protocol _LayoutSolver: AnyObject {
    /// Returns the attributes of all elements that meet a rectangle; `nil` without a solution.
    func attributes(
        of layout: UICollectionViewLayout, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]?

    /// Returns the size of the content; `nil` without a solution.
    func contentSize(of layout: UICollectionViewLayout) -> CGSize?
}

/// A layout of a collection view. Subclasses return the frames of the elements.
@preconcurrency @MainActor open class UICollectionViewLayout: _LayoutUpdates {
    public internal(set) weak var collectionView: UICollectionView?
    /// The solver of layouts without frames of their own.
    public weak var _solver: (any _LayoutSolver)?
    /// The classes of the decoration views, by kind.
    public private(set) var _decorationClasses: [String: AnyClass] = [:]
    /// Whether `prepare` must be called before frames are read.
    public var _needsPreparing = true

    nonisolated public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Makes a layout of a class as a nib does; `nil` if the class cannot be read from a nib.
    public static func _make(_ type: UICollectionViewLayout.Type) -> UICollectionViewLayout? {
        type.init(coder: NSCoder())
    }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        _decorationClasses[elementKind] = viewClass
    }

    open func invalidateLayout() {
        let context = Self._makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        _needsPreparing = true
        collectionView?._backend?.invalidateLayout()
    }

    open func prepare() {}

    /// Calls `prepare` if the layout has changed since the last call.
    public func _prepareIfNeeded() {
        guard _needsPreparing else { return }
        _needsPreparing = false
        prepare()
    }

    open var collectionViewContentSize: CGSize { _solver?.contentSize(of: self) ?? .zero }

    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        _solver?.attributes(of: self, in: rect)
    }

    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _solved(.cell, nil, at: indexPath)
    }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _solved(.supplementaryView, elementKind, at: indexPath)
    }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _solved(.decorationView, elementKind, at: indexPath)
    }

    private func _solved(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _solver?.attributes(of: self, in: ._everything)?.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        Self._makeContext()
    }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        false
    }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        Self._makeContext()
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    static func _makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass =
            invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
}

extension CGRect {
    /// A rectangle that contains the content of every layout.
    public static var _everything: CGRect { CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) }
}
