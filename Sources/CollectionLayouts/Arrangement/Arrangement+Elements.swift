extension Arrangement {
    /// The elements whose frames meet the viewport's bounds, in order of sections; within one background, header,
    /// items and footer. Elements that only touch the bounds do not meet them.
    ///
    /// - Complexity: O(log sections + log lines + visible).
    public func elements(in viewport: Viewport) -> [LayoutAttributes] {
        var elements: [LayoutAttributes] = []
        appendElements(in: viewport, to: &elements)
        return elements
    }

    /// Appends what `elements(in:)` returns: a buffer that is used again costs no allocation.
    public func appendElements(in viewport: Viewport, to elements: inout [LayoutAttributes]) {
        appendElements(meeting: viewport.bounds, in: viewport, to: &elements)
    }

    /// The topmost element at a point in content coordinates, nil where there is none.
    ///
    /// Elements are where the viewport shows them, pinned ones in front of others.
    public func element(at point: Point, in viewport: Viewport) -> LayoutAttributes? {
        var elements: [LayoutAttributes] = []
        let speck = Rect(origin: point, size: Size(width: 1e-3, height: 1e-3))
        appendElements(meeting: speck, in: viewport, to: &elements)
        return elements.reduce(nil) { best, element in
            guard element.frame.contains(point) else { return best }
            guard let best, best.zIndex > element.zIndex else { return element }
            return best
        }
    }

    /// Appends the elements that meet a rectangle while the viewport shows something else.
    func appendElements(
        meeting rect: Rect, in viewport: Viewport, to elements: inout [LayoutAttributes]
    ) {
        forEachSection(from: rect.minY, to: rect.maxY) {
            $0.appendElements(meeting: rect, in: viewport, to: &elements)
        }
    }

    /// Calls `body` with each section between two heights, in order of sections over all columns.
    func forEachSection(from top: Double, to bottom: Double, _ body: (PlacedSection) -> Void) {
        var positions = stacks.map { $0.position(below: top) }
        while true {
            var next: (section: UInt32, column: Int)?
            for (column, stack) in stacks.enumerated() {
                let position = positions[column]
                guard position < stack.sections.count, stack.tops[position] < bottom else {
                    continue
                }
                let section = stack.sections[position]
                if section < next?.section ?? .max { next = (section, column) }
            }
            guard let next else { return }
            positions[next.column] += 1
            if let section = placed(Int(next.section)) { body(section) }
        }
    }
}

extension PlacedSection {
    fileprivate func appendElements(
        meeting rect: Rect, in viewport: Viewport, to elements: inout [LayoutAttributes]
    ) {
        func append(_ kind: ElementKind, _ frame: Rect?, zIndex: Int) {
            guard let frame, frame.meets(rect) else { return }
            elements.append(
                LayoutAttributes(kind: kind, section: index, frame: frame, zIndex: zIndex))
        }
        append(.background, backgroundFrame, zIndex: LayoutAttributes.backgroundZIndex)
        append(
            .header, headerFrame(pinnedTo: viewport.visibleTop),
            zIndex: metrics.header?.isPinned == true ? LayoutAttributes.pinnedZIndex : 0)
        appendItems(meeting: rect, to: &elements)
        append(
            .footer, footerFrame(pinnedTo: viewport.visibleBottom),
            zIndex: metrics.footer?.isPinned == true ? LayoutAttributes.pinnedZIndex : 0)
    }

    private func appendItems(meeting rect: Rect, to elements: inout [LayoutAttributes]) {
        let bodyTop = bodyTop
        guard lines.lineCount > 0, rect.maxY > bodyTop, rect.minY < bodyTop + lines.height else {
            return
        }
        let first = lines.line(at: rect.minY - bodyTop)
        let last = lines.line(at: rect.maxY - bodyTop)
        let index = index
        let left = metrics.left
        lines.forEachFrame(in: first...max(first, last)) { item, place in
            let frame = place.offsetBy(x: left, y: bodyTop)
            guard frame.meets(rect) else { return }
            elements.append(
                LayoutAttributes(kind: .item, section: index, item: item, frame: frame))
        }
    }
}

extension Arrangement {
    /// From the first to the last section of which anything lies between the edges that nothing covers.
    ///
    /// Nil when there is none. O(log sections).
    public func visibleSections(in viewport: Viewport) -> ClosedRange<Int>? {
        let ends = stacks.flatMap { stack -> [UInt32] in
            let first = stack.position(below: viewport.visibleTop)
            let next = stack.tops.partitioningIndex { $0 >= viewport.visibleBottom }
            let last = min(next, stack.sections.count) - 1
            return first <= last ? [stack.sections[first], stack.sections[last]] : []
        }
        guard let first = ends.min(), let last = ends.max() else { return nil }
        return Int(first)...Int(last)
    }
}
