import CollectionLayouts

/// Where a section that scrolls sideways is in its content: a thin line along its last edge.
///
/// It stands in the first row below the section's own viewport, if the section leaves one free there (its inset).
/// Otherwise it lies over the last row of the items while the section moves, in cells without letters, and is gone as
/// the section comes to rest. In a layout that scrolls sideways it is a column at the right.
struct SectionIndicator: Hashable {
    /// From the start of the track to the start and the end of the thumb, in points along the axis of scrolling.
    let thumb: ClosedRange<Double>

    /// A thumb as long in its track as what is seen is in all there is to see; nil where there is nothing to scroll
    /// or the section shows none. `offset` is how far it is scrolled.
    init?(_ scroll: SidewaysScroll, offset: Double) {
        let limits = scroll.limits
        let way = limits.upperBound - limits.lowerBound
        guard scroll.scrolling.showsIndicator, way > 1e-6 else { return nil }
        let insets = scroll.scrolling.indicatorInsets
        let window = scroll.axis == .horizontal ? scroll.frame.width : scroll.frame.height
        let ends =
            scroll.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let track = window - ends.0 - ends.1
        guard track > 0 else { return nil }
        let length = track * window / (window + way)
        let fraction = min(max((offset - limits.lowerBound) / way, 0), 1)
        let start = ends.0 + (track - length) * fraction
        thumb = start...start + length
    }
}

extension SectionIndicator {
    /// The thumb's place over the last row (or column) of the section's viewport, or with `isBehind` in the first one
    /// behind it. In content coordinates; `cell` is the size of one, in points.
    func frame(in scroll: SidewaysScroll, cell: Size, isBehind: Bool) -> Rect {
        let frame = scroll.frame
        let insets = scroll.scrolling.indicatorInsets
        if scroll.axis == .horizontal {
            let y = isBehind ? frame.maxY : frame.maxY - insets.bottom - cell.height
            return Rect(
                x: frame.minX + thumb.lowerBound, y: y,
                width: max(cell.width, thumb.upperBound - thumb.lowerBound), height: cell.height)
        }
        let x = isBehind ? frame.maxX : frame.maxX - insets.right - cell.width
        return Rect(
            x: x, y: frame.minY + thumb.lowerBound, width: cell.width,
            height: max(cell.height, thumb.upperBound - thumb.lowerBound))
    }
}
