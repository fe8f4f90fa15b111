import CollectionLayouts
import CollectionSnapshots

/// Keeping sections where they are scrolled to, whatever becomes of their size, their layout and their data.
extension CollectionView {
    /// What the sections that are scrolled sideways show. O(scrolled sections), a read of one each.
    var sidewaysPlaces: [SectionID: SidewaysPlace] {
        var places: [SectionID: SidewaysPlace] = [:]
        for (id, offset) in sideways.offsets.byID {
            places[id] = SidewaysPlace(offset: offset)
            guard let section = sidewaysSection(id),
                let item = itemToKeep(in: section, at: offset),
                let frame = arrangement.frame(of: item)
            else { continue }
            let axis = section.scroll.axis
            places[id]?.leading = item
            places[id]?.distance =
                frame.min(axis) - offset - section.scroll.frame.min(axis)
        }
        return places
    }

    /// The selected item if the section shows it, else the first that begins behind the leading edge.
    private func itemToKeep(
        in section: SidewaysSection<SectionID>, at offset: Double
    ) -> ItemIndex? {
        if let selected, selected.index.section == section.index,
            let frame = arrangement.frame(of: selected.index),
            isInSightSideways(frame, inSection: section.index)
        {
            return selected.index
        }
        let axis = section.scroll.axis
        let edge = section.scroll.frame.min(axis) - 1e-6
        let window = Viewport(
            bounds: section.scroll.frame, sidewaysOffsets: [section.index: offset])
        let items = arrangement.elements(in: window).filter {
            $0.kind == .item && $0.section == section.index
        }
        let behind = items.filter { $0.frame.min(axis) >= edge }
        let first = (behind.isEmpty ? items : behind).min {
            $0.frame.min(axis) < $1.frame.min(axis)
        }
        return first.map { ItemIndex(section: $0.section, item: $0.item) }
    }

    /// After a change of size or layout: sections show what they showed, and the selected item is not lost.
    mutating func keepSidewaysOffsets(at place: Place<SectionID, ItemID>) {
        changeSidewaysOffsets { view, id, offset, scroll in
            // One that was only moved to show the selection goes back with it.
            guard let place = place.sideways[id] else { return scroll.initialOffset }
            return place.offset(in: scroll, view.arrangement)
        }
        guard place.showsSelection, let selected, let frame = arrangement.frame(of: selected.index)
        else { return }
        showSideways(frame, ofItem: selected.index, at: .nearest, animated: false)
    }

    /// After a change of data: sections keep their offsets as far as they reach.
    mutating func clampSidewaysOffsets() {
        changeSidewaysOffsets { _, _, offset, scroll in scroll.clamped(offset) }
    }

    private mutating func changeSidewaysOffsets(
        _ change: (CollectionView, SectionID, Double, SidewaysScroll) -> Double
    ) {
        let before = sideways.offsets.byID
        var state = sideways
        state.fit(to: snapshot, arrangement) { change(self, $0, $1, $2) }
        sideways = state
        for (id, offset) in sideways.offsets.byID where before[id] != offset {
            sectionObserver.didScroll?(id, offset)
        }
    }
}
