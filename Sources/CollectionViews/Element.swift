import CollectionLayouts

/// Something to draw: what it is, whose it is, and where it is in the content.
public struct Element<SectionID, ItemID> {
    /// What the element is.
    public var kind: ElementKind
    /// The identifier of its section.
    public var section: SectionID
    /// The identifier of the item; nil for what is not an item.
    public var item: ItemID?
    /// The index of its section.
    public var sectionIndex: Int
    /// The index of the item in its section; zero for what is not an item.
    public var itemIndex: Int
    /// In content coordinates, in points; pinned elements where they are pinned.
    public var frame: Rect
    /// Higher is nearer to the eye.
    public var zIndex: Int
    /// From 0, not seen at all, to 1.
    public var alpha: Float
    /// Whether it moves with its section's sideways offset, and is seen only inside the frame that
    /// `Arrangement.sidewaysScroll(ofSection:)` tells.
    public var scrollsSideways: Bool
    /// Whether it is the selected item.
    public var isSelected: Bool
    /// Whether it is not in the data any more and only seen until it has disappeared. Its indexes are those it had.
    public var isDisappearing = false

    @inlinable
    init(
        _ attributes: LayoutAttributes, section: SectionID, item: ItemID?, isSelected: Bool
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
    }
}

extension Element: Equatable where SectionID: Equatable, ItemID: Equatable {}
extension Element: Hashable where SectionID: Hashable, ItemID: Hashable {}
extension Element: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// The elements last read from a view, in drawing order; used again, it costs no allocation.
public struct ElementBuffer<SectionID, ItemID> {
    @usableFromInline var elements: [Element<SectionID, ItemID>] = []
    /// What the arrangement answers, before identifiers are added.
    @usableFromInline var attributes: [LayoutAttributes] = []

    /// Makes a buffer without elements.
    public init() {}
}

extension ElementBuffer: RandomAccessCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { elements.count }
    @inlinable public subscript(index: Int) -> Element<SectionID, ItemID> { elements[index] }
}
