/// A section of an arrangement together with where it stands: the one place where frames are made.
struct PlacedSection {
    let index: Int
    let count: Int
    let top: Double
    let bottom: Double
    let metrics: SectionMetrics
    let lines: FlowLines
}

extension Arrangement {
    /// The section, or nil when it is left out. Stops when there is no such section.
    func placed(_ section: Int) -> PlacedSection? {
        precondition(
            entries.indices.contains(section),
            "There is no section \(section) in an arrangement of \(entries.count).")
        let entry = entries[section]
        guard entry.metrics != SectionEntry.leftOut else { return nil }
        let metrics = metrics[Int(entry.metrics)]
        let tops = stacks[metrics.column].tops
        return PlacedSection(
            index: section, count: entry.itemCount, top: tops[Int(entry.position)],
            bottom: tops[Int(entry.position) + 1], metrics: metrics,
            lines: FlowLines(
                flow: metrics.flow, count: entry.itemCount, section: section,
                table: entry.lines < 0 ? nil : lineTables[Int(entry.lines)], measure: measure))
    }
}

extension PlacedSection {
    /// Header to footer, as wide as the column.
    var frame: Rect {
        Rect(x: metrics.left, y: top, width: metrics.width, height: bottom - top)
    }

    /// The top of the first line.
    var bodyTop: Double { top + metrics.headerHeight + metrics.inset.top }

    /// Where the items and the inset below them end; nothing pinned passes it.
    var itemsEnd: Double { bodyTop + lines.height + metrics.inset.bottom }

    var headerFrame: Rect? {
        metrics.header.map { Rect(x: metrics.left, y: top, width: $0.width, height: $0.height) }
    }

    var footerFrame: Rect? {
        metrics.footer.map {
            Rect(x: metrics.left, y: itemsEnd, width: $0.width, height: $0.height)
        }
    }

    var backgroundFrame: Rect? {
        switch metrics.background {
        case nil: nil
        case .section: frame
        case .items:
            Rect(
                x: metrics.left, y: top + metrics.headerHeight, width: metrics.width,
                height: itemsEnd - top - metrics.headerHeight)
        }
    }

    /// The header where it is seen: at the visible top, but neither above its own place nor below the items' end.
    func headerFrame(pinnedTo visibleTop: Double) -> Rect? {
        guard let header = metrics.header, var frame = headerFrame else { return nil }
        if header.isPinned {
            frame.y = min(max(visibleTop, frame.y), itemsEnd - header.height)
        }
        return frame
    }

    /// The footer where it is seen: the header's rule, mirrored at the visible bottom.
    func footerFrame(pinnedTo visibleBottom: Double) -> Rect? {
        guard let footer = metrics.footer, var frame = footerFrame else { return nil }
        if footer.isPinned {
            frame.y = max(
                min(visibleBottom - footer.height, frame.y), top + metrics.headerHeight)
        }
        return frame
    }

    /// The frame of an item in content coordinates; nil when it takes no room.
    func itemFrame(_ item: Int) -> Rect? {
        lines.frame(of: item)?.offsetBy(x: metrics.left, y: bodyTop)
    }
}
