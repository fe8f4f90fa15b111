/// The position of an item: the index of its section, and the item's offset in the section.
public struct ItemPosition: Hashable, Comparable, Sendable {
    /// The section's index.
    public var section: Int
    /// The number of items before the item in its section.
    public var offset: Int

    /// Makes a position. Functions that use a position check whether it has an item.
    @inlinable
    public init(section: Int, offset: Int) {
        self.section = section
        self.offset = offset
    }

    /// Compares positions in the order of the data.
    @inlinable
    public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.section, left.offset) < (right.section, right.offset)
    }
}
