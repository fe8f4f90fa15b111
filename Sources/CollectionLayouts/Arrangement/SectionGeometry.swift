/// What a section was laid out with and where it stands, for tools that show it. In points.
public struct SectionGeometry {
    /// The column it is in.
    public let column: Column
    /// All of it from header to footer, as wide as its column.
    public let frame: Rect
    /// What the insets are taken from: what header, footer and elements beside the items leave. In a section that
    /// scrolls sideways it is what scrolls, where it is scrolled to.
    public let contentFrame: Rect
    /// Room around the items, in points; zero for an empty section that keeps none.
    public let inset: EdgeInsets
    /// What its body lays out with.
    public let numbers: [BodyNumber]
}

extension SectionGeometry {
    /// The room for the items; never of a negative extent.
    public var bodyFrame: Rect { contentFrame.inset(by: inset) }
}

extension Arrangement {
    /// The numbers of a section as a viewport shows it; nil when it is left out. Stops when there is no such section.
    ///
    /// - Complexity: As `frame(ofSection:)`, and what the body takes to list its numbers.
    public func geometry(ofSection section: Int, in viewport: Viewport) -> SectionGeometry? {
        guard let placed = placed(section, in: viewport) else { return nil }
        let metrics = placed.metrics
        let width =
            placed.sidewaysScroll?.contentSize.width
            ?? max(0, metrics.width - metrics.room.horizontal)
        let content = Rect(
            x: metrics.left + metrics.room.left - placed.scrolled, y: placed.contentTop,
            width: width, height: max(0, placed.itemsEnd - placed.contentTop))
        return SectionGeometry(
            column: columns[metrics.column], frame: mirrored(placed.frame),
            contentFrame: mirrored(content),
            inset: mirrored(placed.hasInsets ? metrics.inset : .zero),
            numbers: metrics.body.numbers)
    }
}
