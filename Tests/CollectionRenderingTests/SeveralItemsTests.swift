import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals
import Testing

/// Keys and mouse events for several selected items.
@Suite struct SeveralItemsTests {
    /// Ten rows of one item.
    private func view(isMultiple: Bool = true) throws -> TestView {
        let layout = FlowLayout<Int> { _ in .flow(items: .perLine(1, height: 16)) }
        var view = try TestView(layout: layout) { Section(0, items: 0..<10) }
        view.update {
            $0.environment.size = Size(width: 160, height: 160)
            $0.offsetQuantum = 16
        }
        view.allowsMultipleSelection = isMultiple
        view.allowsReordering = isMultiple
        return view
    }

    private func press(_ keys: [Key], in view: inout TestView) -> [Outcome] {
        keys.map { view.handle(.key($0)) }
    }

    private func click(
        _ row: Int, _ action: MouseEvent.Action = .press, _ modifiers: Key.Modifiers = [],
        in view: inout TestView
    ) -> Outcome {
        view.handle(.mouse(MouseEvent(action, column: 3, row: row, modifiers: modifiers)))
    }

    @Test func escapeLeavesTheCurrentItemSelected() throws {
        var view = try view()
        view.select(2)
        #expect(
            press([.escape, .shift(.down), .escape, .escape], in: &view)
                == [.ignored, .redraw, .redraw, .ignored])
        #expect(view.selectedItems == [3] && !view.hasSelectedItems)
        var single = try self.view(isMultiple: false)
        single.select(2)
        #expect(press([.escape], in: &single) == [.ignored] && single.selection == 2)
    }

    @Test func keysSelectSeveralItems() throws {
        var view = try view()
        view.select(2)
        #expect(press([.shift(.down), .shift(.down)], in: &view) == [.redraw, .redraw])
        #expect(view.selectedItems == [2, 3, 4])
        _ = press([.down, .down, "V"], in: &view)
        #expect(view.selectedItems == [2, 3, 4, 6] && view.selection == 7)
        _ = view.perform(.toggle, KeyPress("V", count: 2))
        #expect(view.selectedItems == [2, 3, 4, 6, 7, 8] && view.selection == 9)
        #expect(press([.control("a"), .control("a")], in: &view) == [.redraw, .handled])
        #expect(view.selectedItemCount == 10)
        #expect(press([.enter], in: &view) == [.opened])
    }

    @Test func keysMoveTheSelectedItems() throws {
        var view = try view()
        view.select(2)
        _ = press([.shift(.down), .alt(.up), .alt(.up), .alt(.up)], in: &view)
        #expect(Array(view.snapshot.itemIdentifiers.prefix(4)) == [2, 3, 0, 1])
        let outcome = view.perform(.moveItems(.down), KeyPress(.alt(.down), count: 100))
        #expect(outcome == .redraw && view.snapshot.itemIdentifiers.suffix(2) == [2, 3])
        #expect(press([.alt(.down)], in: &view) == [.handled])
    }

    @Test func theMouseSelectsSeveralItems() throws {
        var view = try view()
        _ = click(1, in: &view)
        _ = click(4, .press, .shift, in: &view)
        #expect(view.selectedItems == [1, 2, 3, 4])
        _ = click(2, .press, .control, in: &view)
        #expect(view.selectedItems == [1, 3, 4] && view.selection == 2)
        _ = click(6, in: &view)
        #expect(view.selectedItems == [6])
        _ = click(8, .drag, in: &view)
        _ = click(7, .drag, in: &view)
        #expect(view.selectedItems == [6, 7])
        _ = click(0, in: &view)
        _ = click(9, .press, .control, in: &view)
        #expect(view.selectedItems == [0, 9])
        #expect(click(9, in: &view) == .opened)
        _ = click(3, in: &view)
        _ = click(3, .press, .control, in: &view)
        #expect(view.selectedItems == [] && view.selection == nil)
    }

    @Test func aDragFromOutsideOfTheItemsSelectsNothing() throws {
        var view = try view()
        view.update { $0.environment.size.height = 320 }
        _ = click(2, in: &view)
        _ = click(15, in: &view)
        #expect(click(4, .drag, in: &view) == .ignored && view.selectedItems == [2])
        // A key ends the drag of an earlier press.
        _ = click(2, in: &view)
        _ = press([.down], in: &view)
        #expect(click(6, .drag, in: &view) == .ignored && view.selectedItems == [3])
    }

    @Test func viewsWithoutTheAbilityIgnoreTheKeys() throws {
        var view = try view(isMultiple: false)
        view.select(2)
        let keys: [Key] = [.shift(.down), "V", .control("a"), .alt(.down)]
        #expect(press(keys, in: &view) == Array(repeating: .ignored, count: 4))
        #expect(click(5, .drag, in: &view) == .ignored)
        #expect(view.selectedItems == [2])
    }

    /// Selected items are reversed, and the bar marks the current item only.
    @Test func selectedAndCurrentItemsLookDifferent() throws {
        var view = try view()
        view.select(1)
        view.toggleSelection(ofItem: 1)
        view.toggleSelection(ofItem: 3)
        view.moveSelection(.down)
        for style in [SelectionStyle.reverse, .bar] {
            let screen = Screen.drawn(20, 10, features: ScreenFeatures(colors: .ansi16)) { region in
                region.draw(view, selection: style) { $1.text(" \($0.item ?? 0)") }
            }
            for row in 0..<10 {
                let isMarked = screen[row, 0].glyph == Glyph("▌")
                let isReversed = screen[row, 5].attributes.contains(.reverse)
                #expect(isMarked == (row == 2) && isReversed == [1, 3].contains(row), "row \(row)")
            }
        }
    }
}
