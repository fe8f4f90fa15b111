import Gallery
import Reflow

/// The scroll position of the preview panel.
struct PreviewPanel {
    /// The item that was scrolled. Another item shows its first line.
    private var id: [UInt8] = []
    private var offset = (line: 0, column: 0)

    /// The number of columns that one step scrolls sideways.
    private static let columnsPerStep = 8

    /// Returns the first visible line and column of a preview. `rows` is the number of visible lines.
    func offset(in preview: DemoPreview, rows: Int) -> (line: Int, column: Int) {
        guard id == preview.id else { return (0, 0) }
        return (max(0, min(offset.line, preview.lines.count - rows)), offset.column)
    }

    /// Scrolls by rows and by steps sideways, at most to the start or the end. `rows` is the number of visible lines.
    mutating func scroll(
        by steps: (lines: Int, columns: Int), in preview: DemoPreview, rows: Int
    ) -> Outcome {
        let former = offset(in: preview, rows: rows)
        // Limits the step first, so that the sum cannot overflow.
        let count = preview.lines.count
        let line = former.line + min(max(steps.lines, -count), count)
        var column = former.column
        if steps.columns != 0 {
            let widest = preview.lines.lazy.map(\.characterCount).max() ?? 0
            let change = min(max(steps.columns, -widest), widest) * Self.columnsPerStep
            column = max(0, min(column + change, widest - 1))
        }
        id = preview.id
        offset = (max(0, min(line, count - rows)), column)
        return offset == former ? .handled : .redraw
    }
}

extension [TextSpan] {
    /// The number of characters of all spans.
    fileprivate var characterCount: Int { reduce(0) { $0 + $1.text.count } }
}
