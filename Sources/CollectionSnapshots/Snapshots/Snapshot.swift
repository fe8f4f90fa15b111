/// The data of a collection: ordered sections with ordered items.
///
/// Modelled on UIKit's `NSDiffableDataSourceSnapshot`. Section identifiers and item identifiers are unique in the whole
/// snapshot. The index that finds an identifier is built with the snapshot, because it also checks that identifiers are
/// unique.
///
/// The items of a section are a range of numbers, or listed items, whose identifiers are stored in an array. Items of a
/// range take no memory. A listed item takes the size of its identifier plus 5 to 11 bytes. A section takes the size of
/// its identifier plus about 45 bytes.
///
/// A section consists of segments of consecutive items. A new section is one segment, and changes can split a segment.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The number of all items.
    public internal(set) var numberOfItems = 0
    /// The items to reload. Each item is listed once, in the order of the calls.
    public internal(set) var reloadedItemIdentifiers: [ItemID] = []
    /// The items to reconfigure: their content has changed, and their views are kept. Each item is listed once.
    public internal(set) var reconfiguredItemIdentifiers: [ItemID] = []
    /// The sections to reload, with all their items. Each section is listed once.
    public internal(set) var reloadedSectionIdentifiers: [SectionID] = []

    @usableFromInline var sections: [SectionID] = []
    @usableFromInline var contents: [SectionItems] = []
    /// All listed identifiers, and identifiers that no segment uses any more; see `mergeSegments()`.
    @usableFromInline var slots: [ItemID] = []
    @usableFromInline var index = SnapshotIndex()
    /// The state that decides when segments are merged; see `mergeSegments()`.
    var segmentMerging = SegmentMerging()

    /// The identifiers of the sections in order.
    @inlinable public var sectionIdentifiers: [SectionID] { sections }

    /// Makes a snapshot without sections.
    public init() {}

    /// Makes a snapshot from a list of sections. The list may contain `if`, `switch` and `for`.
    ///
    /// Throws `SnapshotError.duplicateSection` or `duplicateItem` if an identifier occurs twice. Throws `tooManyItems`
    /// if there are more than `Int.max` items. O(sections + listed items).
    @inlinable
    public init(
        @SnapshotBuilder<SectionID, ItemID> _ sections: () -> [Section<SectionID, ItemID>]
    ) throws(SnapshotError<SectionID, ItemID>) {
        try self.init(sections: sections())
    }

    /// Makes a snapshot from a sequence of sections.
    ///
    /// Throws `SnapshotError.duplicateSection` or `duplicateItem` if an identifier occurs twice. Throws `tooManyItems`
    /// if there are more than `Int.max` items. O(sections + listed items), plus O(sections · log sections) if ranges
    /// are not in ascending order.
    @inlinable
    public init(
        sections: some Sequence<Section<SectionID, ItemID>>
    ) throws(SnapshotError<SectionID, ItemID>) {
        self.init()
        for section in sections { add(section) }
        try count()
        if let clash = indexSegments() ?? indexIdentifiers() { throw error(clash) }
    }
}

extension Snapshot {
    /// Makes a snapshot with one section for each key of the items. Sections are in the order of their first items, and
    /// items keep their order.
    ///
    /// Throws `SnapshotError.duplicateItem` if an item occurs twice. O(items).
    public init(
        grouping items: some Sequence<ItemID>, by key: (ItemID) -> SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        var order: [SectionID] = []
        var numbers: [SectionID: Int] = [:]
        var members: [[ItemID]] = []
        for item in items {
            let id = key(item)
            let number = numbers[id] ?? members.count
            if number == members.count {
                numbers[id] = number
                members.append([])
                order.append(id)
            }
            members[number].append(item)
        }
        try self.init(sections: zip(order, members).map { Section($0, items: $1) })
    }
}

/// Methods that build a snapshot. Methods that read each identifier are inlinable, so that the compiler specialises
/// them.
extension Snapshot {
    @inlinable
    mutating func add(_ section: Section<SectionID, ItemID>) {
        sections.append(section.id)
        switch section.items.items {
        case .one(let segment):
            contents.append(
                .one(segment.isListed ? listed(segment, of: section.items.slots) : segment))
        case .many(let list):
            contents.append(listed(list, of: section.items.slots))
        }
    }

    @usableFromInline
    mutating func listed(_ list: SegmentList, of others: [ItemID]) -> SectionItems {
        SectionItems(
            joining: list.segments.map { $0.isListed ? listed($0, of: others) : $0 })
    }

    /// Adds the identifiers of a listed segment to the slots, and returns the segment of their slots. If the slots are
    /// empty and the segment has all identifiers of the array, the array is shared, not copied.
    @usableFromInline
    mutating func listed(_ segment: Segment, of others: [ItemID]) -> Segment {
        let start = slots.count
        if start == 0, segment.count == others.count {
            slots = others
        } else {
            slots += others[segment.range]
        }
        return Segment(start..<slots.count, isListed: true)
    }

    @usableFromInline
    mutating func count() throws(SnapshotError<SectionID, ItemID>) {
        for items in contents {
            let (sum, isTooLarge) = numberOfItems.addingReportingOverflow(items.count)
            guard !isTooLarge else { throw .tooManyItems }
            numberOfItems = sum
        }
    }

    @usableFromInline
    mutating func indexSegments() -> DuplicateIdentifier? {
        segmentMerging.listedItems = slots.count
        return index.note(contents)
    }

    /// Adds all section identifiers and listed identifiers to the index. Returns a duplicate identifier; nil if there
    /// is none.
    @inlinable
    mutating func indexIdentifiers() -> DuplicateIdentifier? {
        if let section = index.sections.fill(sectionIdentifiers) { return .sections(section) }
        index.items.grow(to: slots.count, slots)
        let hasNumbers = hasNumbers
        for slot in slots.indices {
            var other = index.items.insert(slot, in: slots).flatMap {
                index.position(of: $0, isListed: true, in: contents)
            }
            if hasNumbers && other == nil { other = positionInRanges(ofItem: slots[slot]) }
            guard let other, let here = index.position(of: slot, isListed: true, in: contents)
            else { continue }
            return .items(Swift.min(other, here), Swift.max(other, here))
        }
        return nil
    }

    @usableFromInline var hasNumbers: Bool { !index.numbers.isEmpty }

    @usableFromInline
    func error(_ clash: DuplicateIdentifier) -> SnapshotError<SectionID, ItemID> {
        switch clash {
        case .sections(let section):
            return .duplicateSection(sectionIdentifiers[section])
        case .items(let first, let second):
            return .duplicateItem(
                itemIdentifier(at: second), section: sectionIdentifiers[first.section],
                otherSection: sectionIdentifiers[second.section])
        }
    }
}

extension Snapshot: Sendable {}

extension Snapshot: Equatable {
    /// Whether both snapshots have the same sections with the same items in the same order. Marks for reloading and
    /// reconfiguring are ignored. O(sections + listed items).
    public static func == (left: Snapshot, right: Snapshot) -> Bool {
        left.sectionIdentifiers == right.sectionIdentifiers
            && left.contents.indices.allSatisfy {
                left.itemIdentifiers(inSectionAt: $0) == right.itemIdentifiers(inSectionAt: $0)
            }
    }
}
