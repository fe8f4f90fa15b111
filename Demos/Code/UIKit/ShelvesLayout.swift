import JEKScrollableSectionCollectionViewLayout
import UIKit

/// Shelves that scroll sideways, with a section of wrapped lines after the first one. The last shelf scrolls page by
/// page. The layout places the items of a shelf in one line, and pins no headers.
final class ShelvesLayout: NSObject, JEKCollectionViewDelegateScrollableSectionLayout {
    /// The offsets where a shelf stops.
    enum Behavior {
        case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
    }

    var behavior = Behavior.continuous
    var bounces = false
    var showsIndicator = true
    var itemWidth = 48.0
    var itemHeight = 48.0
    var itemsPerPage = 5
    var inset = 8.0
    var interItemSpacing = 8.0
    /// The offset of the dragged shelf before the drag.
    private var start = 0.0
    private var offsets: [UInt: Double] = [:]

    func makeLayout() -> UICollectionViewLayout {
        let layout = JEKScrollableSectionCollectionViewLayout()
        layout.itemSize = CGSize(width: itemWidth, height: itemHeight)
        layout.minimumInteritemSpacing = interItemSpacing
        layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 16, right: inset)
        layout.headerReferenceSize = CGSize(width: 0, height: 16)
        layout.showsSectionBackgrounds = true
        layout.defaultScrollViewConfiguration.bounces = bounces
        layout.defaultScrollViewConfiguration.alwaysBounceHorizontal = bounces
        layout.defaultScrollViewConfiguration.showsHorizontalScrollIndicator = showsIndicator
        layout.defaultScrollViewConfiguration.isPagingEnabled = behavior == .paging
        return layout
    }

    func collectionView(
        _: UICollectionView, layout _: JEKScrollableSectionCollectionViewLayout,
        shouldUseFlowLayoutInSection section: Int
    ) -> Bool { section == 1 }

    func collectionView(
        _: UICollectionView, layout _: JEKScrollableSectionCollectionViewLayout, section: UInt,
        didScrollToOffset offset: CGFloat
    ) { offsets[section] = offset }

    func collectionView(
        _: UICollectionView, layout _: JEKScrollableSectionCollectionViewLayout,
        sectionWillBeginDragging section: UInt
    ) { start = offsets[section] ?? 0 }

    func collectionView(
        _ view: UICollectionView, layout _: JEKScrollableSectionCollectionViewLayout,
        sectionWillEndDragging section: UInt, withVelocity velocity: CGFloat,
        targetOffset: UnsafeMutablePointer<CGFloat>
    ) {
        let isLast = Int(section) == view.numberOfSections - 1
        let pitch = (itemWidth + interItemSpacing) * Double(isLast ? itemsPerPage : 1)
        let step = velocity == 0 ? 0.0 : velocity > 0 ? 1 : -1
        switch isLast ? .groupPaging : behavior {
        case .continuous, .paging: break
        case .continuousGroupLeadingBoundary:
            targetOffset.pointee = (targetOffset.pointee / pitch).rounded() * pitch
        case .groupPaging: targetOffset.pointee = ((start / pitch).rounded() + step) * pitch
        case .groupPagingCentered:
            let before = (view.bounds.width - itemWidth) / 2 - inset
            let middle = ((start + before) / pitch).rounded() + step
            targetOffset.pointee = middle * pitch - before
        }
    }
}
