import CollectionLayouts
import CollectionSnapshots
import CollectionViews
import Terminals

extension Region {
    /// Draws the indicators of the visible sections that scroll sideways, and an arrow at each end beyond which a
    /// section's content continues. O(visible sections).
    @usableFromInline
    mutating func drawIndicators<SectionID, ItemID>(
        of view: CollectionView<SectionID, ItemID>, in window: Window
    ) {
        for section in view.visibleSidewaysSections {
            guard let scroll = view.arrangement.sidewaysScroll(ofSection: section.index),
                let indicator = SectionIndicator(scroll, offset: section.offset)
            else { continue }
            drawArrows(of: scroll, offset: section.offset, in: window)
            let isBehind = view.leavesRoom(behind: scroll, cell: window.scale.cell)
            guard isBehind || section.isMoving else { continue }
            let frame = indicator.frame(in: scroll, cell: window.scale.cell, isBehind: isBehind)
            let glyphs = Self.glyphs(scroll.axis, isBehind: isBehind)
            draw(window.frame(of: frame), clip: window.clip(of: scroll)) { region in
                _ = region.trace(
                    glyphs.0, fallback: glyphs.1, columns: 0..<region.columns,
                    rows: 0..<region.rows, isBehind ? .dim : [])
            }
        }
    }

    private static func glyphs(_ axis: Axis, isBehind: Bool) -> (Unicode.Scalar, Unicode.Scalar) {
        switch (axis, isBehind) {
        case (.horizontal, true): ("━", "-")
        case (.horizontal, false): ("▁", "_")
        case (.vertical, true): ("┃", "|")
        case (.vertical, false): ("▕", "|")
        }
    }
}

extension CollectionView {
    /// Returns whether a row (or column) is free between the section's own viewport and the section's footer or end.
    fileprivate func leavesRoom(behind scroll: SidewaysScroll, cell: Size) -> Bool {
        let across = scroll.axis.crossing
        func far(_ rect: Rect) -> Double { across == .vertical ? rect.maxY : rect.maxX }
        func near(_ rect: Rect) -> Double { across == .vertical ? rect.minY : rect.minX }
        // Compare the edges as they are drawn, rounded to the nearest cell. A gap of half a cell may become a free
        // cell, and a larger gap always does.
        func edge(_ distance: Double) -> Double { (distance / cell[across] + 0.5).rounded(.down) }
        let end =
            arrangement.sectionFrame(of: .footer, inSection: scroll.section).map(near)
            ?? arrangement.frame(ofSection: scroll.section).map(far)
        return end.map { edge($0) > edge(far(scroll.frame)) } ?? false
    }
}
