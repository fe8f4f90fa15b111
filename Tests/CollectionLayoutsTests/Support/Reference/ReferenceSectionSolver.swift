@testable import CollectionLayouts

/// A boundary element of a section or of the layout, with its size.
struct ReferenceBoundary {
    var item: BoundaryItem
    /// The distance from the left edge of the section or layout, before the element's offset.
    var x: Double
    var size: Size
    /// Whether the element belongs to the layout. A fraction of a height then never refers to a section's height.
    var isOfLayout = false

    init(
        _ item: BoundaryItem, left: Double, room: Size, _ section: Int, _ measure: Measure?
    ) {
        self.item = item
        size = item.size.points(in: room, as: item.kind, item: 0, section: section, measure)
        switch item.alignment {
        case .leading, .topLeading, .bottomLeading: x = left
        case .trailing, .topTrailing, .bottomTrailing: x = left + room.width - size.width
        case .top, .bottom, .none: x = left + (room.width - size.width) / 2
        }
    }

    /// Creates a header or a footer. Without a width, the element is as wide as its column.
    init(_ plain: Supplementary, _ kind: ElementKind, isPinned: Bool, columnWidth: Double) {
        size = Size(width: plain.width ?? columnWidth, height: plain.height)
        item = BoundaryItem(
            kind: kind,
            size: LayoutSize(width: .absolute(size.width), height: .absolute(size.height)),
            alignment: kind == .header ? .topLeading : .bottomLeading,
            pinToVisibleBounds: isPinned, zIndex: isPinned ? LayoutAttributes.pinnedZIndex : 0)
        x = 0
    }

    var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(item.alignment) }
    var isAtBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment) }

    /// Returns the room that boundary elements take at each edge. Elements at the same edge take the room of the
    /// largest.
    static func room(of items: [ReferenceBoundary]) -> EdgeInsets {
        var room = EdgeInsets.zero
        for item in items where item.item.extendsBoundary {
            if item.isAtTop { room.top = max(room.top, item.size.height) }
            if item.isAtBottom { room.bottom = max(room.bottom, item.size.height) }
            if item.item.alignment == .leading { room.left = max(room.left, item.size.width) }
            if item.item.alignment == .trailing { room.right = max(room.right, item.size.width) }
        }
        return room
    }

    /// Returns the element at its place: next to the content or over it, or in the middle of a side.
    func element(section: Int, in span: ReferenceSpan) -> ReferenceElement {
        var size = size
        if !isOfLayout, !isAtTop, !isAtBottom, case .fractionalHeight(let share) = item.size.height
        {
            size.height = min(1, share) * (span.bottom - span.top)
        }
        var y = (span.top + span.bottom - size.height) / 2
        if isAtTop { y = span.contentTop - (item.extendsBoundary ? size.height : 0) }
        if isAtBottom { y = span.contentEnd - (item.extendsBoundary ? 0 : size.height) }
        let frame = Rect(
            x: span.left + x + item.absoluteOffset.x, y: y + item.absoluteOffset.y,
            width: size.width, height: size.height)
        var element = ReferenceElement(
            attributes: LayoutAttributes(
                kind: item.kind, section: section, frame: frame, zIndex: item.zIndex),
            inset: item.contentInsets.points(unless: item.size))
        guard item.pinToVisibleBounds else { return element }
        if isAtTop { element.pin = .top(end: span.contentEnd) }
        if isAtBottom { element.pin = .bottom(start: span.contentTop) }
        return element
    }
}

/// The range along which boundary elements are placed.
struct ReferenceSpan {
    var left, top, bottom, contentTop, contentEnd: Double
}

/// Solves one section: the boundary elements, then the body in the remaining room.
struct ReferenceSectionSolver {
    let layout: ReferenceLayout
    let section: ReferenceLayout.Section
    let index: Int
    let columnIndex: Int
    let left: Double
    let width: Double
    /// The height to which fractional heights refer.
    let height: Double

    var description: SectionLayout { section.layout }

    var inset: EdgeInsets {
        description.contentInsets?.points()
            ?? description.inset ?? layout.defaults.inset
    }

    /// Whether an empty section loses its insets and its background.
    var isBare: Bool { section.count == 0 && !layout.defaults.keepsEmptySections }

    private var boundaries: [ReferenceBoundary] {
        var all: [ReferenceBoundary] = []
        let defaults = layout.defaults
        if let header = description.header, header.height > 0, header.width != 0 {
            let isPinned = header.isPinned ?? defaults.pinsHeaders
            all.append(.init(header, .header, isPinned: isPinned, columnWidth: width))
        }
        if let footer = description.footer, footer.height > 0, footer.width != 0 {
            let isPinned = footer.isPinned ?? defaults.pinsFooters
            all.append(.init(footer, .footer, isPinned: isPinned, columnWidth: width))
        }
        let sides = description.supplementariesFollowContentInsets ? inset : .zero
        let room = Size(width: max(0, width - sides.horizontal), height: height)
        return all
            + description.boundaryItems.map {
                ReferenceBoundary($0, left: sides.left, room: room, index, layout.measure)
            }
    }

    func solve(top: Double) -> ReferenceSection {
        let boundaries = boundaries
        let room = ReferenceBoundary.room(of: boundaries)
        let inset = inset
        let body = body(besides: room)
        let contentTop = top + room.top
        let bodyTop = contentTop + (isBare ? 0 : inset.top)
        let contentEnd = bodyTop + body.height + (isBare ? 0 : inset.bottom)
        let bottom = contentEnd + room.bottom
        let span = ReferenceSpan(
            left: left, top: top, bottom: bottom, contentTop: contentTop, contentEnd: contentEnd)
        var result = ReferenceSection(
            frame: Rect(x: left, y: top, width: width, height: bottom - top),
            contentTop: contentTop, contentEnd: contentEnd)
        for boundary in boundaries {
            let element = boundary.element(section: index, in: span)
            if boundary.isAtTop { result.top.append(element) } else { result.end.append(element) }
        }
        result.behind = isBare ? [] : behind(result.frame, span, body, bodyTop, room)
        let level = description.decorationItems.isEmpty ? 0 : 1
        result.body = body.elements.map {
            LayoutAttributes(
                kind: $0.kind, section: index, item: $0.item,
                frame: $0.frame.offsetBy(x: left, y: bodyTop), zIndex: $0.zIndex + level)
        }.map { ReferenceElement(attributes: $0) }
        guard let scrolling = description.sideways, body.isSideways else { return result }
        result.scroll = ReferenceScroll(
            scrolling: scrolling, left: left + room.left, top: bodyTop,
            width: max(0, width - room.horizontal), height: body.height, leading: inset.left,
            trailing: inset.right, isBare: isBare, bands: body.bands)
        return result
    }

    private func behind(
        _ frame: Rect, _ span: ReferenceSpan, _ body: ReferenceBody, _ bodyTop: Double,
        _ room: EdgeInsets
    ) -> [ReferenceElement] {
        var all: [ReferenceElement] = []
        func add(_ kind: ElementKind, _ frame: Rect, _ zIndex: Int, _ inset: EdgeInsets = .zero) {
            let attributes = LayoutAttributes(
                kind: kind, section: index, frame: frame, zIndex: zIndex)
            all.append(ReferenceElement(attributes: attributes, inset: inset))
        }
        var extent = description.background
        if extent == .automatic { extent = layout.defaults.backgroundExtent }
        switch extent {
        case nil: break
        case .section: add(.background, frame, LayoutAttributes.backgroundZIndex)
        case .items, .automatic:
            let height = span.contentEnd - span.contentTop
            add(
                .background, Rect(x: left, y: span.contentTop, width: width, height: height),
                LayoutAttributes.backgroundZIndex)
        case .body:
            let start = inset.left + room.left
            let rest = max(0, width - start - inset.right - room.right)
            add(
                .background, Rect(x: left + start, y: bodyTop, width: rest, height: body.height),
                LayoutAttributes.backgroundZIndex)
        }
        for item in description.decorationItems {
            add(item.kind, frame, item.zIndex, item.contentInsets.points())
        }
        return all
    }
}

/// The sideways scrolling of a section.
struct ReferenceScroll {
    var scrolling: SidewaysScrolling
    /// The position and size of the section's own window.
    var left, top, width, height: Double
    var leading, trailing: Double
    var isBare: Bool
    /// The non-empty groups or columns: the distance from the start of the first one, and the length.
    var bands: [(start: Double, length: Double)]

    var contentLength: Double {
        (bands.map { $0.start + $0.length }.max() ?? 0) + (isBare ? 0 : leading + trailing)
    }

    var maxOffset: Double { max(0, contentLength - width) }

    /// Returns the offset at which a group is in the middle of the window.
    private func centred(_ band: (start: Double, length: Double)) -> Double {
        leading + band.start + band.length / 2 - width / 2
    }

    var limits: ClosedRange<Double> {
        guard scrolling.behavior == .groupPagingCentered, let first = bands.first,
            let last = bands.last
        else { return 0...maxOffset }
        return min(0, centred(first))...max(maxOffset, centred(last))
    }

    /// All scroll stops. `nil` if the section may rest at any offset.
    var stops: [Double]? {
        var all: [Double]
        switch scrolling.behavior {
        case .continuous: return nil
        case .paging:
            let page = scrolling.pageWidth.flatMap { $0 > 0 ? $0 : nil } ?? width
            all = page > 0 ? Array(stride(from: 0, to: maxOffset, by: page)) + [maxOffset] : [0]
        case .continuousGroupLeadingBoundary, .groupPaging:
            all = bands.map { min($0.start, maxOffset) }
        case .groupPagingCentered: all = bands.map(centred)
        }
        if all.isEmpty { all = [0] }
        return all.reduce(into: []) { kept, stop in
            if kept.last.map({ stop > $0 + 1e-9 }) ?? true { kept.append(stop) }
        }
    }

    /// Returns the shown offset for a requested offset. `nil` gives the initial offset.
    func offset(_ wish: Double?) -> Double {
        let limits = limits
        guard let wish else {
            guard scrolling.behavior == .groupPagingCentered, let first = bands.first else {
                return 0
            }
            return centred(first)
        }
        return scrolling.bounces ? wish : min(max(wish, limits.lowerBound), limits.upperBound)
    }
}
