import Terminals
import Testing

/// The terminal's cursor, which appears where a region places it if this cell is visible.
@Suite struct CursorTests {
    private func screen(_ body: (inout Region) -> Void) -> Screen {
        var screen = Screen(size: ScreenSize(columns: 10, rows: 5))
        screen.draw { body(&$0) }
        return screen
    }

    @Test func itStandsWhereThePartSays() {
        let area = ScreenArea(columns: 2..<8, rows: 1..<4)
        for column in -3..<12 {
            for row in -3..<8 {
                let cell = ScreenCell(column: 2 + column, row: 1 + row)
                let isSeen = area.contains(column: cell.column, row: cell.row)
                let parts = screen { region in
                    region.within(area) { $0.showCursor(row: row, column: column) }
                }
                // The cursor is hidden outside an element's frame, although a frame does not clip.
                let elements = screen { region in
                    region.draw(Region.Frame(columns: area.columns, rows: area.rows)) {
                        $0.showCursor(row: row, column: column)
                    }
                }
                for shown in [parts, elements] {
                    #expect(shown.cursor == (isSeen ? cell : nil), "\(column), \(row)")
                }
            }
        }
    }

    @Test func theLastCounts() {
        let shown = screen {
            $0.showCursor(row: 1, column: 1)
            $0.showCursor(row: 2, column: 3)
        }
        #expect(shown.cursor == ScreenCell(column: 3, row: 2))
        let hidden = screen {
            $0.showCursor(row: 1, column: 1)
            $0.hideCursor()
        }
        #expect(hidden.cursor == nil && hidden == screen { _ in } && shown != hidden)
    }

    @Test func aClearedScreenHasNone() {
        var shown = screen { $0.showCursor(row: 1, column: 1) }
        shown.clear()
        #expect(shown.cursor == nil)
    }

    @Test func theMouseCountsFromThePart() {
        let area = ScreenArea(columns: 3..<9, rows: 2..<4)
        let press = Input.mouse(MouseEvent(.press, column: 4, row: 3))
        #expect(press.relative(to: area) == .mouse(MouseEvent(.press, column: 1, row: 1)))
        #expect(Input.key("x").relative(to: area) == .key("x"))
    }
}
