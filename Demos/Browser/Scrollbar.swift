import Reflow

/// Where a view is in its content, drawn as a thumb over the last column (of a view that scrolls sideways, the last
/// row); nothing when all of it is visible.
struct Scrollbar: Hashable {
    /// The content's length and the visible part, in any unit.
    var content: Double
    var visible: Double
    /// How far it is scrolled, 0…1.
    var fraction: Double

    /// The rows of the thumb in a track of so many; nil when there is nothing to scroll.
    ///
    /// At least one row; at the ends of the track only when the content is at its ends.
    func thumb(track: Int) -> Range<Int>? {
        guard track > 1, content > visible, visible > 0 else { return nil }
        let length = min(track - 1, max(1, Int(Double(track) * visible / content)))
        let room = track - length
        var top = Int((Double(room) * fraction).rounded())
        if room > 1, fraction > 0, fraction < 1 { top = min(max(top, 1), room - 1) }
        return top..<top + length
    }

    func draw(into region: inout Region, row: Int, columns: Range<Int>) {
        guard row >= 0, let thumb = thumb(track: columns.count) else { return }
        for column in thumb {
            region.text(
                region.features.isUnicode ? "▄" : "#", row: row,
                column: columns.lowerBound + column)
        }
    }

    func draw(into region: inout Region, column: Int, rows: Range<Int>) {
        guard column >= 0, let thumb = thumb(track: rows.count) else { return }
        for row in thumb {
            region.text(
                region.features.isUnicode ? "▐" : "#", row: rows.lowerBound + row, column: column)
        }
    }
}
