import Foundation

/// A data source that knows the identities of its items.
@MainActor protocol IdentifiedDataSource: AnyObject {
    var data: _CollectionData { get }
}

/// Provides cells for the items of a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, IdentifiedDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }

    public struct SectionSnapshotHandlers<Item: Hashable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?
        public init() {}
    }

    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var trees:
        [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Queries

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { current }

    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        tree.append(current.itemIdentifiers(inSection: section))
        return tree
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    open func indexPath(for item: ItemIdentifierType) -> IndexPath? { current.indexPath(of: item) }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    open func index(for section: SectionIdentifierType) -> Int? { current.indexOfSection(section) }

    // MARK: Changes

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
        show(snapshot, animated: animatingDifferences)
        completion?()
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, animated: false)
        completion?()
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.setItems(snapshot.visibleItems, in: section)
        show(new, animated: animatingDifferences)
        completion?()
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animated: Bool
    ) {
        var snapshot = snapshot
        let reloaded = snapshot.takeReloaded()
        current = snapshot
        guard let collectionView else { return }
        // The cells have other index paths now. The host asks for them again.
        collectionView.cells.removeAll()
        var data = data
        data.reloaded = reloaded
        collectionView._backend?.apply(data, animated: animated)
    }

    var data: _CollectionData {
        let sections = current.sectionIdentifiers
        return _CollectionData(
            sections: sections.map { AnyHashable($0) },
            items: sections.map { section in
                current.itemIdentifiers(inSection: section).map { AnyHashable($0) }
            })
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        else { return UICollectionViewCell() }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }

    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath,
        to destination: IndexPath
    ) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// A change of the order of items by the user.
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let difference: CollectionDifference<Item>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]
}

public struct NSDiffableDataSourceSectionTransaction<Section: Hashable, Item: Hashable> {
    public let sectionIdentifier: Section
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let difference: CollectionDifference<Item>
}
