/// Methods that change sections. Their names are UIKit's. If a method throws, the snapshot does not change.
///
/// A method takes O(sections). Adding new sections at the end takes O(given sections).
extension Snapshot {
    /// Adds empty sections at the end. Sections that are already in the snapshot are moved, with their items.
    ///
    /// Throws `SnapshotError.repeatedSection` if an identifier is given twice.
    public mutating func appendSections(
        _ identifiers: some Sequence<SectionID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let identifiers = Array(identifiers)
        try check(identifiers, "appendSections")
        put(identifiers, at: numberOfSections)
    }

    /// Inserts sections before another section. Sections that are already in the snapshot are moved, with their items.
    ///
    /// Throws `SnapshotError.unknownSection` if `other` is not in the snapshot, and `sectionBesideItself` if `other` is
    /// among the given sections. Throws `repeatedSection` if an identifier is given twice.
    public mutating func insertSections(
        _ identifiers: some Sequence<SectionID>, beforeSection other: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        try put(Array(identifiers), "insertSections", beside: other, after: false)
    }

    /// Inserts sections after another section. Sections that are already in the snapshot are moved, with their items.
    ///
    /// Throws `SnapshotError.unknownSection` if `other` is not in the snapshot, and `sectionBesideItself` if `other` is
    /// among the given sections. Throws `repeatedSection` if an identifier is given twice.
    public mutating func insertSections(
        _ identifiers: some Sequence<SectionID>, afterSection other: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        try put(Array(identifiers), "insertSections", beside: other, after: true)
    }

    /// Moves a section, with its items, before another section.
    ///
    /// Throws `SnapshotError.unknownSection` if one of the sections is not in the snapshot, and `sectionBesideItself`
    /// if both sections are the same.
    public mutating func moveSection(
        _ id: SectionID, beforeSection other: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard contains(section: id) else { throw .unknownSection(id, operation: "moveSection") }
        try put([id], "moveSection", beside: other, after: false)
    }

    /// Moves a section, with its items, after another section.
    ///
    /// Throws `SnapshotError.unknownSection` if one of the sections is not in the snapshot, and `sectionBesideItself`
    /// if both sections are the same.
    public mutating func moveSection(
        _ id: SectionID, afterSection other: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard contains(section: id) else { throw .unknownSection(id, operation: "moveSection") }
        try put([id], "moveSection", beside: other, after: true)
    }

    /// Deletes sections with their items. Identifiers that are not in the snapshot are ignored; UIKit does not document
    /// this case.
    ///
    /// Throws `SnapshotError.repeatedSection` if an identifier is given twice.
    public mutating func deleteSections(
        _ identifiers: some Sequence<SectionID>
    ) throws(SnapshotError<SectionID, ItemID>) {
        let identifiers = Array(identifiers)
        try check(identifiers, "deleteSections")
        let gone = Set(identifiers.compactMap { indexOfSection($0) })
        numberOfItems -= gone.reduce(0) { $0 + contents[$1].count }
        segmentMerging.listedItems -= gone.reduce(0) { $0 + contents[$1].listedCount }
        arrange(sectionIdentifiers.indices.filter { !gone.contains($0) }.map { .old($0) })
        removeStaleReloads()
        mergeSegments()
    }
}

extension Snapshot {
    private enum Source {
        case old(Int)
        case new(SectionID)
    }

    private mutating func put(
        _ identifiers: [SectionID], _ operation: String, beside other: SectionID,
        after: Bool
    ) throws(SnapshotError<SectionID, ItemID>) {
        guard let place = indexOfSection(other) else {
            throw .unknownSection(other, operation: operation)
        }
        guard !identifiers.contains(other) else {
            throw .sectionBesideItself(other, operation: operation)
        }
        try check(identifiers, operation)
        put(identifiers, at: after ? place + 1 : place)
    }

    /// Throws an error if an identifier is given twice.
    func check(
        _ identifiers: [SectionID], _ operation: String
    ) throws(SnapshotError<SectionID, ItemID>) {
        if let id = identifiers.firstRepeated { throw .repeatedSection(id, operation: operation) }
    }

    /// Inserts sections at an index. Sections that are already in the snapshot are moved, with their items.
    private mutating func put(_ identifiers: [SectionID], at place: Int) {
        let moved = Set(identifiers.compactMap { indexOfSection($0) })
        guard !moved.isEmpty else { return insert(identifiers, at: place) }
        func stay(_ range: Range<Int>) -> [Source] {
            range.filter { !moved.contains($0) }.map { .old($0) }
        }
        let given: [Source] = identifiers.map { id in
            indexOfSection(id).map { .old($0) } ?? .new(id)
        }
        arrange(stay(0..<place) + given + stay(place..<numberOfSections))
    }

    /// Inserts new sections. O(sections + segments), but the existing identifiers are neither compared nor hashed.
    private mutating func insert(_ identifiers: [SectionID], at place: Int) {
        sections.insert(contentsOf: identifiers, at: place)
        contents.insert(
            contentsOf: repeatElement(.empty, count: identifiers.count), at: place)
        index.numbers.shift(from: place, by: identifiers.count)
        index.slots.shift(from: place, by: identifiers.count)
        index.sections.shift(from: place, by: identifiers.count)
        for section in place..<place + identifiers.count {
            _ = index.sections.insert(section, in: sections)
        }
    }

    /// Rebuilds the snapshot from these sections. O(sections + segments).
    private mutating func arrange(_ sources: [Source]) {
        var places = [Int?](repeating: nil, count: numberOfSections)
        var identifiers: [SectionID] = []
        var items: [SectionItems] = []
        for (place, source) in sources.enumerated() {
            switch source {
            case .old(let section):
                places[section] = place
                identifiers.append(sectionIdentifiers[section])
                items.append(contents[section])
            case .new(let id):
                identifiers.append(id)
                items.append(.empty)
            }
        }
        sections = identifiers
        contents = items
        index.numbers.keep { places[$0] }
        index.slots.keep { places[$0] }
        index.sections = HashTable()
        _ = index.sections.fill(identifiers)
    }
}
