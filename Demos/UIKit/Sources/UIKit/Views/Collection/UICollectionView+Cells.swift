import Foundation

extension UICollectionView {
    // MARK: Registration

    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells.register(cellClass, kind: CellStore.cellKind, identifier: identifier)
    }

    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cells.register(nib, kind: CellStore.cellKind, identifier: identifier)
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) { cells.register(viewClass, kind: kind, identifier: identifier) }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) { cells.register(nib, kind: kind, identifier: identifier) }

    // MARK: Dequeuing

    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view =
            cells.dequeue(nil, kind: CellStore.cellKind, identifier: identifier)
            ?? cells.dequeueFromNib(
                CellStore.cellKind, identifier, UICollectionViewCell.self, user: dataSource)
        guard let cell = view as? UICollectionViewCell else {
            fatalError("No cell class is registered for the identifier \(identifier).")
        }
        return cell
    }

    public func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            cells.dequeue(nil, kind: kind, identifier: identifier)
            ?? cells.dequeueFromNib(
                kind, identifier, UICollectionReusableView.self, user: dataSource)
        guard let view else {
            fatalError("No view class is registered for \(kind) and the identifier \(identifier).")
        }
        return view
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let view = cells.dequeue(
            Cell.self, kind: CellStore.cellKind, identifier: registration.identifier,
            isFromNib: registration.isFromNib)
        guard let cell = view as? Cell else {
            fatalError("\(Cell.self) has no init(frame:).")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<
        Supplementary: UICollectionReusableView
    >(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = cells.dequeue(
            Supplementary.self, kind: registration.kind, identifier: registration.identifier,
            isFromNib: registration.isFromNib)
        guard let supplementary = view as? Supplementary else {
            fatalError("\(Supplementary.self) has no init(frame:).")
        }
        registration.handler(supplementary, registration.kind, indexPath)
        return supplementary
    }

    // MARK: Existing cells

    public var indexPathsForVisibleItems: [IndexPath] {
        _backend?.indexPathsForVisibleItems ?? []
    }

    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cells.shown[CellStore.Key(kind: CellStore.cellKind, indexPath: indexPath)]
            as? UICollectionViewCell
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cells.shown.first { $0.value === cell }?.key.indexPath
    }

    public func supplementaryView(
        forElementKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        cells.shown[CellStore.Key(kind: kind, indexPath: indexPath)]
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        _backend?.indexPathsForVisibleSupplementaryElements(ofKind: kind) ?? []
    }

    public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
            supplementaryView(forElementKind: kind, at: $0)
        }
    }

    // MARK: For the host

    /// The identities of all sections and items. `nil` without a diffable data source.
    public var _data: _CollectionData? { (dataSource as? any IdentifiedDataSource)?.data }

    /// Returns the cell of an item. Asks the data source if the cell does not exist yet.
    public func _cell(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let cell = cellForItem(at: indexPath) { return cell }
        guard let dataSource, indexPath.section < numberOfSections,
            indexPath.item < numberOfItems(inSection: indexPath.section)
        else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        cells.show(cell, kind: CellStore.cellKind, at: indexPath)
        cell.superview = self
        cell.isSelected = selection.contains(indexPath)
        prepare(cell, frame: _backend?.frameForItem(at: indexPath))
        (delegate as? any UICollectionViewDelegate)?.collectionView(
            self, willDisplay: cell, forItemAt: indexPath)
        return cell
    }

    /// Returns a header, footer or other supplementary view. Asks the data source if it does not exist yet.
    public func _supplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        if let view = supplementaryView(forElementKind: kind, at: indexPath) { return view }
        let view = dataSource?.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        guard let view else { return nil }
        cells.show(view, kind: kind, at: indexPath)
        view.superview = self
        prepare(view, frame: _backend?.frameForSupplementaryElement(ofKind: kind, at: indexPath))
        (delegate as? any UICollectionViewDelegate)?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        return view
    }

    private func prepare(_ view: UICollectionReusableView, frame: CGRect?) {
        if let frame { view.frame = frame }
        view._layoutTree()
    }

    /// Moves the cells of items that are not in the set to the pool.
    public func _endDisplaying(except indexPaths: Set<IndexPath>) {
        for (key, view) in cells.shown
        where key.kind == CellStore.cellKind && !indexPaths.contains(key.indexPath) {
            guard let cell = view as? UICollectionViewCell else { continue }
            (delegate as? any UICollectionViewDelegate)?.collectionView(
                self, didEndDisplaying: cell, forItemAt: key.indexPath)
        }
        cells.remove { !indexPaths.contains($0) }
    }
}
