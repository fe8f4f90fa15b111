import CollectionLayouts
import CollectionSnapshots

extension CollectionView {
    /// The elements that are seen, in drawing order: by zIndex, and equal ones in order of
    /// sections. Hidden ones are left out.
    ///
    /// While the view `isMoving` they are where they are seen at that time, with those that disappear.
    ///
    /// Complexity: O(log sections + log lines + visible). `read(into:)` is the same without
    /// allocations.
    public var visibleElements: [Element<SectionID, ItemID>] {
        var buffer = ElementBuffer<SectionID, ItemID>()
        read(into: &buffer)
        return buffer.elements
    }

    /// Replaces the contents of a buffer by `visibleElements`.
    ///
    /// Inlinable, so that a caller who knows the identifiers' types gets a loop made for them.
    @inlinable
    public func read(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        readAttributes(into: &buffer)
        guard !isMoving else { return }
        for attributes in buffer.attributes where !attributes.isHidden {
            buffer.elements.append(element(attributes))
        }
    }

    /// Calls `body` with each of `visibleElements`, and keeps none of them. The buffer costs no allocation when it is
    /// used again; what it holds afterwards means nothing.
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

    /// Replaces the contents of a buffer by the attributes of what is seen in drawing order, or in a transition by the
    /// elements.
    @inlinable
    func readAttributes(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        buffer.attributes.removeAll(keepingCapacity: true)
        buffer.elements.removeAll(keepingCapacity: true)
        arrangement.appendElements(in: viewport, to: &buffer.attributes)
        guard !isMoving else { return appendInTransition(to: &buffer) }
        // Equal ones stay in order: sorting is stable.
        buffer.attributes.sort { $0.zIndex < $1.zIndex }
    }

    /// The identifiers of the items that are seen, even in part, in order of sections; hidden ones are left out.
    /// As for everything but drawing, what moves counts as being in its place.
    public var visibleItems: [ItemID] {
        arrangement.elements(in: viewport).compactMap { $0.isHidden ? nil : element($0).item }
    }

    /// The topmost element at a point of the view, in points from its upper left corner; nil where
    /// there is none.
    public func element(at point: Point) -> Element<SectionID, ItemID>? {
        arrangement.element(
            at: Point(x: point.x + offset.x, y: point.y + offset.y), in: viewport
        ).map { element($0) }
    }

    /// The number of columns that have a width.
    public var columnCount: Int { arrangement.columnCount }

    /// Where an item is in the data, nil when there is no such item. O(log sections) in ranges.
    public func index(ofItem id: ItemID) -> ItemIndex? {
        inputs.snapshot.position(ofItem: id).map { ItemIndex(section: $0.section, item: $0.offset) }
    }

    /// The identifier of an item. Stops when there is none at that index.
    public func item(at index: ItemIndex) -> ItemID {
        inputs.snapshot.itemIdentifier(at: index.item, inSectionAt: index.section)
    }

    /// The frame of an item in content coordinates, in points, whether it is seen or not; nil when
    /// there is no such item or it takes no room.
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
