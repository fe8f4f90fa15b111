import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// The keys and the mouse of every view.
@Suite struct ViewInputTests {
    /// A hundred items in two columns, in rows of 32 points. Ten terminal rows are visible, and a
    /// pinned header covers one of them.
    private func view() throws -> TestView {
        let layout = FlowLayout<Int> { _ in
            .flow(items: .perLine(2, height: 32)).header(height: 16, pinned: true)
        }
        var view = try TestView(layout: layout) { Section(0, items: 0..<100) }
        view.update {
            $0.environment.size = Size(width: 160, height: 160)
            $0.offsetQuantum = 16
        }
        return view
    }

    private let end = 16.0 + 50 * 32 - 160

    @Test(
        "Scroll keys scroll by a row, a page or half a page",
        arguments: [
            (["j", .control("e"), .down], 16.0), (["k", .control("y"), .up], -16),
            ([.pageDown, " ", .control("f")], 160), ([.pageUp, "b", .control("b")], -160),
            ([.control("d")], 80), ([.control("u")], -80),
        ] as [([Key], Double)])
    func scrolling(_ keys: [Key], _ distance: Double) throws {
        for key in keys {
            var view = try view()
            view.scroll(by: 480)
            #expect(view.handle(.key(key)) == .redraw, "\(key)")
            #expect(view.contentOffset.y == 480 + distance, "\(key)")
            #expect(view.selection == nil)
        }
    }

    @Test("Keys scroll to the ends, and not beyond them")
    func ends() throws {
        for (start, last) in [(Key.home, Key.end), ("g", "G")] {
            var view = try view()
            #expect(view.handle(.key(last)) == .redraw)
            #expect(view.contentOffset.y == end)
            for key in ["j", .down, .pageDown, .control("d"), last] as [Key] {
                #expect(view.handle(.key(key)) == .handled, "\(key)")
            }
            #expect(view.handle(.key(start)) == .redraw)
            #expect(view.contentOffset.y == 0)
            for key in ["k", .up, .pageUp, .control("u"), start] as [Key] {
                #expect(view.handle(.key(key)) == .handled, "\(key)")
            }
        }
    }

    @Test("Home, End, g and G also select the first or last item, if an item is selected")
    func endsWithSelection() throws {
        for (start, last) in [(Key.home, Key.end), ("g", "G")] {
            var view = try view()
            view.select(42)
            for (key, item, offset) in [(last, 99, end), (start, 0, 0)] {
                #expect(view.handle(.key(key)) == .redraw, "\(key)")
                #expect(view.selection == item && view.contentOffset.y == offset, "\(key)")
                #expect(view.handle(.key(key)) == .handled, "\(key)")
            }
            // The selected item stays selected, and the view scrolls back to it.
            view.scroll(by: 300)
            #expect(view.handle(.key(start)) == .redraw)
            #expect(view.selection == 0 && view.contentOffset.y == 0)
            view.deselect()
            #expect(view.handle(.key(last)) == .redraw && view.selection == nil)
        }
    }

    @Test("The arrow keys, h and l move an existing selection")
    func arrows() throws {
        var view = try view()
        #expect(view.handle(.key(.tab)) == .redraw)
        #expect(view.selection == 0)
        let path: [(Key, Int)] = [
            (.right, 1), (.down, 3), (.left, 2), ("l", 3), ("h", 2), (.up, 0),
        ]
        for (key, item) in path {
            #expect(view.handle(.key(key)) == .redraw, "\(key)")
            #expect(view.selection == item, "\(key)")
        }
        #expect(view.handle(.key(.left)) == .handled)
        for _ in 0..<30 { _ = view.handle(.key(.down)) }
        let frame = try #require(view.frame(ofItem: 60))
        #expect(view.selection == 60)
        #expect(frame.maxY <= view.contentOffset.y + 160 && frame.minY >= view.contentOffset.y + 16)
    }

    @Test("Page keys move the selection by a page, and the opposite key restores it")
    func pages() throws {
        let keys: [(on: Key, back: Key, rows: Int)] = [
            (.pageDown, .pageUp, 10), (" ", "b", 10), (.control("f"), .control("b"), 10),
            (.control("d"), .control("u"), 5),
        ]
        for (on, back, rows) in keys {
            var view = try view()
            view.select(7)
            let start = view.contentOffset
            for _ in 0..<3 { #expect(view.handle(.key(on)) == .redraw, "\(on)") }
            // Rows of two cells, two items each: the same column, and about the same position on the screen.
            let row = try (#require(view.selection) - 1) / 2
            #expect(view.selection == 2 * row + 1 && abs(row - (3 + 3 * rows / 2)) <= 2, "\(on)")
            #expect(view.contentOffset.y == Double(3 * rows * 16), "\(on)")
            for _ in 0..<3 { #expect(view.handle(.key(back)) == .redraw, "\(back)") }
            #expect(view.contentOffset == start, "\(back)")
            for _ in 0..<30 { _ = view.handle(.key(on)) }
            #expect(view.selection == 99 && view.contentOffset.y == end)
            #expect(view.handle(.key(on)) == .handled)
            for _ in 0..<30 { _ = view.handle(.key(back)) }
            // The selection keeps its place in the row.
            #expect(view.selection == 1 && view.contentOffset.y == 0)
        }
    }

    @Test("Left and right do nothing without a selection if the content does not scroll sideways")
    func sideways() throws {
        var view = try view()
        for key in [Key.left, .right, "h", "l"] {
            #expect(view.handle(.key(key)) == .handled)
        }
    }

    @Test("Left and right scroll by columns if the content is wider than the view")
    func wideContent() throws {
        let layout = SplitLayout<Int>(
            columns: { _ in .split(leftSideRatio: 0.5, spacing: 200) }, side: { _ in .left },
            everySection: { _ in .flow(items: .uniform(Size(width: 80, height: 32))) })
        var view = try TestView(layout: layout) { Section(0, items: 0..<9) }
        view.resize(to: Size(width: 160, height: 160))
        #expect(view.contentSize.width > 160)
        for (key, x) in [(Key.right, 8.0), ("l", 16), ("h", 8), (.left, 0)] {
            #expect(view.handle(.key(key)) == .redraw, "\(key)")
            #expect(view.contentOffset == Point(x: x, y: 0), "\(key)")
        }
        #expect(view.handle(.key(.left)) == .handled)
    }

    @Test("Tab and Shift-Tab select the next and the previous item, and stop at the ends")
    func tabs() throws {
        var view = try view()
        for item in 0..<3 {
            _ = view.handle(.key(.tab))
            #expect(view.selection == item)
        }
        _ = view.handle(.key(.backTab))
        #expect(view.selection == 1)
        _ = view.handle(.key(.backTab))
        #expect(view.handle(.key(.backTab)) == .handled)
        #expect(view.selection == 0)
        view.select(99)
        #expect(view.handle(.key(.tab)) == .handled)
    }

    @Test("Enter opens the selected item")
    func enter() throws {
        var view = try view()
        #expect(view.handle(.key(.enter)) == .ignored)
        view.select(7)
        #expect(view.handle(.key(.enter)) == .opened && view.selection == 7)
    }

    @Test("A click selects an item, a second click opens it, and a click beside items does nothing")
    func clicks() throws {
        var view = try view()
        let click = Input.mouse(MouseEvent(.press, column: 12, row: 4))
        #expect(view.handle(click) == .redraw)
        #expect(view.selection == 3)
        #expect(view.handle(click) == .opened && view.selection == 3)
        let header = Input.mouse(MouseEvent(.press, column: 2, row: 0))
        #expect(view.handle(header) == .handled)
        #expect(view.selection == 3)
        let release = Input.mouse(MouseEvent(.release, column: 2, row: 3))
        #expect(view.handle(release) == .ignored)
    }

    @Test("A click selects the item at its position at every zoom and offset")
    func clicksFollowTheScale() throws {
        for zoom in [0.5, 0.725, 1, 2] {
            let scale = CellScale(zoom: zoom)
            var view = try view()
            view.offsetQuantum = scale.cell.height
            view.scroll(by: 500)
            let size = scale.cells(covering: view.size)
            for row in 0..<size.rows {
                let point = view.point(column: 1, row: row, scale: scale)
                let there = view.element(at: point)?.item
                var clicked = view
                _ = clicked.handle(.mouse(MouseEvent(.press, column: 1, row: row)), scale: scale)
                #expect(clicked.selection == there, "\(zoom) \(row)")
                #expect(clicked.contentOffset == view.contentOffset)
            }
        }
    }

    @Test("The wheel scrolls by three terminal rows at every zoom")
    func wheel() throws {
        for zoom in [0.5, 1, 2] {
            let scale = CellScale(zoom: zoom)
            var view = try view()
            view.offsetQuantum = scale.cell.height
            let down = Input.mouse(MouseEvent(.wheelDown, column: 0, row: 0))
            let up = Input.mouse(MouseEvent(.wheelUp, column: 0, row: 0))
            #expect(view.handle(up, scale: scale) == .handled)
            #expect(view.handle(down, scale: scale) == .redraw)
            #expect(view.contentOffset.y == 3 * scale.cell.height)
            #expect(view.handle(up, scale: scale) == .redraw)
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("A view ignores inputs without a meaning for it")
    func others() throws {
        var view = try view()
        let inputs: [Input] = [
            .key("x"), .key(.escape), .key(.backspace), .key(.delete), .key(.control("c")),
            .key(.function(1)), .paste("j"), .wake, .resize(ScreenSize(columns: 1, rows: 1)),
            .end(.hangUp), .mouse(MouseEvent(.wheelLeft, column: 0, row: 0)),
        ]
        for input in inputs { #expect(view.handle(input) == .ignored, "\(input)") }
        #expect(view.contentOffset.y == 0 && view.selection == nil)
    }

    @Test("Half a page is at least one row in a very low view")
    func lowViews() throws {
        var view = try view()
        view.resize(to: Size(width: 160, height: 16))
        #expect(view.handle(.key(.control("d"))) == .redraw)
        #expect(view.contentOffset.y == 16)
        #expect(view.handle(.key(.pageDown)) == .redraw)
        #expect(view.contentOffset.y == 32)
    }
}
