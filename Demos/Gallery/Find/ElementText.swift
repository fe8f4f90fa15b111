import Reflow

/// Reads the text that an element shows. It draws the element on a separate screen.
struct ElementText {
    private var screen = Screen(size: ScreenSize(columns: 0, rows: 0))

    /// Draws an element and returns its rows as one text. The screen is at least `leastColumns` wide.
    ///
    /// O(cells), with a limit of some ten thousand cells.
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
