import Foundation

/// A grid of cells. The backend of the host arranges and shows it.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public weak var _backend: (any _CollectionBackend)?

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutChanged(from: oldValue, animated: false) }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceChanged() } }
    }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var backgroundView: UIView?
    open var isPrefetchingEnabled = true
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    let cells = CellStore()
    var selection: [IndexPath] = []

    /// The number of nested batches. Their changes are shown together.
    var batchDepth = 0
    var hasBatchedChange = false

    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Makes a view with a flow layout, because user code calls it only for classes with a version of their own.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Layout

    private func layoutChanged(from old: UICollectionViewLayout, animated: Bool) {
        guard old !== collectionViewLayout else { return }
        if old.collectionView === self { old.collectionView = nil }
        collectionViewLayout.collectionView = self
        _backend?.setLayout(animated: animated)
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    open override var contentSize: CGSize {
        get { _backend?.contentSize ?? collectionViewLayout.collectionViewContentSize }
        set {}
    }

    open override func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard let _backend else { return super.setContentOffset(offset, animated: animated) }
        _backend.scroll(to: offset, animated: animated)
    }

    override func insetsChanged() {
        if let _backend {
            _backend.invalidateLayout()
        } else {
            collectionViewLayout.invalidateLayout()
        }
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        guard let frame = _backend?.frameForItem(at: indexPath) else {
            return collectionViewLayout.layoutAttributesForItem(at: indexPath)
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard
            let frame = _backend?.frameForSupplementaryElement(ofKind: kind, at: indexPath)
        else {
            return collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: indexPath)
        }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: indexPath)
        attributes.frame = frame
        return attributes
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        _backend?.indexPathForItem(at: point)
    }

    open func scrollToItem(
        at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) { _backend?.scrollToItem(at: indexPath, position: position, animated: animated) }

    // MARK: Data

    open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

    open func numberOfItems(inSection section: Int) -> Int {
        max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
    }

    open func reloadData() {
        cells.removeAll()
        selection = []
        _backend?.reloadData()
    }

    private func dataSourceChanged() { reloadData() }

    open func reloadSections(_ sections: IndexSet) {
        cells.remove { sections.contains($0.section) }
        changed()
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        let paths = Set(indexPaths)
        cells.remove { paths.contains($0) }
        if batchDepth > 0 {
            changed()
        } else {
            _backend?.reloadItems(at: indexPaths)
        }
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    open func insertSections(_ sections: IndexSet) { changed() }
    open func deleteSections(_ sections: IndexSet) { changed() }
    open func moveSection(_ section: Int, toSection newSection: Int) { changed() }
    open func insertItems(at indexPaths: [IndexPath]) { changed() }
    open func deleteItems(at indexPaths: [IndexPath]) { changed() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { changed() }

    /// Shows changed data, at the end of a batch if there is one.
    private func changed() {
        hasBatchedChange = true
        guard batchDepth == 0 else { return }
        hasBatchedChange = false
        cells.removeAll()
        _backend?.reloadData()
    }

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        batchDepth += 1
        updates?()
        batchDepth -= 1
        if hasBatchedChange {
            if batchDepth == 0 { changed() }
        } else {
            _backend?.invalidateLayout()
        }
        completion?(true)
    }
}
