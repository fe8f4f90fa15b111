/// The position of an item: the index of its section, and the item's offset in the section.
@usableFromInline package struct ItemPosition: Hashable, Comparable, Sendable {
    /// The section's index.
    @usableFromInline package var section: Int
    /// The number of items before the item in its section.
    @usableFromInline package var offset: Int

    /// Makes a position. Functions that use a position check whether it has an item.
    @inlinable
    package init(section: Int, offset: Int) {
        self.section = section
        self.offset = offset
    }

    /// Compares positions in the order of the data.
    @inlinable
    package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.section, left.offset) < (right.section, right.offset)
    }
}
