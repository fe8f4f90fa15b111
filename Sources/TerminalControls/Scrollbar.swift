import Terminals

/// Where a view is in its content, drawn as a thumb over its last column, or in its last row where it scrolls sideways;
/// nothing when all of it is visible.
public struct Scrollbar: Hashable, Sendable {
    /// The content's length, in any unit.
    public var content: Double
    /// How much of it is visible, in the same.
    public var visible: Double
    /// How far it is scrolled, 0…1.
    public var fraction: Double

    /// Describes where a view is.
    public init(content: Double, visible: Double, fraction: Double) {
        self.content = content
        self.visible = visible
        self.fraction = fraction
    }

    /// The cells of the thumb in a track of so many; nil when there is nothing to scroll.
    ///
    /// At least one cell; at the ends of the track only when the content is at its ends.
    public func thumb(track: Int) -> Range<Int>? {
        guard track > 1, content > visible, visible > 0 else { return nil }
        let length = min(track - 1, max(1, Int(Double(track) * visible / content)))
        let room = track - length
        var top = Int((Double(room) * fraction).rounded())
        if room > 1, fraction > 0, fraction < 1 { top = min(max(top, 1), room - 1) }
        return top..<top + length
    }

    /// How far to scroll, 0…1, so that the middle of the thumb is where the mouse was pressed or dragged to; nil when
    /// there is nothing to scroll. Beyond an end of the track it is that end.
    public func fraction(at cell: Int, track: Int) -> Double? {
        guard let thumb = thumb(track: track) else { return nil }
        let top = Double(cell) - Double(thumb.count - 1) / 2
        return min(max(top / Double(track - thumb.count), 0), 1)
    }

    /// Draws the thumb in a row of the region, for what scrolls sideways.
    public func draw(into region: inout Region, row: Int, columns: Range<Int>) {
        guard row >= 0, let thumb = thumb(track: columns.count) else { return }
        for column in thumb {
            region.text(
                region.features.isUnicode ? "▄" : "#", row: row,
                column: columns.lowerBound + column)
        }
    }

    /// Draws the thumb in a column of the region.
    public func draw(into region: inout Region, column: Int, rows: Range<Int>) {
        guard column >= 0, let thumb = thumb(track: rows.count) else { return }
        for row in thumb {
            region.text(
                region.features.isUnicode ? "▐" : "#", row: rows.lowerBound + row, column: column)
        }
    }
}
