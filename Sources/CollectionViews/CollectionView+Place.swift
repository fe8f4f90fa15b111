import CollectionLayouts
import CollectionSnapshots

/// The reader's place: saving it.
extension CollectionView {
    /// Columns whose widths differ by less count as equal, as the last column gets the rounding error. In points.
    private static var tolerance: Double { 1e-6 }

    /// How many anchors are kept for a column, besides the first visible item of each section. If all of them are
    /// deleted at once, the data has to be searched.
    private static var mostAnchors: Int { 16 }

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
}
