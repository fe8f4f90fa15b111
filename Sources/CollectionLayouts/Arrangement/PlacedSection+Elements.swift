extension PlacedSection {
    /// Appends the section's elements that meet a rectangle: backgrounds, headers, items, then all others.
    ///
    /// Returns the range of the body's elements in `elements`.
    func appendElements(
        meeting rect: Rect, in viewport: Viewport, to elements: inout [LayoutAttributes]
    ) -> Range<Int> {
        for decoration in metrics.decorations {
            guard let frame = frame(of: decoration), frame.meets(rect) else { continue }
            elements.append(
                LayoutAttributes(
                    kind: decoration.kind, section: index, frame: frame,
                    zIndex: decoration.zIndex))
        }
        for boundary in metrics.boundaries where boundary.edge == .top {
            append(boundary, meeting: rect, in: viewport, to: &elements)
        }
        let first = elements.count
        appendBody(meeting: rect, to: &elements)
        let body = first..<elements.count
        for boundary in metrics.boundaries where boundary.edge != .top {
            append(boundary, meeting: rect, in: viewport, to: &elements)
        }
        return body
    }

    private func append(
        _ boundary: BoundaryMetrics, meeting rect: Rect, in viewport: Viewport,
        to elements: inout [LayoutAttributes]
    ) {
        let frame = frame(of: boundary, in: viewport)
        guard frame.meets(rect) else { return }
        var attributes = LayoutAttributes(
            kind: boundary.kind, section: index, frame: frame, zIndex: boundary.zIndex)
        attributes.isPinned = boundary.isPinned
        elements.append(attributes)
    }

    /// Appends the section's items, with their badges and separators, that meet a rectangle.
    ///
    /// Items of a section that scrolls sideways are left out if they are more than `reach` points beyond the section's
    /// own viewport.
    func appendBody(
        meeting rect: Rect, beyondSection reach: Double = 0,
        to elements: inout [LayoutAttributes]
    ) {
        let bodyTop = bodyTop
        let overhang = body.overhang
        guard rect.maxY > bodyTop - overhang.top,
            rect.minY < bodyTop + bodyHeight + overhang.bottom
        else { return }
        var rect = rect
        if let sideways = metrics.sideways {
            // Clip the rectangle to the section's own viewport, because elements outside it are not visible.
            let left = metrics.left + sideways.left
            rect = rect.within(x: left - reach, left + sideways.width + reach)
            guard rect.width > 0 else { return }
        }
        let origin = Point(x: bodyLeft, y: bodyTop)
        var writer = ElementWriter(
            exchange(&elements, with: []), meeting: rect, origin: origin, section: index,
            zIndex: metrics.itemZIndex, scrollsSideways: metrics.sideways != nil)
        body.write(
            meeting: rect.offsetBy(x: -origin.x, y: -origin.y), items, to: &writer)
        elements = writer.elements
    }
}

extension Rect {
    /// Returns the part of the rectangle between two x coordinates. The part has a width of zero if the rectangle lies
    /// outside them.
    fileprivate func within(x left: Double, _ right: Double) -> Rect {
        let minX = max(minX, left)
        return Rect(x: minX, y: y, width: max(0, min(maxX, right) - minX), height: height)
    }
}
