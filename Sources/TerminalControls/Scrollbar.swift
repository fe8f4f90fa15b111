import Terminals

/// A scrollbar: a thumb that shows the scroll position, in one column, or in one row for sideways scrolling.
///
/// A scrollbar draws nothing if all content is visible.
public struct Scrollbar: Hashable, Sendable {
    /// The length of the content, in any unit.
    package var content: Double
    /// The length of the visible part, in the same unit.
    package var visible: Double
    /// The scrolled fraction, 0…1.
    package var fraction: Double
    /// Whether the scrollbar lies in a row, for sideways scrolling.
    package var isHorizontal: Bool

    /// Makes a scrollbar for a scroll position.
    public init(content: Double, visible: Double, fraction: Double, isHorizontal: Bool = false) {
        self.content = content
        self.visible = visible
        self.fraction = fraction
        self.isHorizontal = isHorizontal
    }

    /// Returns the cells of the thumb in a track of `track` cells. Returns nil if there is nothing to scroll, or if the
    /// track has fewer than 2 cells.
    ///
    /// The thumb has at least one cell. If there is room, the thumb only touches an end of the track when the content
    /// is at that end.
    package func thumb(track: Int) -> Range<Int>? {
        thumb(track: track, parts: 1)
    }

    /// Returns the thumb like `thumb(track:)`, in equal parts of a cell.
    private func thumb(track: Int, parts: Int) -> Range<Int>? {
        guard track > 1, content > visible, visible > 0 else { return nil }
        let whole = track * parts
        let length = min(whole - parts, max(parts, Int(Double(whole) * visible / content)))
        let room = whole - length
        var top = Int((Double(room) * fraction).rounded())
        if room > 1, fraction > 0, fraction < 1 { top = min(max(top, 1), room - 1) }
        return top..<top + length
    }

    /// Returns the fraction to scroll to, 0…1, for a press or drag of the mouse at a cell of the track.
    ///
    /// The middle of the thumb moves to that cell. Cells beyond an end of the track count as that end. Returns nil if
    /// there is nothing to scroll.
    package func fraction(at cell: Int, track: Int) -> Double? {
        guard let thumb = thumb(track: track) else { return nil }
        let top = Double(cell) - Double(thumb.count - 1) / 2
        return min(max(top / Double(track - thumb.count), 0), 1)
    }

    /// Draws the thumb into the first column of a track, or into its first row if horizontal.
    ///
    /// Draws nothing if the track begins outside the region. The thumb has the colour of letters. A thin line of the
    /// background beside the thumb makes it visible on every fill. With 24 bits, the thumb is gray, on a track in
    /// `Color.panel`, and moves by eighths of a cell.
    public func draw(into region: inout Region, in track: ScreenArea) {
        let (column, row) = (track.columns.lowerBound, track.rows.lowerBound)
        guard column >= 0, row >= 0, let thumb = thumb(track: length(of: track)) else { return }
        let isUnicode = region.features.isUnicode
        if region.showsTones, isUnicode { return drawTrack(into: &region, in: track) }
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
            // In reverse video, the glyph fills one eighth of the cell with the background colour.
            let glyph = isHorizontal ? "▔" : "▏"
            region.text(glyph, row: place.row, column: place.column, .reverse)
        }
    }

    /// Draws the track, and the thumb in eighths of a cell.
    private func drawTrack(into region: inout Region, in track: ScreenArea) {
        let count = length(of: track)
        region.fill(
            .panel, columns: track.columns.prefix(isHorizontal ? count : 1),
            rows: track.rows.prefix(isHorizontal ? 1 : count))
        guard let thumb = thumb(track: count, parts: 8) else { return }
        for cell in thumb.lowerBound / 8..<(thumb.upperBound + 7) / 8 {
            let filled = thumb.clamped(to: 8 * cell..<8 * cell + 8)
            let (row, column) = (
                track.rows.lowerBound + (isHorizontal ? 0 : cell),
                track.columns.lowerBound + (isHorizontal ? cell : 0)
            )
            let area = (columns: column..<column + 1, rows: row..<row + 1)
            // The blocks grow from the left and from the bottom. The other edge is a block in the track's colour.
            let isFirst = isHorizontal == (filled.lowerBound == 8 * cell)
            let shown = isFirst ? filled.count : 8 - filled.count
            if !isFirst || shown == 8 {
                region.fill(.gray.mid, columns: area.columns, rows: area.rows)
            }
            guard shown % 8 > 0 else { continue }
            region.text(
                (isHorizontal ? Region.leftBlocks : Self.lowerBlocks)[shown], row: row,
                column: column, color: isFirst ? .gray.mid : .panel)
        }
    }

    /// The blocks that fill the given number of eighths of a cell from its bottom.
    private static var lowerBlocks: [String] { [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"] }

    func length(of track: ScreenArea) -> Int {
        isHorizontal ? track.columns.count : track.rows.count
    }
}

extension Scrollbar {
    /// The state of a press on a scrollbar and the drags after it.
    public struct Drag: Hashable, Sendable {
        /// Whether the mouse is dragging the scrollbar.
        package private(set) var isActive = false

        /// Makes a state without a press.
        public init() {}

        /// Returns the fraction to scroll to, 0…1, for a press in the track, or for a drag or release after that press.
        ///
        /// Returns nil for other events, and if there is nothing to scroll.
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
}
