/// Methods that mark items and sections for a new display. Their names are UIKit's. If a method throws, the snapshot
/// does not change.
extension Snapshot {
    /// Marks items for reloading: a view makes their cells again. O(given identifiers + marked items).
    ///
    /// Use `reconfigureItems` if only the content of an item has changed. Throws `SnapshotError.unknownItem` if an item
    /// is not in the snapshot, and `repeatedItem` if an identifier is given twice.
    public mutating func reloadItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let items = try stored(Array(identifiers), "reloadItems")
        reloadedItemIdentifiers.appendUnique(items)
    }

    /// Marks items for reconfiguring: their content has changed, and their views are kept. O(given identifiers + marked
    /// items).
    ///
    /// Throws `SnapshotError.unknownItem` if an item is not in the snapshot, and `repeatedItem` if an identifier is
    /// given twice.
    public mutating func reconfigureItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let items = try stored(Array(identifiers), "reconfigureItems")
        reconfiguredItemIdentifiers.appendUnique(items)
    }

    /// Marks sections for reloading, with all their items. Identifiers that are not in the snapshot are ignored.
    ///
    /// Throws `SnapshotError.repeatedItem` if an identifier is given twice.
    public mutating func reloadSections(
        _ identifiers: some Sequence<SectionID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let identifiers = Array(identifiers)
        try check(identifiers, "reloadSections")
        reloadedSectionIdentifiers.appendUnique(
            identifiers.compactMap { indexOfSection($0) }.map { sectionIdentifiers[$0] })
    }

    /// Removes all marks of items and sections. Call this method after the marked elements were displayed again.
    package mutating func clearReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    /// Returns the identifiers as the snapshot stores them. Equal identifiers may differ in parts that `==` does not
    /// compare.
    private func stored(
        _ identifiers: [ItemID], _ operation: String
    ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
        if let id = identifiers.firstRepeated { throw .repeatedItem(id, operation: operation) }
        var stored: [ItemID] = []
        for id in identifiers {
            guard let position = position(ofItem: id) else {
                throw .unknownItem(id, operation: operation)
            }
            stored.append(itemIdentifier(at: position))
        }
        return stored
    }

    /// Removes the marks of deleted items and sections.
    mutating func removeStaleReloads() {
        reloadedItemIdentifiers = reloadedItemIdentifiers.filter { contains(item: $0) }
        reconfiguredItemIdentifiers = reconfiguredItemIdentifiers.filter { contains(item: $0) }
        reloadedSectionIdentifiers = reloadedSectionIdentifiers.filter { contains(section: $0) }
    }
}

extension Array where Element: Hashable {
    fileprivate mutating func appendUnique(_ others: [Element]) {
        let own = Set(self)
        append(contentsOf: others.lazy.filter { !own.contains($0) })
    }
}
