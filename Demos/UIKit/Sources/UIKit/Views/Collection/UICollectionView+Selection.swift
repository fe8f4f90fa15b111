import Foundation

extension UICollectionView {
    private var collectionDelegate: (any UICollectionViewDelegate)? {
        delegate as? any UICollectionViewDelegate
    }

    public var indexPathsForSelectedItems: [IndexPath]? { selection }

    public func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            for path in selection { setSelected(false, at: path) }
            return
        }
        guard allowsSelection else { return }
        if !allowsMultipleSelection {
            for path in selection where path != indexPath { setSelected(false, at: path) }
        }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        guard selection.contains(indexPath) != isSelected else { return }
        if isSelected {
            selection.append(indexPath)
        } else {
            selection.removeAll { $0 == indexPath }
        }
        if let cell = cellForItem(at: indexPath) { cell.isSelected = isSelected }
        _backend?.setNeedsDisplay()
    }

    /// Selects an item as a tap does: asks and tells the delegate.
    public func _userSelected(_ indexPath: IndexPath) {
        guard allowsSelection, indexPath.section < numberOfSections,
            indexPath.item < numberOfItems(inSection: indexPath.section),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        if selection.contains(indexPath), allowsMultipleSelection {
            guard
                collectionDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
            else { return }
            setSelected(false, at: indexPath)
            collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
        else { return }
        if !allowsMultipleSelection {
            for path in selection where path != indexPath {
                setSelected(false, at: path)
                collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            }
        }
        setSelected(true, at: indexPath)
        collectionDelegate?.collectionView(
            self, performPrimaryActionForItemAt: indexPath)
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}
