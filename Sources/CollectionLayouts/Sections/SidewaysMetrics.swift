/// A section's sideways scrolling with checked numbers. Positions are relative to the column, in points.
struct SidewaysMetrics {
    var scrolling: SidewaysScrolling
    /// The distance from the column's left edge to the area that scrolls.
    var left: Double
    /// The width of the area that scrolls, which is the section's own viewport.
    var width: Double
    /// The inset before the first group, inside the scrolled content.
    var leading: Double
    var trailing: Double
    var pageWidth: Double

    /// Returns nil if the section is not meant to scroll sideways. Also returns nil, and reports a problem, if the body
    /// of such a section cannot scroll sideways.
    init?(
        _ section: SectionLayout, in place: SectionPosition, room: EdgeInsets, inset: EdgeInsets,
        log: inout ProblemLog
    ) {
        guard let scrolling = section.sideways else { return nil }
        guard section.body.scrollsSideways else {
            log.report(.sidewaysBody)
            return nil
        }
        self.scrolling = scrolling
        self.scrolling.indicatorInsets = log.inset(scrolling.indicatorInsets)
        left = room.left
        width = max(0, place.column.width - room.horizontal)
        leading = inset.left
        trailing = inset.right
        // A page width of zero would give infinitely many stops.
        let page = scrolling.pageWidth.map { log.length($0, .pageWidth) } ?? width
        pageWidth = page > 0 ? page : width
    }
}
