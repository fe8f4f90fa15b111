/// Noting what is to be shown anew, with UIKit's names. What throws leaves the snapshot as it was.
extension Snapshot {
    /// Notes items that are to be shown anew, from nothing. O(identifiers + those noted before).
    ///
    /// Throws when one is not there, or is given twice.
    public mutating func reloadItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError) {
        let items = try stored(Array(identifiers), .reloadItems)
        reloadedItemIdentifiers.appendUnique(items)
    }

    /// Notes items whose content has changed, to be shown by what shows them now. O(identifiers +
    /// those noted before).
    ///
    /// Throws when one is not there, or is given twice.
    public mutating func reconfigureItems(
        _ identifiers: some Sequence<ItemID>
    ) throws(SnapshotError) {
        let items = try stored(Array(identifiers), .reconfigureItems)
        reconfiguredItemIdentifiers.appendUnique(items)
    }

    /// Notes sections that are to be shown anew with all their items; those that are not there do
    /// not matter.
    ///
    /// Throws when one is given twice.
    public mutating func reloadSections(
        _ identifiers: some Sequence<SectionID>
    ) throws(SnapshotError) {
        let identifiers = Array(identifiers)
        try identifiers.checkUnique(.reloadSections)
        reloadedSectionIdentifiers.appendUnique(
            identifiers.compactMap { indexOfSection($0) }.map { sectionIdentifiers[$0] })
    }

    /// Forgets what was to be shown anew, once that is done.
    public mutating func clearReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    /// The identifiers as they are in the snapshot: equal ones may differ in what is not compared.
    private func stored(
        _ identifiers: [ItemID], _ operation: SnapshotOperation
    ) throws(SnapshotError) -> [ItemID] {
        try identifiers.checkUnique(operation)
        var stored: [ItemID] = []
        for id in identifiers {
            guard let position = position(ofItem: id) else {
                throw .unknownItem("\(id)", operation)
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
