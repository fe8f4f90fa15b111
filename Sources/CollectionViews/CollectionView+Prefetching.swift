import CollectionLayouts
import CollectionSnapshots

/// Prefetching of items that may soon be visible: the items one viewport further in the last scroll direction. In a
/// visible section that scrolls sideways, these are also the items one section width further.
extension CollectionView {
    /// The items that come next in the last scroll direction and are not visible yet, by section, in the order of the
    /// data.
    ///
    /// - Complexity: O(log sections + log lines + visible).
    package var prefetchRanges: [PrefetchRange<SectionID>] {
        let seen = Set(items(in: ownViewport))
        var near = items(in: viewportAhead)
        near += items(in: viewportSideways)
        return ranges(of: Set(near).subtracting(seen))
    }

    /// The observer of items that come near the viewport or are no longer near; nil for no observer.
    ///
    /// The view notifies a new observer at once about the items that are near. Copies of the view call the same
    /// observer.
    public var prefetchObserver: PrefetchObserver<ItemID>? {
        get { prefetching.observer }
        set {
            prefetching.observer = newValue
            prefetching.reported = []
            reportPrefetching()
        }
    }

    /// Notifies the observer about items that have come near the viewport, and about items that are no longer near.
    mutating func reportPrefetching() {
        guard let observer = prefetching.observer else { return }
        let near = prefetchRanges.flatMap { range in
            range.items.map { item(at: ItemIndex(section: range.sectionIndex, item: $0)) }
        }
        let former = Set(prefetching.reported)
        let new = near.filter { !former.contains($0) }
        let wanted = Set(near).union(visibleItems)
        let gone = prefetching.reported.filter { !wanted.contains($0) }
        prefetching.reported = near
        if !gone.isEmpty { observer.cancel(gone) }
        if !new.isEmpty { observer.prefetch(new) }
    }

    mutating func noteHeading(from start: Point, to end: Point) {
        let distance = end[scrollDirection] - start[scrollDirection]
        if distance != 0 { prefetching.isBackward = distance < 0 }
    }

    mutating func noteHeading(of section: SidewaysSection<SectionID>, to offset: Double) {
        if offset < shownOffset(of: section) {
            prefetching.backward.insert(section.id)
        } else {
            prefetching.backward.remove(section.id)
        }
    }

    /// The viewport moved by its own length in the last scroll direction.
    private var viewportAhead: Viewport {
        var viewport = ownViewport
        let axis = scrollDirection
        let length = viewport.bounds.size[axis]
        let start = viewport.bounds.min(axis) + (prefetching.isBackward ? -length : length)
        viewport.bounds = viewport.bounds.spanning(start, start + length, axis)
        return viewport
    }

    /// The viewport with each visible section scrolled sideways by its own length, in the section's last scroll
    /// direction.
    private var viewportSideways: Viewport {
        var viewport = ownViewport
        guard let sections = solved.visibleSections(in: viewport) else { return viewport }
        for index in sections {
            guard let section = sidewaysSection(at: index) else { continue }
            let scroll = section.scroll
            let length = scroll.frame.size[scroll.axis]
            let step = prefetching.backward.contains(section.id) ? -length : length
            viewport.sidewaysOffsets[index] = scroll.clamped(shownOffset(of: section) + step)
        }
        return viewport
    }

    private func items(in viewport: Viewport) -> [ItemIndex] {
        solved.elements(in: viewport).compactMap {
            $0.kind == .item ? ItemIndex(section: $0.section, item: $0.item) : nil
        }
    }

    private func ranges(of items: Set<ItemIndex>) -> [PrefetchRange<SectionID>] {
        var ranges: [PrefetchRange<SectionID>] = []
        for item in items.sorted() {
            if let last = ranges.last, last.sectionIndex == item.section,
                last.items.upperBound == item.item
            {
                ranges[ranges.count - 1].items = last.items.lowerBound..<item.item + 1
            } else {
                ranges.append(
                    PrefetchRange(
                        section: inputs.snapshot.sectionIdentifier(at: item.section),
                        sectionIndex: item.section, items: item.item..<item.item + 1))
            }
        }
        return ranges
    }
}
