import CollectionLayouts
import Terminals

extension Region {
    /// Draws an arrow at each end of a section beyond which the section's content continues. The arrow is in the cell
    /// without a letter that is nearest to the middle of the edge.
    ///
    /// The outermost column stays free for a scrollbar.
    mutating func drawArrows(of scroll: SidewaysScroll, offset: Double, in window: Window) {
        let frame = window.frame(of: scroll.frame)
        let clip = window.clip(of: scroll)
        let (columns, rows) = (
            frame.columns.clamped(to: clip.columns), frame.rows.clamped(to: clip.rows)
        )
        guard columns.count > 4 else { return }
        let isAcross = scroll.axis == .horizontal
        // A section without a text row is so thin that it has at most one row.
        let row = frame.textRow ?? rows.lowerBound
        let middle = isAcross ? row : (columns.lowerBound + columns.upperBound - 1) >> 1
        func places(_ column: Int, _ row: Int) -> [(column: Int, row: Int)] {
            isAcross
                ? rows.sorted { abs($0 - middle) < abs($1 - middle) }.map { (column, $0) }
                : columns.sorted { abs($0 - middle) < abs($1 - middle) }.map { ($0, row) }
        }
        let (isAfterStart, isBeforeEnd) = (
            offset > scroll.limits.lowerBound + 1e-6, offset < scroll.limits.upperBound - 1e-6
        )
        if scroll.isMirrored ? isBeforeEnd : isAfterStart {
            drawArrow(
                isAcross ? ("◂", "<") : ("▴", "^"), clip,
                at: places(columns.lowerBound + 1, rows.lowerBound))
        }
        if scroll.isMirrored ? isAfterStart : isBeforeEnd {
            drawArrow(
                isAcross ? ("▸", ">") : ("▾", "v"), clip,
                at: places(columns.upperBound - 2, rows.upperBound - 1))
        }
    }

    /// Draws an arrow in the first of the given cells that has no letter.
    private mutating func drawArrow(
        _ glyph: (Unicode.Scalar, fallback: Unicode.Scalar), _ clip: ScreenArea,
        at places: [(column: Int, row: Int)]
    ) {
        for (column, row) in places {
            let cell = Frame(columns: column..<column + 1, rows: row..<row + 1)
            let isDrawn = draw(cell, clip: clip) {
                $0.trace(glyph.0, fallback: glyph.fallback, columns: 0..<1, rows: 0..<1)
            }
            if isDrawn { return }
        }
    }
}
