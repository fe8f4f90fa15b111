extension Snapshot {
    /// The number of sections.
    @inlinable public var numberOfSections: Int { sectionIdentifiers.count }

    /// The identifiers of all items in order. No array is made.
    public var itemIdentifiers: some BidirectionalCollection<ItemID> {
        (0..<numberOfSections).lazy.map { self.itemIdentifiers(inSectionAt: $0) }.joined()
    }

    /// The number of items of a section. Throws `SnapshotError.unknownSection` if there is no such section.
    public func numberOfItems(
        inSection id: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) -> Int {
        try itemIdentifiers(inSection: id).count
    }

    /// The identifiers of a section's items in order. Throws `SnapshotError.unknownSection` if there is no such
    /// section; UIKit also fails.
    public func itemIdentifiers(
        inSection id: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) -> ItemIdentifiers<ItemID> {
        guard let index = indexOfSection(id) else {
            throw .unknownSection(id, operation: "itemIdentifiers")
        }
        return itemIdentifiers(inSectionAt: index)
    }

    /// The index of a section; nil if there is no such section.
    @inlinable
    public func indexOfSection(_ id: SectionID) -> Int? {
        index.sections.place(of: id, in: sectionIdentifiers)
    }

    /// The number of items before an item in the whole snapshot; nil if there is no such item. O(sections).
    public func indexOfItem(_ id: ItemID) -> Int? {
        position(ofItem: id).map { position in
            contents[..<position.section].reduce(position.offset) { $0 + $1.count }
        }
    }

    /// The position of an item; nil if there is no such item. O(log sections), and more if changes have split its
    /// section into pieces.
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

    /// The section that an item is in; nil if there is no such item. O(log sections), and more if changes
    /// have split its section into pieces.
    public func sectionIdentifier(containingItem id: ItemID) -> SectionID? {
        position(ofItem: id).map { sectionIdentifiers[$0.section] }
    }

    /// Whether the snapshot has an item with this identifier. As fast as `sectionIdentifier(containingItem:)`.
    public func contains(item id: ItemID) -> Bool { position(ofItem: id) != nil }

    /// Whether the snapshot has a section with this identifier.
    public func contains(section id: SectionID) -> Bool { indexOfSection(id) != nil }
}

/// Access by index, for layouts and views.
extension Snapshot {
    /// The identifier of a section. Stops if there is no section at the index.
    @inlinable
    public func sectionIdentifier(at index: Int) -> SectionID {
        precondition(
            index >= 0 && index < sectionIdentifiers.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return sectionIdentifiers[index]
    }

    /// The identifiers of a section's items. Stops if there is no section at the index.
    @inlinable
    public func itemIdentifiers(inSectionAt index: Int) -> ItemIdentifiers<ItemID> {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return ItemIdentifiers(contents[index], slots: slots)
    }

    /// The identifier of an item. Stops if there is no section at the index, or no item at the offset.
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

    /// The identifier of the item at a position. Stops if there is no such item.
    @inlinable
    public func itemIdentifier(at position: ItemPosition) -> ItemID {
        itemIdentifier(at: position.offset, inSectionAt: position.section)
    }

    /// The number of items of a section. Stops if there is no section at the index.
    @inlinable
    public func numberOfItems(inSectionAt index: Int) -> Int {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index) in a snapshot of \(numberOfSections).")
        return contents[index].count
    }

    /// The number of items of each section. O(sections), a few nanoseconds each.
    package var itemCounts: [Int] { contents.map { $0.count } }

    /// The section at an index, with its items. Stops if there is no section at the index.
    @inlinable
    package func section(at index: Int) -> Section<SectionID, ItemID> {
        Section(sectionIdentifier(at: index), items: itemIdentifiers(inSectionAt: index))
    }
}
