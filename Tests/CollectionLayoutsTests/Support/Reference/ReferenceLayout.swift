@testable import CollectionLayouts

/// A vertical layout solved directly by its definition: one loop per rule, and a stored frame for every element.
///
/// Shares only the descriptions with the engine. All numbers must be valid, because other tests cover problems.
struct ReferenceLayout {
    var columns = Columns.single
    var environment: LayoutEnvironment
    var insetReference = InsetReference.safeArea
    /// Whether readable content is narrower than the margins. This is not the case across a layout that scrolls sideways.
    var readsAcross = true
    var defaults = SectionDefaults()
    var spacing = 0.0
    /// Boundary items of the layout, placed once around all sections.
    var around: [BoundaryItem] = []
    /// Whether the content is as wide as the container, as in a compositional layout.
    var fillsContainer = false
    var measure: Measure?
    var sections: [Section] = []

    struct Section {
        var layout: SectionLayout
        var count: Int
        var column = ColumnChoice.index(0)
    }
}

/// An element and its frame before scrolling.
struct ReferenceElement {
    var attributes: LayoutAttributes
    /// The insets subtracted from the frame as the last step.
    var inset = EdgeInsets.zero
    /// The rule that keeps the element visible. `nil` for an unpinned element.
    var pin: Pin?

    enum Pin {
        /// Pinned to the visible top. The element's bottom edge is at most `end`.
        case top(end: Double)
        /// Pinned to the visible bottom. The element's top edge is at least `start`.
        case bottom(start: Double)
    }
}

/// A solved section.
struct ReferenceSection {
    var frame: Rect
    /// The top edge of the items with their insets. `contentEnd` is the bottom edge.
    var contentTop: Double
    var contentEnd: Double
    var behind: [ReferenceElement] = []
    var top: [ReferenceElement] = []
    var body: [ReferenceElement] = []
    var end: [ReferenceElement] = []
    var scroll: ReferenceScroll?
}

/// A solved layout.
struct ReferenceArrangement {
    var columns: [(left: Double, width: Double)]
    /// The solved sections. `nil` for a section that is left out.
    var sections: [ReferenceSection?]
    var contentSize: Size
    var before: [ReferenceElement] = []
    var after: [ReferenceElement] = []
}

extension ReferenceLayout {
    func solve() -> ReferenceArrangement {
        let area = area(of: insetReference)
        let width = max(0, area.right - area.left)
        let height = max(0, environment.size.height - environment.contentInset.vertical)
        let items = around.map {
            var item = ReferenceBoundary(
                $0, left: 0, room: Size(width: width, height: height), 0, measure)
            item.isOfLayout = true
            return item
        }
        let room = ReferenceBoundary.room(of: items)
        let columns = dividedColumns(
            left: area.left + room.left, width: max(0, width - room.horizontal))
        var bottoms = columns.map { _ in room.top }
        var isFirst = columns.map { _ in true }
        var solved: [ReferenceSection?] = []
        for (index, section) in sections.enumerated() {
            let tops = bottoms.indices.map { bottoms[$0] + (isFirst[$0] ? 0 : spacing) }
            let column = columnIndex(section.column, among: columns, tops: tops)
            guard columns[column].width > 0 else {
                solved.append(nil)
                continue
            }
            let top = tops[column]
            let range = range(of: section, inColumn: column, among: columns, room)
            let place = ReferenceSectionSolver(
                layout: self, section: section, index: index, columnIndex: column,
                left: range.left, width: range.right - range.left, height: height)
            let result = place.solve(top: top)
            (bottoms[column], isFirst[column]) = (result.frame.maxY, false)
            solved.append(result)
        }
        let right = columns.map { $0.left + $0.width }.max() ?? 0
        let container = columns.map(\.width).reduce(0, +) + room.horizontal
        let size = Size(
            width: fillsContainer ? container : right + room.right,
            height: (bottoms.max() ?? 0) + room.bottom)
        var result = ReferenceArrangement(columns: columns, sections: solved, contentSize: size)
        guard !sections.isEmpty else { return result }
        let span = ReferenceSpan(
            left: area.left, top: 0, bottom: size.height, contentTop: room.top,
            contentEnd: size.height - room.bottom)
        for item in items {
            if item.isAtTop {
                result.before.append(item.element(section: 0, in: span))
            } else {
                result.after.append(item.element(section: sections.count - 1, in: span))
            }
        }
        return result
    }

    /// Returns the column of a section. `tops` contains the y at which the section would begin in each column.
    private func columnIndex(
        _ choice: ColumnChoice, among columns: [(left: Double, width: Double)], tops: [Double]
    ) -> Int {
        if case .index(let index) = choice { return min(max(0, index), columns.count - 1) }
        let wide = columns.indices.filter { columns[$0].width > 0 }
        let highest = wide.map { tops[$0] }.min() ?? 0
        return wide.first { tops[$0] <= highest + 1e-6 } ?? 0
    }

    /// Returns the horizontal edges of a reference's area.
    private func area(of reference: InsetReference) -> (left: Double, right: Double) {
        let end = environment.size.width - environment.contentInset.horizontal
        let (safe, margins) = (environment.safeAreaInsets, environment.layoutMargins)
        switch reference {
        case .none: return (0, max(0, end))
        case .automatic, .safeArea: return (safe.left, max(safe.left, end - safe.right))
        case .layoutMargins: return (margins.left, max(margins.left, end - margins.right))
        case .readableContent:
            let (left, right) = area(of: .layoutMargins)
            let rest = readsAcross ? max(0, right - left - environment.readableWidth) : 0
            return (left + rest / 2, right - rest / 2)
        }
    }

    /// Returns the horizontal edges of a section: those of its column, or of its own area at the outer edges.
    private func range(
        of section: Section, inColumn index: Int,
        among columns: [(left: Double, width: Double)], _ room: EdgeInsets
    ) -> (left: Double, right: Double) {
        let column = columns[index]
        let own = section.layout.contentInsetsReference
        var edges = (left: column.left, right: column.left + column.width)
        guard own != .automatic, area(of: own) != area(of: insetReference) else { return edges }
        let isFirst = columns[..<index].allSatisfy { $0.width <= 0 }
        let isLast = columns[(index + 1)...].allSatisfy { $0.width <= 0 }
        let area = area(of: own)
        // The items at the sides of the layout keep their room.
        let wished = (
            left: room.left > 0 ? max(area.left, edges.left) : area.left,
            right: room.right > 0 ? min(area.right, edges.right) : area.right
        )
        if isFirst { edges.left = isLast ? wished.left : min(wished.left, edges.right) }
        if isLast { edges.right = max(wished.right, edges.left) }
        return edges
    }

    /// Returns columns that share the width less the spacing.
    private func dividedColumns(left: Double, width: Double) -> [(left: Double, width: Double)] {
        switch columns {
        case .single: return [(left, width)]
        case .split(let wished, let wishedSpacing):
            let ratio = min(1, max(0, wished))
            let spacing = ratio == 0 || ratio == 1 ? 0 : wishedSpacing
            let room = max(0, width - spacing)
            return [
                (left, room * ratio), (left + room * ratio + spacing, room - room * ratio),
            ]
        case .ratios(let ratios, let spacing):
            let open = ratios.filter { $0 > 0 }
            let room = max(0, width - spacing * Double(open.count - 1))
            return ratios.indices.map { index in
                let before = ratios[..<index].filter { $0 > 0 }
                let part = room * before.reduce(0, +) / open.reduce(0, +)
                let gaps = spacing * Double(min(before.count, open.count - 1))
                return (left + part + gaps, room * ratios[index] / open.reduce(0, +))
            }
        case .asMany(let minimum, let most, let spacing):
            let count =
                Double(
                    (2...most + 1).first {
                        Double($0) * minimum + Double($0 - 1) * spacing > width + 1e-6
                    } ?? most + 1) - 1
            let part = (width - spacing * (count - 1)) / count
            return (0..<Int(count)).map { (left + Double($0) * (part + spacing), max(0, part)) }
        }
    }
}

extension ReferenceArrangement {
    /// Returns all elements of a viewport, in the engine's order.
    func elements(in viewport: Viewport) -> [LayoutAttributes] {
        let inner = inside(viewport)
        var found = before.compactMap { $0.seen(in: viewport) }
        for (index, section) in sections.enumerated() {
            guard let section else { continue }
            found += (section.behind + section.top).compactMap { $0.seen(in: inner) }
            found += section.scrolledBody(viewport.sidewaysOffsets[index]).filter {
                section.shows($0.frame, in: viewport.bounds)
            }
            found += section.end.compactMap { $0.seen(in: inner) }
        }
        return found + after.compactMap { $0.seen(in: viewport) }
    }

    /// Returns the viewport less the edges that pinned boundary items of the layout cover.
    func inside(_ viewport: Viewport) -> Viewport {
        var inner = viewport
        for element in before + after {
            let frame = element.placed(in: viewport).frame
            switch element.pin {
            case .top: inner.insets.top = max(inner.insets.top, frame.maxY - viewport.bounds.y)
            case .bottom:
                inner.insets.bottom = max(inner.insets.bottom, viewport.bounds.maxY - frame.y)
            case nil: break
            }
        }
        return inner
    }
}

extension ReferenceSection {
    /// Returns the elements of the body at a sideways offset. `nil` gives the initial offset.
    func scrolledBody(_ wish: Double?) -> [LayoutAttributes] {
        let offset = scroll?.offset(wish) ?? 0
        return body.map {
            var attributes = $0.attributes
            attributes.frame.x -= offset
            attributes.scrollsSideways = scroll != nil
            return attributes
        }
    }

    /// Whether a frame of the body is visible in the bounds and in the section's own window.
    func shows(_ frame: Rect, in bounds: Rect) -> Bool {
        var bounds = bounds
        if let scroll {
            let right = min(bounds.x + bounds.width, scroll.left + scroll.width)
            bounds.x = max(bounds.x, scroll.left)
            bounds.width = max(0, right - bounds.x)
        }
        return bounds.overlaps(frame)
    }
}

extension ReferenceElement {
    /// Returns the element at its position in a viewport.
    func placed(in viewport: Viewport) -> LayoutAttributes {
        var placed = attributes
        let frame = attributes.frame
        let top = viewport.bounds.y + viewport.insets.top
        let bottom = viewport.bounds.y + viewport.bounds.height - viewport.insets.bottom
        switch pin {
        case nil: break
        case .top(let end): placed.frame.y = max(frame.y, min(top, end - frame.height))
        case .bottom(let start): placed.frame.y = min(frame.y, max(bottom - frame.height, start))
        }
        placed.isPinned = pin != nil
        placed.frame.x += inset.left
        placed.frame.y += inset.top
        placed.frame.width = max(0, frame.width - inset.left - inset.right)
        placed.frame.height = max(0, frame.height - inset.top - inset.bottom)
        return placed
    }

    /// Returns `nil` if the bounds do not show the element.
    func seen(in viewport: Viewport) -> LayoutAttributes? {
        let placed = placed(in: viewport)
        return viewport.bounds.overlaps(placed.frame) ? placed : nil
    }
}

extension Rect {
    /// Whether the rectangles share more than a millionth of a point.
    func overlaps(_ other: Rect) -> Bool {
        guard !isVoid, !other.isVoid else { return false }
        return min(x + width, other.x + other.width) - max(x, other.x) > 1e-6
            && min(y + height, other.y + other.height) - max(y, other.y) > 1e-6
    }

    var isVoid: Bool { width <= 0 || height <= 0 }
}
