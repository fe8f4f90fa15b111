/// Changing items, with UIKit's names. What throws leaves the snapshot as it was.
///
/// Identifiers may be given as any sequence; ranges stay ranges. An operation costs O(identifiers
/// given + pieces of the sections touched), where a section that was not changed is one piece.
extension Snapshot {
    /// Adds items at the end of the last section. Those that are there already are moved.
    ///
    /// Throws when there is no section, or an identifier is given twice.
    public mutating func appendItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError) {
        guard numberOfSections > 0 else { throw .noSections(.appendItems) }
        try put(ItemIdentifiers(identifiers), .appendItems) { $0.end(of: $0.numberOfSections - 1) }
    }

    /// Adds items at the end of a section. Those that are there already, in whatever section, are
    /// moved.
    ///
    /// Throws when there is no such section, or an identifier is given twice.
    public mutating func appendItems(
        _ identifiers: some Sequence<ItemID>, toSection section: SectionID
    ) throws(SnapshotError) {
        guard let section = indexOfSection(section) else {
            throw .unknownSection("\(section)", .appendItems)
        }
        try put(ItemIdentifiers(identifiers), .appendItems) { $0.end(of: section) }
    }

    /// Puts items in before another. Those that are there already are moved.
    ///
    /// Throws when there is no such other item, it is among those given, or an identifier is given
    /// twice.
    public mutating func insertItems(
        _ identifiers: some Sequence<ItemID>, beforeItem other: ItemID
    ) throws(SnapshotError) {
        try put(ItemIdentifiers(identifiers), .insertItems, beside: other, after: false)
    }

    /// Puts items in after another. Those that are there already are moved.
    ///
    /// Throws when there is no such other item, it is among those given, or an identifier is given
    /// twice.
    public mutating func insertItems(
        _ identifiers: some Sequence<ItemID>, afterItem other: ItemID
    ) throws(SnapshotError) {
        try put(ItemIdentifiers(identifiers), .insertItems, beside: other, after: true)
    }

    /// Moves an item before another, of any section.
    ///
    /// Throws when one of them is not there, or they are the same.
    public mutating func moveItem(
        _ id: ItemID, beforeItem other: ItemID
    ) throws(SnapshotError) {
        try move(id, beside: other, after: false)
    }

    /// Moves an item after another, of any section.
    ///
    /// Throws when one of them is not there, or they are the same.
    public mutating func moveItem(
        _ id: ItemID, afterItem other: ItemID
    ) throws(SnapshotError) {
        try move(id, beside: other, after: true)
    }

    /// Takes items out; those that are not there do not matter, about which UIKit says nothing.
    ///
    /// Throws when an identifier is given twice.
    public mutating func deleteItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError) {
        let identifiers = ItemIdentifiers(identifiers)
        try identifiers.check(.deleteItems)
        remove(runs(of: identifiers))
        forgetReloads()
        tidy()
    }

    /// Takes all items out; the sections stay. UIKit's words leave that open; it is said to take them out too.
    public mutating func deleteAllItems() {
        let sections = sectionIdentifiers.map { Section<SectionID, ItemID>($0) }
        let reloaded = reloadedSectionIdentifiers
        // Cannot throw: the identifiers are those of a snapshot.
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
        _ identifiers: ItemIdentifiers<ItemID>, _ operation: SnapshotOperation,
        beside other: ItemID, after: Bool
    ) throws(SnapshotError) {
        guard contains(item: other) else { throw .unknownItem("\(other)", operation) }
        guard !identifiers.contains(other) else { throw .besideItself("\(other)", operation) }
        try put(identifiers, operation) { $0.position(beside: other, after: after) }
    }

    private func position(beside other: ItemID, after: Bool) -> ItemPosition {
        guard var position = position(ofItem: other) else {
            preconditionFailure("\(other) was there a moment ago; this is a fault of Reflow.")
        }
        if after { position.offset += 1 }
        return position
    }

    /// Takes out those identifiers that are there and puts all of them in at one place, which is
    /// asked for in between.
    private mutating func put(
        _ identifiers: ItemIdentifiers<ItemID>, _ operation: SnapshotOperation,
        at place: (Snapshot) -> ItemPosition
    ) throws(SnapshotError) {
        try identifiers.check(operation)
        let there = runs(of: identifiers)
        let others = numberOfItems - there.reduce(0) { $0 + $1.count }
        guard !others.addingReportingOverflow(identifiers.count).overflow else {
            throw .tooManyItems
        }
        // What is there keeps the value it has, as a cell's provider sees it: equal is not the same.
        let kept = there.isEmpty ? [:] : stored(there, for: identifiers)
        remove(there)
        let position = place(self)
        let items = contents[position.section]
        let before =
            position.offset > 0 ? items.pieces(in: position.offset - 1..<position.offset).last : nil
        var pieces: [Piece] = []
        let (given, list) = identifiers.parts
        for piece in given {
            if piece.isListed {
                pieces += self.pieces(
                    for: list[piece.range].map { kept[$0] ?? $0 }, after: pieces.last ?? before)
            } else {
                pieces.append(piece)
            }
        }
        insert(pieces, at: position)
    }

    /// The listed items of some runs, by what they are equal to.
    private func stored(
        _ runs: [ItemRun], for identifiers: ItemIdentifiers<ItemID>
    ) -> [ItemID: ItemID] {
        var stored: [ItemID: ItemID] = [:]
        for run in runs {
            for piece in contents[run.section].pieces(in: run.offsets) where piece.isListed {
                for id in slots[piece.range] { stored[id] = id }
            }
        }
        return stored
    }

    private mutating func move(
        _ id: ItemID, beside other: ItemID, after: Bool
    ) throws(SnapshotError) {
        guard let from = position(ofItem: id) else { throw .unknownItem("\(id)", .moveItem) }
        guard contains(item: other) else { throw .unknownItem("\(other)", .moveItem) }
        guard id != other else { throw .besideItself("\(id)", .moveItem) }
        let pieces = contents[from.section].pieces(in: from.offset..<from.offset + 1)
        remove([ItemRun(from)])
        insert(pieces, at: position(beside: other, after: after))
    }
}

extension ItemIdentifiers {
    /// Throws when an identifier is there twice, or there are more than can be counted.
    func check(_ operation: SnapshotOperation) throws(SnapshotError) {
        switch storage {
        case .range(let range):
            guard !range.upperBound.subtractingReportingOverflow(range.lowerBound).overflow else {
                throw .tooManyItems
            }
        case .list(let list): try list.checkUnique(operation)
        case .pieces: break
        }
    }
}

extension Array where Element: Hashable {
    /// Throws when an element is there twice.
    func checkUnique(_ operation: SnapshotOperation) throws(SnapshotError) {
        guard count > 1 else { return }
        var seen = Set<Element>(minimumCapacity: count)
        for element in self where !seen.insert(element).inserted {
            throw .repeated("\(element)", operation)
        }
    }
}
