import CollectionLayouts
import Testing

/// Tests of parts of measured sections that are far from their items or very numerous.
@Suite struct MeasuredLaterTests {
    private static let environment = LayoutEnvironment(size: Size(width: 60, height: 40))

    /// A badge above its host, with a measured height.
    private static let badge = SupplementaryItem(
        kind: .supplementary(1), size: LayoutSize(width: .absolute(3), height: .estimated(2)),
        containerAnchor: LayoutAnchor([.top]), itemAnchor: LayoutAnchor([.bottom]))

    private static var groups: [LayoutGroup] {
        let tile = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        var tagged = tile
        tagged.supplementaryItems = [badge]
        func row(_ item: LayoutItem, _ height: LayoutDimension) -> LayoutGroup {
            .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: height), subitems: [item])
        }
        var outer = row(tile, .absolute(6))
        outer.supplementaryItems = [badge]
        var measured = row(tile, .estimated(6))
        measured.supplementaryItems = [badge]
        let nested = LayoutGroup.vertical(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(12)), subitems: [])
        var around = nested
        around.content = .members([.group(row(tagged, .absolute(6)))], along: .vertical, .untilFull)
        return [row(tagged, .absolute(6)), row(tagged, .estimated(6)), outer, measured, around]
    }

    @Test(
        "A query finds measured badges at every position that they reach", arguments: groups.indices
    )
    func badges(form: Int) {
        let layout = FlowLayout<Int> { _, _ in .group(Self.groups[form], interGroupSpacing: 1) }
        let contents = [SectionContent(id: 0, itemCount: 60)]
        // The badge of the item `tall` is much taller than the others.
        for tall in [1, 7, 20] {
            var height = 2.0
            let measure: Measure = { request in
                guard request.kind != .item else { return Size(width: 9, height: 6) }
                return Size(width: 3, height: request.item == tall ? height : 2)
            }
            var edited = layout.arrange(contents, in: Self.environment, measure: measure)
            height = 70
            var changes = ArrangementChanges()
            // The range contains the item with the badge, and the items of the group with the badge.
            let items = tall..<2 * tall + 2
            changes.changedSections = [.init(section: 0, items: [.init(old: items, new: items)])]
            layout.rearrange(&edited, for: contents, changes: changes, measure: measure)
            let anew = layout.arrange(contents, in: Self.environment, measure: measure)
            for arrangement in [anew, edited] { expectFound(in: arrangement) }
        }
    }

    @Test("An edit without a measure closure turns measured rows into estimates again")
    func rowsWithoutMeasure() {
        let layout = FlowLayout<Int> { _, _ in .list(rows: .measured(estimate: 6)) }
        let contents = [SectionContent(id: 0, itemCount: 5)]
        var edited = layout.arrange(contents, in: Self.environment) { _ in
            Size(width: 60, height: 9)
        }
        #expect(edited.contentSize.height == 45)
        var changes = ArrangementChanges()
        changes.changedSections = [.init(section: 0, items: [.init(old: 1..<2, new: 1..<2)])]
        layout.rearrange(&edited, for: contents, changes: changes, measure: nil)
        #expect(edited.contentSize.height == 30)
    }

    /// Checks that a query at any offset finds all its badges, of which one is 70 points high.
    private func expectFound(in arrangement: Arrangement) {
        let whole = Viewport(bounds: Rect(x: -99, y: -999, width: 999, height: 9_999))
        let all = arrangement.elements(in: whole)
        #expect(all.contains { $0.kind == .supplementary(1) && $0.frame.height == 70 })
        for top in stride(from: -80.0, to: arrangement.contentSize.height + 9, by: 3.5) {
            let bounds = Rect(x: 0, y: top, width: 60, height: 3)
            let found = arrangement.elements(in: Viewport(bounds: bounds))
            #expect(Set(found) == Set(all.filter { $0.frame.meets(bounds) }), "at \(top)")
        }
    }

    @Test(
        "Groups measured part by part equal groups measured at once, also after edits",
        arguments: groups.indices)
    func partByPart(form: Int) {
        var ids = Array(0..<12)
        let layout = FlowLayout<Int> { _, _ in .group(Self.groups[form], interGroupSpacing: 1) }
        let measure: Measure = { request in
            Size(width: 3, height: Double(ids[request.item] % 5 + 2))
        }
        func contents() -> [SectionContent<Int>] { [SectionContent(id: 0, itemCount: ids.count)] }
        var arrangement = layout.arrange(
            contents(), in: Self.environment, measure: measure, lazily: true)
        func follow(_ old: Range<Int>, _ new: Range<Int>, measures: Bool = false) {
            var changes = ArrangementChanges()
            changes.measuresEstimates = measures
            changes.changedSections = [.init(section: 0, items: [.init(old: old, new: new)])]
            layout.rearrange(&arrangement, for: contents(), changes: changes, measure: measure)
        }
        follow(2..<5, 2..<5, measures: true)
        follow(0..<12, 0..<12, measures: true)
        func check() {
            let anew = layout.arrange(contents(), in: Self.environment, measure: measure)
            #expect(firstDifference(arrangement, anew) == nil, "\(ids.count) items")
        }
        check()
        ids.insert(99, at: 5)
        follow(5..<5, 5..<6)
        check()
        ids.removeSubrange(2..<4)
        follow(2..<4, 2..<2)
        check()
    }

    @Test("Rows measured later keep their positions among unmeasured rows")
    func rowsLater() {
        let layout = FlowLayout<Int> { _, _ in .list(rows: .measured(estimate: 4)) }
        let contents = [SectionContent(id: 0, itemCount: 500)]
        var arrangement = layout.arrange(
            contents, in: Self.environment, measure: { _ in Size(width: 60, height: 7) },
            lazily: true)
        var heights = Array(repeating: 4.0, count: 500)
        for rows in [200..<230, 10..<40, 499..<500, 0..<1] {
            var changes = ArrangementChanges()
            changes.measuresEstimates = true
            changes.changedSections = [.init(section: 0, items: [.init(old: rows, new: rows)])]
            let isFollowed = layout.rearrange(
                &arrangement, for: contents, changes: changes,
                measure: { _ in Size(width: 60, height: 7) })
            #expect(isFollowed)
            for row in rows { heights[row] = 7 }
            var top = 0.0
            for (row, height) in heights.enumerated() {
                #expect(
                    arrangement.frame(ofItem: row, inSection: 0)
                        == Rect(x: 0, y: top, width: 60, height: height), "row \(row)")
                top += height
            }
            #expect(arrangement.contentSize.height == top)
        }
    }

    @Test(
        "A custom group of measured height has one item per frame, and the last group may have fewer"
    )
    func customGroups() {
        var count = 3
        let group = LayoutGroup.custom(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(6))
        ) { _ in
            (0..<count).map {
                LayoutGroup.CustomItem(frame: Rect(x: Double($0) * 9, y: 0, width: 8, height: 6))
            }
        }
        var badged = group
        badged.supplementaryItems = [Self.badge]
        for group in [group, badged] {
            count = 3
            for items in [1, 3, 7, 9] {
                var sample = Sample()
                sample.add(items, .group(group))
                let arrangement = sample.arrange { _ in Size(width: 2, height: 6) }
                #expect(arrangement.problems.isEmpty, "\(items)")
                #expect(arrangement.itemFrames.count == items)
            }
        }
    }

    @Test("Thousands of items inserted far from the visible range keep their estimates")
    func thousands() {
        var ids = Array(0..<10)
        func height(_ id: Int) -> Double { Double(id % 5 + 2) }
        let layout = FlowLayout<Int> { _, _ in
            .waterfall(lanes: .count(3), heights: .measured(estimate: 4))
        }
        let measure: Measure = { request in
            Size(width: request.width ?? 0, height: height(ids[request.item]))
        }
        func contents() -> [SectionContent<Int>] { [SectionContent(id: 0, itemCount: ids.count)] }
        var arrangement = layout.arrange(
            contents(), in: Self.environment, measure: measure, lazily: true)
        var changes = ArrangementChanges()
        changes.measuresEstimates = true
        changes.changedSections = [.init(section: 0, items: [.init(old: 0..<10, new: 0..<10)])]
        #expect(
            layout.rearrange(&arrangement, for: contents(), changes: changes, measure: measure))
        for (place, count) in [(4, 5_000), (2, 4_096), (9_000, 4_097)] {
            let first = ids.count + 100_000
            ids.insert(contentsOf: first..<first + count, at: place)
            changes = ArrangementChanges()
            changes.changedSections = [
                .init(section: 0, items: [.init(old: place..<place, new: place..<place + count)])
            ]
            #expect(
                layout.rearrange(&arrangement, for: contents(), changes: changes, measure: measure)
            )
        }
        #expect(arrangement.itemFrames.count == ids.count)
        for (index, frame) in arrangement.itemFrames {
            let id = ids[index.item]
            // The second insertion was small enough to be measured.
            let isMeasured = id < 10 || (105_010..<109_106).contains(id)
            #expect(frame.height == (isMeasured ? height(id) : 4), "\(index.item)")
        }
    }

    @Test("Groups too numerous to keep still follow an edit")
    func manyForms() {
        let count = 36_000
        func width(_ item: Int, _ more: Double) -> Double {
            10 + Double(item % 7) + Double(item) / 100_000 + (item == 17_000 ? more : 0)
        }
        let layout = FlowLayout<Int> { _, _ in
            .group(
                .horizontal(
                    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(4)),
                    subitems: [LayoutItem(width: .estimated(10), height: .estimated(4))]))
        }
        let contents = [SectionContent(id: 0, itemCount: count)]
        func measure(_ more: Double) -> Measure {
            { Size(width: width($0.item, more), height: $0.item == 17_000 ? 4 + more : 4) }
        }
        var arrangement = layout.arrange(contents, in: Self.environment, measure: measure(0))
        var changes = ArrangementChanges()
        changes.changedSections = [
            .init(section: 0, items: [.init(old: 17_000..<17_001, new: 17_000..<17_001)])
        ]
        layout.rearrange(&arrangement, for: contents, changes: changes, measure: measure(9))
        let anew = layout.arrange(contents, in: Self.environment, measure: measure(9))
        #expect(arrangement.contentSize == anew.contentSize)
        for item in [0, 16_999, 17_000, 17_001, 20_000, count - 1] {
            #expect(
                arrangement.frame(ofItem: item, inSection: 0)
                    == anew.frame(ofItem: item, inSection: 0))
        }
    }

    @Test("Measured sizes survive a move to another column")
    func otherColumn() {
        var ids = Array(0..<6)
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1])
        } section: { _, _ in
            .flow(items: .measured(perLine: 1, estimate: 3)).header(height: 1)
        }
        let measure: Measure = { request in
            Size(width: 20, height: Double(ids[request.section] % 4 * 3 + 5))
        }
        func contents() -> [SectionContent<Int>] {
            ids.map { SectionContent(id: $0, itemCount: 3) }
        }
        var arrangement = layout.arrange(
            contents(), in: Self.environment, measure: measure, lazily: true)
        for section in [0, 2, 3] {
            var changes = ArrangementChanges()
            changes.measuresEstimates = true
            changes.changedSections = [
                .init(section: section, items: [.init(old: 0..<3, new: 0..<3)])
            ]
            layout.rearrange(&arrangement, for: contents(), changes: changes, measure: measure)
        }
        ids.insert(9, at: 0)
        var changes = ArrangementChanges()
        changes.insertedSections = [0]
        #expect(
            layout.rearrange(&arrangement, for: contents(), changes: changes, measure: measure))
        for section in ids.indices {
            let isMeasured = [0, 2, 3].contains(ids[section])
            let height = isMeasured ? Double(ids[section] % 4 * 3 + 5) : 3
            #expect(
                arrangement.frame(ofItem: 1, inSection: section)?.height == height, "\(section)")
        }
    }

    @Test("Items of any width are measured", arguments: [1.0, 3])
    func narrow(width: Double) {
        let layout = FlowLayout<Int> { _, _ in .flow(items: .measured(perLine: 1, estimate: 5)) }
        let arrangement = layout.arrange(
            [SectionContent(id: 0, itemCount: 4)],
            in: LayoutEnvironment(size: Size(width: width, height: 40))
        ) { Size(width: $0.width ?? 0, height: 7) }
        #expect(arrangement.contentSize == Size(width: width, height: 28))
    }
}
