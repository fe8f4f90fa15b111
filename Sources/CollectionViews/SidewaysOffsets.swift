import CollectionLayouts
import CollectionSnapshots

/// How far sections are scrolled sideways, in points, by identifier: an offset stays with its section wherever the
/// data moves it.
///
/// Sections that nobody has scrolled are not in it; they are where they begin.
struct SidewaysOffsets<SectionID: Hashable & Sendable> {
    /// The last offsets, also of sections that do not scroll in the current layout.
    private(set) var byID: [SectionID: Double] = [:]
    /// The offsets of the sections that scroll now, by index, as a `Viewport` needs them.
    private(set) var byIndex: [Int: Double] = [:]

    mutating func set(_ offset: Double, of id: SectionID, at index: Int) {
        byID[id] = offset
        byIndex[index] = offset
    }

    /// Forgets those of sections that do not scroll now.
    mutating func forgetOthers(in snapshot: Snapshot<SectionID, some Hashable>) {
        byID = byID.filter { id, _ in
            snapshot.indexOfSection(id).map { byIndex[$0] != nil } ?? false
        }
    }

    /// Adapts them to a new arrangement: sections that are gone are forgotten, those that scroll take what `fitting`
    /// makes of their offset, and the others keep it. O(scrolled sections).
    mutating func fit(
        to snapshot: Snapshot<SectionID, some Hashable>, _ arrangement: Arrangement,
        _ fitting: (_ id: SectionID, _ offset: Double, _ scroll: SidewaysScroll) -> Double
    ) {
        byIndex.removeAll(keepingCapacity: true)
        for (id, offset) in byID {
            guard let index = snapshot.indexOfSection(id) else {
                byID[id] = nil
                continue
            }
            guard let scroll = arrangement.sidewaysScroll(ofSection: index) else { continue }
            set(fitting(id, offset, scroll), of: id, at: index)
        }
    }
}

/// What keeps a section where it is scrolled to when its size or layout changes.
struct SidewaysPlace {
    /// The offset before, in points.
    var offset: Double
    /// The item that began first behind the leading edge.
    var leading: ItemIndex?
    /// From the edge to where it began, in points.
    var distance = 0.0

    /// The offset that shows the same item at the same distance from the edge, or on the stop nearest to that.
    func offset(in scroll: SidewaysScroll, _ arrangement: Arrangement) -> Double {
        guard let leading, let frame = arrangement.frame(of: leading) else {
            return scroll.clamped(offset)
        }
        let kept = frame.min(scroll.axis) - scroll.frame.min(scroll.axis) - distance
        // If nothing has moved, this is the exact old offset.
        if abs(kept - offset) < 1e-6 { return scroll.clamped(offset) }
        // Sums of fractions may lie beside the limit they are meant to be.
        return scroll.clamped(scroll.stop(nearestTo: kept))
    }
}

extension SidewaysScroll {
    /// The stop nearest to an offset, or another if only that shows an item. `item` is its frame before any sideways
    /// scrolling.
    func rest(nearestTo wish: Double, showing item: Rect) -> Double {
        func shows(_ offset: Double) -> Bool {
            item.max(axis) - offset > frame.min(axis) && item.min(axis) - offset < frame.max(axis)
        }
        let stop = clamped(stop(nearestTo: wish))
        if shows(stop) { return stop }
        let other = clamped(offset(showing: item, at: .nearest, from: stop))
        return shows(other) ? other : stop
    }
}
