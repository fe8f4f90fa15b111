import CollectionLayouts
import CollectionSnapshots

@testable import CollectionViews

/// Access to a fresh copy of a view and to the rows of its items.
extension TestView {
    /// Returns a new view with the same layout, data and inputs.
    func remade() -> TestView {
        func open(_ layout: some CollectionLayoutConvertible<Int>) -> TestView {
            TestView(layout: layout, snapshot: snapshot)
        }
        var view = open(layout)
        view.update {
            $0.environment = environment
            $0.offsetQuantum = offsetQuantum
            $0.measurement = measurement
        }
        return view
    }

    /// Returns the row of the view in which an item begins.
    func row(ofItem id: Int) -> Double? {
        frame(ofItem: id).map { (limits.snapped($0.minY, .vertical) - contentOffset.y) / 16 }
    }

    /// The first item among the scroll anchors.
    var topmostItem: Int? {
        for anchor in currentAnchor.anchors {
            if case .item(let id) = anchor.subject { return id }
        }
        return nil
    }
}

/// The visible range and the scroll anchor, found by a search through all elements.
extension TestView {
    /// Returns the scroll anchor by its definition, found by a search through all visible elements. The anchor is the
    /// selected item if it is visible. Otherwise it is the first element of the widest column that reaches below the
    /// top edge and the pinned header.
    ///
    /// Returns `nil` if the anchor is a header or a footer. With `ofItemsOnly`, only items count.
    func anchor(ofItemsOnly isItem: Bool = false) -> Int? {
        if let selection, isVisible(selection) { return selection }
        guard let widest = arrangement.columns.map(\.width).max(),
            let column = arrangement.columns.first(where: { $0.width > widest - 1e-6 })
        else { return nil }
        func isBelow(_ frame: Rect, _ section: Int) -> Bool {
            let header = arrangement.frame(of: .header, inSection: section, in: viewport)
            let isPinned = header.map { $0 != arrangement.headerFrame(ofSection: section) }
            let bottom = isPinned == true ? header?.maxY ?? 0 : 0
            return frame.maxY > max(viewport.visibleTop, bottom)
        }
        return visibleElements.filter {
            arrangement.column(ofSection: $0.sectionIndex) == column && $0.kind != .background
                && (!isItem || $0.kind == .item) && isBelow($0.frame, $0.sectionIndex)
        }.min {
            ($0.sectionIndex, $0.frame.minY, $0.frame.minX) < (
                $1.sectionIndex, $1.frame.minY, $1.frame.minX
            )
        }?.item
    }

    /// Whether a part of an item is in the view, uncovered by pinned elements, and in the window of its section.
    func isVisible(_ item: Int) -> Bool {
        guard let index = index(ofItem: item),
            let frame = arrangement.frame(
                of: .item, item: index.item, inSection: index.section, in: viewport)
        else { return false }
        let isInView = shows(
            frame, inSection: index.section, at: contentOffset[scrollDirection])
        guard let scroll = arrangement.sidewaysScroll(ofSection: index.section) else {
            return isInView
        }
        return isInView && frame.max(scroll.axis) > scroll.frame.min(scroll.axis)
            && frame.min(scroll.axis) < scroll.frame.max(scroll.axis)
    }

    /// Returns the range along the scroll axis in which no pinned element covers the items of a section. The range
    /// serves as the reference for `sight`.
    func uncovered(inSection section: Int, at offset: Double) -> (start: Double, end: Double) {
        let axis = scrollDirection
        var viewport = viewport
        let length = viewport.bounds.size[axis]
        viewport.bounds = viewport.bounds.spanning(offset, offset + length, axis)
        var start = offset + viewport.insets.start(axis)
        var end = offset + length - viewport.insets.end(axis)
        if let bar = arrangement.layoutFrame(of: .supplementary(1), in: viewport) {
            start = max(start, bar.max(axis))
        }
        if let bar = arrangement.layoutFrame(of: .supplementary(2), in: viewport) {
            end = min(end, bar.min(axis))
        }
        if let header = arrangement.frame(of: .header, inSection: section, in: viewport),
            header != arrangement.headerFrame(ofSection: section)
        {
            start = max(start, header.max(axis))
        }
        if let footer = arrangement.frame(of: .footer, inSection: section, in: viewport),
            footer != arrangement.footerFrame(ofSection: section)
        {
            end = min(end, footer.min(axis))
        }
        return (start, end)
    }

    /// Whether a part of a frame is uncovered at an offset.
    func shows(_ frame: Rect, inSection section: Int, at offset: Double) -> Bool {
        let room = uncovered(inSection: section, at: offset)
        return frame.max(scrollDirection) > room.start && frame.min(scrollDirection) < room.end
    }
}
