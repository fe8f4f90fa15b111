import CollectionLayouts

/// The scroll indicator of a section that scrolls sideways: a thin line along the section's last edge.
///
/// If the section's inset leaves a row free below the section's own viewport, the indicator is in the first free row.
/// Otherwise, the indicator covers the last row of the items while the section moves, in cells without letters. An
/// indicator over items disappears when the section comes to rest. In a layout that scrolls sideways, the indicator is
/// a column at the right.
struct SectionIndicator: Hashable {
    /// The start and the end of the thumb, in points from the start of the section's viewport, along the axis of
    /// scrolling.
    let thumb: ClosedRange<Double>

    /// Makes the indicator; nil if the section has nothing to scroll or shows no indicator. The thumb's share of the
    /// track is the visible share of the content. `offset` is the section's sideways offset, in points.
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
        let start = ends.0 + (track - length) * (scroll.isMirrored ? 1 - fraction : fraction)
        thumb = start...start + length
    }
}

extension SectionIndicator {
    /// Returns the thumb's frame in content coordinates. The thumb covers the last row (or column) of the section's
    /// viewport. With `isBehind`, it covers the first row after the viewport instead. `cell` is the size of a cell, in
    /// points.
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
