import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct ReorderingTests {
    private func view(
        _ sections: [[Int]], _ layout: some CollectionLayoutConvertible<Int>
    ) throws -> TestView {
        let sections = sections.enumerated().map { Section($0.offset, items: $0.element) }
        var view = TestView(layout: layout, snapshot: try Snapshot(sections: sections))
        view.resize(to: Size(width: 320, height: 480))
        view.allowsMultipleSelection = true
        return view
    }

    private func rows(_ columns: Int = 1) -> FlowLayout<Int> {
        FlowLayout { _ in .flow(items: .perLine(columns, height: 16)).header(height: 16) }
    }

    /// Three columns side by side, as in a board.
    private var board: ColumnsLayout<Int> {
        ColumnsLayout { _ in
            .asMany(minimumWidth: 100, atMost: 3, spacing: 0)
        } column: {
            .index($0)
        } everySection: { _ in
            .flow(items: .perLine(1, height: 32)).header(height: 16)
        }
    }

    @Test func oneItemMovesThroughItsSectionAndTheNext() throws {
        var view = try view([[0, 1], [], [2, 3]], rows())
        view.select(0)
        var orders: [[[Int]]] = []
        while view.moveSelectedItems(.down) { orders.append(view.lists) }
        #expect(
            orders == [
                [[1, 0], [], [2, 3]], [[1], [0], [2, 3]], [[1], [], [0, 2, 3]],
                [[1], [], [2, 0, 3]], [[1], [], [2, 3, 0]],
            ])
        while view.moveSelectedItems(.up) { orders.removeLast() }
        #expect(view.lists == [[0, 1], [], [2, 3]] && orders.isEmpty)
    }

    @Test func cardsMoveAcrossColumns() throws {
        var view = try view([[0, 1, 2], [], [5]], board)
        view.select(1)
        view.extendSelection(.down)
        let isMoved = [view.moveSelectedItems(.right), view.moveSelectedItems(.right)]
        #expect(isMoved == [true, true] && view.lists == [[0], [], [5, 1, 2]])
        view.moveSelectedItems(.right)
        #expect(view.lists == [[0], [], [5, 1, 2]], "There is no column further on")
    }

    @Test func anObserverGetsTheNewData() throws {
        var view = try view([[0, 1]], rows())
        var heard: [[Int]] = []
        view.reorderingObserver = { heard.append(Array($0.itemIdentifiers)) }
        view.moveSelectedItems(.down)
        view.select(0)
        view.moveSelectedItems(.up)
        #expect(heard.isEmpty)
        view.moveSelectedItems(.down)
        #expect(heard == [[1, 0]])
    }

    /// A model of rows: the selected items become adjacent at the next unselected item or empty section.
    private func moved(
        _ lists: [[Int]], _ selected: Set<Int>, current: Int?, isDown: Bool
    ) -> [[Int]]? {
        let places = lists.indices.flatMap { section in lists[section].map { (section, $0) } }
        let chosen = places.map(\.1).filter(selected.contains)
        guard
            let reference = current.flatMap({ selected.contains($0) ? $0 : nil })
                ?? (isDown ? chosen.last : chosen.first),
            let start = lists.firstIndex(where: { $0.contains(reference) })
        else { return nil }
        var result = lists.map { $0.filter { !selected.contains($0) } }
        func insert(_ section: Int, beside other: Int?, after: Bool) -> [[Int]] {
            let place = other.flatMap { result[section].firstIndex(of: $0) } ?? 0
            result[section].insert(
                contentsOf: chosen, at: other != nil && after ? place + 1 : place)
            return result
        }
        let sections = isDown ? Array(start..<lists.count) : (0...start).reversed()
        for section in sections {
            let list = lists[section]
            if list.isEmpty { return insert(section, beside: nil, after: false) }
            let index = list.firstIndex(of: reference)
            let rest = index.map { isDown ? list[($0 + 1)...] : list[..<$0] } ?? list[...]
            let other =
                isDown
                ? rest.first { !selected.contains($0) } : rest.last { !selected.contains($0) }
            guard let other else { continue }
            let isAfter = section == start ? isDown : !isDown && other == list.last
            return insert(section, beside: other, after: isAfter)
        }
        return nil
    }

    @Test(arguments: 1...4) func aPlainModelGivesTheSameOrder(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<60 {
            var view = try view(
                (0..<5).map { s in (0..<dice.roll(0...4)).map { s * 10 + $0 } }, rows())
            for _ in 0..<30 {
                let order = Array(view.snapshot.itemIdentifiers)
                guard let item = order.randomElement(using: &dice) else { break }
                switch dice.roll(0...3) {
                case 0: view.select(item)
                case 1: view.toggleSelection(ofItem: item)
                case 2: view.extendSelection(toItem: item)
                default: view.deselectItems()
                }
                let isDown = dice.oneIn(2)
                let (before, selected) = (view.lists, view.selectedItems)
                let expected = moved(
                    before, Set(selected), current: view.selection, isDown: isDown)
                let hasMoved = view.moveSelectedItems(isDown ? .down : .up)
                // Gathering items that are adjacent already may change nothing.
                let isOther = expected.map { $0 != before } ?? false
                guard view.lists == expected ?? before, hasMoved == isOther,
                    view.selectedItems == selected
                else {
                    Issue.record(
                        "\(before), \(selected), down \(isDown): \(view.lists), \(expected as Any)")
                    return
                }
            }
        }
    }

    /// In any layout, moving keeps all items, the order of the others, and the selection.
    @Test(arguments: 1...3) func nothingIsLostInAnyLayout(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<60 {
            let lists = (0..<4).map { s in (0..<dice.roll(0...6)).map { s * 10 + $0 } }
            var view = try view(lists, dice.layout(choosesColumns: false))
            for _ in 0..<20 {
                if let item = view.snapshot.itemIdentifiers.randomElement(using: &dice) {
                    if dice.oneIn(2) {
                        view.select(item)
                    } else {
                        view.toggleSelection(ofItem: item)
                    }
                }
                let (before, selected) = (view.snapshot, view.selectedItems)
                view.moveSelectedItems(dice.pick(.up, .down, .left, .right))
                let (all, others) = (Set(before.itemIdentifiers), Set(selected))
                #expect(Set(view.snapshot.itemIdentifiers) == all)
                #expect(view.snapshot.numberOfItems == before.numberOfItems)
                #expect(
                    view.snapshot.itemIdentifiers.filter { !others.contains($0) }
                        == before.itemIdentifiers.filter { !others.contains($0) })
                #expect(view.selectedItems == selected)
            }
        }
    }
}

extension TestView {
    /// The items of each section.
    fileprivate var lists: [[Int]] {
        (0..<snapshot.numberOfSections).map { Array(snapshot.itemIdentifiers(inSectionAt: $0)) }
    }
}
