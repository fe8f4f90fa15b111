import Foundation

/// The sections and items of a data source, by their identifiers.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    /// The section of each item.
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Queries

    public var numberOfItems: Int { owners.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        items[section]?.count ?? 0
    }

    public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        items[section] ?? []
    }

    public func sectionIdentifier(
        containingItem item: ItemIdentifierType
    ) -> SectionIdentifierType? { owners[item] }

    public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: item)
    }

    public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
        sections.firstIndex(of: section)
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let owner = owners[item], let section = sections.firstIndex(of: owner),
            let index = items[owner]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: section)
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section),
            let items = items[sections[indexPath.section]], items.indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.item]
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
    ) { insert(identifiers, at: indexOfSection(section) ?? sections.count) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
    ) { insert(identifiers, at: (indexOfSection(section) ?? sections.count - 1) + 1) }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var new: [SectionIdentifierType] = []
        for identifier in identifiers where items[identifier] == nil {
            items[identifier] = []
            new.append(identifier)
        }
        precondition(
            new.count == identifiers.count, "A section identifier is in the snapshot twice.")
        sections.insert(contentsOf: new, at: index)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items[identifier] ?? [] { owners[item] = nil }
            items[identifier] = nil
        }
        sections.removeAll { items[$0] == nil }
    }

    public mutating func moveSection(
        _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
    ) { move(section, to: other, offset: 0) }

    public mutating func moveSection(
        _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
    ) { move(section, to: other, offset: 1) }

    private mutating func move(
        _ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        guard section != other, let index = indexOfSection(section), indexOfSection(other) != nil
        else { return }
        sections.remove(at: index)
        sections.insert(section, at: (indexOfSection(other) ?? sections.count) + offset)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        guard let section = section ?? sections.last, items[section] != nil else {
            preconditionFailure("The snapshot does not have the section of these items.")
        }
        insert(identifiers, in: section, at: items[section]?.count ?? 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
    ) { insert(identifiers, beside: item, offset: 0) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
    ) { insert(identifiers, beside: item, offset: 1) }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
    ) {
        guard let section = owners[item], let index = items[section]?.firstIndex(of: item) else {
            preconditionFailure("The snapshot does not contain the adjacent item.")
        }
        insert(identifiers, in: section, at: index + offset)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        for identifier in identifiers {
            let previous = owners.updateValue(section, forKey: identifier)
            precondition(previous == nil, "An item identifier is in the snapshot twice.")
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        let affected = Set(deleted.compactMap { owners[$0] })
        for section in affected { items[section]?.removeAll { deleted.contains($0) } }
        for item in deleted { owners[item] = nil }
    }

    public mutating func deleteAllItems() {
        sections = []
        items = [:]
        owners = [:]
    }

    public mutating func moveItem(
        _ item: ItemIdentifierType, beforeItem other: ItemIdentifierType
    ) { move(item, to: other, offset: 0) }

    public mutating func moveItem(
        _ item: ItemIdentifierType, afterItem other: ItemIdentifierType
    ) { move(item, to: other, offset: 1) }

    private mutating func move(
        _ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
    ) {
        guard item != other, owners[item] != nil, owners[other] != nil else { return }
        deleteItems([item])
        insert([item], beside: other, offset: offset)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: For the data source

    /// Replaces the items of a section.
    mutating func setItems(_ new: [ItemIdentifierType], in section: SectionIdentifierType) {
        deleteItems(items[section] ?? [])
        insert(new, in: section, at: 0)
    }

    /// Returns the items whose cells must be made again, and forgets them.
    mutating func takeReloaded() -> Set<AnyHashable> {
        let ofSections = reloadedSectionIdentifiers.flatMap { items[$0] ?? [] }
        defer {
            reloadedSectionIdentifiers = []
            reloadedItemIdentifiers = []
            reconfiguredItemIdentifiers = []
        }
        return Set(
            (reloadedItemIdentifiers + reconfiguredItemIdentifiers + ofSections)
                .map { AnyHashable($0) })
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
