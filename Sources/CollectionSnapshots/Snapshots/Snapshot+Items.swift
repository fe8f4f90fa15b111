/// Methods that change items. Their names are UIKit's. If a method throws, the snapshot does not change.
///
/// Identifiers may be any sequence. A range stays a range. A method takes O(given identifiers + segments of the changed
/// sections). A section without earlier changes is one segment.
extension Snapshot {
    /// Adds items at the end of the last section. Items that are already in the snapshot are moved.
    ///
    /// Throws `SnapshotError.noSections` if there is no section, and `repeatedItem` if an identifier is given twice.
    /// Throws `tooManyItems` if the snapshot would have more than `Int.max` items.
    public mutating func appendItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard numberOfSections > 0 else { throw .noSections(operation: "appendItems") }
        try put(ItemIdentifiers(identifiers), "appendItems") { $0.end(of: $0.numberOfSections - 1) }
    }

    /// Adds items at the end of a section. Items that are already in the snapshot, in any section, are moved.
    ///
    /// Throws `SnapshotError.unknownSection` if the section is not in the snapshot, and `repeatedItem` if an identifier
    /// is given twice. Throws `tooManyItems` if the snapshot would have more than `Int.max` items.
    public mutating func appendItems(
        _ identifiers: some Sequence<ItemID>, toSection section: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard let section = indexOfSection(section) else {
            throw .unknownSection(section, operation: "appendItems")
        }
        try put(ItemIdentifiers(identifiers), "appendItems") { $0.end(of: section) }
    }

    /// Inserts items before another item. Items that are already in the snapshot are moved.
    ///
    /// Throws `SnapshotError.unknownItem` if `other` is not in the snapshot, and `itemBesideItself` if `other` is among
    /// the given items. Throws `repeatedItem` if an identifier is given twice, and `tooManyItems` if the snapshot would
    /// have more than `Int.max` items.
    public mutating func insertItems(
        _ identifiers: some Sequence<ItemID>, beforeItem other: ItemID
    ) throws(SnapshotError<SectionID, ItemID>) {
        try put(ItemIdentifiers(identifiers), "insertItems", beside: other, after: false)
    }

    /// Inserts items after another item. Items that are already in the snapshot are moved.
    ///
    /// Throws `SnapshotError.unknownItem` if `other` is not in the snapshot, and `itemBesideItself` if `other` is among
    /// the given items. Throws `repeatedItem` if an identifier is given twice, and `tooManyItems` if the snapshot would
    /// have more than `Int.max` items.
    public mutating func insertItems(
        _ identifiers: some Sequence<ItemID>, afterItem other: ItemID
    ) throws(SnapshotError<SectionID, ItemID>) {
        try put(ItemIdentifiers(identifiers), "insertItems", beside: other, after: true)
    }

    /// Moves an item before another item of any section.
    ///
    /// Throws `SnapshotError.unknownItem` if one of the items is not in the snapshot, and `itemBesideItself` if both
    /// items are the same.
    public mutating func moveItem(
        _ id: ItemID, beforeItem other: ItemID
    ) throws(SnapshotError<SectionID, ItemID>) {
        try move(id, beside: other, after: false)
    }

    /// Moves an item after another item of any section.
    ///
    /// Throws `SnapshotError.unknownItem` if one of the items is not in the snapshot, and `itemBesideItself` if both
    /// items are the same.
    public mutating func moveItem(
        _ id: ItemID, afterItem other: ItemID
    ) throws(SnapshotError<SectionID, ItemID>) {
        try move(id, beside: other, after: true)
    }

    /// Moves items to the end of a section, in the given order.
    ///
    /// Throws `SnapshotError.unknownItem` if an item is not in the snapshot, and `unknownSection` if the section is not
    /// in the snapshot. Throws `repeatedItem` if an identifier is given twice, and `tooManyItems` for a range of more
    /// than `Int.max` numbers. Use `appendItems` to also add items that are not in the snapshot yet.
    public mutating func moveItems(
        _ identifiers: some Sequence<ItemID>, toSection section: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard let section = indexOfSection(section) else {
            throw .unknownSection(section, operation: "moveItems")
        }
        let identifiers = ItemIdentifiers(identifiers)
        try check(identifiers, "moveItems")
        if runs(of: identifiers).reduce(0, { $0 + $1.count }) < identifiers.count,
            let unknown = identifiers.first(where: { !contains(item: $0) })
        {
            throw .unknownItem(unknown, operation: "moveItems")
        }
        try put(identifiers, "moveItems") { $0.end(of: section) }
    }

    /// Deletes items. Identifiers that are not in the snapshot are ignored; UIKit does not document this case.
    ///
    /// Throws `SnapshotError.repeatedItem` if an identifier is given twice, and `tooManyItems` for a range of more than
    /// `Int.max` numbers.
    public mutating func deleteItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let identifiers = ItemIdentifiers(identifiers)
        try check(identifiers, "deleteItems")
        remove(runs(of: identifiers))
        removeStaleReloads()
        mergeSegments()
    }

    /// Deletes all items and keeps the sections. UIKit does not document whether the sections stay. According to
    /// reports, UIKit deletes the sections too.
    public mutating func deleteAllItems() {
        let sections = sectionIdentifiers.map { Section<SectionID, ItemID>($0) }
        let reloaded = reloadedSectionIdentifiers
        // This call cannot throw, because the identifiers of a snapshot are unique.
        guard let empty = try? Snapshot(sections: sections) else { return }
        self = empty
        reloadedSectionIdentifiers = reloaded
    }
}

extension Snapshot {
    private func end(of section: Int) -> ItemPosition {
        ItemPosition(section: section, offset: contents[section].count)
    }

    private mutating func put(
        _ identifiers: ItemIdentifiers<ItemID>, _ operation: String,
        beside other: ItemID, after: Bool
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard contains(item: other) else { throw .unknownItem(other, operation: operation) }
        guard !identifiers.contains(other) else {
            throw .itemBesideItself(other, operation: operation)
        }
        try put(identifiers, operation) { $0.position(beside: other, after: after) }
    }

    private func position(beside other: ItemID, after: Bool) -> ItemPosition {
        guard var position = position(ofItem: other) else {
            preconditionFailure("The index has lost \(other); this is a fault of Reflow.")
        }
        if after { position.offset += 1 }
        return position
    }

    /// Moves and inserts identifiers: removes the identifiers that are already in the snapshot, then inserts all of
    /// them at one position. The closure `place` returns this position after the removal.
    private mutating func put(
        _ identifiers: ItemIdentifiers<ItemID>, _ operation: String,
        at place: (Snapshot) -> ItemPosition
    ) throws(SnapshotError<SectionID, ItemID>) {
        try check(identifiers, operation)
        let there = runs(of: identifiers)
        let others = numberOfItems - there.reduce(0) { $0 + $1.count }
        guard !others.addingReportingOverflow(identifiers.count).overflow else {
            throw .tooManyItems
        }
        // An item that is already in the snapshot keeps its stored identifier. Equal identifiers can differ in parts
        // that `==` does not compare, and closures that make cells receive the stored identifier.
        let kept = there.isEmpty ? [:] : stored(there, for: identifiers)
        remove(there)
        let position = place(self)
        let items = contents[position.section]
        let before =
            position.offset > 0
            ? items.segments(in: position.offset - 1..<position.offset).last : nil
        var segments: [Segment] = []
        for segment in identifiers.items {
            if segment.isListed {
                let listed = identifiers.slots[segment.range].map { kept[$0] ?? $0 }
                segments += self.segments(for: listed, after: segments.last ?? before)
            } else {
                segments.append(segment)
            }
        }
        insert(segments, at: position)
    }

    /// Returns the stored identifiers of the listed items in some runs. In the dictionary, each stored identifier is
    /// the value of an equal key.
    private func stored(
        _ runs: [ItemRun], for identifiers: ItemIdentifiers<ItemID>
    ) -> [ItemID: ItemID] {
        var stored: [ItemID: ItemID] = [:]
        for run in runs {
            for segment in contents[run.section].segments(in: run.offsets) where segment.isListed {
                for id in slots[segment.range] { stored[id] = id }
            }
        }
        return stored
    }

    private mutating func move(
        _ id: ItemID, beside other: ItemID, after: Bool
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard let from = position(ofItem: id) else { throw .unknownItem(id, operation: "moveItem") }
        guard contains(item: other) else { throw .unknownItem(other, operation: "moveItem") }
        guard id != other else { throw .itemBesideItself(id, operation: "moveItem") }
        let segments = contents[from.section].segments(in: from.offset..<from.offset + 1)
        remove([ItemRun(from)])
        insert(segments, at: position(beside: other, after: after))
    }

    /// Throws an error if an identifier is given twice, or if there are more than `Int.max` identifiers.
    private func check(
        _ identifiers: ItemIdentifiers<ItemID>, _ operation: String
    ) throws(SnapshotError<SectionID, ItemID>) {
        // Identifiers with several segments come from a section of a snapshot, so they are already unique.
        guard case .one(let segment) = identifiers.items else { return }
        if segment.isListed {
            if let id = identifiers.slots[segment.range].firstRepeated {
                throw .repeatedItem(id, operation: operation)
            }
        } else if segment.upper.subtractingReportingOverflow(segment.lower).overflow {
            throw .tooManyItems
        }
    }
}

extension Collection where Element: Hashable {
    /// The first element that is equal to an earlier element; nil if there is none.
    var firstRepeated: Element? {
        guard count > 1 else { return nil }
        var seen = Set<Element>(minimumCapacity: count)
        return first { !seen.insert($0).inserted }
    }
}
