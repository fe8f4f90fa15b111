import Reflow

/// The benchmarks of changes in place, with an unshared arrangement.
var changeRows: [Row] {
    [
        changeRow, insertRow, sectionRow,
    ]
}

/// An arrangement that the benchmark changes again and again.
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

private let sectionSize = 100_000

/// The size source of a section with an optional additional item.
private final class Guest {
    private let pattern = Content.pattern
    /// The index of the additional item, or `nil` without it.
    var place: Int?

    func size(_ item: Int) -> Size {
        guard let place, item >= place else { return pattern[item] }
        return pattern[item == place ? sectionSize : item - 1]
    }

    var layout: SplitLayout<Int> {
        SplitLayout { _ in
            .single
        } side: { _ in
            .left
        } everySection: { _ in
            .flow(
                items: .bulk { items, _, sizes in
                    for index in sizes.indices {
                        sizes[index] = self.size(items.lowerBound &+ index)
                    }
                })
        }
    }
}

/// Indices all over the section, so that a change shifts half of the section on average.
private struct Places {
    private var place = 0

    mutating func next() -> Int {
        place = (place + 37_123) % 99_000
        return place
    }
}

extension Ground {
    fileprivate func replace(_ old: Range<Int>, by new: Range<Int>) -> Bool {
        sections[0].itemCount += new.count - old.count
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = [.init(section: 0, items: [.init(old: old, new: new)])]
        return apply(changes)
    }
}

private func oneSection() -> [SectionContent<Int>] {
    Content.sections(of: sectionSize, size: sectionSize)
}

private var changeRow: Row {
    let ground = Ground(Content.bulkLayout(), oneSection())
    var places = Places()
    func change() -> Bool {
        let place = places.next()
        return ground.replace(place..<place + 1, by: place..<place + 1)
    }
    return Row(
        name: "one item changed in a section of 10^5", count: 1, unit: "in all", target: 10_000,
        check: { try expect(change(), "The change was not applied in place.") },
        work: { change() ? 1 : 0 },
        straightforward: { straightforward(sectionSize) })
}

private var insertRow: Row {
    let guest = Guest()
    let ground = Ground(guest.layout, oneSection())
    var places = Places()
    func insertAndDelete() -> Bool {
        let place = places.next()
        guest.place = place
        let isInserted = ground.replace(place..<place, by: place..<place + 1)
        guest.place = nil
        return ground.replace(place..<place + 1, by: place..<place) && isInserted
    }
    return Row(
        name: "one item inserted into a section of 10^5, then deleted", count: 2,
        unit: "a change", target: 10_000,
        check: {
            let height = ground.arrangement.contentSize.height
            try expect(insertAndDelete(), "The change was not applied in place.")
            try expect(
                ground.arrangement.contentSize.height == height,
                "The height is \(ground.arrangement.contentSize.height) instead of \(height).")
        },
        work: { insertAndDelete() ? 1 : 0 },
        straightforward: { straightforward(sectionSize) + straightforward(sectionSize) })
}

private func straightforward(_ count: Int) -> Int {
    StraightforwardLayout(sections: [count], columns: 1, width: 960) { _, item in
        Content.pattern[item]
    }.items.count
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
            try expect(insert(), "The change was not applied in place.")
            try expect(
                ground.arrangement.sectionCount == 10_001,
                "The arrangement has no additional section.")
        },
        work: { insert() ? 1 : 0 },
        straightforward: {
            StraightforwardLayout(
                sections: Array(repeating: 100, count: 10_001), columns: 1, width: 960
            ) { _, _ in Size(width: 60, height: 32) }.items.count
        })
}
