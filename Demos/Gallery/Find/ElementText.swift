import Reflow

/// Reads the words that an element shows: it is drawn on a screen of its own.
struct ElementText {
    private var screen = Screen(size: ScreenSize(columns: 0, rows: 0))

    /// The rows of what is drawn in a frame of that size, or one as wide as `leastColumns`, one after the other. O(cells),
    /// of which there are at most some ten thousand.
    mutating func read(
        _ frame: Rect, scale: CellScale, leastColumns: Int = 1, drawing draw: (inout Region) -> Void
    ) -> String {
        let own = Int(min(max(frame.width / scale.cell.width, 1), 200).rounded())
        let columns = max(own, leastColumns)
        let rows = Int(min(max(frame.height / scale.cell.height, 1), 50).rounded())
        screen.resize(to: ScreenSize(columns: columns, rows: rows))
        screen.draw { draw(&$0) }
        return screen.text()
    }
}
