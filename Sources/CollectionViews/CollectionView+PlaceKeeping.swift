import CollectionLayouts
import CollectionSnapshots

/// Restoring the reader's scroll position.
extension CollectionView {
    /// Returns the offset that keeps a scroll position in the current arrangement.
    ///
    /// - Parameter inSight: Whether the anchor must stay visible.
    func offset(keeping place: Place<SectionID, ItemID>, inSight: Bool = true) -> Point {
        // If the layout now scrolls along the other axis, the offset across it begins at its lower limit.
        var offset = place.axis == scrollDirection ? place.offset : limits.start
        offset[scrollDirection] = distance(keeping: place, inSight)
        return limits.clamped(offset)
    }

    /// Returns the offset along the scroll direction that keeps a scroll position.
    private func distance(
        keeping place: Place<SectionID, ItemID>, _ inSight: Bool
    ) -> Double {
        let limits = limits
        let axis = scrollDirection
        let start = limits[axis].lowerBound
        let former = place.offset[place.axis]
        guard let (anchor, frame, section) = survivor(of: place) else {
            return place.isAtStart || axis != place.axis ? start : former
        }
        func isInSight(at distance: Double) -> Bool {
            var there = limits.start
            there[axis] = distance
            return self.isInSight(frame, inSection: section, at: there)
                || isDrawnInSight(frame, inSection: section, at: there)
        }
        // A view at the start of its content stays there, unless a selected item would become invisible.
        if place.isAtStart && (!anchor.isSelected || isInSight(at: start)) { return start }
        // If the anchor has not moved, this is exactly the old offset.
        let kept = limits.clamped(
            former + (limits.snapped(frame.min(axis), axis) - anchor.top), axis)
        if !inSight || isInSight(at: kept) || !anchor.isInSight { return kept }
        return self.offset(showing: frame, inSection: section, at: .nearest, from: kept)
    }

    /// Returns the best anchor that still exists, with its frame and section.
    private func survivor(
        of place: Place<SectionID, ItemID>
    ) -> (anchor: Anchor<SectionID, ItemID>, frame: Rect, section: Int)? {
        for anchor in place.anchors {
            if let (frame, section) = element(of: anchor.subject) {
                return (anchor, frame, section)
            }
        }
        return nil
    }

    /// Returns whether any part of an element is visible as drawn, with its upper edge rounded to a row.
    private func isDrawnInSight(_ frame: Rect, inSection section: Int, at offset: Point) -> Bool {
        let axis = scrollDirection
        let start = limits.snapped(frame.min(axis), axis)
        let drawn = frame.spanning(start, start + frame.size[axis], axis)
        return isInSight(drawn, inSection: section, at: offset)
    }

    /// Returns an anchor's frame and section in the current arrangement; nil if the element was deleted or has no
    /// frame.
    private func element(
        of subject: Anchor<SectionID, ItemID>.Subject
    ) -> (frame: Rect, section: Int)? {
        func placed(_ id: SectionID, _ frame: (Int) -> Rect?) -> (Rect, Int)? {
            guard let section = inputs.snapshot.indexOfSection(id), let frame = frame(section)
            else {
                return nil
            }
            return (frame, section)
        }
        switch subject {
        case .item(let id):
            guard let index = index(ofItem: id), let frame = arrangement.frame(of: index) else {
                return nil
            }
            return (frame, index.section)
        case .header(let id): return placed(id) { arrangement.headerFrame(ofSection: $0) }
        case .footer(let id): return placed(id) { arrangement.footerFrame(ofSection: $0) }
        case .section(let id): return placed(id) { arrangement.frame(ofSection: $0) }
        }
    }
}

/// Scroll positions whose anchors were all deleted from the data.
extension CollectionView {
    /// The largest number of items to try when all visible items were deleted. After these items, the search tries
    /// whole sections.
    private static var longestSearch: Int { 10_000 }

    /// Returns the scroll position with an anchor that still exists. This anchor is the next item after the visible
    /// items in the old data, else the last item before them. Searches item by item, then section by section.
    func surviving(
        _ place: Place<SectionID, ItemID>, _ snapshot: Snapshot<SectionID, ItemID>,
        _ arrangement: Arrangement
    ) -> Place<SectionID, ItemID> {
        var seen: [ItemIndex] = []
        for anchor in place.anchors {
            guard case .item(let id) = anchor.subject,
                let position = snapshot.position(ofItem: id)
            else { continue }
            seen.append(ItemIndex(section: position.section, item: position.offset))
        }
        let anchor =
            survivor(from: seen.max(), step: 1, snapshot, arrangement)
            ?? survivor(from: seen.min(), step: -1, snapshot, arrangement)
        guard let anchor else { return place }
        var place = place
        place.anchors = [anchor]
        return place
    }

    private func survivor(
        from start: ItemIndex?, step: Int, _ snapshot: Snapshot<SectionID, ItemID>,
        _ arrangement: Arrangement
    ) -> Anchor<SectionID, ItemID>? {
        guard let start else { return nil }
        func beside(_ index: ItemIndex) -> ItemIndex? {
            step > 0 ? arrangement.item(after: index) : arrangement.item(before: index)
        }
        var next = beside(start)
        for _ in 0..<Self.longestSearch {
            guard let index = next else { break }
            let subject = Anchor<SectionID, ItemID>.Subject.item(
                snapshot.itemIdentifier(at: index.item, inSectionAt: index.section))
            if element(of: subject) != nil, let frame = arrangement.frame(of: index) {
                return Anchor(
                    subject: subject,
                    top: limits.snapped(frame.min(scrollDirection), scrollDirection))
            }
            next = beside(index)
        }
        var section = start.section
        while section >= 0 && section < snapshot.numberOfSections {
            let subject = Anchor<SectionID, ItemID>.Subject.section(
                snapshot.sectionIdentifier(at: section))
            if element(of: subject) != nil, let frame = arrangement.frame(ofSection: section) {
                return Anchor(
                    subject: subject,
                    top: limits.snapped(frame.min(scrollDirection), scrollDirection))
            }
            section += step
        }
        return nil
    }
}
