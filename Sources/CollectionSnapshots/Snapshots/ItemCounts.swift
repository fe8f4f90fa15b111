/// How many items each section of a snapshot has, without their identifiers' types: what a layout asks a million
/// times must not look up a generic type each time.
package struct ItemCounts: Sendable {
    let contents: [SectionItems]

    /// The number of items of a section. Stops when there is no section at that index.
    package subscript(section: Int) -> Int { contents[section].count }
}

extension Snapshot {
    /// The numbers of items of all sections.
    package var itemCounts: ItemCounts { ItemCounts(contents: contents) }
}
