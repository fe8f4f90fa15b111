import JEKScrollableSectionCollectionViewLayout
import Reflow
import UIKit

/// The last known sideways offsets of sections, by section index.
struct SidewaysOffsets {
    fileprivate var offsets: [Int: Double] = [:]
}

/// Moves of the reader.
extension HostedLayout {
    /// Passes the new scroll position to the user's code, and reads frames again that depend on it.
    func readerMoved(_ view: inout View) {
        guard let collectionView else { return }
        let old = collectionView.bounds
        let offset = CGPoint(view.contentOffset)
        if old.origin != offset {
            let bounds = CGRect(origin: offset, size: old.size)
            let layout = collectionView.collectionViewLayout
            let follows = followsBounds && layout.shouldInvalidateLayout(forBoundsChange: bounds)
            let context = follows ? layout.invalidationContext(forBoundsChange: bounds) : nil
            collectionView._userScrolled(to: offset)
            if let context {
                layout.invalidateLayout(with: context)
                base = BaseSolution()
                let point = view.contentOffset
                update(&view, animated: false)
                // The frames follow the scroll position, and not the other way round.
                view.contentOffset = point
            }
        }
        reportSideways(&view)
        shown = view
        collectionView._endDisplaying(except: Set(indexPathsForVisibleItems))
    }

    /// Calls the scrolling functions of a delegate of scrollable sections.
    private func reportSideways(_ view: inout View) {
        guard let collectionView,
            let layout = collectionView.collectionViewLayout
                as? JEKScrollableSectionCollectionViewLayout,
            let delegate = collectionView.delegate
                as? any JEKCollectionViewDelegateScrollableSectionLayout
        else { return }
        for index in 0..<view.snapshot.numberOfSections {
            let id = view.snapshot.sectionIdentifier(at: index)
            guard let offset = view.sidewaysOffset(ofSection: id) else { continue }
            let old = sidewaysOffsets.offsets[index] ?? 0
            guard abs(offset - old) > 1e-6 else { continue }
            sidewaysOffsets.offsets[index] = offset
            let section = UInt(index)
            let view = (collectionView, layout)
            delegate.collectionView(view.0, layout: view.1, sectionWillBeginDragging: section)
            var target = CGFloat(offset)
            withUnsafeMutablePointer(to: &target) {
                delegate.collectionView(
                    view.0, layout: view.1, sectionWillEndDragging: section,
                    withVelocity: offset > old ? 1 : -1, targetOffset: $0)
            }
            delegate.collectionView(
                view.0, layout: view.1, sectionDidEndDragging: section, willDecelerate: true)
            delegate.collectionView(view.0, layout: view.1, sectionWillBeginDecelerating: section)
            if target != CGFloat(offset) {
                pending.sideways.append((index, Double(target), true))
                sidewaysOffsets.offsets[index] = Double(target)
            }
            delegate.collectionView(
                view.0, layout: view.1, section: section, didScrollToOffset: target)
            delegate.collectionView(view.0, layout: view.1, sectionDidEndDecelerating: section)
        }
    }

    /// Passes a tap to the delegate.
    func open(_ item: Int, in view: inout View) -> Outcome {
        guard let index = view.index(ofItem: item), let collectionView, placeholder == nil else {
            return .ignored
        }
        collectionView._userSelected(IndexPath(item: index.item, section: index.section))
        _ = flush(&view)
        return .redraw
    }
}
