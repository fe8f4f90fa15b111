import CollectionLayouts
import CollectionSnapshots

/// Reading the reader's scroll position.
extension CollectionView {
    /// The tolerance for equal column widths, in points. The last column is wider or narrower by a rounding error.
    private static var tolerance: Double { 1e-6 }

    /// The number of anchors of a column after which only the first visible item of each section becomes an anchor.
    /// With few anchors, a change of the data may delete all of them. In that case, the view must search the data for
    /// another anchor.
    private static var mostAnchors: Int { 16 }

    /// The reader's current scroll position. O(log + visible).
    var currentAnchor: ScrollAnchor<SectionID, ItemID> {
        let (axis, limits) = (scrollDirection, limits)
        var scrollAnchor = ScrollAnchor<SectionID, ItemID>(
            offset: offset, axis: axis,
            isAtStart: offset[axis] <= limits[axis].lowerBound,
            isAtEnd: offset[axis] >= limits[axis].upperBound, anchors: [])
        scrollAnchor.sideways = sidewaysAnchors
        if let selected, let frame = solved.frame(of: selected.index),
            isVisible(frame, inSection: selected.index.section, at: offset),
            isVisibleSideways(frame, inSection: selected.index.section)
        {
            scrollAnchor.showsSelection = true
            scrollAnchor.anchors.append(
                AnchorElement(
                    subject: .item(selected.id), isSelected: true,
                    top: limits.snapped(frame.min(axis), axis),
                    across: across(frame, inSection: selected.index.section)))
        }
        let elements = elementsByColumn
        // Sort the columns by width, the widest first. Of columns with equal widths, the left column comes first.
        let columns = solved.columns.sorted {
            abs($0.width - $1.width) > Self.tolerance ? $0.width > $1.width : $0.index < $1.index
        }
        for column in columns {
            appendAnchors(among: elements[column.index], to: &scrollAnchor.anchors)
        }
        return scrollAnchor
    }

    /// The visible elements of each column, without backgrounds.
    private var elementsByColumn: [[LayoutAttributes]] {
        var columns: [[LayoutAttributes]] = solved.columns.map { _ in [] }
        var (latest, column) = (-1, nil as Int?)
        for element in solved.elements(in: ownViewport) where element.kind != .background {
            if element.section != latest {
                latest = element.section
                column = solved.column(ofSection: latest)?.index
            }
            if let column { columns[column].append(element) }
        }
        return columns
    }

    /// Adds anchors for those elements of a column that end below the view's top edge, in section order.
    private func appendAnchors(
        among own: [LayoutAttributes], to anchors: inout [AnchorElement<SectionID, ItemID>]
    ) {
        let axis = scrollDirection
        let visibleTop = solved.uncovered(ownViewport).visibleStart(axis)
        // Elements behind a pinned header do not count as visible. A header that scrolls away with its section hides no
        // elements.
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
            // Always add the first visible item of each section. If a later layout scrolls the section sideways, the
            // section shows this item.
            let isFirst = element.kind == .item && element.section != latest
            if isFirst { latest = element.section }
            guard isFirst || anchors.count < end, let subject = subject(of: element) else {
                continue
            }
            let visibleRange = visibleRange(inSection: element.section, at: offset)
            let top = limits.snapped(element.frame.min(axis), axis)
            anchors.append(
                AnchorElement(
                    subject: subject,
                    // An element is drawn from a whole row on.
                    isVisible: top + element.frame.size[axis] > visibleRange.start
                        && top < visibleRange.end,
                    top: top, across: across(element.frame, inSection: element.section)))
        }
    }

    /// Returns the start of a frame across the scroll direction, in points; nil if the section scrolls along that axis.
    private func across(_ frame: Rect, inSection section: Int) -> Double? {
        let scrolls = solved.sidewaysScroll(ofSection: section) != nil
        return scrolls ? nil : frame.min(scrollDirection.crossing)
    }

    /// Returns the subject that identifies an element in its anchor. Returns nil if the element is pinned away from its
    /// own frame, or if elements of its kind cannot be anchors.
    private func subject(of element: LayoutAttributes) -> AnchorElement<SectionID, ItemID>.Subject?
    {
        let section = inputs.snapshot.sectionIdentifier(at: element.section)
        switch element.kind {
        case .item:
            return .item(item(at: ItemIndex(section: element.section, item: element.item)))
        case .header:
            return solved.headerFrame(ofSection: element.section) == element.frame
                ? .header(section) : nil
        case .footer:
            return solved.footerFrame(ofSection: element.section) == element.frame
                ? .footer(section) : nil
        case .background, .supplementary, .decoration:
            return nil
        }
    }
}
