import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals
import Testing

/// The position of the inspector's panel.
@Suite struct InspectorPanelTests {
    private typealias Inspector = ViewInspector<Int, Int>

    /// The cells that a panel covers on a screen full of letters, or `nil` if it covers none.
    private func panel(
        _ inspector: Inspector, of view: TestView, _ size: ScreenSize
    ) -> ScreenArea? {
        var inspector = inspector
        let screen = Screen.drawn(size.columns, size.rows) { region in
            for row in 0..<size.rows {
                region.text(String(repeating: "@", count: size.columns), row: row)
            }
            inspector.drawPanel(over: &region, of: view)
        }
        var taken: [(row: Int, column: Int)] = []
        for row in 0..<size.rows {
            for column in 0..<size.columns where screen[row, column].glyph != Glyph("@") {
                taken.append((row, column))
            }
        }
        guard let first = taken.first, let last = taken.last else { return nil }
        let area = ScreenArea(
            columns: first.column..<last.column + 1, rows: first.row..<last.row + 1)
        #expect(
            taken.count == area.columns.count * area.rows.count,
            "The panel covers a full rectangle.")
        return area
    }

    /// In a list, the elements are as wide as the view, so their middle is the view's middle. The
    /// other scenes also scroll.
    @Test(
        "The panel covers a side or a half, away from the selected element",
        arguments: [InspectorScene.split, .list, .horizontal], [0, 1, 7, 30])
    func place(scene: InspectorScene, step: Int) throws {
        let width = Inspector.panelColumns
        for columns in [1, 11, 12, 13, 40, 2 * width - 1, 2 * width, 2 * width + 1, 100] {
            for rows in [1, 3, 4, 7, 8, 9, 24, 41] {
                let size = ScreenSize(columns: columns, rows: rows)
                var view = try scene.view(size)
                if scene != .list { view.scroll(by: 208) }
                var inspector = Inspector()
                for _ in 0..<step { inspector.step(forward: true, in: view) }
                let frame = inspector.element(in: view)?.attributes.frame
                let isRight =
                    (frame?.midX ?? 0) - view.contentOffset.x > view.size.width / 2
                let isLow = (frame?.midY ?? 0) - view.contentOffset.y > view.size.height / 2
                let area: ScreenArea? =
                    if columns >= 2 * width {
                        rows < 4
                            ? nil
                            : ScreenArea(
                                columns: isRight ? 0..<width : columns - width..<columns,
                                rows: 0..<rows)
                    } else {
                        columns < 12 || rows < 8
                            ? nil
                            : ScreenArea(
                                columns: 0..<columns,
                                rows: isLow ? 0..<rows / 2 : rows - rows / 2..<rows)
                    }
                #expect(panel(inspector, of: view, size) == area, "\(columns) × \(rows)")
            }
        }
    }

    /// The facts fill the panel's width line by line: labels at the left, values at the right, with
    /// at least one column between them.
    @Test(arguments: [12, 20, 26, 30, 60])
    func linesOfFacts(columns: Int) throws {
        for scene in InspectorScene.allCases {
            let view = try scene.view()
            var inspector = Inspector()
            for _ in 0..<3 {
                let facts = inspector.facts(of: view)
                let lines = facts.flatMap { part in
                    [part.title]
                        + part.facts.flatMap { fact -> [String] in
                            let room = columns - fact.label.displayWidth - fact.value.displayWidth
                            func right(_ text: String) -> String {
                                let free = max(0, columns - text.displayWidth)
                                return String(repeating: " ", count: free) + text
                            }
                            return room > 0
                                ? [fact.label + right(fact.value).dropFirst(fact.label.count)]
                                : [fact.label, right(fact.value)]
                        }
                }
                let screen = Screen.drawn(columns, lines.count + 1) {
                    inspector.drawFacts(into: &$0, of: view)
                }
                let rows = screen.text().split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect(rows.count == lines.count + 1 && rows.last == "")
                for (row, line) in zip(rows, lines) where line.displayWidth <= columns {
                    #expect(row == line)
                }
                inspector.step(forward: true, in: view)
            }
        }
    }

    /// The first lines of a panel with a number of rows.
    private func lines(_ inspector: inout Inspector, of view: TestView, rows: Int) -> [Substring] {
        Screen.drawn(26, rows) { inspector.drawFacts(into: &$0, of: view) }.text()
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test("A panel starts with the first fact, even if it is too low for all facts")
    func firstLine() throws {
        let view = try InspectorScene.split.view()
        var (low, high) = (Inspector(), Inspector())
        let all = lines(&high, of: view, rows: 40).filter { !$0.isEmpty }
        #expect(all.count > 3)
        #expect(lines(&low, of: view, rows: 2).first == all[0])
    }

    @Test("Keys scroll the facts by one line, up to the last line", arguments: 0...3)
    func scrolling(steps: Int) throws {
        var view = try InspectorScene.split.view()
        var inspector = Inspector()
        for _ in 0..<steps { inspector.step(forward: true, in: view) }
        let all = Array(lines(&inspector, of: view, rows: 80).prefix { !$0.isEmpty })
        var dice = Dice(seed: steps)
        for rows in [1, 2, 5, all.count - 1, all.count, all.count + 1] {
            var (inspector, first) = (inspector, 0)
            for _ in 0..<3 * all.count {
                // Most keys scroll down, so that the test reaches the end.
                let isDown = !dice.oneIn(3)
                let outcome = inspector.handle(.key(.shift(isDown ? .down : .up)), in: &view)
                #expect(outcome == (isDown || first > 0 ? .redraw : .handled))
                first = min(max(first + (isDown ? 1 : -1), 0), max(0, all.count - rows))
                let shown = lines(&inspector, of: view, rows: rows).prefix { !$0.isEmpty }
                #expect(shown == all[first...].prefix(rows), "\(rows) rows from line \(first)")
            }
        }
    }

    @Test func noRoomIsFilledWithNothing() throws {
        let view = try InspectorScene.split.view()
        for size in [(0, 5), (5, 0), (0, 0), (1, 1)] {
            var inspector = Inspector()
            inspector.step(forward: true, in: view)
            let screen = Screen.drawn(size.0, size.1) { inspector.drawFacts(into: &$0, of: view) }
            #expect(screen.text().count <= size.1)
        }
    }

    @Test func anotherElementIsReadFromTheTop() throws {
        var view = try InspectorScene.split.view()
        var inspector = Inspector()
        for _ in 0..<3 {
            for _ in 0..<4 { _ = inspector.handle(.key(.shift(.down)), in: &view) }
            inspector.step(forward: true, in: view)
            let title = inspector.facts(of: view)[0].title
            #expect(lines(&inspector, of: view, rows: 3)[0] == title)
        }
        inspector.deselect()
        #expect(lines(&inspector, of: view, rows: 3)[0] == "view")
    }
}
