/// A header, a footer, or another element at a section's edge, with checked numbers. Positions are relative to the
/// section.
struct BoundaryMetrics {
    /// The edge of the section where an element is located.
    enum Edge {
        case top, bottom
        /// The sides, and the middle of the section.
        case leading, trailing, none
    }

    var kind: ElementKind
    var edge: Edge
    /// The distance from the column's left edge, in points.
    var x: Double
    /// The size in points. The height is zero if `heightShare` is set.
    var size: Size
    /// The height as a share of the section's height, from 0 to 1. The height in points is known only after the
    /// section is solved. Nil if the height does not depend on the section's height.
    var heightShare: Double? = nil
    /// Whether the element takes room.
    var extends: Bool
    var offset: Point
    /// The insets inside the frame, in points.
    var inset: EdgeInsets
    var isPinned: Bool
    var zIndex: Int
}

extension BoundaryMetrics {
    /// Returns all boundary elements of a section: the header, the footer, then the boundary items.
    static func all(
        of section: SectionLayout, inset: EdgeInsets, in place: SectionPosition,
        log: inout ProblemLog
    ) -> [BoundaryMetrics] {
        var all: [BoundaryMetrics] = []
        if let header = section.header, let metrics = header.metrics(.header, in: place, log: &log)
        {
            all.append(metrics)
        }
        if let footer = section.footer, let metrics = footer.metrics(.footer, in: place, log: &log)
        {
            all.append(metrics)
        }
        guard !section.boundaryItems.isEmpty else { return all }
        let follows = section.supplementariesFollowContentInsets
        let range = BoundaryRange(
            left: follows ? inset.left : 0,
            width: max(0, place.column.width - (follows ? inset.horizontal : 0)),
            height: place.height, isOfSection: true)
        let items = section.boundaryItems.map {
            BoundaryMetrics($0, in: range, section: place.index, measure: place.measure, log: &log)
        }
        // The items at the start of the section come before the other items, as on the screen.
        return all + items.filter { $0.edge == .top } + items.filter { $0.edge != .top }
    }

    init(
        _ item: BoundaryItem, in range: BoundaryRange, section: Int, measure: Measure?,
        log: inout ProblemLog
    ) {
        kind = item.kind
        edge = item.alignment.edge
        size = item.size.measured(
            item.size.resolved(in: range.size, log: &log), as: item.kind, item: 0,
            section: section, measure: measure, log: &log)
        if range.isOfSection, edge != .top, edge != .bottom {
            heightShare = log.sectionShare(item.size.height, of: range.height)
            if heightShare != nil { size.height = 0 }
        }
        x = range.left + (range.width - size.width) * item.alignment.share
        extends = item.extendsBoundary && edge != .none
        offset = Point(
            x: log.coordinate(item.absoluteOffset.x), y: log.coordinate(item.absoluteOffset.y))
        inset = log.insets(item.contentInsets, of: item.size)
        isPinned = item.pinToVisibleBounds && (edge == .top || edge == .bottom)
        log.ignore(
            "pinToVisibleBounds", if: item.pinToVisibleBounds && !isPinned,
            "only boundary items at the start or the end of the scroll axis can be pinned")
        // The insets of an unknown height cannot be checked.
        let known = heightShare == nil ? size : Size(width: size.width, height: .infinity)
        log.checkRoom(inside: "a boundary item", known, inset)
        zIndex = item.zIndex
    }
}

/// The area in which boundary items are aligned. Fractions refer to its size. `left` is the distance from the column's
/// left edge, in points.
struct BoundaryRange {
    var left: Double
    var width: Double
    var height: Double
    /// Whether the area belongs to a section, and not to the layout as a whole.
    var isOfSection = false

    var size: Size { Size(width: width, height: height) }
}

extension ProblemLog {
    /// Returns the share of a section's height that the height of an element at its side takes, from 0 to 1. Nil if the
    /// height is no fraction of a height.
    ///
    /// A share above 1 is clamped with a note, so that the element never extends beyond its section. A share that gives
    /// no length in the container was already reported, and counts as 0.
    fileprivate mutating func sectionShare(
        _ height: LayoutDimension, of container: Double
    ) -> Double? {
        guard case .fractionalHeight(let share) = height else { return nil }
        guard (share * container).isLength else { return 0 }
        if share > 1 {
            note(.clamped("a fraction of \(share.brief) of a section's extent", to: 1))
        }
        return min(max(share, 0), 1)
    }
}

extension Supplementary {
    /// Returns the element with checked numbers; nil if the height or the given width is zero, as in
    /// UICollectionViewSplitLayout.
    fileprivate func metrics(
        _ kind: ElementKind, in place: SectionPosition, log: inout ProblemLog
    ) -> BoundaryMetrics? {
        let isHeader = kind == .header
        let height = log.length(self.height, isHeader ? .headerHeight : .footerHeight)
        let given = width.map { log.length($0, isHeader ? .headerWidth : .footerWidth) }
        guard height > 0, given.map({ $0 > 0 }) ?? true else { return nil }
        let width = given ?? place.column.width
        let defaults = place.defaults
        let isPinned = isPinned ?? (isHeader ? defaults.pinsHeaders : defaults.pinsFooters)
        return BoundaryMetrics(
            kind: kind, edge: isHeader ? .top : .bottom, x: 0,
            size: Size(width: width, height: height), extends: true, offset: .zero, inset: .zero,
            isPinned: isPinned, zIndex: isPinned ? LayoutAttributes.pinnedZIndex : 0)
    }
}

extension BoundaryItem.Alignment {
    /// The edge where an element takes its room. Corners belong to the top or the bottom edge.
    fileprivate var edge: BoundaryMetrics.Edge {
        switch self {
        case .none: .none
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    /// The share of the free width that lies left of the element. Trailing elements end at the section's edge. The
    /// backport IBPCollectionViewCompositionalLayout puts trailing elements beyond the edge.
    fileprivate var share: Double {
        switch self {
        case .none, .top, .bottom: 0.5
        case .leading, .topLeading, .bottomLeading: 0
        case .trailing, .topTrailing, .bottomTrailing: 1
        }
    }
}

extension [BoundaryMetrics] {
    /// The room that the elements take at the four edges, in points. The room at an edge is the extent of the largest
    /// element there.
    var room: EdgeInsets {
        reduce(into: .zero) { room, item in
            guard item.extends else { return }
            switch item.edge {
            case .top: room.top = Swift.max(room.top, item.size.height)
            case .bottom: room.bottom = Swift.max(room.bottom, item.size.height)
            case .leading: room.left = Swift.max(room.left, item.size.width)
            case .trailing: room.right = Swift.max(room.right, item.size.width)
            case .none: break
            }
        }
    }

    /// The largest distance by which elements may extend beyond the section, in points. It depends on the offsets and
    /// the negative insets of the elements. An element that takes no room at the start or the end may extend by its
    /// whole height.
    var overhang: Overhang {
        reduce(into: .none) { overhang, item in
            let over = item.extends && item.edge != .leading && item.edge != .trailing
            // An element whose height is a share of the section's height has a size of zero here.
            let height = over ? 0 : item.size.height
            overhang.widen(
                above: Swift.max(0, height - item.offset.y) - Swift.min(0, item.inset.top),
                below: Swift.max(0, height + item.offset.y) - Swift.min(0, item.inset.bottom))
        }
    }
}

/// An element behind a section.
struct DecorationMetrics {
    var kind: ElementKind
    var extent: BackgroundExtent
    var inset: EdgeInsets
    var zIndex: Int

    /// Returns the background and the decoration items of a section, with checked numbers.
    ///
    /// - Parameter standard: The extent of a background whose own extent is `automatic`.
    static func all(
        of section: SectionLayout, standard: BackgroundExtent, log: inout ProblemLog
    ) -> [DecorationMetrics] {
        var all: [DecorationMetrics] = []
        if let extent = section.background {
            all.append(
                DecorationMetrics(
                    kind: .background, extent: extent == .automatic ? standard : extent,
                    inset: .zero,
                    zIndex: LayoutAttributes.backgroundZIndex))
        }
        for item in section.decorationItems {
            all.append(
                DecorationMetrics(
                    kind: item.kind, extent: .section, inset: log.room(item.contentInsets.edges),
                    zIndex: item.zIndex))
        }
        return all
    }
}
