/// A section of an arrangement together with where it stands: the one place where frames are made.
struct PlacedSection {
    let index: Int
    let count: Int
    let top: Double
    let bottom: Double
    let metrics: SectionMetrics
    let body: PlacedBody
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
        let body = body(of: metrics, section: section, entry: entry)
        return PlacedSection(
            index: section, count: entry.itemCount, top: stacks[column].tops[position],
            bottom: stacks[column].tops[position + 1] - sectionSpacing, metrics: metrics,
            body: body, bodyHeight: body.height)
    }

    /// The section as a viewport shows it: scrolled sideways, where it scrolls.
    func placed(_ section: Int, in viewport: Viewport) -> PlacedSection? {
        placed(section, scrolled: viewport.sidewaysOffsets)
    }

    func placed(
        _ section: Int, at position: Int? = nil, scrolled offsets: [Int: Double]
    ) -> PlacedSection? {
        guard let placed = placed(section, at: position) else { return nil }
        // Most do not, and are not copied.
        guard placed.metrics.sideways != nil, let scroll = placed.sidewaysScroll else {
            return placed
        }
        var scrolled = placed
        scrolled.scrolled = scroll.shown(offsets[section])
        return scrolled
    }

    func body(
        of metrics: SectionMetrics, section: Int, entry: SectionEntry
    ) -> PlacedBody {
        let table = Int(entry.table)
        let measure = entry.isMeasured ? measure : nil
        switch metrics.body {
        case .flow(let flow):
            return .flow(
                FlowLines(
                    flow: flow, count: entry.itemCount, section: section,
                    lines: lines(of: flow.source, entry), measure: measure))
        case .shelf(let shelf):
            return .shelf(
                ShelfLines(
                    shelf: shelf, count: entry.itemCount, section: section,
                    table: table < 0 ? nil : shelfTables[table], measure: measure))
        case .group(let group):
            return .group(
                GroupLines(
                    metrics: group, count: entry.itemCount, section: section,
                    table: table < 0 ? nil : groupTables[table], measure: measure))
        }
    }

    private func lines(of source: SizeSource, _ entry: SectionEntry) -> FlowLines.Lines {
        let table = Int(entry.table)
        switch source {
        case .measured(let items) where table < 0: return .uniform(items.lines)
        case .measured(let items) where items.perLine == 1: return .rows(rowTables[table])
        case .measured, .ragged:
            return packedLines(of: entry).map { .run($0) } ?? .table(lineTables[table])
        case .uniform(let lines): return .uniform(lines)
        }
    }

    /// A section's lines among those that are packed; nil when it has a table of its own or none.
    func packedLines(of entry: SectionEntry) -> LineRun? {
        guard let place = entry.packedPlace else { return nil }
        return LineRun(
            lines: packedLines[place.piece], place: place.line, itemCount: entry.itemCount)
    }
}

extension PlacedSection {
    /// Header to footer, as wide as the column.
    var frame: Rect {
        Rect(x: metrics.left, y: top, width: metrics.width, height: bottom - top)
    }

    /// Whether the insets, and what is behind the section, are there.
    var hasInsets: Bool { count > 0 || metrics.keepsEmpty }

    /// Where the room of the elements at the start ends.
    var contentTop: Double { top + metrics.room.top }

    /// The top of the first line or group.
    var bodyTop: Double { contentTop + (hasInsets ? metrics.inset.top : 0) }

    /// Where the items and the inset below them end; nothing pinned passes it.
    var itemsEnd: Double { bodyTop + bodyHeight + (hasInsets ? metrics.inset.bottom : 0) }

    /// The left edge of the body's coordinates.
    var bodyLeft: Double { metrics.left - scrolled }

    /// The frame of an item in content coordinates; nil when it takes no room.
    func itemFrame(_ item: Int) -> Rect? {
        body.frame(of: item)?.offsetBy(x: bodyLeft, y: bodyTop)
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
                width: max(0, metrics.width - sides), height: bodyHeight)
            return body.size.isEmpty ? nil : body
        case .items, .automatic:
            return Rect(
                x: metrics.left, y: contentTop, width: metrics.width,
                height: itemsEnd - contentTop)
        }
    }

    /// What boundary elements stand along.
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
