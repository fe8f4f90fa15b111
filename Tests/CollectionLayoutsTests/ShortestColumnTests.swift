import Testing

@testable import CollectionLayouts

/// Tests of sections that go to the shortest column.
@Suite struct ShortestColumnTests {
    private static let environment = LayoutEnvironment(size: Size(width: 83, height: 60))

    @Test("Each section goes to the column that is shortest at that time", arguments: 1...8)
    func plain(count: Int) {
        var random = SeededGenerator(seed: count)
        for spacing in [0.0, 2] {
            let heights = (0..<60).map { _ in random.length(0...9) }
            var layout = ColumnsLayout<Int> { _ in
                .ratios(Array(repeating: 1, count: count))
            } section: { id, _ in
                .boxes(5, heights[id])
            }
            layout.interSectionSpacing = spacing
            let arrangement = layout.arrange(
                heights.indices.map { SectionContent(id: $0, itemCount: 1) }, in: Self.environment)
            var ends = Array(repeating: 0.0, count: count)
            for (section, height) in heights.enumerated() {
                let shortest = ends.firstIndex { $0 == ends.min() }
                #expect(arrangement.column(ofSection: section)?.index == shortest)
                ends[shortest ?? 0] += height + spacing
            }
        }
    }

    @Test("The last of the maximum number of columns is reached by its index and by larger indices")
    func last() {
        let layout = ColumnsLayout<Int> { _ in
            .ratios(Array(repeating: 1, count: Columns.most))
        } column: {
            .index($0)
        } section: { _, _ in
            .boxes(1, 1)
        }
        let last = Columns.most - 1
        let contents = [last - 1, last, last + 1, .max].map { SectionContent(id: $0, itemCount: 1) }
        let arrangement = layout.arrange(contents, in: Self.environment)
        #expect(
            contents.indices.map { arrangement.column(ofSection: $0)?.index }
                == [last - 1, last, last, last])
    }

    @Test("Sections without a column follow edits as long as they stay without one")
    func leftOut() {
        func layout(_ column: @escaping (Int) -> ColumnChoice) -> ColumnsLayout<Int> {
            ColumnsLayout<Int>(columns: { _ in .ratios([0, 1]) }, column: column) { _, _ in
                .boxes(10, 5)
            }
        }
        let (layout, moved) = (
            layout { $0 == 0 ? .index(0) : .shortest },
            // The left section goes to a column with a width, or the other way round.
            layout { $0 == 0 ? .shortest : .index(0) }
        )
        var contents = (0..<3).map { SectionContent(id: $0, itemCount: 4) }
        for (width, sections) in [(0.0, [0, 1, 2]), (80, [0])] {
            let environment = LayoutEnvironment(size: Size(width: width, height: 60))
            for section in contents.indices {
                for (new, isFollowed) in [(layout, true), (moved, sections.count == 3)] {
                    contents[section].itemCount = 4
                    var arrangement = layout.arrange(contents, in: environment)
                    let columns = arrangement.columnsOfSections
                    #expect(columns.indices.filter { columns[$0] == nil } == sections)
                    contents[section].itemCount = 5
                    var changes = ArrangementChanges()
                    changes.changedSections = [
                        .init(section: section, items: [.init(old: 4..<4, new: 4..<5)])
                    ]
                    let found = new.rearrange(&arrangement, for: contents, changes: changes)
                    #expect(found == isFollowed, "\(width), section \(section)")
                    let anew = new.arrange(contents, in: environment)
                    #expect(firstDifference(arrangement, anew) == nil)
                    #expect(arrangement.columnsOfSections == anew.columnsOfSections)
                }
            }
        }
    }

    @Test("An appended section goes to the column that is shortest after the other edits")
    func appendingBesideEdits() {
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1])
        } section: { _, _ in
            .boxes(40, 5)
        }
        func contents(_ counts: [Int]) -> [SectionContent<Int>] {
            counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        }
        var arrangement = layout.arrange(contents([9, 5]), in: Self.environment)
        var changes = ArrangementChanges()
        changes.changedSections = [.init(section: 0, items: [.init(old: 1..<9, new: 1..<1)])]
        changes.insertedSections = [2]
        layout.rearrange(&arrangement, for: contents([1, 5, 1]), changes: changes)
        #expect(arrangement.columnsOfSections == [0, 1, 0])
    }

    @Test(
        "A section keeps its column during measuring, editing and resizing", arguments: 0..<40)
    func stays(seed: Int) {
        var edited = EditedColumns(seed: seed)
        var arrangement = edited.layout.arrange(
            edited.contents, in: Self.environment, measure: edited.measure, lazily: true)
        let columns = arrangement.columnsOfSections
        for section in edited.parts.indices.shuffled(using: &edited.random) {
            var changes = edited.everyItem(of: section)
            changes.measuresEstimates = true
            edited.layout.rearrange(
                &arrangement, for: edited.contents, changes: changes, measure: edited.measure)
            #expect(arrangement.columnsOfSections == columns, "seed \(seed)")
        }
        for width in [83.0, 40, 300] {
            let changes = edited.editItems()
            edited.layout.rearrange(
                &arrangement, for: edited.contents, changes: changes, measure: edited.measure)
            #expect(arrangement.columnsOfSections == columns, "seed \(seed)")
            arrangement = edited.layout.arrange(
                edited.contents, in: LayoutEnvironment(size: Size(width: width, height: 60)),
                measure: edited.measure, keepingColumnsOf: arrangement)
            #expect(arrangement.columnsOfSections == columns, "seed \(seed)")
        }
    }

    @Test("A layout with other columns chooses all columns again", arguments: 0..<20)
    func otherColumns(seed: Int) {
        let edited = EditedColumns(seed: seed)
        let contents = edited.contents
        var layout = edited.layout
        let past = layout.arrange(contents, in: Self.environment)
        layout.columns = { _ in .ratios([1, 2, 1, 1, 1]) }
        let expected = layout.arrange(contents, in: Self.environment)
        let found = layout.arrange(contents, in: Self.environment, keepingColumnsOf: past)
        #expect(firstDifference(found, expected) == nil)
        #expect(found.columnsOfSections == expected.columnsOfSections)
        // With the former columns, each section returns to its column.
        let single = FlowLayout<Int> { _, _ in .boxes(1, 1) }
        for former in [
            found, single.arrange(contents, in: Self.environment, keepingColumnsOf: found),
        ] {
            let other = LayoutEnvironment(size: Size(width: 120, height: 60))
            let back = edited.layout.arrange(contents, in: other, keepingColumnsOf: former)
            #expect(back.columnsOfSections == past.columnsOfSections)
        }
    }

    @Test("A section behind an edit loses its column if the edit happens under other columns")
    func changedMeanwhile() {
        let layout = ColumnsLayout<Int> { environment in
            .ratios([1, environment.size.width > 50 ? 1 : 0, 1])
        } section: { _, _ in
            .boxes(40, 5)
        }
        func contents(_ counts: [Int]) -> [SectionContent<Int>] {
            counts.enumerated().map { SectionContent(id: $0, itemCount: $1) }
        }
        let narrow = LayoutEnvironment(size: Size(width: 40, height: 60))
        let counts = [9, 5, 3, 4, 2]
        var first = layout.arrange(contents(counts), in: Self.environment)
        // With the current items, the first column would be the shortest.
        var changes = ArrangementChanges()
        changes.changedSections = [.init(section: 0, items: [.init(old: 1..<9, new: 1..<1)])]
        let now = [1] + counts.dropFirst()
        layout.rearrange(&first, for: contents(now), changes: changes)
        let columns = first.columnsOfSections
        let past = layout.arrange(contents(now), in: narrow, keepingColumnsOf: first)
        for place in 0...now.count {
            var other = past
            changes = ArrangementChanges()
            changes.insertedSections = [place]
            var new = now
            new.insert(6, at: place)
            #expect(layout.rearrange(&other, for: contents(new), changes: changes))
            let found = layout.arrange(
                contents(new), in: Self.environment, keepingColumnsOf: other)
            let kept = found.columnsOfSections
            #expect(kept.prefix(place) == columns.prefix(place), "at \(place)")
            // The columns from `place` on are chosen again, by the ends of the previous columns.
            var ends = [0.0, 0, 0]
            for (section, column) in kept.enumerated() {
                if section >= place {
                    #expect(column == ends.firstIndex { $0 == ends.min() }, "at \(place)")
                }
                ends[column ?? 0] += Double(new[section]) * 5
            }
        }
    }

    @Test(
        "Inserting, removing or moving sections chooses the columns of the following sections again",
        arguments: 0..<60)
    func edits(seed: Int) {
        var edited = EditedColumns(seed: seed)
        var arrangement = edited.layout.arrange(
            edited.contents, in: Self.environment, measure: edited.measure)
        var columns = edited.chosen(after: [], of: 0)
        #expect(arrangement.columnsOfSections == columns)
        for round in 0..<8 {
            let old = edited.parts.map(\.id)
            let changes = edited.edit()
            let ids = edited.parts.map(\.id)
            let kept = zip(old, ids).prefix { $0 == $1 }.count
            if old != ids { columns = edited.chosen(after: columns, of: kept) }
            edited.layout.rearrange(
                &arrangement, for: edited.contents, changes: changes, measure: edited.measure)
            let expected = edited.arrangement(in: columns)
            guard let difference = firstDifference(arrangement, expected) else { continue }
            Issue.record(
                """
                seed \(seed) round \(round): \(difference)
                \(changes)
                \(arrangement.columnsOfSections) instead of \(columns)
                """)
            return
        }
    }
}

extension Arrangement {
    /// The index of each section's column. `nil` for a section without a column.
    fileprivate var columnsOfSections: [Int?] {
        (0..<sectionCount).map { column(ofSection: $0)?.index }
    }
}

/// Randomly edited sections. Most of them choose the shortest of several columns.
private struct EditedColumns {
    /// A section with the heights of its items, which move with the items.
    struct Part {
        let id: Int
        var heights: [Double]
    }

    var random: SeededGenerator
    private(set) var parts: [Part] = []
    let columns: Columns
    let spacing: Double
    private var nextID = 0

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        columns = seed.isMultiple(of: 2) ? .ratios([1, 1, 1], spacing: 2) : .ratios([2, 0, 1, 3])
        spacing = random.chance(0.5) ? 0 : 2
        for _ in 0..<Int.random(in: 0...8, using: &random) { parts.append(part()) }
    }

    private mutating func part() -> Part {
        nextID += 1
        return Part(id: nextID, heights: heights(0...20))
    }

    private mutating func heights(_ counts: ClosedRange<Int>) -> [Double] {
        (0..<Int.random(in: counts, using: &random)).map { _ in random.length(0...9) }
    }

    var contents: [SectionContent<Int>] {
        parts.map { SectionContent(id: $0.id, itemCount: $0.heights.count) }
    }

    var measure: Measure {
        { [parts] in Size(width: 20, height: parts[$0.section].heights[$0.item]) }
    }

    /// Changes items, and sometimes inserts, removes or moves a section.
    mutating func edit() -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        let place = Int.random(in: 0...parts.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            parts.insert(part(), at: place)
            changes.insertedSections = [place]
        case 2 where place < parts.count:
            parts.remove(at: place)
            changes.removedSections = [place]
        case 3 where place < parts.count:
            let moved = parts.remove(at: place)
            let new = Int.random(in: 0...parts.count, using: &random)
            parts.insert(moved, at: new)
            if new != place { changes.movedSections = [.init(from: place, to: new)] }
        default: break
        }
        for index in parts.indices
        where !changes.insertedSections.contains(index) && random.chance(0.4) {
            changes.changedSections.append(editItems(of: index))
        }
        return changes
    }

    /// Changes items of all sections.
    mutating func editItems() -> ArrangementChanges {
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        for index in parts.indices { changes.changedSections.append(editItems(of: index)) }
        return changes
    }

    /// Replaces some consecutive items of a section.
    private mutating func editItems(of section: Int) -> ArrangementChanges.SectionChange {
        let count = parts[section].heights.count
        let start = Int.random(in: 0...count, using: &random)
        let end = min(count, start + Int.random(in: 0...3, using: &random))
        let new = heights(0...3)
        parts[section].heights.replaceSubrange(start..<end, with: new)
        return .init(
            section: section, items: [.init(old: start..<end, new: start..<start + new.count)])
    }

    /// Returns changes that mark all items of a section as changed.
    func everyItem(of section: Int) -> ArrangementChanges {
        let all = parts[section].heights.indices
        var changes = ArrangementChanges()
        changes.sizesFollowItems = true
        changes.changedSections = [
            .init(section: section, items: all.isEmpty ? [] : [.init(old: all, new: all)])
        ]
        return changes
    }

    /// Returns the column choice of a section.
    private func choice(_ id: Int) -> ColumnChoice {
        id.isMultiple(of: 4) ? .index(id / 4 % 5) : .shortest
    }

    var layout: ColumnsLayout<Int> { layout { choice($0) } }

    private func layout(_ choice: @escaping (Int) -> ColumnChoice) -> ColumnsLayout<Int> {
        let columns = columns
        let heights = Dictionary(uniqueKeysWithValues: parts.map { ($0.id, $0.heights) })
        var layout = ColumnsLayout<Int>(columns: { _ in columns }, column: choice) { id, _ in
            guard !id.isMultiple(of: 3) else {
                return .flow(
                    items: .each { item, _ in Size(width: 7, height: heights[id]?[item] ?? 0) })
            }
            let rows = ItemSize.measured(perLine: id % 3, estimate: 4)
            return SectionLayout.flow(items: rows, lineSpacing: 1).header(height: 3, pinned: true)
        }
        layout.interSectionSpacing = spacing
        return layout
    }

    /// Solves the layout with the given column for each section.
    func arrangement(in columns: [Int?], first count: Int? = nil) -> Arrangement {
        let ids = contents.map(\.id)
        let columns = Dictionary(uniqueKeysWithValues: zip(ids, columns))
        // A section without a column chooses a column of zero width.
        return layout { .index((columns[$0] ?? nil) ?? 1) }.arrange(
            contents.prefix(count ?? contents.count),
            in: LayoutEnvironment(size: Size(width: 83, height: 60)), measure: measure)
    }

    /// Returns the columns of all sections: the first `kept` columns unchanged, the others chosen by definition.
    func chosen(after former: [Int?], of kept: Int) -> [Int?] {
        var columns = Array(former.prefix(kept))
        for section in kept..<contents.count {
            let before = arrangement(in: columns, first: section)
            guard case .index(let index) = choice(contents[section].id) else {
                columns.append(shortest(before))
                continue
            }
            let column = before.columns[min(index, before.columns.count - 1)]
            columns.append(column.width > 0 ? column.index : nil)
        }
        return columns
    }

    private func shortest(_ arrangement: Arrangement) -> Int? {
        let wide = arrangement.columns.filter { $0.width > 0 }
        let ends = wide.map { column in
            (0..<arrangement.sectionCount)
                .filter { arrangement.column(ofSection: $0) == column }
                .compactMap { arrangement.frame(ofSection: $0)?.maxY }
                .last.map { $0 + spacing } ?? 0
        }
        let highest = ends.min() ?? 0
        return zip(wide, ends).first { $0.1 <= highest + 1e-6 }?.0.index
    }
}
