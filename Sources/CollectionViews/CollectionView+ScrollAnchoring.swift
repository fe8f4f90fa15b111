import CollectionLayouts
import CollectionSnapshots

/// Restoring the reader's scroll position.
extension CollectionView {
    /// Returns the offset that keeps a scroll position in the current arrangement.
    ///
    /// - Parameter mustBeVisible: Whether the anchor must stay visible.
    func offset(
        keeping scrollAnchor: ScrollAnchor<SectionID, ItemID>, mustBeVisible: Bool = true
    ) -> Point {
        // If the scroll direction has changed, the old offset is useless on both axes. Then the offset across the new
        // scroll direction is at its lower limit.
        var offset = scrollAnchor.axis == scrollDirection ? scrollAnchor.offset : limits.start
        offset[scrollDirection] = distance(keeping: scrollAnchor, mustBeVisible)
        return limits.clamped(offset)
    }

    /// Returns the offset along the scroll direction that keeps a scroll position.
    private func distance(
        keeping scrollAnchor: ScrollAnchor<SectionID, ItemID>, _ mustBeVisible: Bool
    ) -> Double {
        let limits = limits
        let axis = scrollDirection
        if scrollAnchor.isAtEnd && scrollAnchor.policy.contains(.staysAtEnd) {
            return limits[axis].upperBound
        }
        let start = limits[axis].lowerBound
        let former = scrollAnchor.offset[scrollAnchor.axis]
        guard let (anchor, frame, section) = remainingAnchor(of: scrollAnchor) else {
            return scrollAnchor.isAtStart || axis != scrollAnchor.axis ? start : former
        }
        func isVisible(at distance: Double) -> Bool {
            var there = limits.start
            there[axis] = distance
            return self.isVisible(frame, inSection: section, at: there)
                || isVisibleAsDrawn(frame, inSection: section, at: there)
        }
        // A view at the start of its content stays there, unless a selected item would become invisible.
        let staysAtStart =
            scrollAnchor.isAtStart && !scrollAnchor.policy.contains(.keepsPositionAtStart)
        if staysAtStart && (!anchor.isSelected || isVisible(at: start)) { return start }
        // Add the distance that the anchor has moved to the old offset. If the anchor has not moved, the sum is exactly
        // the old offset.
        let kept = limits.clamped(
            former + (limits.snapped(frame.min(axis), axis) - anchor.top), axis)
        if !mustBeVisible || isVisible(at: kept) || !anchor.isVisible { return kept }
        return self.offset(showing: frame, inSection: section, at: .nearest, from: kept)
    }

    /// Returns the best anchor that still exists, with its frame and section.
    private func remainingAnchor(
        of scrollAnchor: ScrollAnchor<SectionID, ItemID>
    ) -> (anchor: AnchorElement<SectionID, ItemID>, frame: Rect, section: Int)? {
        for anchor in scrollAnchor.anchors {
            if let (frame, section) = element(of: anchor.subject) {
                return (anchor, frame, section)
            }
        }
        return nil
    }

    /// Returns whether any part of an element is visible as drawn, with its upper edge rounded to a row.
    private func isVisibleAsDrawn(_ frame: Rect, inSection section: Int, at offset: Point) -> Bool {
        let axis = scrollDirection
        let start = limits.snapped(frame.min(axis), axis)
        let drawn = frame.spanning(start, start + frame.size[axis], axis)
        return isVisible(drawn, inSection: section, at: offset)
    }

    /// Returns an anchor's frame and section in the current arrangement; nil if the element was deleted or has no
    /// frame.
    private func element(
        of subject: AnchorElement<SectionID, ItemID>.Subject
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
            guard let index = index(ofItem: id), let frame = solved.frame(of: index) else {
                return nil
            }
            return (frame, index.section)
        case .header(let id): return placed(id) { solved.headerFrame(ofSection: $0) }
        case .footer(let id): return placed(id) { solved.footerFrame(ofSection: $0) }
        case .section(let id): return placed(id) { solved.frame(ofSection: $0) }
        }
    }
}

/// Replacing the anchors of a scroll position when all of them were deleted from the data.
extension CollectionView {
    /// The maximum number of items that the search for a new anchor tries. After these items, the search tries whole
    /// sections.
    private static var longestSearch: Int { 10_000 }

    /// Returns the scroll position with a new anchor that still exists. The new anchor is the next item after the
    /// formerly visible items in the old data, else the last item before them. Searches item by item, then section by
    /// section.
    func keepingRemainingAnchor(
        _ scrollAnchor: ScrollAnchor<SectionID, ItemID>, _ snapshot: Snapshot<SectionID, ItemID>,
        _ arrangement: Arrangement
    ) -> ScrollAnchor<SectionID, ItemID> {
        var seen: [ItemIndex] = []
        for anchor in scrollAnchor.anchors {
            guard case .item(let id) = anchor.subject,
                let position = snapshot.position(ofItem: id)
            else { continue }
            seen.append(ItemIndex(section: position.section, item: position.offset))
        }
        let anchor =
            remainingAnchor(from: seen.max(), step: 1, snapshot, arrangement)
            ?? remainingAnchor(from: seen.min(), step: -1, snapshot, arrangement)
        guard let anchor else { return scrollAnchor }
        var scrollAnchor = scrollAnchor
        scrollAnchor.anchors = [anchor]
        return scrollAnchor
    }

    private func remainingAnchor(
        from start: ItemIndex?, step: Int, _ snapshot: Snapshot<SectionID, ItemID>,
        _ arrangement: Arrangement
    ) -> AnchorElement<SectionID, ItemID>? {
        guard let start else { return nil }
        func beside(_ index: ItemIndex) -> ItemIndex? {
            step > 0 ? arrangement.item(after: index) : arrangement.item(before: index)
        }
        var next = beside(start)
        for _ in 0..<Self.longestSearch {
            guard let index = next else { break }
            let subject = AnchorElement<SectionID, ItemID>.Subject.item(
                snapshot.itemIdentifier(at: index.item, inSectionAt: index.section))
            if element(of: subject) != nil, let frame = arrangement.frame(of: index) {
                return AnchorElement(
                    subject: subject,
                    top: limits.snapped(frame.min(scrollDirection), scrollDirection))
            }
            next = beside(index)
        }
        var section = start.section
        while section >= 0 && section < snapshot.numberOfSections {
            let subject = AnchorElement<SectionID, ItemID>.Subject.section(
                snapshot.sectionIdentifier(at: section))
            if element(of: subject) != nil, let frame = arrangement.frame(ofSection: section) {
                return AnchorElement(
                    subject: subject,
                    top: limits.snapped(frame.min(scrollDirection), scrollDirection))
            }
            section += step
        }
        return nil
    }
}
