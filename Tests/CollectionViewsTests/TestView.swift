import CollectionLayouts
import CollectionSnapshots

@testable import CollectionViews

/// Making a view anew, and where its items are.
extension TestView {
    /// A view made anew of what this one was made of.
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

    /// The row of the view in which an item begins.
    func row(ofItem id: Int) -> Double? {
        frame(ofItem: id).map { (limits.snapped($0.minY, .vertical) - contentOffset.y) / 16 }
    }

    /// The item by which the reader's place is kept.
    var topmostItem: Int? {
        for anchor in currentPlace.anchors {
            if case .item(let id) = anchor.subject { return id }
        }
        return nil
    }
}

/// What is in sight, and keeps the place, by looking at everything.
extension TestView {
    /// The item that keeps the place, by the words of the rule, found by looking at every element: selected and in
    /// sight, else the first one that reaches below the top edge and its pinned header in the widest column.
    ///
    /// Nil for a header or footer, unless only items count.
    func anchor(ofItemsOnly isItem: Bool = false) -> Int? {
        if let selection, isInSight(selection) { return selection }
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

    /// Whether any of an item is neither out of the view, nor behind what is pinned, nor out of its own section.
    func isInSight(_ item: Int) -> Bool {
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

    /// Where at an offset nothing covers the items of a section: the law that `sight` is held against.
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

    /// Whether any of a frame is uncovered at an offset.
    func shows(_ frame: Rect, inSection section: Int, at offset: Double) -> Bool {
        let room = uncovered(inSection: section, at: offset)
        return frame.max(scrollDirection) > room.start && frame.min(scrollDirection) < room.end
    }
}
