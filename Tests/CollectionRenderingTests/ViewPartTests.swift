import CollectionLayouts
import CollectionRendering
import CollectionSnapshots
import CollectionViews
import TerminalControls
import Terminals
import Testing

/// A view as a part of a program, with bars and an overlay.
@Suite struct ViewPartTests {
    private func view() throws -> CollectionView<Int, Int> {
        let layout = FlowLayout<Int> { _, _ in .flow(items: .perLine(1, height: 16)) }
        return try CollectionView(layout: layout) { Section(0, items: 0..<100) }
    }

    private func part(_ columns: Int, _ rows: Int) throws -> ViewPart<Int, Int> {
        ViewPart(try view(), size: ScreenSize(columns: columns, rows: rows)) {
            $1.text("item \($0.item ?? -1)")
        }
    }

    @Test func aPartDrawsWhereItStands() throws {
        for (columns, rows) in [(1, 1), (10, 3), (40, 12), (200, 60)] {
            var part = try part(columns, rows)
            let alone = Screen.drawn(columns, rows) { part.draw(into: &$0, at: .zero) }
            let moved = Screen.drawn(columns + 5, rows + 4) { region in
                region.within(columns: 3..<3 + columns, rows: 2..<2 + rows) {
                    part.draw(into: &$0, at: .zero)
                }
            }
            for row in 0..<rows {
                for column in 0..<columns {
                    #expect(moved[row + 2, column + 3] == alone[row, column])
                }
            }
            #expect(moved[0, 0] == .blank && moved[rows + 3, columns + 4] == .blank)
        }
    }

    @Test func withoutTheFocusTheSelectionIsABar() throws {
        var part = try part(20, 5)
        part.view.select(2)
        func screen(_ part: ViewPart<Int, Int>) -> Screen {
            var part = part
            return Screen.drawn(20, 5) { part.draw(into: &$0, at: .zero) }
        }
        let focused = screen(part)
        part.isFocused = false
        let unfocused = screen(part)
        #expect(focused != unfocused)
        part.selection = .bar
        #expect(unfocused == screen(part))
        part.isFocused = true
        #expect(unfocused == screen(part))
    }

    /// The inspector draws over the elements, and its panel beside the selected element.
    @Test func anInspectorIsDrawnOverTheView() throws {
        var part = try part(120, 40)
        let before = Screen.drawn(120, 40) { part.draw(into: &$0, at: .zero) }
        var inspector = ViewInspector<Int, Int>()
        inspector.choose(at: Point(x: 8, y: 40), in: part.view)
        part.inspector = inspector
        let after = Screen.drawn(120, 40) { part.draw(into: &$0, at: .zero) }
        for columns in [0..<20, 100..<120] {
            #expect(
                (0..<40).contains { row in columns.contains { before[row, $0] != after[row, $0] } })
        }
    }

    /// The part has a time from its creation, before the first input.
    @Test func aPartAnimatesBeforeItsFirstInput() throws {
        var part = ViewPart(
            try view(), size: ScreenSize(columns: 20, rows: 5), at: .seconds(9)
        ) { _, _ in }
        #expect(part.nextFrame == nil)
        part.view.scroll(to: .end, animated: true)
        #expect(part.nextFrame.map { $0 > .seconds(9) && $0 < .seconds(10) } == true)
        #expect(part.view.contentOffset.y == 0)
        #expect(part.advance(to: .seconds(10)) && part.nextFrame == nil)
        #expect(part.view.contentOffset.y == 95 * 16)
    }

    /// The outcome is at least a redraw, and a stronger outcome of the input wins.
    @Test func whatMovesIsDrawnWithAnyInput() throws {
        for (key, outcome) in [("x", Outcome.redraw), (.enter, .opened), ("g", .redraw)]
            as [(Key, Outcome)]
        {
            var part = try part(20, 5)
            part.view.select(0)
            part.view.scroll(to: .end, animated: true)
            #expect(part.handle(.key(key), at: .milliseconds(80)) == outcome, "\(key)")
            #expect(part.handle(.key("x"), at: .seconds(1)) == (key == "g" ? .ignored : .redraw))
            #expect(part.handle(.key("x"), at: .seconds(2)) == .ignored)
        }
    }

    /// A movement that started in another part has ended by the time of the new part.
    @Test func aPartBeginsAtItsTime() throws {
        var former = try part(20, 5)
        former.view.scroll(to: .end, animated: true)
        #expect(former.nextFrame != nil)
        let part = ViewPart(former.view, size: former.size, at: .seconds(9)) { _, _ in }
        #expect(part.nextFrame == nil && part.view.contentOffset.y == 95 * 16)
    }

    @Test func itSaysWhatAnInputDid() throws {
        var part = try part(20, 5)
        let inputs: [(Input, Outcome)] = [
            (.key("k"), .handled), (.key("j"), .redraw), (.key("x"), .ignored),
            (.key(.enter), .ignored), (.key(.tab), .redraw), (.key(.enter), .opened),
            (.resize(ScreenSize(columns: 20, rows: 5)), .handled),
            (.resize(ScreenSize(columns: 30, rows: 9)), .redraw), (.wake, .ignored),
        ]
        for (input, outcome) in inputs {
            #expect(part.handle(input, at: .zero) == outcome, "\(input)")
        }
        #expect(part.view.size == Size(width: 240, height: 144) && part.view.selection == 1)
    }

    @Test func anotherScaleKeepsContentOnWholeCells() throws {
        var part = try part(20, 10)
        part.scale = CellScale(zoom: 2)
        #expect(part.view.size == Size(width: 80, height: 80))
        part.view.update { view in
            #expect(view.offsetQuantum == 8 && view.horizontalQuantum == 4)
        }
    }

    /// Collects keys until q.
    private struct Note: TerminalPart {
        var heard = ""

        mutating func handle(_ input: Input, at now: Duration) -> Outcome {
            guard case .key(let key) = input else { return .handled }
            heard += key.description
            return key == "q" ? .leave : .redraw
        }

        func draw(into region: inout Region, at now: Duration) {
            region.text("note \(heard)", row: region.rows / 2)
        }
    }

    private func run(
        _ view: inout CollectionView<Int, Int>, on terminal: MemoryTerminal,
        hearing heard: @escaping (Input) -> Void = { _ in }
    ) -> EndReason? {
        var program = ViewProgram(view) {
            $1.text("item \($0.item ?? -1)")
        } on: { _, input in
            heard(input)
            return input == .key("q") ? .quit : .ignored
        }
        program.top = { _, region in region.text("top") }
        program.status = { view in
            StatusLine(parts: [.init("selected \(view.selection ?? -1)", rank: 0)])
        }
        program.overlay = { _, input in input == .key("?") ? Note() : nil }
        let end = terminal.run(&program)
        view = program.view
        return end
    }

    @Test func barsLeaveTheViewTheRest() throws {
        for rows in 1...60 {
            for columns in [1, 9, 80, 200] {
                let size = ScreenSize(columns: columns, rows: rows)
                let terminal = MemoryTerminal(size: size, inputs: [.key(.tab)], isRecording: true)
                var view = try view()
                _ = run(&view, on: terminal)
                let hasBars = rows >= 8
                #expect(view.size.height == Double(rows - (hasBars ? 2 : 0)) * 16)
                guard columns == 80, let screen = terminal.screen else { continue }
                let lines = screen.text().split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines[0].hasPrefix("top") == hasBars)
                #expect((lines[rows - 1] == "selected 0") == hasBars)
                #expect(lines[hasBars ? 1 : 0].contains("item 0"))
            }
        }
    }

    @Test(arguments: [1, 7, 8, 24]) func barsHaveOneRowEachOrNone(rows: Int) throws {
        var drawn: [String] = []
        let terminal = MemoryTerminal(size: ScreenSize(columns: 20, rows: rows), inputs: [])
        var program = ViewProgram(try view()) { _, _ in
        } on: { _, _ in
            .ignored
        }
        program.top = { drawn.append("top \($1.rows) × \($1.columns)") }
        program.status = { _ in StatusLine(title: "bar") }
        terminal.run(&program)
        #expect(drawn == (rows < 8 ? [] : ["top 1 × 20"]))
        let last = terminal.screen?.text().split(separator: "\n", omittingEmptySubsequences: false)
            .last
        #expect(last?.contains("bar") == (rows >= 8))
    }

    @Test func theMouseCountsFromTheViewAndBarsAreNoPartOfIt() throws {
        var view = try view()
        let clicks = [0, 3, 23].map { Input.mouse(MouseEvent(.press, column: 2, row: $0)) }
        let terminal = MemoryTerminal(inputs: clicks)
        var rows: [Int] = []
        _ = run(&view, on: terminal) { input in
            if case .mouse(let event) = input { rows.append(event.row) }
        }
        #expect(rows == [-1, 2, 22] && view.selection == 2)
    }

    @Test func whatLiesOverTheViewHearsAllKeysUntilItIsLeft() throws {
        var view = try view()
        var heard: [Input] = []
        let resized = Input.resize(ScreenSize(columns: 40, rows: 12))
        let terminal = MemoryTerminal(
            inputs: [.key("?"), .key("j"), .wake, resized, .key("q"), .key("j"), .key("q")],
            isRecording: true)
        let end = run(&view, on: terminal) { heard.append($0) }
        #expect(end == nil)
        #expect(heard == [.key("?"), .wake, resized, .key("j"), .key("q")])
        let notes = terminal.recording.map { $0.text().contains("note") }
        #expect(notes == [false, true, true, true, false, false])
        #expect(terminal.recording[2].text().contains("note j"))
        #expect(view.contentOffset.y == 16 && view.size.height == 160)
    }

    @Test("A selection style looks the same in a part, in a region and in a program")
    func selectionStyles() throws {
        let size = ScreenSize(columns: 20, rows: 10)
        let styles: [SelectionStyle] = [
            .reverse, .bar, .none, .drawn { $0.text("this one", row: 0, .trailing) },
        ]
        var screens: [Screen] = []
        for style in styles {
            var view = try view()
            view.select(2)
            var part = ViewPart(view, selection: style, size: size) { $1.text(" \($0.item ?? -1)") }
            let drawn = Screen.drawn(20, 10) { part.draw(into: &$0, at: .zero) }
            let region = Screen.drawn(20, 10) {
                $0.draw(part.view, selection: style) { $1.text(" \($0.item ?? -1)") }
            }
            let terminal = MemoryTerminal(size: size, inputs: [])
            _ = terminal.run(&view, selection: style, { $1.text(" \($0.item ?? -1)") }) { _, _ in
                .ignored
            }
            #expect(drawn == region && terminal.screen == drawn)
            screens.append(drawn)
        }
        let rows = screens.map { $0.text().split(separator: "\n")[2] }
        #expect(rows == ["▌2", "▌2", " 2", " 2          this one"])
        #expect(screens[0][2, 1].background == .raised && screens[1][2, 1].background == .terminal)
    }
}
