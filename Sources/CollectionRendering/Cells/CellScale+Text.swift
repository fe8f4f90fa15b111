import CollectionLayouts
import Terminals

/// Conversions between points and the columns and rows of texts, for measuring elements.
extension CellScale {
    /// Returns the number of whole columns in a width in points; at least zero.
    ///
    /// An element of that width has at least this many columns at any position, if the gap after it is a whole number
    /// of columns. Otherwise it may have one column less.
    package func columns(within width: Double) -> Int {
        max(0, Int(cells: (width / cell.width + Self.tolerance).rounded(.down)))
    }

    /// Returns the height of a number of rows, in points.
    public func height(ofRows rows: Int) -> Double { Double(rows) * cell.height }

    /// Returns the height in points of a text that is wrapped at a width in points.
    ///
    /// The lines are those that `Region.text(wrapped:)` draws in an element of that width. If an element's edges do not
    /// lie on whole columns, the element may have one column more than this method counts. The drawn text never needs
    /// more lines than this method counts. A width below one column counts as one column. O(length).
    public func height(
        of text: String, wrappedAt width: Double
    ) -> Double {
        height(ofRows: text.lineCount(wrappedAt: columns(within: width)))
    }
}
