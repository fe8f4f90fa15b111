import CollectionLayouts
import CollectionRendering
import CollectionViews
import Terminals
import Testing

/// Where an inspector's panel stands, and what it leaves free.
@Suite struct InspectorPanelTests {
    private typealias Inspector = ViewInspector<Int, Int>

    /// The cells that a panel takes of a screen full of letters, by columns and rows; nil where it takes none.
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
        #expect(taken.count == area.columns.count * area.rows.count, "All of a rectangle.")
        return area
    }

    @Test("it takes a side or a half, away from the chosen element", arguments: [0, 1, 7, 30])
    func place(step: Int) throws {
        let width = Inspector.panelColumns
        for columns in [1, 11, 12, 13, 40, 2 * width - 1, 2 * width, 2 * width + 1, 100] {
            for rows in [1, 3, 4, 7, 8, 9, 24, 41] {
                let size = ScreenSize(columns: columns, rows: rows)
                let view = try InspectorScene.split.view(size)
                var inspector = Inspector()
                for _ in 0..<step { inspector.step(forward: true, in: view) }
                let frame = inspector.element(in: view)?.attributes.frame
                let isRight = (frame?.midX ?? 0) > view.size.width / 2
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

    /// Line after line, as wide as the panel is: labels at the left, values at the right, apart by a column at least.
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
}
