import CollectionLayouts
import CollectionSnapshots

@testable import CollectionViews

/// The law that the reader's scroll position is kept.
extension ScrollAnchorWalk {
    /// The least room between pinned elements, in points. With less room, the visibility of an item depends too much on
    /// the offset.
    private static var leastRoom: Double { 4 }

    /// Describes how the view has lost an earlier scroll position. Returns `nil` if the position is kept.
    mutating func fault(
        of scrollAnchor: ScrollAnchor<Int, Int>, _ before: TestView
    ) -> String? {
        let (axis, limits) = (view.scrollDirection, view.limits)
        let offset = view.contentOffset
        guard offset == limits.clamped(offset) else { return "\(offset) is out of \(limits)" }
        if let fault = before.faultOfAnchor { return fault }
        let changesData = view.snapshotVersion != before.snapshotVersion
        if scrollAnchor.isAtEnd, view.scrollPolicy.contains(.staysAtEnd) {
            checks += 1
            let end = limits[axis].upperBound
            return offset[axis] == end ? nil : "left the end \(end) for \(offset[axis])"
        }
        let keepsStart = changesData && view.scrollPolicy.contains(.keepsPositionAtStart)
        for anchor in scrollAnchor.anchors {
            guard let (frame, section) = view.scrollAnchor(of: anchor.subject) else { continue }
            checks += 1
            func isVisible(_ distance: Double) -> Bool {
                var there = limits.start
                there[axis] = distance
                // An item counts as visible with its drawn row or with its exact frame.
                let start = limits.snapped(frame.min(axis), axis)
                let drawn = frame.spanning(start, start + frame.size[axis], axis)
                return view.isVisible(frame, inSection: section, at: there)
                    || view.isVisible(drawn, inSection: section, at: there)
            }
            let start = limits[axis].lowerBound
            let now = offset[axis]
            if scrollAnchor.isAtStart, !keepsStart, !anchor.isSelected || isVisible(start) {
                return abs(now - start) < 1e-6 ? nil : "left the start for \(now)"
            }
            let row = anchor.top - scrollAnchor.offset[scrollAnchor.axis]
            let exact = limits.snapped(frame.min(axis), axis) - row
            let half = limits.quantum[axis] / 2
            let nearest = limits.clamped(exact, axis)
            // Halfway between two steps, both steps are equally near.
            let isHalfway = abs(abs(nearest - exact) - half) < 1e-6
            let wishes =
                isHalfway
                ? [exact - half, exact + half].map { limits.clamped($0, axis) } : [nearest]
            // An anchor that would be outside the visible range is made visible, unless pinned elements leave too
            // little room.
            let visibleRange = view.visibleRange(inSection: section, at: offset)
            let isCovered =
                visibleRange.end - visibleRange.start < max(limits.quantum[axis], Self.leastRoom)
            let isShown = isVisible(now) || isCovered || frame.size[axis] == 0
            let isKept = wishes.contains { wish in
                abs(now - wish) < 1e-6 || anchor.isVisible && !isVisible(wish) && isShown
            }
            return isKept
                ? nil : "\(anchor.subject) was located at \(row), so \(now) is not \(nearest)"
        }
        return nil
    }

    /// Describes the first section that shows other items than before. Returns `nil` if there is none.
    mutating func sidewaysFault(_ before: TestView) -> String? {
        guard before.scrollDirection == view.scrollDirection else { return nil }
        for index in 0..<view.snapshot.numberOfSections {
            let id = view.snapshot.sectionIdentifier(at: index)
            let holdsSelection =
                view.selection.map { view.index(ofItem: $0)?.section == index } ?? false
            guard !holdsSelection, let scroll = view.arrangement.sidewaysScroll(ofSection: index),
                let now = view.sidewaysOffset(ofSection: id)
            else { continue }
            checks += 1
            func shows(_ frame: Rect, _ offset: Double) -> Bool {
                frame.max(scroll.axis) - offset > scroll.frame.min(scroll.axis)
                    && frame.min(scroll.axis) - offset < scroll.frame.max(scroll.axis)
            }
            let old = before.arrangement.sidewaysScroll(ofSection: index)
            let wish: Double
            let frame: Rect
            if let old {
                guard before.sideways.offsets.byID[id] != nil else {
                    guard now != scroll.initialOffset else { continue }
                    return "section \(id) was never scrolled and is at \(now)"
                }
                guard let was = before.sidewaysOffset(ofSection: id),
                    let seen = before.leadingItem(of: old, at: was),
                    let scrollAnchor = view.frame(ofItem: seen.item)
                else { continue }
                frame = scrollAnchor
                wish = frame.min(scroll.axis) - scroll.frame.min(scroll.axis) - seen.distance
            } else {
                guard let item = before.firstItem(ofSection: index),
                    let seen = before.frame(ofItem: item),
                    let scrollAnchor = view.frame(ofItem: item)
                else { continue }
                frame = scrollAnchor
                wish =
                    view.index(ofItem: item)?.item == 0
                    ? scroll.initialOffset : frame.min(scroll.axis) - seen.min(scroll.axis)
            }
            let rest = scroll.clamped(scroll.stop(nearestTo: wish))
            let isKept = abs(now - rest) < 1e-6 || abs(now - scroll.clamped(wish)) < 1e-6
            // If the nearest stop hides the item of a new shelf, another stop that shows the item is used.
            let other = scroll.clamped(scroll.offset(showing: frame, at: .nearest, from: rest))
            let isHidden =
                old == nil && wish != scroll.initialOffset && !shows(frame, rest)
                && shows(frame, other)
            guard isHidden ? !shows(frame, now) : !isKept else { continue }
            return "section \(id) is at \(now), and not at \(rest)"
        }
        return nil
    }
}

extension TestView {
    /// Returns the frame of an anchor and its section. `nil` if the element is gone or has no frame.
    fileprivate func scrollAnchor(
        of subject: AnchorElement<Int, Int>.Subject
    ) -> (frame: Rect, section: Int)? {
        let section: Int?
        let frame: (Int) -> Rect?
        switch subject {
        case .item(let id):
            (section, frame) = (index(ofItem: id)?.section, { _ in self.frame(ofItem: id) })
        case .header(let id):
            (section, frame) = (
                snapshot.indexOfSection(id), { arrangement.headerFrame(ofSection: $0) }
            )
        case .footer(let id):
            (section, frame) = (
                snapshot.indexOfSection(id), { arrangement.footerFrame(ofSection: $0) }
            )
        case .section(let id):
            (section, frame) = (snapshot.indexOfSection(id), { arrangement.frame(ofSection: $0) })
        }
        return section.flatMap { section in frame(section).map { ($0, section) } }
    }

    /// A description of the fault of the current scroll anchor by the definition of the rule. `nil` if the anchor is
    /// right.
    fileprivate var faultOfAnchor: String? {
        let axis = scrollDirection
        let (current, position) = (currentAnchor, scrollPosition)
        guard current.isAtStart == position.isAtStart, current.isAtEnd == position.isAtEnd else {
            return "\(current) is not at \(position)"
        }
        let anchor = current.anchors.first
        if let selection, let index = index(ofItem: selection),
            let frame = arrangement.frame(of: index),
            isVisible(frame, inSection: index.section, at: contentOffset),
            isVisibleSideways(frame, inSection: index.section)
        {
            if case .item(selection)? = anchor?.subject { return nil }
            return "\(selection) is selected and in sight, but the anchor is \(anchor as Any)"
        }
        // The columns of the elements at their own position that are not completely above the edge of their column.
        let columns = visibleElements.filter { element in
            let own = ownFrame(of: element)
            return element.frame == own && element.frame.max(axis) > edge(inColumnOf: element)
        }.compactMap { arrangement.column(ofSection: $0.sectionIndex) }
        let widest = columns.filter { column in
            columns.allSatisfy { $0.width < column.width + 1e-6 }
        }
        guard let anchor, let (frame, section) = scrollAnchor(of: anchor.subject) else {
            return nil
        }
        let column = arrangement.column(ofSection: section)?.index
        guard widest.isEmpty || current.isAtStart || column == widest.map(\.index).min()
        else {
            return "\(anchor) is not in the widest column"
        }
        let start = visibleRange(inSection: section, at: contentOffset).start
        guard frame.max(axis) > start else { return "\(anchor) is above the edge \(start)" }
        return nil
    }

    /// Returns the frame of an item, header or footer before pinning.
    private func ownFrame(of element: Element<Int, Int>) -> Rect? {
        switch element.kind {
        case .item: element.frame
        case .header: arrangement.headerFrame(ofSection: element.sectionIndex)
        case .footer: arrangement.footerFrame(ofSection: element.sectionIndex)
        default: nil
        }
    }

    /// Returns the start of a column's visible part, below its pinned headers.
    private func edge(inColumnOf element: Element<Int, Int>) -> Double {
        let axis = scrollDirection
        let column = arrangement.column(ofSection: element.sectionIndex)
        let top = viewport.bounds.min(axis) + environment.insets.start(axis)
        let pinned = visibleElements.filter {
            $0.kind == .header && arrangement.column(ofSection: $0.sectionIndex) == column
                && $0.frame != ownFrame(of: $0) && $0.frame.min(axis) <= top
        }
        return pinned.map { $0.frame.max(axis) }.reduce(top, max)
    }

    /// Returns the first item that begins behind the leading edge of a sideways section, and its distance from the
    /// edge.
    fileprivate func leadingItem(
        of scroll: SidewaysScroll, at offset: Double
    ) -> (item: Int, distance: Double)? {
        let axis = scroll.axis
        let places = snapshot.itemIdentifiers(inSectionAt: scroll.section).compactMap { item in
            frame(ofItem: item).map { frame in
                (
                    item: item, distance: frame.min(axis) - offset - scroll.frame.min(axis),
                    length: frame.size[axis]
                )
            }
        }
        let seen = places.filter {
            $0.distance + $0.length > 0 && $0.distance < scroll.frame.size[axis]
        }
        let behind = seen.filter { $0.distance >= -1e-6 }
        let first = (behind.isEmpty ? seen : behind).min { $0.distance < $1.distance }
        return first.map { ($0.item, $0.distance) }
    }

    /// Returns the first visible item of a section.
    fileprivate func firstItem(ofSection index: Int) -> Int? {
        let visibleRange = visibleRange(inSection: index, at: contentOffset)
        return visibleElements.first {
            $0.kind == .item && $0.sectionIndex == index
                && $0.frame.max(scrollDirection) > visibleRange.start
                && $0.frame.min(scrollDirection) < visibleRange.end
        }?.item
    }

    /// Describes the first difference between the visible elements of two views. Returns `nil` if there is none.
    func difference(from other: TestView) -> String? {
        if contentOffset != other.contentOffset {
            return "\(contentOffset) instead of \(other.contentOffset)"
        }
        let pair = zip(visibleElements, other.visibleElements).first { now, before in
            now.kind != before.kind || now.section != before.section || now.item != before.item
                || abs(now.frame.x - before.frame.x) > 1e-6
                || abs(now.frame.y - before.frame.y) > 1e-6
        }
        return pair.map { "\($0.kind) at \($0.frame) instead of \($1.kind) at \($1.frame)" }
    }
}
