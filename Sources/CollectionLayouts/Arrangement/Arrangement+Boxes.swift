extension Arrangement {
    /// Returns the items whose frames meet a rectangle, visible or not. No handler of visible items is called.
    ///
    /// Items of a section that scrolls sideways are at the viewport's offset. They are included up to `reach` points
    /// beyond the section's own viewport. The complexity is that of `elements(in:)`.
    package func items(
        meeting rect: Rect, in viewport: Viewport, beyondSection reach: Double
    ) -> [LayoutAttributes] {
        let viewport = own(viewport)
        let rect = own(rect)
        var items: [LayoutAttributes] = []
        forEachSection(from: rect.minY, to: rect.maxY, scrolled: viewport.sidewaysOffsets) {
            $0.appendBody(meeting: rect, beyondSection: reach, to: &items)
        }
        items.removeAll { $0.kind != .item }
        show(&items)
        return items
    }
}
