import CollectionLayouts
import CollectionSnapshots

/// The reader's place: saving and restoring it.
extension CollectionView {
    /// Columns whose widths differ by less count as equal, as the last column gets the rounding error. In points.
    private static var tolerance: Double { 1e-6 }

    /// How many anchors are kept for a column, besides the first visible item of each section. If all of them are
    /// deleted at once, the data has to be searched.
    private static var mostAnchors: Int { 16 }

    /// How many items are tried when all visible ones were deleted; after them whole sections are tried.
    private static var longestSearch: Int { 10_000 }

    /// Where the reader is now. O(log + visible).
    var currentPlace: Place<SectionID, ItemID> {
        let axis = scrollDirection
        var place = Place<SectionID, ItemID>(
            offset: offset, axis: axis,
            isAtStart: offset[axis] <= limits[axis].lowerBound, anchors: [])
        place.sideways = sidewaysPlaces
        if let selected, let frame = arrangement.frame(of: selected.index),
            isInSight(frame, inSection: selected.index.section, at: offset),
            isInSightSideways(frame, inSection: selected.index.section)
        {
            place.showsSelection = true
            place.anchors.append(
                Anchor(
                    subject: .item(selected.id), isSelected: true,
                    top: limits.snapped(frame.min(axis), axis),
                    across: across(frame, inSection: selected.index.section)))
        }
        let elements = elementsByColumn
        // The widest first, and of equal ones the left one.
        let columns = arrangement.columns.sorted {
            abs($0.width - $1.width) > Self.tolerance ? $0.width > $1.width : $0.index < $1.index
        }
        for column in columns { appendAnchors(among: elements[column.index], to: &place.anchors) }
        return place
    }

    /// The elements in sight of each column, without backgrounds.
    private var elementsByColumn: [[LayoutAttributes]] {
        var columns: [[LayoutAttributes]] = arrangement.columns.map { _ in [] }
        var (latest, column) = (-1, nil as Int?)
        for element in arrangement.elements(in: viewport) where element.kind != .background {
            if element.section != latest {
                latest = element.section
                column = arrangement.column(ofSection: latest)?.index
            }
            if let column { columns[column].append(element) }
        }
        return columns
    }

    /// Adds the elements of a column from the top edge down: first those of the lowest section that
    /// meets it.
    private func appendAnchors(
        among own: [LayoutAttributes], to anchors: inout [Anchor<SectionID, ItemID>]
    ) {
        let axis = scrollDirection
        let visibleTop = arrangement.uncovered(viewport).visibleStart(axis)
        // Elements behind a pinned header do not count as visible. One that scrolls away with its section hides none.
        let edge = own.reduce(visibleTop) { edge, element in
            let start = element.frame.min(axis)
            let isPinnedThere =
                element.kind == .header && element.isPinned
                && (start == visibleTop || start < visibleTop && subject(of: element) == nil)
            return isPinnedThere ? max(edge, element.frame.max(axis)) : edge
        }
        let limits = limits
        let end = anchors.count + Self.mostAnchors
        var latest = -1
        for element in own where element.frame.max(axis) > edge {
            // Always keep the first visible item of each section: if the section becomes a shelf, it shows that item.
            let isFirst = element.kind == .item && element.section != latest
            if isFirst { latest = element.section }
            guard isFirst || anchors.count < end, let subject = subject(of: element) else {
                continue
            }
            let sight = sight(inSection: element.section, at: offset)
            let top = limits.snapped(element.frame.min(axis), axis)
            anchors.append(
                Anchor(
                    subject: subject,
                    // As drawn, beginning at a whole row.
                    isInSight: top + element.frame.size[axis] > sight.start && top < sight.end,
                    top: top, across: across(element.frame, inSection: element.section)))
        }
    }

    /// Where a frame begins across, unless its section scrolls that way.
    private func across(_ frame: Rect, inSection section: Int) -> Double? {
        let scrolls = arrangement.sidewaysScroll(ofSection: section) != nil
        return scrolls ? nil : frame.min(scrollDirection.crossing)
    }

    /// The element's identifier; nil if it is pinned and not at its own place.
    private func subject(of element: LayoutAttributes) -> Anchor<SectionID, ItemID>.Subject? {
        let section = inputs.snapshot.sectionIdentifier(at: element.section)
        switch element.kind {
        case .item:
            return .item(item(at: ItemIndex(section: element.section, item: element.item)))
        case .header:
            return arrangement.headerFrame(ofSection: element.section) == element.frame
                ? .header(section) : nil
        case .footer:
            return arrangement.footerFrame(ofSection: element.section) == element.frame
                ? .footer(section) : nil
        case .background, .supplementary, .decoration:
            return nil
        }
    }

    /// The offset that keeps a place in the current arrangement.
    ///
    /// - Parameter inSight: Whether the anchor must stay visible.
    func offset(keeping place: Place<SectionID, ItemID>, inSight: Bool = true) -> Point {
        // If the layout scrolls along the other axis now, begin at the start across.
        var offset = place.axis == scrollDirection ? place.offset : limits.start
        offset[scrollDirection] = distance(keeping: place, inSight)
        return limits.clamped(offset)
    }

    /// The same along the scroll direction.
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
        // At the start the reader stays there, unless a selected item would be lost.
        if place.isAtStart && (!anchor.isSelected || isInSight(at: start)) { return start }
        // Exactly the old offset when the anchor is where it was.
        let kept = limits.clamped(
            former + (limits.snapped(frame.min(axis), axis) - anchor.top), axis)
        if !inSight || isInSight(at: kept) || !anchor.isInSight { return kept }
        return self.offset(showing: frame, inSection: section, at: .nearest, from: kept)
    }

    /// The best anchor that still exists, with its frame and section.
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

    /// Whether any part of an element is visible when its upper edge is rounded to a row, as it is drawn.
    private func isDrawnInSight(_ frame: Rect, inSection section: Int, at offset: Point) -> Bool {
        let axis = scrollDirection
        let start = limits.snapped(frame.min(axis), axis)
        let drawn = frame.spanning(start, start + frame.size[axis], axis)
        return isInSight(drawn, inSection: section, at: offset)
    }

    /// An anchor's frame and section in the current arrangement; nil if it is gone or has no frame.
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

/// Places whose elements were deleted from the data.
extension CollectionView {
    /// The place with an anchor that still exists: the next item after the visible ones in the old data, else the last
    /// one before them. Searches item by item, then section by section.
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
