/// Why a snapshot cannot be made, or a question about it not be answered; identifiers as they describe themselves.
public enum SnapshotError: Error, Hashable, Sendable {
    /// Two sections have the same identifier.
    case duplicateSection(String)
    /// Two items have the same identifier, in one section or in two.
    case duplicateItem(String, section: String, otherSection: String)
    /// There is no section with this identifier.
    case unknownSection(String)
    /// All sections together have more than `Int.max` items.
    case tooManyItems
}

extension SnapshotError: CustomStringConvertible {
    /// One sentence: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .duplicateSection(let id):
            "The section identifier \(id) is there twice; give every section an identifier of its own."
        case .duplicateItem(let id, let section, let other) where section == other:
            "The item identifier \(id) is there twice in section \(section); give every item an "
                + "identifier that is unique in the whole snapshot."
        case .duplicateItem(let id, let section, let other):
            "The item identifier \(id) is in section \(section) and again in section \(other); give "
                + "every item an identifier that is unique in the whole snapshot."
        case .unknownSection(let id):
            "There is no section \(id) in the snapshot; ask for one of its sectionIdentifiers."
        case .tooManyItems:
            "The sections have more than Int.max items together; use shorter ranges."
        }
    }
}
