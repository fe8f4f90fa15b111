import CollectionLayouts
import Terminals

/// Sizes of texts, for measuring elements.
extension CellScale {
    /// The number of whole columns in a width in points; at least zero.
    ///
    /// An element of that width has at least this many columns, wherever it is placed.
    public func columns(within width: Double) -> Int {
        max(0, Int(cells: (width / cell.width + Self.tolerance).rounded(.down)))
    }

    /// The height of a number of rows, in points.
    public func height(ofRows rows: Int) -> Double { Double(rows) * cell.height }

    /// The height in points of a text that is wrapped at a width in points.
    ///
    /// The lines are those that `Region.text(wrapped:)` draws in an element of that width. If an element's edges do not
    /// lie on whole columns, it may get one column more than counted, but it never needs more lines. A width below one
    /// column counts as one column. O(length).
    public func height(
        of text: String, wrappedAt width: Double
    ) -> Double {
        height(ofRows: text.lineCount(wrappedAt: columns(within: width)))
    }
}
