/// A section of a snapshot: its identifier, and the identifiers of its items in order.
public struct Section<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The identifier. It is unique among the sections of a snapshot.
    public var id: SectionID
    /// The identifiers of the items in order. They are unique in the whole snapshot.
    public var items: ItemIdentifiers<ItemID>

    /// A section without items.
    public init(_ id: SectionID) {
        self.init(id, items: ItemIdentifiers())
    }

    /// A section with listed items. O(items); an array is shared, not copied.
    public init(_ id: SectionID, items: some Sequence<ItemID>) {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// A section with numbered items. O(1), whatever the number of items.
    public init(_ id: SectionID, items: Range<Int>) where ItemID == Int {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// A section with numbered items. O(1), whatever the number of items. Stops if the last number is `Int.max`.
    public init(_ id: SectionID, items: ClosedRange<Int>) where ItemID == Int {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// A section with the given items. A range stays a range.
    public init(_ id: SectionID, items: ItemIdentifiers<ItemID>) {
        self.id = id
        self.items = items
    }
}

extension Section: Equatable {}
extension Section: Sendable {}
