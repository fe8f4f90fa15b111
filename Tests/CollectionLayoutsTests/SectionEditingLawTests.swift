import Testing

@testable import CollectionLayouts

/// Sections that come, go and move in one change, among them some without height that have elements nevertheless.
@Suite struct SectionEditingLawTests {
    private struct Part {
        var id: Int
        var count: Int
        var column: ColumnChoice
    }

    /// The boundary items of the whole layout.
    private static let around = [
        BoundaryItem(
            kind: .supplementary(8),
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(7)), alignment: .top),
        BoundaryItem(
            kind: .supplementary(9),
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)), alignment: .bottom),
    ]

    /// A line of tiles with a badge above each.
    private static var badged: LayoutGroup {
        var tile = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        tile.supplementaryItems = [
            SupplementaryItem(
                kind: .supplementary(2),
                size: LayoutSize(width: .absolute(3), height: .absolute(9)),
                containerAnchor: LayoutAnchor([.top]), itemAnchor: LayoutAnchor([.bottom]))
        ]
        return .horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(6)), subitems: [tile])
    }

    /// Where elements that stand out of their sections are not found in a strip, compared with another arrangement.
    private func firstDifferentStrip(_ one: Arrangement, _ other: Arrangement) -> Double? {
        func elements(_ arrangement: Arrangement, at top: Double) -> [[String]] {
            let strip = Viewport(bounds: Rect(x: -9, y: top, width: 99, height: 1))
            return arrangement.elements(in: strip).map { element in
                ["\(element.kind)", "\(element.section)", "\(element.item)"]
            }
        }
        // Edges are at none of these places, so it does not count how they were summed up.
        return stride(from: -19.623, to: other.contentSize.height + 20, by: 3).first {
            elements(one, at: $0) != elements(other, at: $0)
        }
    }

    /// Returns the layout of the section with an identifier.
    private static func description(_ id: Int, overlaps: Bool) -> SectionLayout {
        let boxes = SectionLayout.boxes(10, Double(id % 4 + 2))
        let mark = BoundaryItem(
            kind: .supplementary(1), size: LayoutSize(width: .absolute(4), height: .absolute(3)),
            alignment: .top, extendsBoundary: false)
        switch id % (overlaps ? 4 : 8) {
        case 0: return boxes.boundaryItem(mark)
        case 1: return boxes.header(height: Double(id % 3), pinned: true)
        case 2: return .flow(items: .each { item, _ in Size(width: Double(item % 5), height: 3) })
        case 3: return boxes.background(.section)
        case 4: return .list(ListConfiguration(rows: .height(3)))
        case 5: return .group(badged)
        case 6:
            return .flow(
                items: .uniform(Size(width: 6, height: 4)), inset: EdgeInsets(top: -8, bottom: -5))
        default: return .shelf(items: .uniform(Size(width: 6, height: 4)), lines: 2)
        }
    }

    @Test("whatever comes, goes and moves at once, the rest is taken over", arguments: 0..<150)
    func anyEdit(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var nextID = 0
        let isSingle = random.chance(0.4)
        func part() -> Part {
            nextID += 1
            return Part(
                id: nextID, count: random.chance(0.4) ? 0 : Int.random(in: 1...9, using: &random),
                column: random.chance(0.5) ? .shortest : .random(&random))
        }
        var parts = (0..<Int.random(in: 0...12, using: &random)).map { _ in part() }
        let spacing = random.chance(0.2) ? -2.0 : random.length(0...2)
        let isSurrounded = random.chance(0.3)
        func layout() -> CollectionLayout<Int> {
            let columns = Dictionary(uniqueKeysWithValues: parts.map { ($0.id, $0.column) })
            var layout = ColumnsLayout<Int> { _ in
                isSingle ? .single : .ratios([1, 1, 0], spacing: 1)
            } column: {
                columns[$0] ?? .shortest
            } section: { id, _ in
                Self.description(id, overlaps: spacing < 0)
            }
            layout.interSectionSpacing = spacing
            if isSurrounded { layout.boundarySupplementaryItems = Self.around }
            return layout.collectionLayout
        }
        func contents() -> [SectionContent<Int>] {
            parts.map { SectionContent(id: $0.id, itemCount: $0.count) }
        }
        let environment = LayoutEnvironment(size: Size(width: 61, height: 50))
        var arrangement = layout().arrange(contents(), in: environment)
        for round in 0..<8 {
            var changes = ArrangementChanges()
            let old = parts
            changes.removedSections = parts.indices.filter { _ in random.chance(0.15) }
            let gone = Set(changes.removedSections)
            parts = parts.indices.filter { !gone.contains($0) }.map { parts[$0] }
            if parts.count > 1, random.chance(0.4) {
                let place = Int.random(in: parts.indices, using: &random)
                let moved = parts.remove(at: place)
                parts.insert(moved, at: Int.random(in: 0...parts.count, using: &random))
                changes.movedSections = [.init(from: 0, to: moved.id)]
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                parts.insert(part(), at: Int.random(in: 0...parts.count, using: &random))
            }
            let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
            changes.insertedSections = parts.indices.filter { before[parts[$0].id] == nil }
            changes.movedSections = changes.movedSections.compactMap { move in
                guard let from = before[move.to],
                    let to = parts.firstIndex(where: { $0.id == move.to })
                else { return nil }
                return .init(from: from, to: to)
            }
            for index in parts.indices where before[parts[index].id] != nil && random.chance(0.2) {
                let count = parts[index].count
                let new = Int.random(in: 0...5, using: &random)
                parts[index].count = new
                changes.changedSections.append(
                    .init(section: index, items: [.init(old: 0..<count, new: 0..<new)]))
            }
            let isFollowed = layout().rearrange(&arrangement, for: contents(), changes: changes)
            let anew = layout().arrange(contents(), in: environment)
            #expect(isFollowed, "seed \(seed) round \(round): \(changes)")
            // The arrangement keeps no tables and numbers of removed sections.
            #expect(arrangement.tables.count <= arrangement.sectionCount)
            #expect(
                arrangement.metrics.count
                    <= arrangement.sectionCount + arrangement.stacks.count)
            // Sections in the shortest column keep theirs up to the first change, so all others may differ.
            guard isSingle || !parts.contains(where: { $0.column == .shortest }) else { continue }
            let difference = firstDifference(arrangement, anew)
            #expect(difference == nil, "seed \(seed) round \(round): \(changes)")
            let strip = firstDifferentStrip(arrangement, anew)
            #expect(strip == nil, "seed \(seed) round \(round): \(changes)")
        }
    }

    @Test("what stands out of the first such section to come is found", arguments: [5, 6])
    func standingOut(id: Int) {
        let layout = FlowLayout<Int> { id, _ in Self.description(id, overlaps: false) }
        let environment = LayoutEnvironment(size: Size(width: 61, height: 50))
        let plain = [1, 9, 17, 3, 11]
        for place in 0...plain.count {
            var ids = plain
            func contents() -> [SectionContent<Int>] {
                ids.map { SectionContent(id: $0, itemCount: 5) }
            }
            var arrangement = layout.arrange(contents(), in: environment)
            ids.insert(id, at: place)
            var changes = ArrangementChanges()
            changes.insertedSections = [place]
            #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
            let anew = layout.arrange(contents(), in: environment)
            #expect(firstDifference(arrangement, anew) == nil)
            #expect(firstDifferentStrip(arrangement, anew) == nil, "at \(place)")
        }
    }

    @Test("what stands around a section without items is found after others come and go above it")
    func flatSections() {
        var ids = Array(0..<12)
        let layout = FlowLayout<Int> { id, _ in Self.description(id, overlaps: false) }
        func contents() -> [SectionContent<Int>] {
            ids.map { SectionContent(id: $0, itemCount: $0.isMultiple(of: 6) ? 0 : 2) }
        }
        let environment = LayoutEnvironment(size: Size(width: 61, height: 50))
        var arrangement = layout.arrange(contents(), in: environment)
        func follow(_ change: (inout ArrangementChanges) -> Void) {
            var changes = ArrangementChanges()
            change(&changes)
            #expect(layout.rearrange(&arrangement, for: contents(), changes: changes))
            let anew = layout.arrange(contents(), in: environment)
            #expect(firstDifference(arrangement, anew) == nil, "\(changes)")
        }
        ids.insert(13, at: 0)
        follow { $0.insertedSections = [0] }
        ids.removeSubrange(0..<3)
        follow { $0.removedSections = [0, 1, 2] }
        ids.insert(contentsOf: [18, 24], at: 2)
        follow { $0.insertedSections = [2, 3] }
        ids.remove(at: 2)
        follow { $0.removedSections = [2] }
        ids = [ids[1], ids[0]] + ids[2...]
        follow { $0.movedSections = [.init(from: 1, to: 0)] }
    }

    @Test("where changes do not fit, no new section takes over the column of an old one")
    func misfit() {
        let environment = LayoutEnvironment(size: Size(width: 60, height: 50))
        let layout = ColumnsLayout<Int> { _ in
            .ratios([1, 1])
        } column: {
            $0 == 7 ? .index(1) : .shortest
        } section: { _, _ in
            .boxes(10, 5)
        }
        let old = [7, 8].map { SectionContent(id: $0, itemCount: 3) }
        let new = [1, 2, 3].map { SectionContent(id: $0, itemCount: 3) }
        var arrangement = layout.arrange(old, in: environment)
        #expect(!layout.rearrange(&arrangement, for: new, changes: ArrangementChanges()))
        #expect(firstDifference(arrangement, layout.arrange(new, in: environment)) == nil)
    }
}
