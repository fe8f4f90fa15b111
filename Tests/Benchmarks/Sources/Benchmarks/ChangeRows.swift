import Reflow

/// Changes of what is arranged already, in place: nobody else holds the arrangement.
var changeRows: [Row] {
    [
        itemRow("one item changed in a section of 10^5", old: 1, new: 1),
        itemRow("one item inserted into a section of 10^5", old: 0, new: 1),
        itemRow("one item deleted from a section of 10^5", old: 1, new: 0),
        sectionRow,
    ]
}

/// An arrangement that changes for ever.
private final class Ground {
    let layout: SplitLayout<Int>
    var sections: [SectionContent<Int>]
    var arrangement: Arrangement

    init(_ layout: SplitLayout<Int>, _ sections: [SectionContent<Int>]) {
        (self.layout, self.sections) = (layout, sections)
        arrangement = layout.arrange(sections, in: Content.environment)
    }

    func apply(_ changes: ArrangementChanges) -> Bool {
        layout.rearrange(&arrangement, for: sections, changes: changes)
    }
}

/// The section has as many items before a run as after it but for the one: it grows and shrinks by turns.
private func itemRow(_ name: String, old: Int, new: Int) -> Row {
    let ground = Ground(
        Content.bulkLayout(), Content.sections(of: 100_000, size: 100_000))
    var place = 0
    func change(_ old: Int, _ new: Int) -> Bool {
        // All over the section, so that the shift of what follows is half of it on average.
        place = (place + 37_123) % 99_000
        ground.sections[0].itemCount += new - old
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = [
            .init(
                section: 0,
                items: [.init(old: place..<place + old, new: place..<place + new)])
        ]
        return ground.apply(changes)
    }
    return Row(
        name: name, count: 1, unit: "in all", target: 10_000,
        check: {
            let before = ground.arrangement.itemCount(inSection: 0)
            try expect(change(old, new), "Everything was solved again.")
            let after = ground.arrangement.itemCount(inSection: 0)
            try expect(after - before == new - old, "There are \(after) items.")
        },
        work: { change(old, new) ? 1 : 0 },
        straightforward: {
            StraightforwardLayout(sections: [100_000], columns: 1, width: 960) { _, item in
                Content.size(0, item)
            }.items.count
        })
}

private var sectionRow: Row {
    let ground = Ground(
        Content.uniformLayout(), Content.sections(of: 1_000_000, size: 100))
    var next = 10_000
    func insert() -> Bool {
        let place = next * 7_919 % 10_000
        ground.sections.insert(SectionContent(id: next, itemCount: 100), at: place)
        next += 1
        var changes = ArrangementChanges()
        changes.insertedSections = [place]
        return ground.apply(changes)
    }
    return Row(
        name: "a section inserted among 10^4", count: 1, unit: "in all", target: 20_000,
        check: {
            try expect(insert(), "Everything was solved again.")
            try expect(ground.arrangement.sectionCount == 10_001, "There is no section more.")
        },
        work: { insert() ? 1 : 0 },
        straightforward: {
            StraightforwardLayout(
                sections: Array(repeating: 100, count: 10_001), columns: 1, width: 960
            ) { _, _ in Size(width: 60, height: 32) }.items.count
        })
}
