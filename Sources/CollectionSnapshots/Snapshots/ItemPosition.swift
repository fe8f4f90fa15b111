/// Where an item is: the index of its section, and its offset from the section's first item.
public struct ItemPosition: Hashable, Comparable, Sendable {
    /// The section's index.
    public var section: Int
    /// How many items of the section are before it.
    public var offset: Int

    /// Makes a position; whether there is such an item is asked where it is used.
    @inlinable
    public init(section: Int, offset: Int) {
        self.section = section
        self.offset = offset
    }

    /// In the order of the data.
    @inlinable
    public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.section, left.offset) < (right.section, right.offset)
    }
}
