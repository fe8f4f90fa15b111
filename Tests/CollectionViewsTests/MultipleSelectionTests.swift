import CollectionLayouts
import CollectionSnapshots
import Testing

@testable import CollectionViews

@Suite struct MultipleSelectionTests {
    private func view(_ counts: [Int] = [5, 0, 4, 1]) throws -> TestView {
        let sections = counts.enumerated().map { section, count in
            Section(section, items: section * 100..<section * 100 + count)
        }
        var view = TestView(
            layout: FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)).header(height: 16)
            },
            snapshot: try Snapshot(sections: sections))
        view.resize(to: Size(width: 160, height: 160))
        view.allowsMultipleSelection = true
        return view
    }

    @Test func theCurrentItemAloneIsSelectedAtFirst() throws {
        var view = try view()
        #expect(view.selectedItems == [] && view.selectedItemCount == 0)
        view.select(3)
        #expect(view.selectedItems == [3] && view.selectedItemCount == 1 && view.isSelected(3))
        #expect(!view.hasSelectedItems)
        #expect(view.visibleElements.filter(\.isSelected).map(\.item) == [3])
    }

    @Test func anExtensionGrowsAndShrinks() throws {
        var view = try view()
        view.select(1)
        view.extendSelection(.down, count: 2)
        #expect(view.selectedItems == [1, 2, 3] && view.selection == 3)
        view.extendSelection(.up, count: 3)
        #expect(view.selectedItems == [0, 1] && view.selection == 0)
        view.extendSelection(toItem: 201)
        #expect(view.selectedItems == [1, 2, 3, 4, 200, 201])
        let isBeyond = view.extendSelection(toItem: 999)
        #expect(!isBeyond && view.selectedItemCount == 6)
    }

    @Test func movingKeepsTheSelectedItems() throws {
        var view = try view()
        view.select(0)
        view.toggleSelection(ofItem: 0)
        view.moveSelection(.down, count: 3)
        #expect(view.selectedItems == [0] && view.selection == 3)
        // The next extension starts at the current item.
        view.extendSelection(.down)
        #expect(view.selectedItems == [0, 3, 4])
        view.deselectItems()
        #expect(view.selectedItems == [4])
        view.deselect()
        #expect(view.selectedItems == [] && view.selection == nil)
    }

    @Test func aClickSelectsOneItemAlone() throws {
        var view = try view()
        view.selectAllItems()
        #expect(view.selectedItemCount == 10)
        let result = view.select(at: Point(x: 8, y: 16 + 3 * 16))
        #expect(result == .selected(3) && view.selectedItems == [3])
        view.toggleSelection(ofItem: 4)
        let second = view.select(at: Point(x: 8, y: 16 + 3 * 16))
        #expect(second == .opened(3) && view.selectedItems == [4], "All selected items are opened")
    }

    @Test func withoutTheAbilityNothingHappens() throws {
        var view = try view()
        view.allowsMultipleSelection = false
        view.select(1)
        let results = [
            view.toggleSelection(ofItem: 2), view.selectAllItems(), view.extendSelection(.down),
            view.extendSelection(toItem: 3), view.deselectItems(),
        ]
        #expect(!results.contains(true) && view.selectedItems == [1])
    }

    /// Selecting all of a million items and reading single ones takes no time that depends on the number of items.
    @Test func allOfAMillionItemsAreSelected() throws {
        var view = try view([1_000_000])
        view.selectAllItems()
        #expect(view.selectedItemCount == 1_000_000)
        view.toggleSelection(ofItem: 500_000)
        #expect(!view.isSelected(500_000) && view.isSelected(499_999))
        #expect(view.selectedItemCount == 999_999)
    }

    @Test func observersHearOfEachChange() throws {
        var view = try view()
        var heard: [Int?] = []
        view.selectionObserver = { heard.append($0) }
        view.select(1)
        view.toggleSelection(ofItem: 3)
        view.extendSelection(.down)
        view.selectAllItems()
        view.deselectItems()
        #expect(heard == [1, 1, 2, 2, 2])
    }

    /// A model: the selected items as a set, and the extension by its anchor and the set at its start.
    private struct Model {
        var current: Int?
        var selected: Set<Int> = []
        var anchor: (item: Int, start: Set<Int>)?

        mutating func extend(to item: Int?, in order: [Int]) {
            guard let item, let first = current else { return current = item }
            let anchor = anchor ?? (first, selected)
            self.anchor = anchor
            current = item
            // Both are in the order, because the model forgets deleted items.
            let places = [order.firstIndex(of: anchor.item)!, order.firstIndex(of: item)!].sorted()
            selected = anchor.start.union(order[places[0]...places[1]])
        }

        mutating func move(to item: Int?) {
            current = item
            anchor = nil
        }

        func items(in order: [Int]) -> [Int] {
            selected.isEmpty ? current.map { [$0] } ?? [] : order.filter(selected.contains)
        }
    }

    @Test(arguments: 1...4) func aPlainModelSelectsTheSameItems(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<40 {
            var view = TestView(layout: dice.rowsOrGrid(), snapshot: dice.shuffled(24))
            view.resize(to: dice.size())
            view.allowsMultipleSelection = true
            var model = Model()
            for step in 0..<60 {
                let before = view
                let order = Array(view.snapshot.itemIdentifiers)
                switch dice.roll(0...7) {
                case 0:
                    guard let item = order.randomElement(using: &dice) else { continue }
                    view.select(item)
                    model.move(to: item)
                case 1:
                    let direction = dice.pick(Direction.up, .down, .left, .right)
                    view.moveSelection(direction)
                    model.move(to: view.selection)
                case 2:
                    guard let item = order.randomElement(using: &dice) else { continue }
                    view.toggleSelection(ofItem: item)
                    model.selected.formSymmetricDifference([item])
                    model.anchor = nil
                case 3:
                    view.selectAllItems()
                    model.selected = Set(order)
                    model.anchor = nil
                case 4:
                    if view.deselectItems() { (model.selected, model.anchor) = ([], nil) }
                case 5:
                    let next = dice.edited(view.snapshot, 24)
                    view.apply(next, animated: dice.oneIn(2))
                    guard next != before.snapshot else { continue }
                    model.selected = model.selected.filter { next.contains(item: $0) }
                    model.current = model.current.flatMap { next.contains(item: $0) ? $0 : nil }
                    model.anchor = nil
                case 6:
                    guard let item = order.randomElement(using: &dice) else { continue }
                    if model.current == nil { model.current = item }
                    view.extendSelection(toItem: item)
                    model.extend(to: item, in: order)
                default:
                    let direction = dice.pick(Direction.up, .down, .left, .right)
                    var plain = view
                    plain.moveSelection(direction)
                    view.extendSelection(direction)
                    #expect(view.selection == plain.selection)
                    model.extend(to: plain.selection, in: order)
                }
                let items = model.items(in: Array(view.snapshot.itemIdentifiers))
                let drawn = view.visibleElements.filter(\.isSelected).compactMap(\.item)
                guard view.selectedItems == items, view.selectedItemCount == items.count,
                    view.selection == model.current,
                    Set(drawn) == Set(items).intersection(view.visibleElements.compactMap(\.item))
                else {
                    Issue.record("seed \(seed), step \(step): \(view.selectedItems), not \(items)")
                    return
                }
            }
        }
    }
}

extension Dice {
    /// Returns a layout of rows or of a grid.
    mutating func rowsOrGrid() -> FlowLayout<Int> {
        let columns = roll(1...4)
        return FlowLayout { _ in .flow(items: .perLine(columns, height: 16)).header(height: 16) }
    }
}
