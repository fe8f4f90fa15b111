import CollectionLayouts

/// An element to draw: its kind, its section and item, and its frame.
public struct Element<SectionID, ItemID> {
    /// The kind of the element, such as item or header.
    public var kind: ElementKind
    /// The identifier of the element's section.
    public var section: SectionID
    /// The identifier of the item; nil for elements that are not items.
    public var item: ItemID?
    /// The index of the element's section.
    public var sectionIndex: Int
    /// The index of the item in its section; zero for elements that are not items.
    public var itemIndex: Int
    /// The frame in content coordinates, in points. Pinned elements have their pinned frames.
    public var frame: Rect
    /// The drawing order: elements with higher numbers are drawn later, on top.
    @usableFromInline package var zIndex: Int
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Float
    /// Whether the element moves with its section's sideways offset. If so, it is clipped to the frame of
    /// `Arrangement.sidewaysScroll(ofSection:)`.
    @usableFromInline package var scrollsSideways: Bool
    /// Whether the element is a selected item.
    public var isSelected: Bool
    /// Whether the element is the current item, which keys move from.
    public var isCurrent: Bool
    /// Whether the element was deleted from the data, and is drawn only until it has disappeared. Its indexes are those
    /// before the deletion.
    public var isDisappearing = false

    /// The position of an item; for other elements, the section and zero.
    @inlinable package var index: ItemIndex { ItemIndex(section: sectionIndex, item: itemIndex) }

    @inlinable
    init(
        _ attributes: LayoutAttributes, section: SectionID, item: ItemID?, isSelected: Bool,
        isCurrent: Bool
    ) {
        kind = attributes.kind
        self.section = section
        self.item = item
        sectionIndex = attributes.section
        itemIndex = attributes.item
        frame = attributes.frame
        zIndex = attributes.zIndex
        alpha = attributes.alpha
        scrollsSideways = attributes.scrollsSideways
        self.isSelected = isSelected
        self.isCurrent = isCurrent
    }
}

extension Element: Equatable where SectionID: Equatable, ItemID: Equatable {}
extension Element: Hashable where SectionID: Hashable, ItemID: Hashable {}
extension Element: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// The elements last read from a view, in drawing order. Reuse the buffer from frame to frame: then reading allocates
/// no memory.
public struct ElementBuffer<SectionID, ItemID> {
    @usableFromInline var elements: [Element<SectionID, ItemID>] = []
    /// The attributes that were read from the arrangement, still without identifiers.
    @usableFromInline package var attributes: [LayoutAttributes] = []

    /// Makes an empty buffer.
    public init() {}
}

extension ElementBuffer: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { elements.count }
    @inlinable public subscript(index: Int) -> Element<SectionID, ItemID> { elements[index] }
}
