/// An error of a snapshot that cannot be made, changed or asked. Identifiers are given by their descriptions. The
/// snapshot has not changed.
public enum SnapshotError: Error, Hashable, Sendable {
    /// Two sections have the same identifier.
    case duplicateSection(String)
    /// Two items have the same identifier, in one section or in two.
    case duplicateItem(String, section: String, otherSection: String)
    /// An identifier is given twice in one call, or is already in a tree.
    case repeated(String, SnapshotOperation)
    /// There is no section with this identifier.
    case unknownSection(String, SnapshotOperation)
    /// There is no item with this identifier.
    case unknownItem(String, SnapshotOperation)
    /// A section or an item was to be put before or after itself.
    case besideItself(String, SnapshotOperation)
    /// Items were to be added to a snapshot without sections.
    case noSections(SnapshotOperation)
    /// All sections together have more than `Int.max` items.
    case tooManyItems
    /// A difference was applied to another snapshot than the one it was made from.
    case misfit
}

/// The method that failed. The cases are named after the methods.
public enum SnapshotOperation: String, Hashable, Sendable {
    /// The methods of `Snapshot`.
    case itemIdentifiers
    case appendItems, insertItems, moveItem, deleteItems, reloadItems, reconfigureItems
    case appendSections, insertSections, moveSection, deleteSections, reloadSections
    /// The methods of `SectionSnapshot`.
    case append, insert, replace, expand, collapse, setLazy, snapshot
}

extension SnapshotOperation {
    /// Whether it is a method of `SectionSnapshot`, whose identifiers are called `items`.
    fileprivate var isOfTree: Bool {
        switch self {
        case .append, .insert, .replace, .expand, .collapse, .setLazy, .snapshot: true
        default: false
        }
    }
}

extension SnapshotError: CustomStringConvertible {
    /// One sentence: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .duplicateSection(let id):
            "Two sections have the identifier \(id); give every section its own identifier."
        case .duplicateItem(let id, let section, let other) where section == other:
            "Section \(section) has two items with the identifier \(id); item identifiers must be "
                + "unique in the whole snapshot."
        case .duplicateItem(let id, let section, let other):
            "Sections \(section) and \(other) both have an item with the identifier \(id); item "
                + "identifiers must be unique in the whole snapshot."
        case .repeated(let id, let operation) where operation.isOfTree:
            "\(operation.rawValue): the tree would have the item \(id) twice; leave it out, or delete "
                + "the other one first."
        case .repeated(let id, let operation):
            "\(operation.rawValue): the identifier \(id) is given twice; give it once."
        case .unknownSection(let id, let operation):
            "\(operation.rawValue): there is no section \(id) in the snapshot; use one of its "
                + "sectionIdentifiers, or add it first."
        case .unknownItem(let id, let operation):
            operation.isOfTree
                ? "\(operation.rawValue): there is no item \(id) in the tree; use one of its items, or "
                    + "add it first."
                : "\(operation.rawValue): there is no item \(id) in the snapshot; use one of its "
                    + "itemIdentifiers, or add it first."
        case .besideItself(let id, let operation):
            "\(operation.rawValue): \(id) cannot be placed before or after itself; name another identifier."
        case .noSections(let operation):
            "\(operation.rawValue): the snapshot has no sections; append a section first."
        case .tooManyItems:
            "The snapshot would have more than Int.max items; use shorter ranges."
        case .misfit:
            "The difference was made from another snapshot; apply it to the one it was made from."
        }
    }
}
