/// The frames, insets and numbers of one section, for tools that show them. In points.
package struct SectionGeometry {
    /// The column of the section.
    package let column: Column
    /// The whole section from header to footer, as wide as its column.
    package let frame: Rect
    /// The area without the header, the footer and the elements beside the items; `inset` is inside it. In a section
    /// that scrolls sideways it is the scrolled content, at its current offset.
    package let contentFrame: Rect
    /// Space around the items, in points. Zero for an empty section that does not keep its insets.
    package let inset: EdgeInsets
    /// Numbers the body is laid out with.
    package let numbers: [BodyNumber]
}

extension SectionGeometry {
    /// The area of the items. Its width and height are never negative.
    package var bodyFrame: Rect { contentFrame.inset(by: inset) }
}

extension Arrangement {
    /// The geometry of a section as a viewport shows it. Nil if the section is left out because its column has no
    /// width. Stops if there is no such section.
    ///
    /// - Complexity: As `frame(ofSection:)`, plus the cost of the body's list of numbers.
    package func geometry(ofSection section: Int, in viewport: Viewport) -> SectionGeometry? {
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
