import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import Terminals
import Testing

/// The keys and the mouse of every view.
@Suite struct ViewInputTests {
    /// A hundred items, two across, in rows of two: ten rows are seen, below a pinned header of one.
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
        "keys that scroll",
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

    @Test("keys to the ends, and none beyond")
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

    @Test("arrows, h and l move the selection once there is one")
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

    @Test("page keys take the selection along, and lead back")
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

    @Test("without a selection sideways arrows scroll sideways, if there is anything")
    func sideways() throws {
        var view = try view()
        for key in [Key.left, .right, "h", "l"] {
            #expect(view.handle(.key(key)) == .handled)
        }
    }

    @Test("where content is wider than the view, sideways arrows scroll by columns")
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

    @Test("tab and shift-tab go through the items, and stop at the ends")
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

    @Test("enter chooses what is selected")
    func enter() throws {
        var view = try view()
        #expect(view.handle(.key(.enter)) == .ignored)
        view.select(7)
        #expect(view.handle(.key(.enter)) == .opened && view.selection == 7)
    }

    @Test("a click selects, a second one chooses, beside items nothing happens")
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

    @Test("a click finds its item at every zoom and offset")
    func clicksFollowTheScale() throws {
        for zoom in [0.5, 0.725, 1, 2] {
            let scale = CellScale(zoom: zoom)
            var view = try view()
            view.offsetQuantum = scale.cell.height
            view.scroll(by: 500)
            let size = scale.cells(covering: view.size)
            for row in 0..<size.rows {
                let point = scale.point(column: 1, row: row)
                let there = view.element(at: point)?.item
                var clicked = view
                _ = clicked.handle(.mouse(MouseEvent(.press, column: 1, row: row)), scale: scale)
                #expect(clicked.selection == there, "\(zoom) \(row)")
                #expect(clicked.contentOffset == view.contentOffset)
            }
        }
    }

    @Test("the wheel scrolls by three rows, of whatever height they are")
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

    @Test("what means nothing to a view is left to others")
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

    @Test("in a view lower than two rows half a page is still a row")
    func lowViews() throws {
        var view = try view()
        view.resize(to: Size(width: 160, height: 16))
        #expect(view.handle(.key(.control("d"))) == .redraw)
        #expect(view.contentOffset.y == 16)
        #expect(view.handle(.key(.pageDown)) == .redraw)
        #expect(view.contentOffset.y == 32)
    }
}
