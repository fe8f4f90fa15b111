/// How a section scrolls sideways, relative to its column.
struct SidewaysMetrics {
    var scrolling: SidewaysScrolling
    /// From the column's left edge to the area that scrolls.
    var left: Double
    /// The area's width: the section's own viewport.
    var width: Double
    /// Inside the scrolled content, before the first and after the last group.
    var leading: Double
    var trailing: Double
    var pageWidth: Double

    /// Nil for a section that does not scroll sideways, or cannot.
    init?(
        _ section: SectionLayout, in place: SectionPlace, room: EdgeInsets, inset: EdgeInsets,
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
