import CollectionLayouts
import CollectionSnapshots

/// Items that may soon be visible: about one viewport further in the last scroll direction, and in visible sections
/// that scroll sideways, one viewport of the section.
extension CollectionView {
    /// The items that are not visible but come next in the direction last scrolled, by section, in order.
    ///
    /// - Complexity: O(log sections + log lines + visible).
    public var prefetchRanges: [PrefetchRange<SectionID>] {
        let seen = Set(items(in: viewport))
        var near = items(in: viewportAhead)
        near += items(in: viewportSideways)
        return ranges(of: Set(near).subtracting(seen))
    }

    /// Is told when items come near the viewport or leave it; nil for no observer.
    ///
    /// A new observer is told at once about the items that are near now. Copies of the view call the same observer.
    public var prefetchObserver: PrefetchObserver<ItemID>? {
        get { prefetching.observer }
        set {
            prefetching.observer = newValue
            prefetching.reported = []
            reportPrefetching()
        }
    }

    /// Tells the observer what has come near and what no longer is.
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

    /// The next viewport in the direction last scrolled.
    private var viewportAhead: Viewport {
        var viewport = viewport
        let axis = scrollDirection
        let length = viewport.bounds.size[axis]
        let start = viewport.bounds.min(axis) + (prefetching.isBackward ? -length : length)
        viewport.bounds = viewport.bounds.spanning(start, start + length, axis)
        return viewport
    }

    /// The viewport with every section in sight one of its own further on.
    private var viewportSideways: Viewport {
        var viewport = viewport
        guard let sections = arrangement.visibleSections(in: viewport) else { return viewport }
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
        arrangement.elements(in: viewport).compactMap {
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
