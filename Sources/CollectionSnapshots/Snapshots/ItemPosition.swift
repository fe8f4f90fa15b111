/// Where an item is: the index of its section, and its offset from the section's first item.
public struct ItemPosition: Hashable, Comparable, Sendable {
    public var section: Int
    public var offset: Int

    @inlinable
    public init(section: Int, offset: Int) {
        self.section = section
        self.offset = offset
    }

    @inlinable
    public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.section, left.offset) < (right.section, right.offset)
    }
}
