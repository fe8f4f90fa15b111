/// The error of a call that cannot make, change or read a snapshot. The error contains the wrong identifiers, and often
/// the name of the method that failed. The snapshot has not changed.
///
/// The methods of `SectionSnapshot` throw this error with `Never` as the type of section identifiers.
public enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
    Hashable
{
    /// Two sections have the same identifier.
    case duplicateSection(SectionID)
    /// Two items have the same identifier, in one section or in two.
    case duplicateItem(ItemID, section: SectionID, otherSection: SectionID)
    /// A call contains the same section twice.
    case repeatedSection(SectionID, operation: String)
    /// A call contains the same item twice, or an item that is already in the tree.
    case repeatedItem(ItemID, operation: String)
    /// There is no section with this identifier.
    case unknownSection(SectionID, operation: String)
    /// There is no item with this identifier.
    case unknownItem(ItemID, operation: String)
    /// A call would insert or move a section before or after itself.
    case sectionBesideItself(SectionID, operation: String)
    /// A call would insert or move an item before or after itself.
    case itemBesideItself(ItemID, operation: String)
    /// A call would add items to a snapshot without sections.
    case noSections(operation: String)
    /// All sections together would have more than `Int.max` items.
    case tooManyItems
}

extension SnapshotError: CustomStringConvertible {
    /// The problem and its solution in one sentence.
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
        case .repeatedSection(let id, let operation): Self.repeated(id, operation)
        case .repeatedItem(let id, let operation):
            Self.isTree
                ? "\(operation): the tree would have the item \(id) twice; remove it from the call, or "
                    + "delete the existing item first."
                : Self.repeated(id, operation)
        case .unknownSection(let id, let operation):
            "\(operation): there is no section \(id) in the snapshot; use one of its "
                + "sectionIdentifiers, or add it first."
        case .unknownItem(let id, let operation):
            Self.isTree
                ? "\(operation): there is no item \(id) in the tree; use one of its items, or add it first."
                : "\(operation): there is no item \(id) in the snapshot; use one of its "
                    + "itemIdentifiers, or add it first."
        case .sectionBesideItself(let id, let operation): Self.besideItself(id, operation)
        case .itemBesideItself(let id, let operation): Self.besideItself(id, operation)
        case .noSections(let operation):
            "\(operation): the snapshot has no sections; append a section first."
        case .tooManyItems:
            "The snapshot would have more than Int.max items; use shorter ranges."
        }
    }

    /// Whether a `SectionSnapshot` throws the error. The message then speaks of a tree, and of `items` instead of
    /// `itemIdentifiers`.
    private static var isTree: Bool { SectionID.self == Never.self }

    private static func repeated(_ id: some Hashable, _ operation: String) -> String {
        "\(operation): the identifier \(id) is given twice; pass it once."
    }

    private static func besideItself(_ id: some Hashable, _ operation: String) -> String {
        "\(operation): \(id) cannot be placed before or after itself; pass another identifier."
    }
}
