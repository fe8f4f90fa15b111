import CollectionLayouts
import CollectionSnapshots

/// Reordering: moving the selected items within the data.
extension CollectionView {
    /// Moves the selected items by one place in a direction, also into another section. The snapshot changes, and with
    /// `animates` the elements move to their new frames. The view scrolls to the current item.
    ///
    /// The items become adjacent, in their order. The current item takes the place of its next neighbour in the
    /// direction that is not selected. If it is not selected itself, the outermost selected item in the direction takes
    /// this place. Items also move into an empty section that is nearer than the neighbour.
    ///
    /// Returns false if there is no item and no section to move to, or if no item is selected. A program reads the new
    /// order from `snapshot`, for example in `reorderingObserver`.
    ///
    /// - Complexity: O(selected items + sections), plus the cost of `apply(_:animated:)`.
    @discardableResult
    public mutating func moveSelectedItems(_ direction: Direction) -> Bool {
        let items = selectedItems
        guard let reference = referenceItem(toward: direction),
            let place = destination(of: reference, converted(direction))
        else { return false }
        var next = inputs.snapshot
        do {
            switch place {
            case .before(let other): try next.insertItems(items, beforeItem: item(at: other))
            case .after(let other): try next.insertItems(items, afterItem: item(at: other))
            case .section(let section):
                try next.appendItems(items, toSection: next.sectionIdentifier(at: section))
            }
        } catch {
            // The change cannot fail: the items are in the snapshot, and the other item is not one of them.
            assertionFailure("\(error)")
            return false
        }
        guard apply(next) else { return false }
        if let selection { scroll(toItem: selection) }
        reorderingObserver?(inputs.snapshot)
        return true
    }

    /// A place for the selected items.
    private enum ReorderingPlace {
        case before(ItemIndex), after(ItemIndex)
        /// An empty section, by its index.
        case section(Int)
    }

    /// Returns the selected item whose neighbour is the destination; nil if no item is selected.
    private func referenceItem(toward direction: Direction) -> ItemIndex? {
        guard let multipleSelection, !multipleSelection.isEmpty else { return selected?.index }
        if let index = selected?.index, multipleSelection.contains(index) { return index }
        let indexes = multipleSelection.indexes
        return leadsForward(direction) ? indexes.last : indexes.first
    }

    /// Returns the place in a direction of the view's own coordinates; nil if there is none.
    private func destination(
        of reference: ItemIndex, _ direction: Direction
    ) -> ReorderingPlace? {
        var next = neighbor(of: reference, direction)
        while let index = next, isSelected(index) { next = neighbor(of: index, direction) }
        guard let start = solved.frame(of: reference) else { return nil }
        let neighbor = next.flatMap { index in solved.frame(of: index).map { (index, $0) } }
        let section = emptySection(beyond: start, direction)
        if let section, section.gap < neighbor.map({ start.gap(to: $0.1, direction) }) ?? .infinity
        {
            return .section(section.index)
        }
        guard let (index, frame) = neighbor else { return nil }
        if index.section == reference.section {
            return index > reference ? .after(index) : .before(index)
        }
        let isLast = index.item == inputs.snapshot.numberOfItems(inSectionAt: index.section) - 1
        let isBelow = start.middle[scrollDirection] > frame.middle[scrollDirection]
        return isLast && isBelow ? .after(index) : .before(index)
    }

    /// Returns the nearest empty section in a direction, with its distance in points. O(sections).
    private func emptySection(
        beyond start: Rect, _ direction: Direction
    ) -> (index: Int, gap: Double)? {
        var nearest: (index: Int, gap: Double)?
        for section in 0..<inputs.snapshot.numberOfSections
        where inputs.snapshot.numberOfItems(inSectionAt: section) == 0 {
            guard let frame = solved.frame(ofSection: section) else { continue }
            let gap = start.gap(to: frame, direction)
            guard gap >= -0.5, gap < nearest?.gap ?? .infinity else { continue }
            nearest = (section, gap)
        }
        return nearest
    }
}

extension Rect {
    /// Returns the distance to another rectangle in a direction. It is negative if the rectangles overlap along the
    /// direction's axis, or if the other rectangle is in the opposite direction.
    fileprivate func gap(to other: Rect, _ direction: Direction) -> Double {
        let axis = direction.axis
        return direction.isForward
            ? other.min(axis) - self.max(axis) : self.min(axis) - other.max(axis)
    }
}
