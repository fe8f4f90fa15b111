import CollectionLayouts
import CollectionSnapshots

extension CollectionView {
    /// The visible elements in drawing order: by `zIndex`, then by section. Hidden elements are left out.
    ///
    /// While an animation runs, elements are at their animated positions, and elements that disappear are included.
    ///
    /// - Complexity: O(log sections + log lines + visible). `read(into:)` does the same without allocations.
    public var visibleElements: [Element<SectionID, ItemID>] {
        var buffer = ElementBuffer<SectionID, ItemID>()
        read(into: &buffer)
        return buffer.elements
    }

    /// Replaces the contents of a buffer by `visibleElements`.
    ///
    /// Keep the buffer from frame to frame: then reading allocates nothing. Inlinable, so that the loop is specialised
    /// for the caller's identifier types.
    @inlinable
    public func read(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        readAttributes(into: &buffer)
        guard !isMoving else { return }
        for attributes in buffer.attributes where !attributes.isHidden {
            buffer.elements.append(element(attributes))
        }
    }

    /// Calls `body` with each of `visibleElements`, without keeping them.
    ///
    /// Keep the buffer from frame to frame: then reading allocates nothing. Its contents afterwards are unspecified.
    @inlinable
    package func forEachVisibleElement(
        using buffer: inout ElementBuffer<SectionID, ItemID>,
        _ body: (Element<SectionID, ItemID>) -> Void
    ) {
        readAttributes(into: &buffer)
        guard !isMoving else { return buffer.elements.forEach(body) }
        for attributes in buffer.attributes where !attributes.isHidden {
            body(element(attributes))
        }
    }

    /// Fills a buffer with the attributes of the visible elements in drawing order, or during a transition with the
    /// moving elements.
    @inlinable
    func readAttributes(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        buffer.attributes.removeAll(keepingCapacity: true)
        buffer.elements.removeAll(keepingCapacity: true)
        arrangement.appendElements(in: viewport, to: &buffer.attributes)
        guard !isMoving else { return appendInTransition(to: &buffer) }
        // Equal ones stay in order: sorting is stable.
        buffer.attributes.sort { $0.zIndex < $1.zIndex }
    }

    /// The identifiers of the items that are visible, even in part, in order of sections. Hidden items are left out.
    ///
    /// During an animation items count as being at their final places.
    public var visibleItems: [ItemID] {
        arrangement.elements(in: viewport).compactMap { $0.isHidden ? nil : element($0).item }
    }

    /// The topmost element at a point; nil when there is none.
    ///
    /// The point is in points from the view's upper left corner.
    public func element(at point: Point) -> Element<SectionID, ItemID>? {
        arrangement.element(
            at: Point(x: point.x + offset.x, y: point.y + offset.y), in: viewport
        ).map { element($0) }
    }

    /// The number of columns of sections that have a width.
    public var columnCount: Int { arrangement.columnCount }

    /// The position of an item in the data; nil when there is no such item. O(log sections) in ranges.
    public func index(ofItem id: ItemID) -> ItemIndex? {
        inputs.snapshot.position(ofItem: id).map { ItemIndex(section: $0.section, item: $0.offset) }
    }

    /// The identifier of the item at an index. Stops the program when there is no item at that index.
    public func item(at index: ItemIndex) -> ItemID {
        inputs.snapshot.itemIdentifier(at: index.item, inSectionAt: index.section)
    }

    /// The frame of an item in content coordinates, in points, visible or not.
    ///
    /// Nil when there is no such item, or when it takes no room.
    public func frame(ofItem id: ItemID) -> Rect? {
        index(ofItem: id).flatMap { arrangement.frame(of: $0) }
    }

    /// Adds identifiers to an arrangement's answer.
    @inlinable
    func element(_ attributes: LayoutAttributes) -> Element<SectionID, ItemID> {
        let section = inputs.snapshot.sectionIdentifier(at: attributes.section)
        guard case .item = attributes.kind else {
            return Element(attributes, section: section, item: nil, isSelected: false)
        }
        let isSelected =
            selected.map {
                $0.index.section == attributes.section && $0.index.item == attributes.item
            } ?? false
        return Element(
            attributes, section: section,
            item: inputs.snapshot.itemIdentifier(
                at: attributes.item, inSectionAt: attributes.section),
            isSelected: isSelected)
    }
}
