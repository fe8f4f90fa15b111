extension Arrangement {
    /// Returns the elements whose frames meet the viewport's bounds.
    ///
    /// The elements are in the order of the sections. Within a section the order is: elements behind it, headers, items
    /// with their badges, and footers. Elements that only touch the bounds are not included. Elements of a section that
    /// scrolls sideways must also meet the section's own viewport.
    ///
    /// - Complexity: O(log sections + log lines + visible). For equal items, only the visible items are read. For items
    ///   of different sizes, the whole line, group or block of 16 columns around a visible item is read.
    public func elements(in viewport: Viewport) -> [LayoutAttributes] {
        var elements: [LayoutAttributes] = []
        appendElements(in: viewport, to: &elements)
        return elements
    }

    /// Appends the elements that `elements(in:)` returns. Reuse one array to avoid allocations.
    public func appendElements(
        in viewport: Viewport, to elements: inout [LayoutAttributes]
    ) {
        let viewport = own(viewport)
        let first = elements.count
        appendElements(meeting: viewport.bounds, in: viewport, to: &elements)
        show(&elements, from: first)
    }

    /// Returns the topmost element at a point in content coordinates; nil if there is none.
    ///
    /// Elements have the frames that the viewport shows. Pinned elements are in front of other elements. Hidden
    /// elements are skipped.
    ///
    /// - Complexity: The same as `elements(in:)` for a viewport that shows only the point.
    public func element(at point: Point, in viewport: Viewport) -> LayoutAttributes? {
        var elements: [LayoutAttributes] = []
        let point = own(point)
        let speck = Rect(origin: point, size: Size(width: 1e-3, height: 1e-3))
        appendElements(meeting: speck, in: own(viewport), to: &elements)
        let found: LayoutAttributes? = elements.reduce(nil) { best, element in
            guard element.frame.contains(point), !element.isHidden else { return best }
            guard let best, best.zIndex > element.zIndex else { return element }
            return best
        }
        return found.map(shown)
    }

    /// Appends the elements that meet a rectangle, which may differ from the viewport's bounds. The viewport determines
    /// the positions of pinned elements.
    func appendElements(
        meeting rect: Rect, in viewport: Viewport, to elements: inout [LayoutAttributes]
    ) {
        appendOuterItems(atStart: true, meeting: rect, in: viewport, to: &elements)
        let inner = outerItems.map { $0.around(viewport) } ?? viewport
        forEachSection(from: rect.minY, to: rect.maxY, scrolled: viewport.sidewaysOffsets) {
            let body = $0.appendElements(meeting: rect, in: inner, to: &elements)
            if let handler = $0.metrics.handler, !body.isEmpty {
                let scrolled = $0.metrics.sideways == nil ? nil : $0.scrolled
                show(&elements, body, in: viewport, scrolled: scrolled, to: handler)
            }
        }
        appendOuterItems(atStart: false, meeting: rect, in: viewport, to: &elements)
    }

    /// Calls `body` with each section that may have elements between two y coordinates. Sections of all columns come in
    /// the order of the data.
    @inline(__always)
    func forEachSection(
        from top: Double, to bottom: Double, scrolled offsets: [Int: Double] = [:],
        _ body: (PlacedSection) -> Void
    ) {
        var positions = stacks.indices.map { first(inColumn: $0, from: top) }
        while true {
            var (next, column) = (Int.max, 0)
            for index in stacks.indices {
                let section = section(at: positions[index], inColumn: index, to: bottom)
                if section < next { (next, column) = (section, index) }
            }
            guard next < .max else { return }
            let position = positions[column]
            if let section = placed(next, at: position, scrolled: offsets) { body(section) }
            positions[column] = stacks[column].position(withElementsFrom: position + 1)
        }
    }

    /// Returns the position in a column of the first section that may have elements below a y coordinate.
    private func first(inColumn column: Int, from top: Double) -> Int {
        // Sections that overlap, and elements outside their section, extend into later sections. So the search begins
        // earlier.
        let reach = stacks[column].overhang.below + max(0, -sectionSpacing)
        let position = stacks[column].position(below: top - reach)
        return stacks[column].position(withElementsFrom: position)
    }

    /// Returns the index of the section at a position in a column. Returns `Int.max` if neither this section nor a
    /// later section can have elements above the y coordinate `bottom`.
    private func section(at position: Int, inColumn column: Int, to bottom: Double) -> Int {
        guard position < stacks[column].sections.count,
            stacks[column].tops[position] < bottom + stacks[column].overhang.above
        else { return .max }
        return Int(stacks[column].sections[position])
    }

    /// Calls a section's handler with the visible elements of the section's body. Applies the handler's changes of
    /// `zIndex`, `alpha` and `isHidden`. The handler always measures x from the left.
    private func show(
        _ elements: inout [LayoutAttributes], _ body: Range<Int>, in viewport: Viewport,
        scrolled: Double?, to handler: VisibleItemsHandler
    ) {
        // Only a mirrored arrangement differs, and the copy is not free.
        let screen = isMirrored ? measuredFromLeft : self
        var shown = elements[body].map { screen.shown($0) }
        var offset = screen.shown(viewport).bounds.origin
        if let scrolled { offset[scrollDirection.crossing] = scrolled }
        handler(&shown, offset, environment)
        // Elements are matched by kind and item, because the handler may have sorted or removed elements.
        var changed: [Subject: LayoutAttributes] = [:]
        for element in shown { changed[Subject(element)] = element }
        for index in body {
            guard let change = changed[Subject(elements[index])] else { continue }
            elements[index].zIndex = change.zIndex
            elements[index].alpha = change.alpha.isNaN ? 1 : min(max(change.alpha, 0), 1)
            elements[index].isHidden = change.isHidden
        }
    }

    /// The kind and the index of an element, which identify the element in its section.
    private struct Subject: Hashable {
        let kind: ElementKind
        let item: Int

        init(_ attributes: LayoutAttributes) {
            kind = attributes.kind
            item = attributes.item
        }
    }
}

extension Arrangement {
    /// Returns the range from the first to the last visible section; nil if no section is visible.
    ///
    /// A section is visible if a part of it lies in the viewport, inside the insets. The first and the last visible
    /// section may have a length of zero. O(log sections).
    package func visibleSections(in viewport: Viewport) -> ClosedRange<Int>? {
        let viewport = own(uncovered(viewport))
        let ends = stacks.flatMap { stack -> [UInt32] in
            let first = stack.position(below: viewport.visibleTop + sectionSpacing)
            let next = stack.tops.partitioningIndex { $0 >= viewport.visibleBottom }
            let last = min(next, stack.sections.count) - 1
            return first <= last ? [stack.sections[first], stack.sections[last]] : []
        }
        guard let first = ends.min(), let last = ends.max() else { return nil }
        return Int(first)...Int(last)
    }
}
