extension Snapshot {
    /// The number of sections.
    @inlinable public var numberOfSections: Int { sectionIdentifiers.count }

    /// The identifiers of all items in order, as a lazy collection. No array is made.
    public var itemIdentifiers: some BidirectionalCollection<ItemID> {
        (0..<numberOfSections).lazy.map { self.itemIdentifiers(inSectionAt: $0) }.joined()
    }

    /// Returns the number of items of a section. Throws `SnapshotError.unknownSection` if the section is not in the
    /// snapshot.
    public func numberOfItems(
        inSection id: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) -> Int {
        guard let index = indexOfSection(id) else {
            throw .unknownSection(id, operation: "numberOfItems")
        }
        return contents[index].count
    }

    /// Returns the identifiers of a section's items in order. Throws `SnapshotError.unknownSection` if the section is
    /// not in the snapshot. UIKit fails in this case too.
    public func itemIdentifiers(
        inSection id: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) -> ItemIdentifiers<ItemID> {
        guard let index = indexOfSection(id) else {
            throw .unknownSection(id, operation: "itemIdentifiers")
        }
        return itemIdentifiers(inSectionAt: index)
    }

    /// Returns the index of a section; nil if the section is not in the snapshot.
    @inlinable
    public func indexOfSection(_ id: SectionID) -> Int? {
        index.sections.place(of: id, in: sectionIdentifiers)
    }

    /// Returns the number of items before an item in the whole snapshot; nil if the item is not in the snapshot.
    /// O(sections).
    public func indexOfItem(_ id: ItemID) -> Int? {
        position(ofItem: id).map { position in
            contents[..<position.section].reduce(position.offset) { $0 + $1.count }
        }
    }

    /// Returns the position of an item; nil if the item is not in the snapshot. O(log segments of all sections +
    /// segments of the item's section).
    @inlinable
    package func position(ofItem id: ItemID) -> ItemPosition? {
        if let found = positionInRanges(ofItem: id) { return found }
        guard let slot = index.items.place(of: id, in: slots) else { return nil }
        return index.position(of: slot, isListed: true, in: contents)
    }

    /// Returns the position of an item that is a number of a range; nil for all other items.
    @inlinable
    func positionInRanges(ofItem id: ItemID) -> ItemPosition? {
        guard ItemID.self == Int.self else { return nil }
        return index.position(
            of: ItemIdentifiers<ItemID>.number(id), isListed: false, in: contents)
    }

    /// Returns the section that contains an item; nil if the item is not in the snapshot. O(log segments of all
    /// sections + segments of the item's section).
    public func sectionIdentifier(containingItem id: ItemID) -> SectionID? {
        position(ofItem: id).map { sectionIdentifiers[$0.section] }
    }

    /// Whether the snapshot has an item with this identifier. O(log segments of all sections + segments of
    /// the item's section).
    public func contains(item id: ItemID) -> Bool { position(ofItem: id) != nil }

    /// Whether the snapshot has a section with this identifier.
    public func contains(section id: SectionID) -> Bool { indexOfSection(id) != nil }
}

/// Methods that read sections and items by index, for layouts and views.
extension Snapshot {
    /// Returns the identifier of a section. An index without a section stops the program.
    @inlinable
    public func sectionIdentifier(at index: Int) -> SectionID {
        precondition(
            index >= 0 && index < sectionIdentifiers.count,
            "There is no section \(index); use an index from 0 to below \(numberOfSections).")
        return sectionIdentifiers[index]
    }

    /// Returns the identifiers of a section's items. An index without a section stops the program.
    @inlinable
    public func itemIdentifiers(inSectionAt index: Int) -> ItemIdentifiers<ItemID> {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index); use an index from 0 to below \(numberOfSections).")
        return ItemIdentifiers(contents[index], slots: slots)
    }

    /// Returns the identifier of an item. An index without a section, or an offset without an item, stops the program.
    @inlinable
    public func itemIdentifier(at offset: Int, inSectionAt index: Int) -> ItemID {
        itemIdentifiers(inSectionAt: index)[offset]
    }

    /// Returns the identifier of the item at a position. A position without an item stops the program.
    @inlinable
    package func itemIdentifier(at position: ItemPosition) -> ItemID {
        itemIdentifier(at: position.offset, inSectionAt: position.section)
    }

    /// Returns the number of items of a section. An index without a section stops the program.
    @inlinable
    public func numberOfItems(inSectionAt index: Int) -> Int {
        precondition(
            index >= 0 && index < contents.count,
            "There is no section \(index); use an index from 0 to below \(numberOfSections).")
        return contents[index].count
    }

    /// The number of items of each section. O(sections), a few nanoseconds for each section.
    package var itemCounts: [Int] { contents.map { $0.count } }

    /// Returns the section at an index, with its items. An index without a section stops the program.
    @inlinable
    package func section(at index: Int) -> Section<SectionID, ItemID> {
        Section(sectionIdentifier(at: index), items: itemIdentifiers(inSectionAt: index))
    }
}
