import CollectionLayouts
import CollectionSnapshots

extension CollectionView {
    /// The visible elements in drawing order: by `zIndex`, then by section. Hidden elements are left out.
    ///
    /// The selected item comes after the other elements with its `zIndex`, so that overlapping items never hide its
    /// mark.
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
    /// Reuse the buffer from frame to frame: then reading allocates no memory. The method is inlinable so that the
    /// compiler specialises the loop for the caller's identifier types.
    @inlinable
    public func read(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        readAttributes(into: &buffer)
        guard !isMoving else { return }
        for attributes in buffer.attributes where !attributes.isHidden {
            buffer.elements.append(element(attributes))
        }
    }

    /// Calls `body` with each of `visibleElements`, without storing the elements.
    ///
    /// - Parameter buffer: The buffer that `readAttributes` has filled for the current state of the view.
    @inlinable
    package func forEachVisibleElement(
        in buffer: ElementBuffer<SectionID, ItemID>, _ body: (Element<SectionID, ItemID>) -> Void
    ) {
        guard !isMoving else { return buffer.elements.forEach(body) }
        for attributes in buffer.attributes where !attributes.isHidden {
            body(element(attributes))
        }
    }

    /// Fills a buffer with the attributes of the elements in the viewport, in drawing order. During a transition, also
    /// fills it with the elements at their animated frames.
    ///
    /// Reuse the buffer from frame to frame: then reading allocates no memory.
    @inlinable
    package func readAttributes(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        buffer.attributes.removeAll(keepingCapacity: true)
        buffer.elements.removeAll(keepingCapacity: true)
        solved.appendElements(in: ownViewport, to: &buffer.attributes)
        defer { if solved.isMirrored { flip(&buffer) } }
        guard !isMoving else { return appendInTransition(to: &buffer) }
        // The sort is stable, so elements with equal `zIndex` keep their order.
        buffer.attributes.sort { $0.zIndex < $1.zIndex }
        moveSelectedItemForward(in: &buffer.attributes)
    }

    /// Moves the selected item after the other elements with its `zIndex`. O(visible).
    @usableFromInline
    func moveSelectedItemForward(in elements: inout [LayoutAttributes]) {
        guard let index = selected?.index,
            let position = elements.firstIndex(where: { isItem($0, at: index) })
        else { return }
        let item = elements[position]
        let end = elements[position...].firstIndex { $0.zIndex > item.zIndex } ?? elements.count
        guard end > position + 1 else { return }
        elements.insert(item, at: end)
        elements.remove(at: position)
    }

    private func isItem(_ element: LayoutAttributes, at index: ItemIndex) -> Bool {
        element.kind == .item && element.section == index.section && element.item == index.item
    }

    /// The identifiers of all items that are at least partly visible, in section order, without hidden items.
    ///
    /// During an animation, the items' final frames decide which items are visible.
    public var visibleItems: [ItemID] {
        arrangement.elements(in: viewport).compactMap { $0.isHidden ? nil : element($0).item }
    }

    /// Returns the topmost element at a point; nil if there is none.
    ///
    /// Coordinates are in points, relative to the view's upper left corner. The selected item is in front of the other
    /// elements with its `zIndex`, as in `visibleElements`.
    public func element(at point: Point) -> Element<SectionID, ItemID>? {
        let offset = contentOffset
        let point = Point(x: point.x + offset.x, y: point.y + offset.y)
        guard let found = arrangement.element(at: point, in: viewport) else { return nil }
        return element(selectedItem(at: point, besides: found) ?? found)
    }

    /// Returns the selected item if it contains a point and has the same `zIndex` as another element there.
    private func selectedItem(
        at point: Point, besides found: LayoutAttributes
    ) -> LayoutAttributes? {
        guard let index = selected?.index, !isItem(found, at: index),
            let frame = arrangement.frame(
                of: .item, item: index.item, inSection: index.section, in: viewport),
            frame.contains(point)
        else { return nil }
        return arrangement.elements(in: viewport).first {
            isItem($0, at: index) && !$0.isHidden && $0.zIndex == found.zIndex
                && $0.frame.contains(point)
        }
    }

    /// The number of columns whose width is above zero.
    public var columnCount: Int { solved.columnCount }

    /// Returns the position of an item in the data; nil if there is no such item. The cost is that of
    /// `Snapshot.contains(item:)`.
    public func index(ofItem id: ItemID) -> ItemIndex? {
        inputs.snapshot.position(ofItem: id).map { ItemIndex(section: $0.section, item: $0.offset) }
    }

    /// Returns the identifier of the item at an index. Stops the program if there is no item at that index.
    public func item(at index: ItemIndex) -> ItemID {
        inputs.snapshot.itemIdentifier(at: index.item, inSectionAt: index.section)
    }

    /// Returns the frame of an item in content coordinates, in points, visible or not.
    ///
    /// Returns nil if there is no such item, or if the item has no frame.
    public func frame(ofItem id: ItemID) -> Rect? {
        index(ofItem: id).flatMap { arrangement.frame(of: $0) }
    }

    /// Returns the element with the given attributes of the arrangement, and adds its identifiers.
    @inlinable
    func element(_ attributes: LayoutAttributes) -> Element<SectionID, ItemID> {
        let section = inputs.snapshot.sectionIdentifier(at: attributes.section)
        guard case .item = attributes.kind else {
            return Element(
                attributes, section: section, item: nil, isSelected: false, isCurrent: false)
        }
        let isCurrent =
            selected.map {
                $0.index.section == attributes.section && $0.index.item == attributes.item
            } ?? false
        return Element(
            attributes, section: section,
            item: inputs.snapshot.itemIdentifier(
                at: attributes.item, inSectionAt: attributes.section),
            isSelected: multipleSelection == nil
                ? isCurrent
                : isSelected(ItemIndex(section: attributes.section, item: attributes.item)),
            isCurrent: isCurrent)
    }
}
