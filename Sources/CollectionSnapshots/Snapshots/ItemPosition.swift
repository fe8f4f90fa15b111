/// The position of an item: the index of its section, and its offset in the section.
public struct ItemPosition: Hashable, Comparable, Sendable {
    /// The section's index.
    public var section: Int
    /// The number of items before it in the section.
    public var offset: Int

    /// Makes a position. Functions that use it check whether there is such an item.
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
