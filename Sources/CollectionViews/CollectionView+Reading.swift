import CollectionLayouts
import CollectionSnapshots

extension CollectionView {
    /// The elements that are seen, in drawing order: by zIndex, and equal ones in order of sections.
    ///
    /// Complexity: O(log sections + log lines + visible). `read(into:)` is the same without allocations.
    public var visibleElements: [Element<SectionID, ItemID>] {
        var buffer = ElementBuffer<SectionID, ItemID>()
        read(into: &buffer)
        return buffer.elements
    }

    /// Replaces the contents of a buffer by `visibleElements`.
    public func read(into buffer: inout ElementBuffer<SectionID, ItemID>) {
        buffer.attributes.removeAll(keepingCapacity: true)
        buffer.elements.removeAll(keepingCapacity: true)
        arrangement.appendElements(in: viewport, to: &buffer.attributes)
        buffer.attributes.forEachByZIndex { buffer.elements.append(element($0)) }
    }

    /// The identifiers of the items that are seen, even in part, in order of sections.
    public var visibleItems: [ItemID] {
        arrangement.elements(in: viewport).compactMap { element($0).item }
    }

    /// The topmost element at a point of the view, in points from its upper left corner; nil where there is none.
    public func element(at point: Point) -> Element<SectionID, ItemID>? {
        arrangement.element(
            at: Point(x: point.x + offset.x, y: point.y + offset.y), in: viewport
        ).map { element($0) }
    }

    /// The number of columns that have a width.
    public var columnCount: Int { arrangement.columnCount }

    /// Where an item is in the data, nil when there is no such item. O(log sections) in ranges.
    public func index(ofItem id: ItemID) -> ItemIndex? {
        snapshot.position(ofItem: id).map { ItemIndex(section: $0.section, item: $0.offset) }
    }

    /// The identifier of an item. Stops when there is none at that index.
    public func item(at index: ItemIndex) -> ItemID {
        snapshot.itemIdentifier(at: index.item, inSectionAt: index.section)
    }

    /// The frame of an item in content coordinates, in points, whether it is seen or not; nil when there is no such
    /// item or it takes no room.
    public func frame(ofItem id: ItemID) -> Rect? {
        index(ofItem: id).flatMap { arrangement.frame(of: $0) }
    }

    /// Adds identifiers to an arrangement's answer.
    private func element(_ attributes: LayoutAttributes) -> Element<SectionID, ItemID> {
        let index = ItemIndex(section: attributes.section, item: attributes.item)
        let isItem = attributes.kind == .item
        return Element(
            kind: attributes.kind, section: snapshot.sectionIdentifier(at: index.section),
            item: isItem ? item(at: index) : nil, sectionIndex: index.section,
            itemIndex: index.item, frame: attributes.frame, zIndex: attributes.zIndex,
            isSelected: isItem && selected?.index == index)
    }
}

extension [LayoutAttributes] {
    /// How many levels are gone through one by one; more are sorted.
    private static var fewLevels: Int { 8 }

    /// Calls `body` with the elements from the farthest to the nearest; equal ones stay in order.
    ///
    /// Backgrounds, items and what is pinned are the usual levels: a pass for each is less than a sort.
    fileprivate func forEachByZIndex(_ body: (LayoutAttributes) -> Void) {
        guard var level = self.lazy.map(\.zIndex).min() else { return }
        for _ in 0..<Self.fewLevels {
            var next = Int.max
            for element in self {
                if element.zIndex == level {
                    body(element)
                } else if element.zIndex > level {
                    next = Swift.min(next, element.zIndex)
                }
            }
            if next == .max { return }
            level = next
        }
        // The standard library's sort is stable but does not promise it.
        indices.filter { self[$0].zIndex >= level }
            .sorted { (self[$0].zIndex, $0) < (self[$1].zIndex, $1) }
            .forEach { body(self[$0]) }
    }
}
