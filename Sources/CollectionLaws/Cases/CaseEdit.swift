import CollectionLayouts

/// A change of one section's items. Positions are clamped to the existing items, so that any edit fits any case.
struct CaseEdit {
    /// A replacement of consecutive items by new items.
    struct Hunk {
        /// The number of unchanged items before the hunk. There is at least one unchanged item between two hunks.
        var kept: Int
        var removed: Int
        var inserted: Int
    }

    var section: Int
    var hunks: [Hunk]
    /// The identifying number of the first new item.
    let first: Int

    init(section: Int, first: Int, _ random: inout SplitMix) {
        (self.section, self.first) = (section, first)
        hunks = (0..<random.int(0...3)).map { _ in
            Hunk(kept: random.int(1...9), removed: random.int(0...3), inserted: random.int(0...3))
        }
        // Some edits change the items at the start of the section.
        if random.chance(0.3), !hunks.isEmpty { hunks[0].kept = 0 }
    }

    var words: String {
        "section \(section)"
            + hunks.map { ", keep \($0.kept) remove \($0.removed) insert \($0.inserted)" }.joined()
    }
}

extension LawCase {
    /// Changes the items, and returns the changes.
    mutating func apply(_ edit: CaseEdit) -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = source.sizesFollowItems
        guard sections.indices.contains(edit.section) else { return changes }
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
            new += id..<id + hunk.inserted
            id += hunk.inserted
            items.append(.init(old: start..<end, new: begin..<new.count))
            next = end
        }
        new += old[next...]
        sections[edit.section].items = new
        changes.changedSections = [.init(section: edit.section, items: items)]
        return changes
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
