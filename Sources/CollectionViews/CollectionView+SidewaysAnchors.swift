import CollectionLayouts
import CollectionSnapshots

/// Keeping the sideways scroll positions of sections when size, layout or data change.
extension CollectionView {
    /// The sideways scroll positions of all scrolled sections, by identifier. O(scrolled sections), with one query of
    /// the arrangement for each section.
    var sidewaysAnchors: [SectionID: SidewaysAnchor] {
        var places: [SectionID: SidewaysAnchor] = [:]
        for (id, offset) in sideways.offsets.byID {
            places[id] = SidewaysAnchor(offset: offset)
            guard let section = sidewaysSection(id),
                let item = itemToKeep(in: section, at: offset),
                let frame = solved.frame(of: item)
            else { continue }
            let axis = section.scroll.axis
            places[id]?.leading = item
            places[id]?.distance =
                frame.min(axis) - offset - section.scroll.frame.min(axis)
        }
        return places
    }

    /// Returns the selected item if the section shows it, else the first item that begins at or after the leading edge.
    /// If no item begins there, returns the first visible item.
    private func itemToKeep(
        in section: SidewaysSection<SectionID>, at offset: Double
    ) -> ItemIndex? {
        if let selected, selected.index.section == section.index,
            let frame = solved.frame(of: selected.index),
            isVisibleSideways(frame, inSection: section.index)
        {
            return selected.index
        }
        let axis = section.scroll.axis
        let edge = section.scroll.frame.min(axis) - 1e-6
        let window = Viewport(
            bounds: section.scroll.frame, sidewaysOffsets: [section.index: offset])
        let items = solved.elements(in: window).filter {
            $0.kind == .item && $0.section == section.index
        }
        let behind = items.filter { $0.frame.min(axis) >= edge }
        let first = (behind.isEmpty ? items : behind).min {
            $0.frame.min(axis) < $1.frame.min(axis)
        }
        return first.map { ItemIndex(section: $0.section, item: $0.item) }
    }

    /// Keeps the sideways scroll positions after a change of size or layout. A visible selected item stays visible.
    mutating func keepSidewaysOffsets(at scrollAnchor: ScrollAnchor<SectionID, ItemID>) {
        changeSidewaysOffsets { view, offsets in
            offsets.fit(to: view.snapshot, view.solved) { id, _, scroll in
                // A section without an anchor was at its initial offset before the changes. Since then, it was only
                // moved to keep an item visible, so move it back.
                guard let scrollAnchor = scrollAnchor.sideways[id] else {
                    return scroll.initialOffset
                }
                return scrollAnchor.offset(in: scroll, view.solved)
            }
            for (section, offset) in view.offsetsOfAnchors(of: scrollAnchor)
            where offset != offsets.byIndex[section.index] ?? section.scroll.initialOffset {
                offsets.set(offset, of: section.id, at: section.index)
            }
        }
        guard scrollAnchor.showsSelection, let selected,
            let frame = solved.frame(of: selected.index),
            let section = sidewaysSection(at: selected.index.section)
        else { return }
        // If the section has not moved, a partly visible item need not become completely visible.
        let former = scrollAnchor.sideways[section.id]?.offset ?? section.scroll.initialOffset
        let hasMoved = shownOffset(of: section) != former
        guard hasMoved || !isVisibleSideways(frame, inSection: section.index) else { return }
        showSideways(frame, ofItem: selected.index, at: .nearest, animated: false)
    }

    /// Clamps the sideways offsets of sections after a change of data.
    mutating func clampSidewaysOffsets() {
        changeSidewaysOffsets { view, offsets in
            offsets.fit(to: view.snapshot, view.solved) { _, offset, scroll in
                scroll.clamped(offset)
            }
        }
    }

    /// Returns offsets for sections that scroll sideways now and did not scroll before.
    ///
    /// Each offset shows the section's first item that was visible before: at the item's old position, or at the stop
    /// nearest to this position. If this item is the first of all items and is not selected, the section is at its
    /// start.
    private func offsetsOfAnchors(
        of scrollAnchor: ScrollAnchor<SectionID, ItemID>
    ) -> [(section: SidewaysSection<SectionID>, offset: Double)] {
        guard scrollAnchor.axis == scrollDirection else { return [] }
        var seen: Set<Int> = []
        return scrollAnchor.anchors.compactMap { anchor in
            guard case .item(let id) = anchor.subject, let across = anchor.across,
                let index = index(ofItem: id), seen.insert(index.section).inserted,
                let section = sidewaysSection(at: index.section),
                let frame = solved.frame(of: index)
            else { return nil }
            let scroll = section.scroll
            if index.item == 0, !anchor.isSelected { return (section, scroll.initialOffset) }
            let desired = frame.min(scroll.axis) - across
            return (section, scroll.rest(nearestTo: desired, showing: frame))
        }
    }

    private mutating func changeSidewaysOffsets(
        _ change: (CollectionView, inout SidewaysOffsets<SectionID>) -> Void
    ) {
        let before = sideways.offsets.byID
        var offsets = sideways.offsets
        change(self, &offsets)
        sideways.offsets = offsets
        for (id, offset) in sideways.offsets.byID where before[id] != offset {
            sectionObserver.didScroll?(id, offset)
        }
    }
}
