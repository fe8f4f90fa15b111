import CollectionSnapshots

extension Difference {
    /// Applies the changes to plain arrays with the content of the old snapshot. Returns the new sections, or `nil` if
    /// a change does not fit.
    package func replayed(
        on old: Snapshot<SectionID, ItemID>
    ) -> [Section<SectionID, ItemID>]? {
        var rest = old.plainSections.map { $0.items.map(Optional.some) }
        func take(_ section: Int, _ offset: Int) -> ItemID? {
            guard rest.indices.contains(section), rest[section].indices.contains(offset) else {
                return nil
            }
            defer { rest[section][offset] = nil }
            return rest[section][offset]
        }
        for run in deletedItems {
            for offset in run.offsets where take(run.section, offset) == nil { return nil }
        }
        var arrivals: [ItemPosition: ItemID] = [:]
        for move in movedItems {
            for step in 0..<move.count {
                guard let id = take(move.from.section, move.from.offset + step) else { return nil }
                arrivals[ItemPosition(section: move.to.section, offset: move.to.offset + step)] = id
            }
        }
        let inserted = insertedItems.flatMap { run in
            run.offsets.map { ItemPosition(section: run.section, offset: $0) }
        }
        guard inserted.count == insertedItemIdentifiers.count else { return nil }
        for (position, id) in zip(inserted, insertedItemIdentifiers) { arrivals[position] = id }
        return sections(
            from: old, items: rest.map { $0.compactMap(\.self) },
            arrivals: arrivals.sorted { $0.key < $1.key })
    }

    /// Returns the new sections. `items` contains the remaining items of each old section. The arrivals are in order.
    private func sections(
        from old: Snapshot<SectionID, ItemID>, items: [[ItemID]],
        arrivals: [(ItemPosition, ItemID)]
    ) -> [Section<SectionID, ItemID>]? {
        let gone = deletedSections + movedSections.map(\.from)
        var staying = items.indices.filter { !gone.contains($0) }[...]
        var sections: [Section<SectionID, ItemID>] = []
        for index in 0..<items.count - deletedSections.count + insertedSections.count {
            var content: [ItemID] = []
            if let step = insertedSections.firstIndex(of: index) {
                sections.append(Section(insertedSectionIdentifiers[step]))
            } else {
                let move = movedSections.first { $0.to == index }
                guard let origin = move?.from ?? staying.popFirst() else { return nil }
                sections.append(Section(old.sectionIdentifier(at: origin)))
                content = items[origin]
            }
            for (position, id) in arrivals where position.section == index {
                guard position.offset <= content.count else { return nil }
                content.insert(id, at: position.offset)
            }
            sections[index].items = ItemIdentifiers(content)
        }
        return sections
    }
}

extension Snapshot {
    /// The sections, with the items of each section in an array.
    package var plainSections: [Section<SectionID, ItemID>] {
        (0..<numberOfSections).map {
            Section(sectionIdentifier(at: $0), items: Array(itemIdentifiers(inSectionAt: $0)))
        }
    }
}
