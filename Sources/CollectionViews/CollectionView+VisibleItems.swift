import CollectionLayouts

/// The visible items, as keys that select see them: after all scrolling has come to rest.
extension CollectionView {
    /// Returns whether any part of an item is visible after all scrolling has come to rest.
    func isVisible(_ index: ItemIndex) -> Bool {
        guard let frame = solved.frame(of: index) else { return false }
        return isVisible(frame, inSection: index.section, at: restingOffset)
            && isVisibleSideways(frame, inSection: index.section)
    }

    /// Returns the first completely visible item, else the first partly visible item. If no item is visible, returns
    /// the first item of the data.
    func firstVisibleItem() -> ItemIndex? {
        let axis = scrollDirection
        let first = visibleItemElements().min {
            ($0.frame.min(axis), $0.frame.min(axis.crossing))
                < ($1.frame.min(axis), $1.frame.min(axis.crossing))
        }
        return first.map { ItemIndex(section: $0.section, item: $0.item) } ?? solved.firstItem
    }

    /// Returns the visible item that is nearest to the item at `index`, in the same column if possible. If no item is
    /// visible, returns the first item of the data; nil if there are no items.
    func nearestVisibleItem(to index: ItemIndex) -> ItemIndex? {
        visibleFrame(of: index).map { nearestVisibleItem(to: $0.middle, columnOf: index) }
            ?? firstVisibleItem()
    }

    /// Returns an item's frame in the content after all scrolling has come to rest, also that of its section.
    func visibleFrame(of index: ItemIndex) -> Rect? {
        solved.frame(
            of: .item, item: index.item, inSection: index.section, in: restingViewport)
    }

    /// Returns the visible item that is nearest to a point of the content, in the column of the item at `index` if
    /// possible; nil if no item is visible.
    func nearestVisibleItem(to point: Point, columnOf index: ItemIndex) -> ItemIndex? {
        let axis = scrollDirection
        let column = solved.column(ofSection: index.section)?.index
        /// Returns the sort key of an element. An element in another column is farther than all elements of the column.
        /// Then the distances count, in this order: along the scroll direction to the frame, across it, and along it to
        /// the frame's middle.
        func distance(_ element: LayoutAttributes) -> (Int, Double, Double, Double) {
            let (frame, own) = (
                element.frame, solved.column(ofSection: element.section)?.index
            )
            return (
                own == column ? 0 : 1,
                max(0, frame.min(axis) - point[axis], point[axis] - frame.max(axis)),
                abs(frame.mid(axis.crossing) - point[axis.crossing]),
                abs(frame.mid(axis) - point[axis])
            )
        }
        let nearest = visibleItemElements().min { distance($0) < distance($1) }
        return nearest.map { ItemIndex(section: $0.section, item: $0.item) }
    }

    /// Returns the completely visible items. If there are none, returns the partly visible items.
    func visibleItemElements() -> [LayoutAttributes] {
        var whole: [LayoutAttributes] = []
        var parts: [LayoutAttributes] = []
        let axis = scrollDirection
        let viewport = restingViewport
        for element in solved.elements(in: viewport)
        where element.kind == .item && !element.isHidden {
            let visibleRange = visibleRange(inSection: element.section, at: viewport.bounds.origin)
            let (start, end) = (element.frame.min(axis), element.frame.max(axis))
            if start >= visibleRange.start && end <= visibleRange.end && isWholeSideways(element) {
                whole.append(element)
            } else if end > visibleRange.start && start < visibleRange.end {
                parts.append(element)
            }
        }
        return whole.isEmpty ? parts : whole
    }

    /// Returns whether an element is completely visible in the viewport of its own section. True if the section does
    /// not scroll sideways.
    private func isWholeSideways(_ element: LayoutAttributes) -> Bool {
        guard let scroll = solved.sidewaysScroll(ofSection: element.section) else {
            return true
        }
        return element.frame.min(scroll.axis) >= scroll.frame.min(scroll.axis) - 1e-6
            && element.frame.max(scroll.axis) <= scroll.frame.max(scroll.axis) + 1e-6
    }
}

extension Rect {
    var middle: Point { Point(x: midX, y: midY) }
}
