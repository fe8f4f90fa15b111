/// Methods that mark items and sections to be shown again, with UIKit's names. If a method throws, the snapshot does
/// not change.
extension Snapshot {
    /// Marks items to be reloaded: they are shown again from the start. O(identifiers + marked before).
    ///
    /// Use `reconfigureItems` if only the content of an item has changed. Throws `SnapshotError.unknownItem` if an item
    /// is not in the snapshot, and `repeatedItem` if an identifier is given twice.
    public mutating func reloadItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let items = try stored(Array(identifiers), "reloadItems")
        reloadedItemIdentifiers.appendUnique(items)
    }

    /// Marks items to be reconfigured: their content has changed, and the views that show them are kept. O(identifiers
    /// + marked before).
    ///
    /// Throws `SnapshotError.unknownItem` if an item is not in the snapshot, and `repeatedItem` if an identifier is
    /// given twice.
    public mutating func reconfigureItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let items = try stored(Array(identifiers), "reconfigureItems")
        reconfiguredItemIdentifiers.appendUnique(items)
    }

    /// Marks sections to be reloaded, with all their items. Identifiers that are not in the snapshot are ignored.
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

    /// Removes all marks that items or sections are to be shown again. Call it after they have been shown.
    package mutating func clearReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    /// The identifiers as they are in the snapshot: equal ones may differ in what is not compared.
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

    /// Forgets the reloads of what has been deleted.
    mutating func forgetReloads() {
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
