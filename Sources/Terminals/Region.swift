/// The drawing area of an element: its frame on the screen, clipped to the visible part.
///
/// Columns and rows count from the frame's top left corner. Drawing outside the frame or the clip has no effect. A
/// region owns the screen while a frame is drawn, and serves all elements one after the other without allocating.
public struct Region: ~Copyable {
    private var screen: Screen
    /// Draws on the screen.
    let canvas: Canvas
    /// The frame of the current element, in cells of the screen.
    public package(set) var frame: Frame
    /// The visible part of the screen, in cells: drawing outside has no effect.
    package var clip: ScreenArea
    /// The last fill of the whole frame. It is drawn later, as what follows decides whether half rows can stay.
    var pending: Fill?
    /// The fill whose edges were drawn at half rows, below everything drawn since.
    var halfFill: Fill?
    /// Whether the element is too short for its own text row.
    package var isTooLow = false
    /// Whether an element too short for its own text row wanted to draw a text. The text is left out, or shares a row
    /// with a neighbour's.
    public package(set) var hidesText = false

    /// Takes a screen to draw on; the frame is the whole screen. `finish()` gives the screen back.
    package init(_ screen: consuming Screen) {
        let size = screen.size
        screen.makeUnique()
        canvas = screen.canvas
        self.screen = screen
        frame = Frame(columns: 0..<size.columns, rows: 0..<size.rows)
        clip = ScreenArea(columns: 0..<size.columns, rows: 0..<size.rows)
    }

    /// Ends drawing and gives the screen back.
    package consuming func finish() -> Screen {
        flushHalves()
        return screen
    }

    /// The number of columns of the frame, visible or not.
    public var columns: Int { frame.columns.count }

    /// The number of whole rows of the frame, visible or not.
    public var rows: Int { frame.wholeRows.count }

    /// What the terminal can show.
    public var features: ScreenFeatures { screen.features }

    /// The theme of the screen, which decides how colours look.
    public var theme: Theme { screen.theme }

    /// Shows the terminal's cursor at a cell of the frame; hides it if that cell is not visible.
    ///
    /// The last call of a frame counts.
    public mutating func showCursor(row: Int, column: Int) {
        let cell = ScreenCell(
            column: frame.columns.lowerBound + column, row: frame.wholeRows.lowerBound + row)
        let isSeen =
            frame.columns.contains(cell.column) && frame.wholeRows.contains(cell.row)
            && clip.contains(column: cell.column, row: cell.row)
        screen.cursor = isSeen ? cell : nil
    }

    /// Hides the cursor, for example because something lies over the part that shows it.
    public mutating func hideCursor() { screen.cursor = nil }

    /// Whether no cell of the frame is visible: then drawing has no effect.
    public var isHidden: Bool { !frame.isSeen(in: clip) }
}

extension Region {
    /// The place of an element in cells of the screen. It may lie partly or completely outside the screen.
    public struct Frame: Hashable, Sendable {
        /// The columns, left to right.
        public var columns: Range<Int>
        /// The half rows, two per row: the area of a fill without text.
        public var halfRows: Range<Int>
        /// The rows, both edges rounded to whole rows: the area of a fill that has no row to spare for its text.
        public var rows: Range<Int>
        /// The row of the text; nil for no text.
        public var textRow: Int?

        /// Makes a frame in cells and half rows of the screen. Nothing is clamped.
        package init(columns: Range<Int>, halfRows: Range<Int>, rows: Range<Int>, textRow: Int?) {
            self.columns = columns
            self.halfRows = halfRows
            self.rows = rows
            self.textRow = textRow
        }

        /// Makes a frame of whole rows. The text row is the middle one, or the upper of the two in the middle.
        public init(columns: Range<Int>, rows: Range<Int>) {
            self.init(
                columns: columns, halfRows: 2 * rows.lowerBound..<2 * rows.upperBound, rows: rows,
                textRow: rows.isEmpty ? nil : (rows.lowerBound + rows.upperBound - 1) >> 1)
        }

        /// The rows of an element with text. A frame too short for a whole row has the row of its text.
        @inlinable package var wholeRows: Range<Int> {
            guard rows.isEmpty, let textRow else { return rows }
            return textRow..<textRow + 1
        }

        /// The rows that a fill of half rows covers wholly.
        var innerRows: Range<Int> {
            let top = (halfRows.lowerBound + 1) >> 1
            return top..<max(top, halfRows.upperBound >> 1)
        }

        /// The rows of a fill without half blocks. Half covered rows stay free, so that gaps of half a row stay
        /// visible, unless the fill has no whole row.
        var solidRows: Range<Int> {
            let inner = innerRows
            guard inner.isEmpty else { return inner }
            let top = (halfRows.lowerBound + 1) >> 1
            return top..<max(top, (halfRows.upperBound + 1) >> 1)
        }

        /// Whether the edges can stay at half rows beside a text: its own row is covered completely.
        var keepsHalves: Bool { textRow.map(innerRows.contains) ?? false }

        /// Columns and rows that count from the corner, in cells of the screen, within the frame.
        func area(columns: Range<Int>, rows: Range<Int>) -> ScreenArea {
            let whole = wholeRows
            let (left, top) = (self.columns.lowerBound, whole.lowerBound)
            let area = ScreenArea(columns: columns, rows: rows).intersection(
                ScreenArea(columns: 0..<self.columns.count, rows: 0..<whole.count))
            return ScreenArea(
                columns: left + area.columns.lowerBound..<left + area.columns.upperBound,
                rows: top + area.rows.lowerBound..<top + area.rows.upperBound)
        }

        /// All rows that drawing can change.
        @inlinable package var touchedRows: Range<Int> {
            let halves = halfRows.lowerBound >> 1..<(halfRows.upperBound + 1) >> 1
            let whole = wholeRows
            return min(
                halves.lowerBound, whole.lowerBound)..<max(halves.upperBound, whole.upperBound)
        }

        /// Whether any cell of the frame is in the clip.
        @inlinable @inline(__always)
        package func isSeen(in clip: ScreenArea) -> Bool {
            !columns.clamped(to: clip.columns).isEmpty && clip.rows.overlaps(touchedRows)
        }
    }

    var visibleColumns: Range<Int> { frame.columns.clamped(to: clip.columns) }
}
