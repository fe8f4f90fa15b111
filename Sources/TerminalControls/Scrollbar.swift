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
    /// Whether it lies in a row, for what scrolls sideways.
    public var isHorizontal: Bool

    /// Describes where a view is.
    public init(content: Double, visible: Double, fraction: Double, isHorizontal: Bool = false) {
        self.content = content
        self.visible = visible
        self.fraction = fraction
        self.isHorizontal = isHorizontal
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

    /// Draws the thumb into the first column of a track, or its first row; nothing where the track is outside.
    ///
    /// It has the colour of letters, with a thin line of the background beside it, so that it is told from every fill.
    public func draw(into region: inout Region, in track: ScreenArea) {
        let (column, row) = (track.columns.lowerBound, track.rows.lowerBound)
        guard column >= 0, row >= 0, let thumb = thumb(track: length(of: track)) else { return }
        let isUnicode = region.features.isUnicode
        for cell in thumb {
            let place =
                isHorizontal
                ? (row: row, column: column + cell) : (row: row + cell, column: column)
            let rows = place.row..<place.row + 1
            region.fill(.terminal, columns: place.column..<place.column + 1, rows: rows)
            guard isUnicode else {
                region.text("#", row: place.row, column: place.column)
                continue
            }
            // Reversed: the eighth that the glyph fills is the background.
            let glyph = isHorizontal ? "▔" : "▏"
            region.text(glyph, row: place.row, column: place.column, .reverse)
        }
    }

    func length(of track: ScreenArea) -> Int {
        isHorizontal ? track.columns.count : track.rows.count
    }
}

/// A press on a scrollbar, and the drags after it.
public struct ScrollbarDrag: Hashable, Sendable {
    /// Whether the mouse holds the scrollbar.
    public private(set) var isActive = false

    /// Begins without a press.
    public init() {}

    /// How far to scroll, 0…1: to where the scrollbar is pressed in its track, or dragged to afterwards, wherever that
    /// is. Nil for what is not about it, and where there is nothing to scroll.
    public mutating func fraction(
        for event: MouseEvent, on scrollbar: Scrollbar, in track: ScreenArea
    ) -> Double? {
        switch event.action {
        case .press: isActive = track.contains(column: event.column, row: event.row)
        case .release: isActive = false
        case .drag: break
        default: return nil
        }
        guard isActive else { return nil }
        let cell =
            scrollbar.isHorizontal
            ? event.column - track.columns.lowerBound : event.row - track.rows.lowerBound
        return scrollbar.fraction(at: cell, track: scrollbar.length(of: track))
    }
}
