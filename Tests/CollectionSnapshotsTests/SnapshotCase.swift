import CollectionSnapshots

/// The decoded form of a conformance file of snapshots.
struct SnapshotCase: Decodable {
    let layout: Layout
    let expected: Expected

    struct Layout: Decodable {
        let initial: [Operation]
        let operations: [Operation]
        /// Whether the operations build the second snapshot from an empty one.
        let fresh: Bool?
    }
    struct Operation: Decodable {
        let op: String
        let sections, items: [String]?
        let section, item, toSection, before, after: String?
    }
    struct Content: Decodable, Equatable {
        let section: String
        let items: [String]
    }
    struct Expected: Decodable {
        let initial, result: [Content]?
        let reloaded: Reloaded?
        let changes: Changes?
        let error: String?
    }
    struct Reloaded: Decodable { let items, sections: [String] }
    struct Changes: Decodable {
        let deletedItems, insertedItems, deletedSections, insertedSections: [String]
        let itemsChangingSection: [String]
        let movesWithinSectionsAtLeast, sectionMovesAtLeast: Int
    }
}

/// An operation in a conformance file that this test does not support.
struct UnknownOperation: Error { let name: String }

extension Snapshot<String, String> {
    var content: [SnapshotCase.Content] {
        (0..<numberOfSections).map {
            SnapshotCase.Content(
                section: sectionIdentifier(at: $0),
                items: Array(itemIdentifiers(inSectionAt: $0)))
        }
    }

    mutating func apply(_ operation: SnapshotCase.Operation) throws {
        let (items, sections) = (operation.items ?? [], operation.sections ?? [])
        let (item, section) = (operation.item ?? "", operation.section ?? "")
        switch (operation.op, operation.before, operation.after) {
        case ("appendSections", _, _): try appendSections(sections)
        case ("insertSections", let other?, _): try insertSections(sections, beforeSection: other)
        case ("insertSections", _, let other?): try insertSections(sections, afterSection: other)
        case ("deleteSections", _, _): try deleteSections(sections)
        case ("moveSection", let other?, _): try moveSection(section, beforeSection: other)
        case ("moveSection", _, let other?): try moveSection(section, afterSection: other)
        case ("reloadSections", _, _): try reloadSections(sections)
        case ("appendItems", _, _):
            if let section = operation.toSection ?? operation.section {
                try appendItems(items, toSection: section)
            } else {
                try appendItems(items)
            }
        case ("insertItems", let other?, _): try insertItems(items, beforeItem: other)
        case ("insertItems", _, let other?): try insertItems(items, afterItem: other)
        case ("deleteItems", _, _): try deleteItems(items)
        case ("deleteAllItems", _, _): deleteAllItems()
        case ("moveItem", let other?, _): try moveItem(item, beforeItem: other)
        case ("moveItem", _, let other?): try moveItem(item, afterItem: other)
        case ("reloadItems", _, _): try reloadItems(items)
        case ("reconfigureItems", _, _): try reconfigureItems(items)
        default: throw UnknownOperation(name: operation.op)
        }
    }
}
