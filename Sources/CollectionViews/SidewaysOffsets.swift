import CollectionLayouts
import CollectionSnapshots

/// The sideways offsets of sections, in points, by identifier. An offset stays with its section when the data move the
/// section.
///
/// The offsets do not include sections that were never scrolled. Such sections are at their initial offsets.
struct SidewaysOffsets<SectionID: Hashable & Sendable> {
    /// The last offset of each section that was ever scrolled, also if the current layout does not scroll it.
    private(set) var byID: [SectionID: Double] = [:]
    /// The offsets of the sections that the current layout scrolls, by section index, as a `Viewport` needs them.
    private(set) var byIndex: [Int: Double] = [:]

    mutating func set(_ offset: Double, of id: SectionID, at index: Int) {
        byID[id] = offset
        byIndex[index] = offset
    }

    /// Forgets the offsets of sections that the current layout does not scroll.
    mutating func forgetOthers(in snapshot: Snapshot<SectionID, some Hashable>) {
        byID = byID.filter { id, _ in
            snapshot.indexOfSection(id).map { byIndex[$0] != nil } ?? false
        }
    }

    /// Adapts the offsets to a new arrangement. Forgets deleted sections, and replaces the offset of each section that
    /// scrolls by the result of `fitting`. Other sections keep their offsets. O(scrolled sections).
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

/// The sideways scroll position of a section, to keep an item in place when size or layout change.
struct SidewaysAnchor {
    /// The offset before the change, in points.
    var offset: Double
    /// The item that keeps its distance from the leading edge.
    var leading: ItemIndex?
    /// The distance from the leading edge to the start of this item, in points.
    var distance = 0.0

    /// Returns the offset that shows the same item at the same distance from the leading edge, or the stop nearest to
    /// that offset.
    func offset(in scroll: SidewaysScroll, _ arrangement: Arrangement) -> Double {
        guard let leading, let frame = arrangement.frame(of: leading) else {
            return scroll.clamped(offset)
        }
        let kept = frame.min(scroll.axis) - scroll.frame.min(scroll.axis) - distance
        // If the item has not moved, keep the exact old offset instead of the nearest stop.
        if abs(kept - offset) < 1e-6 { return scroll.clamped(offset) }
        // Clamp the stop, because rounding may put it slightly past the limit.
        return scroll.clamped(scroll.stop(nearestTo: kept))
    }
}

extension SidewaysScroll {
    /// Returns the stop nearest to an offset. If this stop does not show the item, returns a stop that shows it, if
    /// there is one. `item` is the item's frame at sideways offset zero.
    func rest(nearestTo desired: Double, showing item: Rect) -> Double {
        func shows(_ offset: Double) -> Bool {
            item.max(axis) - offset > frame.min(axis) && item.min(axis) - offset < frame.max(axis)
        }
        let stop = clamped(stop(nearestTo: desired))
        if shows(stop) { return stop }
        let other = clamped(offset(showing: item, at: .nearest, from: stop))
        return shows(other) ? other : stop
    }
}
