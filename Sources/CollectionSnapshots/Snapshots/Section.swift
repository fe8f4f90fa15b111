/// A section of a snapshot: its identifier, and the identifiers of its items in order.
public struct Section<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The identifier. It is unique among the sections of a snapshot.
    public var id: SectionID
    /// The identifiers of the items in order. They are unique in the whole snapshot.
    public var items: ItemIdentifiers<ItemID>

    /// Makes a section without items.
    public init(_ id: SectionID) {
        self.init(id, items: ItemIdentifiers())
    }

    /// Makes a section with listed items. O(items). An array is shared, not copied.
    public init(_ id: SectionID, items: some Sequence<ItemID>) {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// Makes a section with the numbers of a range as items. O(1).
    @inlinable
    public init(_ id: SectionID, items: Range<Int>) where ItemID == Int {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// Makes a section with the numbers of a closed range as items. A range that ends with `Int.max` stops the program.
    /// O(1).
    public init(_ id: SectionID, items: ClosedRange<Int>) where ItemID == Int {
        self.init(id, items: ItemIdentifiers(items))
    }

    /// Makes a section with the given items. A range stays a range.
    @inlinable
    public init(_ id: SectionID, items: ItemIdentifiers<ItemID>) {
        self.id = id
        self.items = items
    }
}

extension Section: Equatable {}
extension Section: Sendable {}

// Without these two initializers, the compiler cannot name the cause in a builder.
extension Section where ItemID == Never {
    /// The error for items that are not hashable.
    @available(
        *, unavailable, message: "Items must be Hashable and Sendable identifiers."
    )
    public init<Other>(_ id: SectionID, items: some Sequence<Other>) {
        fatalError("unavailable")
    }
}

extension Section where SectionID == Never, ItemID == Never {
    /// The error for a section whose identifier is not hashable.
    // Disfavoured, because for hashable section identifiers the error above applies too.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "The identifier of a section must be Hashable and Sendable."
    )
    public init<OtherID, Other>(_ id: OtherID, items: some Sequence<Other>) {
        fatalError("unavailable")
    }
}
