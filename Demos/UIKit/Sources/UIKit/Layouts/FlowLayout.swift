/// A layout of lines that wrap. Each line shares its free space among the gaps between its items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout,
    _FlowValues
{
    /// The area in which sections are placed.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0
        case fromSafeArea, fromLayoutMargins
    }

    /// The estimated size of items that measure themselves.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    open var minimumLineSpacing: CGFloat = 10 { didSet { _noteChange() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { _noteChange() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { _noteChange() } }
    open var estimatedItemSize = CGSize.zero { didSet { _noteChange() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { _noteChange() }
    }
    open var headerReferenceSize = CGSize.zero { didSet { _noteChange() } }
    open var footerReferenceSize = CGSize.zero { didSet { _noteChange() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { _noteChange() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { _noteChange() }
    }
    open var sectionHeadersPinToVisibleBounds = false { didSet { _noteChange() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { _noteChange() } }

    private var solution: _FlowSolution?
    /// Whether the layout invalidates itself after a change of a value. False during `prepare`.
    private var notesChanges = true

    nonisolated public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// The size of items without a delegate. The estimate counts where items measure themselves.
    public var _ownItemSize: CGSize {
        let isEstimated = estimatedItemSize.width > 0 && estimatedItemSize.height > 0
        return isEstimated && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    }

    /// The frames of all sections.
    public var _solution: _FlowSolution {
        _prepareIfNeeded()
        if let solution { return solution }
        let new = _FlowSolution(self)
        solution = new
        return new
    }

    private func _noteChange() {
        solution = nil
        if notesChanges, collectionView != nil { invalidateLayout() }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        solution = nil
        super.invalidateLayout(with: context)
    }

    public override func _prepareIfNeeded() {
        // A subclass may set the item size in `prepare`. That must not invalidate the layout again.
        notesChanges = false
        super._prepareIfNeeded()
        notesChanges = true
    }

    open override var collectionViewContentSize: CGSize { _solution.contentSize }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        _solution.attributes(in: rect, of: self)
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _solution.attributesForItem(at: indexPath, of: self)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        _solution.boundaries(of: self).first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return scrollDirection == .vertical
            ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }
}
