import Reflow
import UIKit

/// The requests of the user's code. The view changes later, because it may be drawing now.
extension HostedLayout: _CollectionBackend {
    func reloadData() {
        noteData()
        guard placeholder != nil, collectionView?.dataSource !== placeholder else { return }
        placeholder = nil
        remarks.remove(.placeholders)
    }

    func apply(_ data: _CollectionData, animated: Bool) {
        noteData()
        pending.isAnimated = pending.isAnimated || animated
    }

    func reloadItems(at indexPaths: [IndexPath]) { noteData() }

    private func noteData() {
        pending.data = true
        base = BaseSolution()
    }

    func invalidateLayout() {
        pending.update = true
        base = BaseSolution()
    }

    func setLayout(animated: Bool) {
        invalidateLayout()
        pending.isAnimated = pending.isAnimated || animated
    }

    func setNeedsDisplay() { pending.display = true }

    func scroll(to offset: CGPoint, animated: Bool) {
        pending.scrolls.append(.offset(offset, animated: animated))
    }

    func scrollToItem(
        at indexPath: IndexPath, position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        pending.scrolls.append(.item(indexPath, position, animated: animated))
    }

    /// Performs all requests. Returns whether there were any.
    func flush(_ view: inout View) -> Bool {
        guard !pending.isEmpty, let collectionView else { return false }
        let changes = pending
        if changes.data { collectionView.collectionViewLayout.invalidateLayout() }
        pending = PendingChanges()
        if changes.update || changes.data {
            base = BaseSolution()
            update(&view, animated: changes.isAnimated)
        }
        for scroll in changes.scrolls { perform(scroll, in: &view) }
        for (section, offset, isAnimated) in changes.sideways
        where section < view.snapshot.numberOfSections {
            view.scrollSideways(
                inSection: view.snapshot.sectionIdentifier(at: section), to: offset,
                animated: isAnimated)
        }
        finish(view)
        return true
    }

    private func perform(_ scroll: PendingChanges.Scroll, in view: inout View) {
        switch scroll {
        case .offset(let offset, let animated): view.scroll(to: Point(offset), animated: animated)
        case .item(let path, let position, let animated):
            guard let item = item(at: path, in: view) else { return }
            let vertical = ScrollAlignment(position, .top, .centeredVertically, .bottom)
            let horizontal = ScrollAlignment(position, .left, .centeredHorizontally, .right)
            let isVertical = view.scrollDirection == .vertical
            view.scroll(
                toItem: item, at: isVertical ? vertical : horizontal,
                sideways: isVertical ? horizontal : vertical, animated: animated)
        }
    }

    /// Returns the number of the item at an index path; `nil` if there is none.
    func item(at path: IndexPath, in view: View) -> Int? {
        guard path.count == 2, path[0] >= 0, path[1] >= 0,
            path[0] < view.snapshot.numberOfSections,
            path[1] < view.snapshot.numberOfItems(inSectionAt: path[0])
        else { return nil }
        return view.item(at: ItemIndex(section: path[0], item: path[1]))
    }
}

/// Answers about the shown view.
extension HostedLayout {
    var contentSize: CGSize {
        guard let collectionView else { return .zero }
        return collectionView.collectionViewLayout.collectionViewContentSize
    }

    var indexPathsForVisibleItems: [IndexPath] {
        shown.arrangement.elements(in: shown.viewport).filter { $0.kind == .item }
            .map { IndexPath(item: $0.item, section: $0.section) }.sorted()
    }

    func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        let kind = kinds.supplementary(kind)
        return shown.arrangement.elements(in: shown.viewport).filter { $0.kind == kind }
            .map { IndexPath(item: $0.item, section: $0.section) }.sorted()
    }

    func frameForItem(at indexPath: IndexPath) -> CGRect? {
        guard item(at: indexPath, in: shown) != nil else { return nil }
        return shown.arrangement.frame(ofItem: indexPath.item, inSection: indexPath.section)
            .map { CGRect($0) }
    }

    func frameForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
        guard let section = indexPath.first, section < shown.arrangement.sectionCount else {
            return nil
        }
        return shown.arrangement.frame(
            of: kinds.supplementary(kind), item: indexPath.count > 1 ? indexPath[1] : 0,
            inSection: section, in: shown.viewport
        ).map { CGRect($0) }
    }

    func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard
            let found = shown.arrangement.element(at: Point(point), in: shown.viewport),
            found.kind == .item
        else { return nil }
        return IndexPath(item: found.item, section: found.section)
    }
}

extension ScrollAlignment {
    /// Makes the alignment of one axis from a position of UIKit.
    fileprivate init(
        _ position: UICollectionView.ScrollPosition, _ start: UICollectionView.ScrollPosition,
        _ middle: UICollectionView.ScrollPosition, _ end: UICollectionView.ScrollPosition
    ) {
        self =
            position.contains(start)
            ? .top
            : position.contains(middle) ? .center : position.contains(end) ? .bottom : .nearest
    }
}
