/// A section of a snapshot: its identifier and those of its items, in their order.
public struct Section<SectionID: Hashable, ItemID: Hashable> {
    /// What tells the section from all others.
    public var id: SectionID
    /// What tells its items from all others of the snapshot, in their order.
    public var items: ItemIdentifiers<ItemID>

    /// A section without items.
    public init(_ id: SectionID) {
        self.init(id, items: ItemIdentifiers())
    }

    /// A section of items whose identifiers are listed. O(items); an array is shared, not copied.
    public init(_ id: SectionID, items: some Sequence<ItemID>) {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// A section of numbered items. Costs the same for a billion of them as for one.
    public init(_ id: SectionID, items: Range<Int>) where ItemID == Int {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// A section of numbered items. Costs the same for a billion of them as for one. Stops when the last is
    /// `Int.max`.
    public init(_ id: SectionID, items: ClosedRange<Int>) where ItemID == Int {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// A section with the items of another, a range staying a range.
    public init(_ id: SectionID, items: ItemIdentifiers<ItemID>) {
        self.id = id
        self.items = items
    }
}

extension Section: Equatable {}
extension Section: Sendable where SectionID: Sendable, ItemID: Sendable {}
