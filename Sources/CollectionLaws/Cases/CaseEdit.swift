import CollectionLayouts

/// A change of one section's items, and sometimes of the list of sections. Positions are clamped to the existing items
/// and sections, so that any edit fits any case.
struct CaseEdit {
    /// A change of the list of sections, or of a section's body.
    enum SectionChange {
        case insert(CaseSection, at: Int)
        case remove(at: Int)
        case move(from: Int, to: Int)
        /// The section whose items change gets another body, made from this seed.
        case replaceBody(seed: UInt64)
        /// The section whose items change is solved again.
        case reload
    }

    /// A replacement of consecutive items by new items.
    struct Hunk {
        /// The number of unchanged items before this hunk. Two hunks have at least one unchanged item between them.
        var kept: Int
        var removed: Int
        var inserted: Int
    }

    var section: Int
    var hunks: [Hunk]
    var sectionChange: SectionChange?
    /// Whether the edit only changes the sizes of the removed items of its hunks. The hunks then insert no items.
    var changesSizes = false
    /// The number that identifies the first new item.
    let first: Int

    init(section: Int, first: Int, _ random: inout SplitMix, _ bounds: CaseBounds) {
        (self.section, self.first) = (section, first)
        // In long sections, some hunks are long.
        let long = bounds.items.upperBound / 4
        hunks = (0..<random.int(0...3)).map { _ in
            let most = random.chance(0.3) ? max(3, long) : 3
            return Hunk(
                kept: random.int(1...max(9, 2 * long)), removed: random.int(0...most),
                inserted: random.int(0...most))
        }
        // Some edits change the items at the start of the section.
        if random.chance(0.3), !hunks.isEmpty { hunks[0].kept = 0 }
        changesSizes = random.chance(0.3)
        guard random.chance(0.5) else { return }
        sectionChange =
            switch random.int(0...4) {
            case 0: .insert(CaseSection(&random, bounds), at: random.int(0...3))
            case 1: .remove(at: random.int(0...2))
            case 2: .move(from: random.int(0...3), to: random.int(0...3))
            case 3: .replaceBody(seed: random.next())
            default: .reload
            }
    }

    var words: String {
        "section \(section)"
            + hunks.map { ", keep \($0.kept) " + words(of: $0) }.joined()
            + (sectionChange.map { ", \($0.words)" } ?? "")
    }

    private func words(of hunk: Hunk) -> String {
        changesSizes
            ? "resize \(hunk.removed)" : "remove \(hunk.removed) insert \(hunk.inserted)"
    }
}

extension CaseEdit.SectionChange {
    fileprivate var words: String {
        switch self {
        case .insert(let section, let place):
            "insert a section of \(section.items.count) items at \(place)"
        case .remove(let place): "remove section \(place)"
        case .move(let from, let to): "move section \(from) to \(to)"
        case .replaceBody: "another body"
        case .reload: "reload"
        }
    }
}

extension LawCase {
    /// Applies an edit to the sections and items of the case. Returns the changes for `rearrange`.
    mutating func apply(_ edit: CaseEdit) -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = source.sizesFollowItems
        var edit = edit
        guard sections.indices.contains(edit.section), changeSections(&edit, &changes) else {
            return changes
        }
        let old = sections[edit.section].items
        var new: [Int] = []
        var next = 0
        var id = edit.first
        var items: [ArrangementChanges.ItemChange] = []
        for hunk in edit.hunks {
            let start = min(old.count, next + hunk.kept)
            // Two hunks at the same position would be one change, so the second hunk is skipped.
            guard start > next || items.isEmpty else { break }
            new += old[next..<start]
            let end = min(old.count, start + hunk.removed)
            let begin = new.count
            let inserted = edit.changesSizes ? end - start : hunk.inserted
            // Sizes depend on the numbers of the items, so an item with a new number has a new size.
            new += id..<id + inserted
            id += inserted
            items.append(.init(old: start..<end, new: begin..<new.count))
            next = end
        }
        new += old[next...]
        sections[edit.section].items = new
        changes.changedSections = [
            .init(section: edit.section, items: items, keepsItems: edit.changesSizes)
        ]
        if case .reload? = edit.sectionChange { changes.changedSections[0].isReloaded = true }
        return changes
    }

    /// Changes the list of sections, and adapts the index of the edit's section. Returns false if that section is
    /// removed.
    private mutating func changeSections(
        _ edit: inout CaseEdit, _ changes: inout ArrangementChanges
    ) -> Bool {
        switch edit.sectionChange {
        case .insert(let section, let place):
            let place = min(place, sections.count)
            sections.insert(section, at: place)
            changes.insertedSections = [place]
            if place <= edit.section { edit.section += 1 }
        case .remove(let place):
            let place = min(place, sections.count - 1)
            sections.remove(at: place)
            changes.removedSections = [place]
            guard place != edit.section else { return false }
            if place < edit.section { edit.section -= 1 }
        case .move(let from, let to):
            let (from, to) = (min(from, sections.count - 1), min(to, sections.count - 1))
            guard from != to else { break }
            var order = Array(sections.indices)
            order.insert(order.remove(at: from), at: to)
            sections = order.map { sections[$0] }
            changes.movedSections = [.init(from: from, to: to)]
            edit.section = order.firstIndex(of: edit.section) ?? 0
        case .replaceBody(let seed): sections[edit.section].seed = seed
        case .reload, nil: break
        }
        return true
    }

    /// Changes that mark all items of all sections as changed, and request to measure them.
    var everyItem: ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = source.sizesFollowItems
        changes.measuresEstimates = true
        changes.changedSections = sections.indices.map { index in
            let all = sections[index].items.indices
            return .init(section: index, items: all.isEmpty ? [] : [.init(old: all, new: all)])
        }
        return changes
    }
}
