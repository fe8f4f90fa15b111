import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

/// Tests of a view with any number of columns: columns of sections, the reader's scroll position, and keys.
@Suite struct ColumnsTests {
    /// Returns a view of sections of measured rows. The rows of every other section are three times as high as their
    /// estimates.
    private func view(
        _ sections: [Int], columns: @escaping (LayoutEnvironment) -> Columns,
        column: @escaping (Int) -> ColumnChoice = { _ in .shortest }
    ) throws -> TestView {
        let layout = ColumnsLayout<Int>(columns: columns, column: column) { _, _ in
            SectionLayout.flow(items: .measured(estimate: 16)).header(height: 16, pinned: true)
        }
        var view = TestView(layout: layout, snapshot: try snapshot(sections))
        view.update {
            $0.environment.size = Size(width: 320, height: 160)
            $0.offsetQuantum = 16
            $0.measurement = {
                Size(width: $0.width ?? 0, height: $0.section.isMultiple(of: 2) ? 16 : 48)
            }
        }
        return view
    }

    private func snapshot(_ sections: [Int]) throws -> Snapshot<Int, Int> {
        try Snapshot(
            sections: sections.map { Section($0, items: $0 * 100..<$0 * 100 + $0 * 7 % 11) })
    }

    private func columns(_ view: TestView) -> [Int: Int?] {
        Dictionary(
            uniqueKeysWithValues: view.snapshot.sectionIdentifiers.enumerated().map {
                ($1, view.arrangement.column(ofSection: $0)?.index)
            })
    }

    @Test("Sections stay in their columns during measuring, scrolling and resizing")
    func stay() throws {
        var view = try view(Array(1...40)) { .asMany(minimumWidth: $0.size.width / 3 - 1) }
        let expected = columns(view)
        #expect(Set(expected.values) == [0, 1, 2])
        for _ in 0..<30 {
            view.scroll(by: 80)
            #expect(columns(view) == expected)
        }
        for width in [400.0, 90, 320] {
            view.resize(to: Size(width: width, height: 160))
            #expect(columns(view) == expected)
        }
        view.invalidateLayout()
        #expect(columns(view) == expected)
        var snapshot = view.snapshot
        try snapshot.deleteItems([700, 701, 702])
        try snapshot.appendItems(Array(9000..<9030), toSection: 3)
        view.snapshot = snapshot
        #expect(columns(view) == expected)
    }

    @Test("A layout that chooses columns drops the columns of a layout with fixed columns")
    func toldColumns() throws {
        let thirds: (LayoutEnvironment) -> Columns = { _ in .ratios([1, 1, 1]) }
        let chosen = try view(Array(1...40), columns: thirds)
        var view = try view(Array(1...40), columns: thirds) { _ in .index(1) }
        view.layout = chosen.layout
        #expect(columns(view) == columns(chosen))
        #expect(Set(columns(view).values) == [0, 1, 2])
    }

    @Test(
        "Sections before the first inserted, removed or moved section stay in their columns",
        arguments: 0..<60)
    func prefixStays(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        var sections = Array(1...dice.roll(1...20))
        var view = try view(sections) { _ in .ratios([1, 1, 1]) }
        if dice.oneIn(2) { view.measurement = nil }
        for round in 0..<10 {
            let (old, before) = (sections, columns(view))
            switch dice.roll(0...3) {
            case 0: sections.insert(100 + round, at: dice.roll(0...sections.count))
            case 1: sections.append(100 + round)
            case 2 where sections.count > 1: sections.remove(at: dice.roll(1...sections.count) - 1)
            default: sections.swapAt(0, dice.roll(1...sections.count) - 1)
            }
            let next = try snapshot(sections)
            if dice.oneIn(2) { view.apply(next) } else { view.snapshot = next }
            for (one, other) in zip(old, sections) {
                guard one == other else { break }
                #expect(columns(view)[one] == before[one], "seed \(seed): \(old) \(sections)")
            }
            view.scroll(by: Double(dice.roll(-20...20)) * 16)
        }
    }

    @Test("The scroll anchor is in the widest column, and in the leftmost of equal columns")
    func place() throws {
        for ratios in [[1.0, 2, 1, 1], [1, 1, 1, 1], [1, 0, 3, 2], [0, 1, 1, 0.1]] {
            var view = try view(Array(1...40), columns: { _ in .ratios(ratios) }) {
                .index($0 % 4)
            }
            view.scroll(by: 320)
            let widest = ratios.firstIndex { $0 == ratios.max() }
            let anchor = try #require(view.currentAnchor.anchors.first)
            let section =
                switch anchor.subject {
                case .item(let item): item / 100
                case .header(let section), .footer(let section), .section(let section): section
                }
            #expect(section % 4 == widest)
            func distance() -> Double? {
                let frame =
                    switch anchor.subject {
                    case .item(let item): view.frame(ofItem: item)
                    default: view.arrangement.headerFrame(ofSection: section - 1)
                    }
                return frame.map { $0.minY - view.contentOffset.y }
            }
            let before = distance()
            view.measurement = { Size(width: $0.width ?? 0, height: 64) }
            #expect(
                distance() == before && before != nil,
                "\(ratios) \(anchor) \(view.contentOffset) \(view.contentSize)")
        }
    }

    @Test("Arrow keys move through all columns and back", arguments: 2...6)
    func keys(count: Int) throws {
        var view = try view(
            Array(1...count), columns: { _ in .asMany(minimumWidth: 10, atMost: count) }
        ) {
            .index($0 - 1)
        }
        view.measurement = nil
        view.select(100)
        for section in 2...count {
            guard section * 7 % 11 > 0 else { continue }
            view.moveSelection(.right)
            #expect(view.selection == section * 100)
        }
        let goesOn = view.moveSelection(.right)
        #expect(!goesOn)
        for section in (1..<count).reversed() {
            view.moveSelection(.left)
            #expect(view.selection == section * 100)
        }
        let goesBack = view.moveSelection(.left)
        #expect(!goesBack)
    }
}
