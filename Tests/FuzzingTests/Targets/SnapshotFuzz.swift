import CollectionSnapshots
import SnapshotSupport

/// Checks random operations on a snapshot. The snapshot has the same content as an array of arrays, and a throwing
/// operation changes nothing. Some inputs contain operations on trees, see `TreeFuzz`.
enum SnapshotFuzz {
    /// The limits of identifiers, small enough that many operations share identifiers.
    private static let (items, sections) = (40, 6)

    static func check(_ bytes: UnsafeRawBufferPointer) throws {
        var source = ByteSource(bytes)
        // Inputs stored before `TreeFuzz` existed begin with lower bytes, so they keep their meaning.
        if let first = bytes.first, first >= 252 {
            _ = source.byte()
            return try TreeFuzz.check(&source)
        }
        var snapshot = try Snapshot<Int, Int> {
            Section(0, items: 0..<source.int(0...20))
            Section(1, items: (20..<20 + source.int(0...20)).reversed())
        }
        var model = SnapshotModel(snapshot)
        var older = snapshot
        for _ in 0..<60 where !source.isEmpty {
            if source.rarely(6) {
                try checkDifference(from: older, to: snapshot)
                older = snapshot
            }
            if source.rarely(5) {
                try reload(&snapshot, &source)
            } else {
                let edit = edit(&source)
                let next = model.applying(edit)
                let before = snapshot
                do {
                    try snapshot.apply(edit, asRanges: source.flag())
                    try require(next != nil, "\(edit) does not throw")
                } catch let error as SnapshotError<Int, Int> {
                    try require(next == nil, "\(edit) throws \(error)")
                    try require(snapshot == before, "\(edit) throws and changes the snapshot")
                }
                model = next ?? model
            }
            try checkContent(of: snapshot, model)
        }
        try checkDifference(from: older, to: snapshot)
    }

    private static func ids(_ source: inout ByteSource) -> [Int] {
        if source.flag() {
            let first = source.int(0...items)
            return Array(first..<first + source.int(0...12))
        }
        return source.list(6) { $0.int(0...items) }
    }

    private static func edit(_ source: inout ByteSource) -> Edit {
        func section() -> Int { source.int(0...sections) }
        func item() -> Int { source.int(0...items) }
        switch source.int(0...8) {
        case 0: return .append(ids(&source), to: source.flag() ? section() : nil)
        case 1: return .insert(ids(&source), item(), after: source.flag())
        case 2: return .move(item(), item(), after: source.flag())
        case 3: return .delete(ids(&source))
        case 4: return source.rarely(4) ? .deleteAll : .delete([item()])
        case 5: return .appendSections(source.list(3) { $0.int(0...sections) })
        case 6:
            return .insertSections(
                source.list(3) { $0.int(0...sections) }, section(), after: source.flag())
        case 7: return .moveSection(section(), section(), after: source.flag())
        default: return .deleteSections(source.list(2) { $0.int(0...sections) })
        }
    }

    /// Checks that reload requests contain only existing identifiers, each once, and change nothing else.
    private static func reload(
        _ snapshot: inout Snapshot<Int, Int>, _ source: inout ByteSource
    ) throws {
        let before = snapshot
        let ids = ids(&source)
        let isKnown = Set(ids).count == ids.count && ids.allSatisfy { before.contains(item: $0) }
        let kind = source.int(0...3)
        do {
            switch kind {
            case 0: try snapshot.reloadItems(ids)
            case 1: try snapshot.reconfigureItems(ids)
            case 2: try snapshot.reloadSections(ids)
            default: snapshot.clearReloads()
            }
            try require(kind > 1 || isKnown, "Reloading \(ids) does not throw")
        } catch let error as SnapshotError<Int, Int> {
            let isWrong = kind < 2 ? !isKnown : Set(ids).count < ids.count
            try require(isWrong, "Reloading \(ids) throws \(error)")
            try require(snapshot == before, "Reloading throws and changes the snapshot")
        }
    }

    private static func checkContent(
        of snapshot: Snapshot<Int, Int>, _ model: SnapshotModel
    ) throws {
        try require(
            SnapshotModel(snapshot) == model, "\(SnapshotModel(snapshot)) instead of \(model)")
        try require(snapshot.numberOfItems == model.items.count, "\(snapshot.numberOfItems) items")
        var places: [Int: ItemPosition] = [:]
        for (section, content) in model.sections.enumerated() {
            try require(
                snapshot.indexOfSection(content.id) == section,
                "Section \(content.id) has another index"
            )
            for (offset, id) in content.items.enumerated() {
                places[id] = ItemPosition(section: section, offset: offset)
            }
        }
        for id in -1...items + 13 {
            try require(
                snapshot.position(ofItem: id) == places[id], "Item \(id) has another position")
        }
        for reloads in [
            snapshot.reloadedItemIdentifiers, snapshot.reconfiguredItemIdentifiers,
        ] {
            try require(
                Set(reloads).count == reloads.count && reloads.allSatisfy { places[$0] != nil },
                "The reloaded items are repeated or unknown: \(reloads)")
        }
        let sections = snapshot.reloadedSectionIdentifiers
        try require(
            Set(sections).count == sections.count
                && sections.allSatisfy { snapshot.contains(section: $0) },
            "The reloaded sections are repeated or unknown: \(sections)")
    }

    /// Checks that replaying a difference gives the newer snapshot, and that the difference deletes and inserts only
    /// the necessary items.
    private static func checkDifference(
        from old: Snapshot<Int, Int>, to new: Snapshot<Int, Int>
    ) throws {
        let difference = new.difference(from: old)
        let (before, after) = (SnapshotModel(old), SnapshotModel(new))
        try require(
            difference.replayed(on: old) == new.plainSections,
            "From \(before) to \(after), \(difference) leads elsewhere")
        let deleted = Set(before.items).subtracting(after.items)
        let inserted = Set(after.items).subtracting(before.items)
        try require(
            difference.numberOfDeletedItems == deleted.count
                && Set(difference.insertedItemIdentifiers) == inserted
                && difference.numberOfInsertedItems == inserted.count,
            "From \(before) to \(after): \(difference)")
        try require(
            difference.changesPlaces == (before != after), "It is said to be empty, or is not")
    }
}
