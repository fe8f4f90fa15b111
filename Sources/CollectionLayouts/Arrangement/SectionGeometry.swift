/// The frames, insets and numbers of one section, for tools that show them. Lengths are in points.
package struct SectionGeometry {
    /// The column of the section.
    package let column: Column
    /// The frame of the whole section from header to footer, as wide as its column.
    package let frame: Rect
    /// The area without the header, the footer and the elements beside the items; `inset` is inside this area. In a
    /// section that scrolls sideways, it is the scrolled content at its current offset.
    package let contentFrame: Rect
    /// The space around the items, in points. Zero for an empty section that does not keep its insets.
    package let inset: EdgeInsets
    /// The numbers that the body uses for its layout.
    package let numbers: [BodyNumber]
}

extension SectionGeometry {
    /// The area of the items. Its width and height are never negative.
    package var bodyFrame: Rect { contentFrame.inset(by: inset) }
}

extension Arrangement {
    /// Returns the geometry of a section as a viewport shows it. Nil if the section is left out because its column has
    /// no width. Stops the program if there is no such section.
    ///
    /// - Complexity: The same as `frame(ofSection:)`, plus the cost of the body's list of numbers.
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
            column: shown(ownColumns[metrics.column]), frame: shown(placed.frame),
            contentFrame: shown(content),
            inset: shown(placed.hasInsets ? metrics.inset : .zero),
            numbers: metrics.body.numbers)
    }
}
