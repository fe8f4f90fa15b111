extension Snapshot {
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// All items' identifiers in order, without making an array of them.
    public var itemIdentifiers: some BidirectionalCollection<ItemID> { contents.lazy.joined() }

    /// The number of items of a section. Throws when there is no such section.
    public func numberOfItems(inSection id: SectionID) throws(SnapshotError) -> Int {
        try itemIdentifiers(inSection: id).count
    }

    /// The identifiers of a section's items, in their order. Throws when there is no such section, as UIKit does.
    public func itemIdentifiers(
        inSection id: SectionID
    ) throws(SnapshotError) -> ItemIdentifiers<ItemID> {
        guard let index = indexOfSection(id) else { throw .unknownSection("\(id)") }
        return contents[index]
    }

    /// The index of a section, nil when there is no such section.
    public func indexOfSection(_ id: SectionID) -> Int? {
        index.section(id, in: sectionIdentifiers)
    }

    /// Where an item is, nil when there is no such item. O(1) for a listed item, O(log sections) in ranges.
    public func position(ofItem id: ItemID) -> ItemPosition? {
        index.item(id, in: contents)
    }

    /// The section an item is in, nil when there is no such item; as fast as `position(ofItem:)`.
    public func sectionIdentifier(containingItem id: ItemID) -> SectionID? {
        position(ofItem: id).map { sectionIdentifiers[$0.section] }
    }

    /// Whether there is an item with this identifier; as fast as `position(ofItem:)`.
    public func contains(item id: ItemID) -> Bool { position(ofItem: id) != nil }

    /// Whether there is a section with this identifier.
    public func contains(section id: SectionID) -> Bool { indexOfSection(id) != nil }
}

/// Access by index, as layouts and views count.
extension Snapshot {
    /// The identifier of a section. Stops when there is no section at that index.
    public func sectionIdentifier(at index: Int) -> SectionID {
        precondition(
            sectionIdentifiers.indices.contains(index),
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return sectionIdentifiers[index]
    }

    /// The identifiers of the items of a section. Stops when there is no section at that index.
    public func itemIdentifiers(inSectionAt index: Int) -> ItemIdentifiers<ItemID> {
        precondition(
            contents.indices.contains(index),
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return contents[index]
    }

    /// The identifier of an item. Stops when there is no section at that index, or no item at that offset.
    public func itemIdentifier(at offset: Int, inSectionAt index: Int) -> ItemID {
        itemIdentifiers(inSectionAt: index)[offset]
    }

    /// The identifier of the item at a position. Stops when there is none.
    public func itemIdentifier(at position: ItemPosition) -> ItemID {
        itemIdentifier(at: position.offset, inSectionAt: position.section)
    }

    /// The number of items of a section. Stops when there is no section at that index.
    public func itemCount(inSectionAt index: Int) -> Int {
        itemIdentifiers(inSectionAt: index).count
    }

    /// A section as it was put in. Stops when there is no section at that index.
    public func section(at index: Int) -> Section<SectionID, ItemID> {
        Section(sectionIdentifier(at: index), items: itemIdentifiers(inSectionAt: index))
    }
}
