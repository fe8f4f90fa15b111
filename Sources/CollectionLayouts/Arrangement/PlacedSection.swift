/// A section of an arrangement together with where it stands: the one place where frames are made.
struct PlacedSection {
    let index: Int
    let top: Double
    let bottom: Double
    let metrics: SectionMetrics
    let items: BodyItems
    let body: any PlacedItems
    /// The body's height, computed once.
    let bodyHeight: Double
    /// How far the body is scrolled sideways.
    var scrolled = 0.0
}

extension Arrangement {
    /// The section, or nil when it is left out. Stops when there is no such section.
    ///
    /// - Parameter position: Its place in its column, where that is known.
    func placed(_ section: Int, at position: Int? = nil) -> PlacedSection? {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section) in an arrangement of \(entries.count).")
        let entry = entries[section]
        guard entry.metrics != SectionEntry.leftOut else { return nil }
        let metrics = metrics[Int(entry.metrics)]
        let column = metrics.column
        let position = position ?? stacks[column].position(of: section)
        let items = items(of: section, entry)
        let body = body(of: entry, metrics)
        let bodyHeight = body.size(of: items).height
        let top = stacks[column].tops[position]
        return PlacedSection(
            index: section, top: top,
            bottom: top + metrics.height(body: bodyHeight, isEmpty: entry.itemCount == 0),
            metrics: metrics, items: items, body: body, bodyHeight: bodyHeight)
    }

    /// The section with the sideways offset that the viewport has for it.
    func placed(_ section: Int, in viewport: Viewport) -> PlacedSection? {
        placed(section, scrolled: viewport.sidewaysOffsets)
    }

    func placed(
        _ section: Int, at position: Int? = nil, scrolled offsets: [Int: Double]
    ) -> PlacedSection? {
        guard let placed = placed(section, at: position) else { return nil }
        // Most sections do not scroll; saves a copy.
        guard placed.metrics.sideways != nil, let scroll = placed.sidewaysScroll else {
            return placed
        }
        var scrolled = placed
        scrolled.scrolled = scroll.shown(offsets[section])
        return scrolled
    }

    func items(of section: Int, _ entry: SectionEntry) -> BodyItems {
        BodyItems(
            count: entry.itemCount, section: section, measure: entry.isMeasured ? measure : nil)
    }

    /// Where the items of a section are.
    func body(of entry: SectionEntry, _ metrics: SectionMetrics) -> any PlacedItems {
        if let index = entry.tableIndex { return tables[index] }
        guard let closedForm = metrics.closedForm else {
            preconditionFailure(
                "A section without a closed form was not solved; this is a fault of Reflow.")
        }
        return closedForm
    }
}

extension PlacedSection {
    /// Header to footer, as wide as the column.
    var frame: Rect {
        Rect(x: metrics.left, y: top, width: metrics.width, height: bottom - top)
    }

    var count: Int { items.count }

    /// Whether the insets, and what is behind the section, are there.
    var hasInsets: Bool { count > 0 || metrics.keepsEmpty }

    /// Where the room of the elements at the start ends.
    var contentTop: Double { top + metrics.room.top }

    /// The top of the first line or group.
    var bodyTop: Double { contentTop + (hasInsets ? metrics.inset.top : 0) }

    /// Where the items and the inset below them end; nothing pinned passes it.
    var itemsEnd: Double { bodyTop + bodyHeight + (hasInsets ? metrics.inset.bottom : 0) }

    /// The left edge of the body's coordinates.
    var bodyLeft: Double { metrics.left + metrics.bodyLeft - scrolled }

    /// The frame of an item in content coordinates; nil when it takes no room.
    func itemFrame(_ item: Int) -> Rect? {
        body.frame(of: item, items)?.offsetBy(x: bodyLeft, y: bodyTop)
    }

    /// The frame of a decoration; nil when the section is empty and keeps none.
    func frame(of decoration: DecorationMetrics) -> Rect? {
        guard hasInsets else { return nil }
        switch decoration.extent {
        case .section: return frame.inset(by: decoration.inset.resolved(in: frame.size))
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

    /// The span of the section that boundary elements are placed in.
    private var span: BoundarySpan {
        BoundarySpan(top: top, bottom: bottom, contentTop: contentTop, contentEnd: itemsEnd)
    }

    /// The frame of a boundary element at its own place.
    func frame(of boundary: BoundaryMetrics) -> Rect {
        boundary.frame(left: metrics.left, y: boundary.ownTop(in: span))
    }

    /// The frame of a boundary element where it is seen.
    func frame(of boundary: BoundaryMetrics, in viewport: Viewport) -> Rect {
        boundary.frame(left: metrics.left, y: boundary.top(in: span, seenIn: viewport))
    }

    /// The first boundary element of a kind.
    func boundary(_ kind: ElementKind) -> BoundaryMetrics? {
        metrics.boundaries.first { $0.kind == kind }
    }

    /// The frame of the first decoration of a kind.
    func decorationFrame(_ kind: ElementKind) -> Rect? {
        metrics.decorations.first { $0.kind == kind }.flatMap { frame(of: $0) }
    }
}
