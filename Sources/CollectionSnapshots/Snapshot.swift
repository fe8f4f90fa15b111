/// What a collection shows: ordered sections with ordered items, by identifiers that are unique in the whole snapshot.
///
/// Named after UIKit's `NSDiffableDataSourceSnapshot`. A value, `Sendable` when its identifiers are; what finds an
/// identifier is built with it, because that is also what proves the identifiers unique. Besides its identifier a
/// section takes about 40 bytes; items in a range take nothing, listed ones their identifier and 11 to 22 bytes.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
    /// The sections' identifiers, in their order.
    public private(set) var sectionIdentifiers: [SectionID] = []
    /// The number of all items.
    public private(set) var numberOfItems = 0
    private(set) var contents: [ItemIdentifiers<ItemID>] = []
    private(set) var index = SnapshotIndex<ItemID>()

    /// A snapshot without sections.
    public init() {}

    /// Lists the sections one under the other, with `if`, `switch` and `for`.
    ///
    /// Throws when a section or an item is there twice. O(sections + listed items).
    public init(
        @SnapshotBuilder<SectionID, ItemID> _ sections: () -> [Section<SectionID, ItemID>]
    ) throws(SnapshotError) {
        try self.init(sections: sections())
    }

    /// Takes the sections of a sequence.
    ///
    /// Throws when a section or an item is there twice. O(sections + listed items), and O(sections · log sections)
    /// when ranges are not in ascending order.
    public init(
        sections: some Sequence<Section<SectionID, ItemID>>
    ) throws(SnapshotError) {
        sectionIdentifiers.reserveCapacity(sections.underestimatedCount)
        contents.reserveCapacity(sections.underestimatedCount)
        for section in sections {
            sectionIdentifiers.append(section.id)
            contents.append(section.items)
            let (sum, isTooLarge) = numberOfItems.addingReportingOverflow(section.items.count)
            guard !isTooLarge else { throw .tooManyItems }
            numberOfItems = sum
        }
        let clash = index.build(sections: sectionIdentifiers, contents: contents)
        if let clash { throw error(clash) }
    }

    private func error(_ clash: SnapshotClash) -> SnapshotError {
        switch clash {
        case .sections(let section):
            return .duplicateSection("\(sectionIdentifiers[section])")
        case .items(let first, let second):
            return .duplicateItem(
                "\(contents[second.section][second.offset])",
                section: "\(sectionIdentifiers[first.section])",
                otherSection: "\(sectionIdentifiers[second.section])")
        }
    }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot: Equatable {
    /// Whether both have the same sections with the same items in the same order. O(sections + listed items).
    public static func == (left: Snapshot, right: Snapshot) -> Bool {
        left.numberOfItems == right.numberOfItems
            && left.sectionIdentifiers == right.sectionIdentifiers
            && left.contents == right.contents
    }
}

/// Where an item is: the index of its section, and its offset from the section's first item.
public struct ItemPosition: Hashable, Comparable, Sendable {
    public var section: Int
    public var offset: Int

    public init(section: Int, offset: Int) {
        self.section = section
        self.offset = offset
    }

    public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.section, left.offset) < (right.section, right.offset)
    }
}
