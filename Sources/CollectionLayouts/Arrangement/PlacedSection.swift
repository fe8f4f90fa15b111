/// A section of an arrangement with its position. The type computes the frames of all elements of the section.
struct PlacedSection {
    let index: Int
    let top: Double
    let bottom: Double
    let metrics: SectionMetrics
    let items: BodyItems
    let body: any PlacedItems
    /// The body's height in points, computed once.
    let bodyHeight: Double
    /// The sideways offset of the body, in points.
    var scrolled = 0.0

    init(
        index: Int, top: Double, metrics: SectionMetrics, items: BodyItems,
        body: consuming any PlacedItems
    ) {
        (self.index, self.top, self.metrics, self.items) = (index, top, metrics, items)
        self.body = body
        bodyHeight = self.body.size(of: items).height
        bottom = top + metrics.height(body: bodyHeight, isEmpty: items.count == 0)
    }
}

extension Arrangement {
    /// Returns a section with its position; nil if the section is left out. Stops the program if there is no such
    /// section.
    ///
    /// - Parameter position: The section's position in its column, if the caller knows it.
    func placed(_ section: Int, at position: Int? = nil) -> PlacedSection? {
        checkSection(section)
        let entry = entries[section]
        guard entry.metrics != SectionEntry.leftOut else { return nil }
        let metrics = metrics[Int(entry.metrics)]
        let column = metrics.column
        let position = position ?? stacks[column].position(of: section)
        return PlacedSection(
            index: section, top: stacks[column].tops[position], metrics: metrics,
            items: items(of: section, entry), body: body(of: entry, metrics))
    }

    /// Returns a section with its sideways offset in the viewport.
    func placed(_ section: Int, in viewport: Viewport) -> PlacedSection? {
        placed(section, scrolled: viewport.sidewaysOffsets)
    }

    func placed(
        _ section: Int, at position: Int? = nil, scrolled offsets: [Int: Double]
    ) -> PlacedSection? {
        guard var placed = placed(section, at: position) else { return nil }
        if let scroll = placed.sidewaysScroll {
            placed.scrolled = scroll.shown(offsets[section])
        }
        return placed
    }

    func items(of section: Int, _ entry: SectionEntry) -> BodyItems {
        BodyItems(
            count: entry.itemCount, section: section, measure: entry.isMeasured ? measure : nil)
    }

    /// Returns the placed items of a section.
    func body(of entry: SectionEntry, _ metrics: SectionMetrics) -> any PlacedItems {
        if let index = entry.tableIndex { return tables[index] }
        guard let closedForm = metrics.closedForm else {
            preconditionFailure(
                "Report this fault of Reflow: a section without a closed form was not solved.")
        }
        return closedForm
    }
}

extension PlacedSection {
    /// The frame from header to footer, as wide as the column.
    var frame: Rect {
        Rect(x: metrics.left, y: top, width: metrics.width, height: bottom - top)
    }

    var count: Int { items.count }

    /// Whether the section shows its insets and its background.
    var hasInsets: Bool { count > 0 || metrics.keepsEmpty }

    /// The y coordinate below the boundary elements at the start of the section.
    var contentTop: Double { top + metrics.room.top }

    /// The top of the body, which is the top of its first line or group.
    var bodyTop: Double { contentTop + (hasInsets ? metrics.inset.top : 0) }

    /// The y coordinate below the items and their bottom inset. Pinned headers stay above it.
    var itemsEnd: Double { bodyTop + bodyHeight + (hasInsets ? metrics.inset.bottom : 0) }

    /// The x coordinate of the body's left edge, after sideways scrolling.
    var bodyLeft: Double { metrics.left + metrics.bodyLeft - scrolled }

    /// Returns the frame of an item in content coordinates; nil if the item takes no room.
    func itemFrame(_ item: Int) -> Rect? {
        body.frame(of: item, items)?.offsetBy(x: bodyLeft, y: bodyTop)
    }

    /// Returns the frame of a decoration; nil if the section is empty and hides decorations.
    func frame(of decoration: DecorationMetrics) -> Rect? {
        guard hasInsets else { return nil }
        switch decoration.extent {
        case .section: return frame.inset(by: decoration.inset)
        case .body:
            let sides = metrics.inset.horizontal + metrics.room.horizontal
            let body = Rect(
                x: metrics.left + metrics.inset.left + metrics.room.left, y: bodyTop,
                width: metrics.width - sides, height: bodyHeight)
            return body.size.isEmpty ? nil : body
        case .items, .automatic:
            return Rect(
                x: metrics.left, y: contentTop, width: metrics.width,
                height: max(0, itemsEnd - contentTop))
        }
    }

    /// The vertical range in which the section's boundary elements are placed.
    private var span: BoundarySpan {
        BoundarySpan(top: top, bottom: bottom, contentTop: contentTop, contentEnd: itemsEnd)
    }

    /// Returns the frame of a boundary element as a viewport shows it; without a viewport, before pinning.
    func frame(of boundary: BoundaryMetrics, in viewport: Viewport? = nil) -> Rect {
        boundary.frame(left: metrics.left, in: span, seenIn: viewport)
    }

    /// Returns the frame of an element that is not an item, as a viewport shows it: of a boundary element, a decoration,
    /// or an element of the body. Nil if there is no such element.
    func frame(of kind: ElementKind, at item: Int, in viewport: Viewport) -> Rect? {
        if item == 0 {
            if let boundary = boundary(kind) { return frame(of: boundary, in: viewport) }
            if let frame = decorationFrame(kind) { return frame }
        }
        return body.frame(of: kind, at: item, items)?.offsetBy(x: bodyLeft, y: bodyTop)
    }

    /// Returns the first boundary element of a kind.
    func boundary(_ kind: ElementKind) -> BoundaryMetrics? {
        metrics.boundaries.first { $0.kind == kind }
    }

    /// Returns the frame of the first decoration of a kind.
    func decorationFrame(_ kind: ElementKind) -> Rect? {
        metrics.decorations.first { $0.kind == kind }.flatMap { frame(of: $0) }
    }
}
