import CollectionLayouts
import Terminals

/// How much room texts take, for answers to the measure question.
extension CellScale {
    /// The whole columns in a width in points, at least none: no element of that width has fewer, wherever it stands.
    public func columns(within width: Double) -> Int {
        max(0, Int(cells: (width / cell.width + Self.tolerance).rounded(.down)))
    }

    /// The height in points of so many rows.
    public func height(ofRows rows: Int) -> Double { Double(rows) * cell.height }

    /// The height in points of a text that is wrapped in a width in points: of the lines that
    /// `Region.text(wrapped:)` draws in an element of that width.
    ///
    /// An element that stands askew may have a column more than is counted on; it never needs a line more. A width
    /// below a column counts as one column. O(length).
    public func height(
        of text: String, wrappedAt width: Double
    ) -> Double {
        height(ofRows: text.lineCount(wrappedAt: columns(within: width)))
    }
}
