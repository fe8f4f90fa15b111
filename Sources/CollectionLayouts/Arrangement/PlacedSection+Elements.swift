extension PlacedSection {
    /// Appends the section's elements that meet a rectangle: what is behind it, headers, items, the rest.
    ///
    /// Returns where the elements of the body are among them.
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

    private func appendBody(meeting rect: Rect, to elements: inout [LayoutAttributes]) {
        let bodyTop = bodyTop
        let overhang = body.overhang
        guard rect.maxY > bodyTop - overhang.above,
            rect.minY < bodyTop + bodyHeight + overhang.below
        else { return }
        var rect = rect
        if let sideways = metrics.sideways {
            // What leaves the section's own viewport is not seen, even where there is nothing to cover it.
            let left = metrics.left + sideways.left
            rect = rect.within(x: left, left + sideways.width)
            guard rect.width > 0 else { return }
        }
        switch body {
        case .flow(let lines): append(lines, meeting: rect, top: bodyTop, to: &elements)
        case .shelf(let shelf): append(shelf, meeting: rect, top: bodyTop, to: &elements)
        case .group(let groups): append(groups, meeting: rect, top: bodyTop, to: &elements)
        }
    }

    private func append(
        _ lines: FlowLines, meeting rect: Rect, top: Double,
        to elements: inout [LayoutAttributes]
    ) {
        guard lines.lineCount > 0 else { return }
        let first = lines.line(at: rect.minY - top)
        let last = lines.line(at: rect.maxY - top)
        let index = index
        let left = metrics.left
        let zIndex = metrics.itemZIndex
        let stretch = (from: rect.minX - left, to: rect.maxX - left)
        let visible = first...max(first, last)
        let origin = Point(x: left, y: top)
        elements.append(addingCapacity: lines.itemCount(in: visible, across: stretch)) { span in
            span.withUnsafeMutableBufferPointer { room, count in
                var writer = ItemWriter(
                    room, meeting: rect, origin: origin, section: index, zIndex: zIndex)
                lines.write(visible, across: stretch, to: &writer)
                count = writer.count
            }
        }
        guard let separator = lines.flow.separator else { return }
        // A separator spans its line, wherever its item is.
        lines.forEachFrame(in: visible) { item, place in
            guard
                let line = lines.frame(of: separator, at: item, place)?.offsetBy(x: left, y: top),
                line.meets(rect)
            else { return }
            elements.append(
                LayoutAttributes(
                    kind: .separator, section: index, item: item, frame: line, zIndex: zIndex + 1))
        }
    }

    private func append(
        _ shelf: ShelfLines, meeting rect: Rect, top: Double,
        to elements: inout [LayoutAttributes]
    ) {
        let left = bodyLeft
        let index = index
        let zIndex = metrics.itemZIndex
        let isSideways = metrics.sideways != nil
        shelf.forEachFrame(in: shelf.columns(from: rect.minX - left, to: rect.maxX - left)) {
            item, place in
            let frame = place.offsetBy(x: left, y: top)
            guard frame.meets(rect) else { return }
            var attributes = LayoutAttributes(
                kind: .item, section: index, item: item, frame: frame, zIndex: zIndex)
            attributes.scrollsSideways = isSideways
            elements.append(attributes)
        }
    }

    private func append(
        _ groups: GroupLines, meeting rect: Rect, top: Double,
        to elements: inout [LayoutAttributes]
    ) {
        let near = rect.offsetBy(x: -bodyLeft, y: -top)
        let isSideways = metrics.sideways != nil
        let zIndex = metrics.itemZIndex
        func append(_ kind: ElementKind, _ item: Int, _ frame: Rect, _ zIndex: Int) {
            guard frame.meets(rect) else { return }
            var attributes = LayoutAttributes(
                kind: kind, section: index, item: item, frame: frame, zIndex: zIndex)
            attributes.scrollsSideways = isSideways
            elements.append(attributes)
        }
        groups.forEachGroup(meeting: near) { group in
            let solved = groups.solved(group)
            let items = groups.items(in: group)
            // Added up as a look-up does it, so that both give the same to the last bit.
            let origin = groups.origin(of: group)
            func frame(_ place: Rect) -> Rect {
                place.offsetBy(x: origin.x, y: origin.y).offsetBy(x: bodyLeft, y: top)
            }
            for item in items {
                let slot = solved.slots[item - items.lowerBound]
                append(.item, item, frame(slot.frame), zIndex.raised(by: slot.zIndex))
            }
            // Badges rise with their hosts, as UIKit promotes them.
            solved.forEachBadge(
                section: index, measure: groups.measure, group: group,
                firstItem: items.lowerBound, slots: items.count
            ) { badge, place, host in
                append(badge.kind, place, frame(host), zIndex.raised(by: badge.zIndex))
            }
        }
    }
}

extension Rect {
    /// The part between two x; without width when there is none.
    fileprivate func within(x left: Double, _ right: Double) -> Rect {
        let minX = max(minX, left)
        return Rect(x: minX, y: y, width: max(0, min(maxX, right) - minX), height: height)
    }
}

extension Int {
    /// A zIndex on top of another, no further than integers go.
    fileprivate func raised(by zIndex: Int) -> Int {
        let (sum, isOverflow) = addingReportingOverflow(zIndex)
        return isOverflow ? (zIndex > 0 ? .max : .min) : sum
    }
}
