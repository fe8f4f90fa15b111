extension Snapshot {
    /// The number of sections.
    @inlinable public var numberOfSections: Int { sectionIdentifiers.count }

    /// All items' identifiers in order, without making an array of them.
    public var itemIdentifiers: some BidirectionalCollection<ItemID> {
        (0..<numberOfSections).lazy.map { self.itemIdentifiers(inSectionAt: $0) }.joined()
    }

    /// The number of items of a section. Throws when there is no such section.
    public func numberOfItems(inSection id: SectionID) throws(SnapshotError) -> Int {
        try itemIdentifiers(inSection: id).count
    }

    /// The identifiers of a section's items, in their order. Throws when there is no such section,
    /// as UIKit does.
    public func itemIdentifiers(
        inSection id: SectionID
    ) throws(SnapshotError) -> ItemIdentifiers<ItemID> {
        guard let index = indexOfSection(id) else {
            throw .unknownSection("\(id)", .itemIdentifiers)
        }
        return itemIdentifiers(inSectionAt: index)
    }

    /// The index of a section, nil when there is no such section.
    @inlinable
    public func indexOfSection(_ id: SectionID) -> Int? {
        index.sections.place(of: id, in: sectionIdentifiers)
    }

    /// How many items are before an item in the whole snapshot, nil when there is no such item.
    /// O(sections).
    public func indexOfItem(_ id: ItemID) -> Int? {
        position(ofItem: id).map { position in
            contents[..<position.section].reduce(position.offset) { $0 + $1.count }
        }
    }

    /// Where an item is, nil when there is no such item. O(log sections), and
    /// more when changes have cut its section to pieces.
    @inlinable
    public func position(ofItem id: ItemID) -> ItemPosition? {
        if let found = positionInRanges(ofItem: id) { return found }
        guard let slot = index.items.place(of: id, in: slots) else { return nil }
        return index.position(of: slot, isListed: true, in: contents)
    }

    /// Where an item is, if it is a number of a range.
    @inlinable
    func positionInRanges(ofItem id: ItemID) -> ItemPosition? {
        guard ItemID.self == Int.self else { return nil }
        return index.position(
            of: ItemIdentifiers<ItemID>.number(id), isListed: false, in: contents)
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
    @inlinable
    public func sectionIdentifier(at index: Int) -> SectionID {
        precondition(
            index >= 0 && index < sectionIdentifiers.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return sectionIdentifiers[index]
    }

    /// The identifiers of the items of a section. Stops when there is no section at that index.
    @inlinable
    public func itemIdentifiers(inSectionAt index: Int) -> ItemIdentifiers<ItemID> {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return ItemIdentifiers(contents[index], slots: slots)
    }

    /// The identifier of an item. Stops when there is no section at that index, or no item at that
    /// offset.
    @inlinable
    public func itemIdentifier(at offset: Int, inSectionAt index: Int) -> ItemID {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        let items = contents[index]
        precondition(
            offset >= 0 && offset < items.count,
            "There is no item \(offset) in a section of \(items.count).")
        let piece = items.rest(from: offset)
        return piece.isListed
            ? slots[piece.lower] : ItemIdentifiers<ItemID>.identifier(piece.lower)
    }

    /// The identifier of the item at a position. Stops when there is none.
    @inlinable
    public func itemIdentifier(at position: ItemPosition) -> ItemID {
        itemIdentifier(at: position.offset, inSectionAt: position.section)
    }

    /// The number of items of a section. Stops when there is no section at that index.
    @inlinable
    public func itemCount(inSectionAt index: Int) -> Int {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return contents[index].count
    }

    /// The number of items of each section. O(sections), a few nanoseconds each.
    package var itemCounts: [Int] { contents.map { $0.count } }

    /// A section as it was put in. Stops when there is no section at that index.
    @inlinable
    public func section(at index: Int) -> Section<SectionID, ItemID> {
        Section(sectionIdentifier(at: index), items: itemIdentifiers(inSectionAt: index))
    }
}
