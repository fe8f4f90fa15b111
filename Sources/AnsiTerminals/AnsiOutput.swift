import CTerminals
import Terminals

/// Draws screens with ANSI sequences.
final class AnsiOutput: DeviceOutput {
    private let rows: AnsiRows
    private var frame: ShownFrame
    private let type: AnsiType
    /// The cursor of the last frame; nil if it was hidden.
    private var cursor: ScreenCell?
    /// Whether the terminal shows its cursor now.
    private var showsCursor = false

    init(_ type: AnsiType, isUnicode: Bool) {
        self.type = type
        rows = AnsiRows(type, isUnicode: isUnicode)
        frame = ShownFrame(output: rows)
    }

    /// Shows a screen. Only changed cells are sent, in one write.
    ///
    /// Cells outside the terminal are left out. If the terminal may support this, large repaints are sent as one
    /// synchronized update, so that no half-drawn frame is visible. A screen with a new theme is sent completely.
    func draw(_ screen: borrowing Screen, repaint: Bool) {
        let isNewTheme = rows.setTheme(screen.theme)
        // A terminal that was smaller for a moment has dropped cells, and no longer shows the last frame.
        let isResized = rows.begin()
        if rfl_has_lost_output() || repaint || isNewTheme || isResized { frame.forget() }
        let isKnown = frame.isKnown(screen.size)
        let showedCursor = showsCursor
        hideCursor()
        let start = rows.count
        if !isKnown { rows.clear() }
        let changedRows = frame.update(to: screen)
        if rows.count == start, screen.cursor == cursor {
            // Nothing has changed, so nothing is sent, and the cursor stays.
            showsCursor = showedCursor
            return
        }
        cursor = screen.cursor
        finish(isLarge: !isKnown || changedRows * 2 > screen.size.rows)
    }

    func showAgain() {
        _ = rows.begin()
        hideCursor()
        rows.clear()
        frame.sendAgain()
        finish(isLarge: true)
    }

    func forgetFrame() { frame.forget() }

    private func hideCursor() {
        if showsCursor { rows.write("\u{1B}[?25l") }
        showsCursor = false
    }

    /// Moves the cursor to its place, and sends the frame.
    private func finish(isLarge: Bool) {
        rows.endRows()
        if let cursor, rows.contains(cursor) {
            rows.move(toRow: cursor.row, column: cursor.column)
            if type.hidesCursor {
                rows.write("\u{1B}[?25h")
                showsCursor = true
            }
        } else if !type.hidesCursor {
            // A cursor that cannot be hidden is least disturbing in the corner.
            rows.move(toRow: 0, column: 0)
        }
        rows.send(synchronized: isLarge && type.family == .xterm)
    }
}
