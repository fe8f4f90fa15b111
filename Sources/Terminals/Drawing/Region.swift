/// The drawing area of an element: its frame on the screen, clipped to the visible part.
///
/// Column and row numbers count from the frame's top left corner. Drawing outside the frame or the clip has no effect.
/// A region owns the screen while a program draws a frame. One region draws all elements, one after the other, without
/// allocating memory.
public struct Region: ~Copyable {
    private var screen: Screen
    /// The canvas that writes to the screen's cells.
    let canvas: Canvas
    /// The frame of the current element, in cells of the screen.
    package var frame: Frame
    /// The visible part of the screen, in cells: drawing outside has no effect.
    package var clip: ScreenArea
    /// The latest fill of the whole frame, not drawn yet. Later drawing decides whether the fill keeps its half rows.
    var pending: Fill?
    /// The element's fill, if it was drawn with its edges at half rows; else nil. Everything drawn later lies on top of
    /// this fill.
    var halfFill: Fill?
    /// Whether the element is too short for a text, because it covers no row or has no text row.
    package var isTooLow = false
    /// Whether the element drew a text although `isTooLow` is true. This text is left out, or shares a row with a
    /// neighbour's text.
    package var hidesText = false

    /// Whether the view that draws this region is mirrored, because its layout runs from right to left. A text at the
    /// leading edge then belongs to the right.
    public package(set) var isMirrored = false

    /// Whether two items touch on the screen although there is a gap between them in points, because both start in
    /// neighbouring cells.
    package var closesGaps = false

    /// Takes ownership of a screen; the frame is the whole screen. `finish()` returns the screen.
    package init(_ screen: consuming Screen) {
        let size = screen.size
        screen.makeUnique()
        canvas = screen.canvas
        self.screen = screen
        frame = Frame(columns: 0..<size.columns, rows: 0..<size.rows)
        clip = ScreenArea(columns: 0..<size.columns, rows: 0..<size.rows)
    }

    /// Ends the drawing and returns the screen.
    package consuming func finish() -> Screen {
        flushHalves()
        return screen
    }

    /// The number of columns of the frame, visible or not.
    public var columns: Int { frame.columns.count }

    /// The number of whole rows of the frame, visible or not.
    public var rows: Int { frame.wholeRows.count }

    /// The rows that a fill of the whole frame covers completely, counted from the frame's corner. A text in another
    /// row would make the fill cover that row completely, and close a gap of half a row.
    ///
    /// All rows, if a text makes the fill cover whole rows anyway.
    public var coveredRows: Range<Int> {
        guard frame.keepsHalves else { return 0..<rows }
        let top = frame.wholeRows.lowerBound
        return frame.innerRows.clamped(to: frame.wholeRows).lowerBound - top..<frame.innerRows
            .clamped(to: frame.wholeRows).upperBound - top
    }

    /// The features of the terminal for which the region is drawn.
    public var features: ScreenFeatures { screen.features }

    /// The theme of the screen, which decides how colours look.
    public var theme: Theme { screen.theme }

    /// Shows the terminal's cursor at a cell of the frame, or hides the cursor if that cell is not visible.
    ///
    /// Only the last call while drawing a frame counts.
    public mutating func showCursor(row: Int, column: Int) {
        let cell = ScreenCell(
            column: frame.columns.lowerBound + column, row: frame.wholeRows.lowerBound + row)
        let isSeen =
            frame.columns.contains(cell.column) && frame.wholeRows.contains(cell.row)
            && clip.contains(column: cell.column, row: cell.row)
        screen.cursor = isSeen ? cell : nil
    }

    /// Hides the cursor, for example because a dialog lies over the part that shows the cursor.
    public mutating func hideCursor() { screen.cursor = nil }

    /// Whether no cell of the frame is visible. Drawing in a hidden region has no effect.
    package var isHidden: Bool { !frame.isSeen(in: clip) }
}

extension Region {
    /// The position and size of an element, in cells of the screen. The frame may lie partly or completely outside the
    /// screen.
    public struct Frame: Hashable, Sendable {
        /// The columns, left to right.
        @usableFromInline package var columns: Range<Int>
        /// The half rows that a fill covers if the element has no text. A row has two half rows.
        @usableFromInline package var halfRows: Range<Int>
        /// The rows, with both edges rounded to whole rows. A fill under a text covers these rows if its half rows do
        /// not cover the text row completely.
        @usableFromInline package var rows: Range<Int>
        /// The row of the text; nil for no text.
        @usableFromInline package var textRow: Int?

        /// Makes a frame in cells and half rows of the screen. The values are not clamped.
        @inlinable package init(
            columns: Range<Int>, halfRows: Range<Int>, rows: Range<Int>, textRow: Int?
        ) {
            self.columns = columns
            self.halfRows = halfRows
            self.rows = rows
            self.textRow = textRow
        }

        /// Makes a frame of whole rows. The text row is the row in the middle, or the upper of two rows in the middle.
        public init(columns: Range<Int>, rows: Range<Int>) {
            self.init(
                columns: columns, halfRows: 2 * rows.lowerBound..<2 * rows.upperBound, rows: rows,
                textRow: rows.isEmpty ? nil : (rows.lowerBound + rows.upperBound - 1) >> 1)
        }

        /// The rows of an element with text: `rows`, or only the text row if `rows` is empty.
        @inlinable package var wholeRows: Range<Int> {
            guard rows.isEmpty, let textRow else { return rows }
            return textRow..<textRow + 1
        }

        /// The rows that the half rows cover completely.
        var innerRows: Range<Int> {
            let top = (halfRows.lowerBound + 1) >> 1
            return top..<max(top, halfRows.upperBound >> 1)
        }

        /// The rows that a fill covers on a terminal without half blocks. Half covered rows stay free, so that gaps of
        /// half a row stay visible. A fill that covers no whole row gets the row whose upper half it covers.
        var solidRows: Range<Int> {
            let inner = innerRows
            guard inner.isEmpty else { return inner }
            let top = (halfRows.lowerBound + 1) >> 1
            return top..<max(top, (halfRows.upperBound + 1) >> 1)
        }

        /// Whether a fill keeps its edges at half rows under a text, because the half rows cover the text row
        /// completely.
        var keepsHalves: Bool { textRow.map(innerRows.contains) ?? false }

        /// Converts columns and rows that count from the frame's corner to cells of the screen, clipped to the frame.
        func area(columns: Range<Int>, rows: Range<Int>) -> ScreenArea {
            let whole = wholeRows
            let (left, top) = (self.columns.lowerBound, whole.lowerBound)
            let area = ScreenArea(columns: columns, rows: rows).intersection(
                ScreenArea(columns: 0..<self.columns.count, rows: 0..<whole.count))
            return ScreenArea(
                columns: left + area.columns.lowerBound..<left + area.columns.upperBound,
                rows: top + area.rows.lowerBound..<top + area.rows.upperBound)
        }

        /// The rows that drawing in this frame can change.
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
