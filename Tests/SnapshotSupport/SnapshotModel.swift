import CollectionSnapshots

/// A model of a snapshot: an array of arrays.
package struct SnapshotModel: Equatable {
    package private(set) var sections: [(id: Int, items: [Int])] = []

    package static func == (left: SnapshotModel, right: SnapshotModel) -> Bool {
        left.sections.map(\.id) == right.sections.map(\.id)
            && left.sections.map(\.items) == right.sections.map(\.items)
    }

    package init(_ snapshot: Snapshot<Int, Int>) {
        sections = (0..<snapshot.numberOfSections).map {
            (snapshot.sectionIdentifier(at: $0), Array(snapshot.itemIdentifiers(inSectionAt: $0)))
        }
    }

    package var items: [Int] { sections.flatMap(\.items) }

    private func place(_ item: Int) -> (Int, Int)? {
        for (section, content) in sections.enumerated() {
            if let offset = content.items.firstIndex(of: item) { return (section, offset) }
        }
        return nil
    }

    /// Returns `nil` if the operation must throw.
    package func applying(_ edit: Edit) -> SnapshotModel? {
        var model = self
        return model.apply(edit) ? model : nil
    }

    /// Returns the model with a section that contains only `items`. Other sections lose the items. A missing section is
    /// added at the end.
    package func showing(_ items: [Int], in section: Int) -> SnapshotModel {
        var model = self
        model.delete(items)
        let index = model.sections.firstIndex { $0.id == section } ?? model.sections.endIndex
        if index == model.sections.endIndex { model.sections.append((section, [])) }
        model.sections[index].items = items
        return model
    }

    private mutating func delete(_ items: [Int]) {
        for section in sections.indices { sections[section].items.removeAll(where: items.contains) }
    }

    private mutating func apply(_ edit: Edit) -> Bool {
        switch edit {
        case .append(let items, let section):
            let index = section.map { id in sections.firstIndex { $0.id == id } }
            guard Set(items).count == items.count,
                let index = index ?? (sections.isEmpty ? nil : sections.count - 1)
            else { return false }
            delete(items)
            sections[index].items += items
        case .insert(let items, let other, let after):
            guard Set(items).count == items.count, !items.contains(other), place(other) != nil
            else { return false }
            delete(items)
            guard let (section, offset) = place(other) else { return false }
            sections[section].items.insert(contentsOf: items, at: after ? offset + 1 : offset)
        case .move(let item, let other, let after):
            guard place(item) != nil else { return false }
            return apply(.insert([item], other, after: after))
        case .moveAll(let items, let section):
            guard items.allSatisfy({ place($0) != nil }) else { return false }
            return apply(.append(items, to: section))
        case .delete(let items):
            guard Set(items).count == items.count else { return false }
            delete(items)
        case .deleteAll:
            delete(items)
        case .appendSections(let ids):
            guard Set(ids).count == ids.count else { return false }
            let moved = ids.map { id in sections.first { $0.id == id } ?? (id, []) }
            sections = sections.filter { !ids.contains($0.id) } + moved
        case .insertSections(let ids, let other, let after):
            guard Set(ids).count == ids.count, !ids.contains(other),
                sections.contains(where: { $0.id == other })
            else { return false }
            let moved = ids.map { id in sections.first { $0.id == id } ?? (id, []) }
            sections.removeAll { ids.contains($0.id) }
            guard let index = sections.firstIndex(where: { $0.id == other }) else { return false }
            sections.insert(contentsOf: moved, at: after ? index + 1 : index)
        case .moveSection(let id, let other, let after):
            guard sections.contains(where: { $0.id == id }) else { return false }
            return apply(.insertSections([id], other, after: after))
        case .deleteSections(let ids):
            guard Set(ids).count == ids.count else { return false }
            sections.removeAll { ids.contains($0.id) }
        }
        return true
    }
}

/// An operation as a value, so that a test can apply it to a snapshot and to its model.
package enum Edit {
    case append([Int], to: Int?)
    case insert([Int], Int, after: Bool)
    case move(Int, Int, after: Bool)
    case moveAll([Int], to: Int)
    case delete([Int])
    case deleteAll
    case appendSections([Int])
    case insertSections([Int], Int, after: Bool)
    case moveSection(Int, Int, after: Bool)
    case deleteSections([Int])
}

extension Snapshot<Int, Int> {
    /// Applies an operation. With `asRanges`, consecutive numbers are passed as a range.
    package mutating func apply(_ edit: Edit, asRanges: Bool) throws(SnapshotError<Int, Int>) {
        func given(_ items: [Int]) -> ItemIdentifiers<Int> {
            if asRanges, let first = items.first, items == Array(first..<first + items.count) {
                return ItemIdentifiers(first..<first + items.count)
            }
            return ItemIdentifiers(items)
        }
        switch edit {
        case .append(let items, let section?):
            try appendItems(given(items), toSection: section)
        case .append(let items, nil): try appendItems(given(items))
        case .insert(let items, let other, true): try insertItems(given(items), afterItem: other)
        case .insert(let items, let other, false):
            try insertItems(given(items), beforeItem: other)
        case .move(let item, let other, true): try moveItem(item, afterItem: other)
        case .move(let item, let other, false): try moveItem(item, beforeItem: other)
        case .moveAll(let items, let section): try moveItems(given(items), toSection: section)
        case .delete(let items): try deleteItems(given(items))
        case .deleteAll: deleteAllItems()
        case .appendSections(let ids): try appendSections(ids)
        case .insertSections(let ids, let other, true):
            try insertSections(ids, afterSection: other)
        case .insertSections(let ids, let other, false):
            try insertSections(ids, beforeSection: other)
        case .moveSection(let id, let other, true): try moveSection(id, afterSection: other)
        case .moveSection(let id, let other, false): try moveSection(id, beforeSection: other)
        case .deleteSections(let ids): try deleteSections(ids)
        }
    }
}
