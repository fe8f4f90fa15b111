import Reflow

/// Reads the words that an element shows: it is drawn on a screen of its own.
struct ElementText {
    private var screen = Screen(size: ScreenSize(columns: 0, rows: 0))

    /// The rows of what is drawn in a frame of that size, one after the other. O(cells), of which there are at most some
    /// thousand.
    mutating func read(
        _ frame: Rect, scale: CellScale, drawing draw: (inout Region) -> Void
    ) -> String {
        let columns = Int(min(max(frame.width / scale.cell.width, 1), 200).rounded())
        let rows = Int(min(max(frame.height / scale.cell.height, 1), 50).rounded())
        screen.resize(to: ScreenSize(columns: columns, rows: rows))
        screen.draw { draw(&$0) }
        return screen.text()
    }
}
