import Gallery
import Reflow

/// The code panel. It shows the code of a demo's layout with its current numbers, and scrolls.
struct CodePanel {
    /// The number of lines above the first visible line.
    var offset = 0
    /// The number of columns to the left of the first visible column.
    var column = 0
    var target = CodeTarget.reflow

    /// The number of columns that one step scrolls sideways.
    static let columnsPerStep = 8

    /// Scrolls by rows, at most to the start or the end. `count` is the number of lines, and `room` the number of
    /// visible rows.
    mutating func scroll(by rows: Int, of count: Int, in room: Int) -> Outcome {
        let former = offset
        let (wish, isBeyond) = min(offset, max(0, count - room)).addingReportingOverflow(rows)
        offset = isBeyond ? count : max(0, min(wish, count - room))
        offset = max(0, min(offset, count - room))
        return offset == former ? .handled : .redraw
    }
}
