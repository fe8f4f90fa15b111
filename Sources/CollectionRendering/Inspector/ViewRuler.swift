import CollectionLayouts
import CollectionViews

/// A ruler: the distance from an edge of an element to the next element in the same direction.
package struct ViewRuler: Hashable, Sendable {
    /// The object at which a ruler ends.
    package enum End: Hashable, Sendable {
        /// A neighbour, by kind and indexes.
        case element(ElementKind, section: Int, item: Int)
        /// The edge of the element's column. Along the scroll direction, it is the edge of the content. In a section
        /// that scrolls sideways, it is the edge of the section's content.
        case edge
    }

    /// The direction of the ruler.
    package let direction: Direction
    /// The distance in points; never negative.
    package let distance: Double
    /// The object at which the ruler ends.
    package let end: End
    /// The area between the ruler's two edges, where these are opposite each other, in content coordinates. If the
    /// edges touch, the area's length along the ruler is zero.
    package let area: Rect
}

extension ViewInspector {
    /// Returns the distances from the chosen element to its neighbours, or to the edge of the column if the edge is
    /// nearer.
    ///
    /// Neighbours are visible items, headers, footers and supplementary elements that lie opposite an edge of the
    /// chosen element, and do not reach over it. An edge that is not visible has no ruler. O(visible).
    package func rulers(in view: View) -> [ViewRuler] {
        let elements = Self.elements(of: view)
        guard let element = elements.first(where: { $0.address == chosen }) else { return [] }
        return Self.rulers(of: element.attributes, among: elements.map(\.attributes), in: view)
    }

    static func rulers(
        of element: LayoutAttributes, among elements: [LayoutAttributes], in view: View
    ) -> [ViewRuler] {
        Direction.allCases.compactMap { direction in
            var candidates: [ViewRuler] = []
            let from = ElementEdge(element, direction, in: view)
            guard from.isVisible else { return nil }
            for other in elements where !other.isBehind {
                if let ruler = from.ruler(to: other) { candidates.append(ruler) }
            }
            if let edge = view.edge(around: element, direction),
                let ruler = from.ruler(toEdgeAt: edge)
            {
                candidates.append(ruler)
            }
            // `min` returns the first of several equal distances. Neighbours come before the column's edge.
            return candidates.min { $0.distance < $1.distance }
        }
    }
}

/// An edge of an element, at which a ruler may start.
private struct ElementEdge {
    let frame: Rect
    let direction: Direction
    /// The visible ranges along the ruler and across it, in points.
    let visibleRange: ClosedRange<Double>
    let rangeAcross: ClosedRange<Double>

    /// The tolerance for rounding errors, in points.
    private static var tolerance: Double { 1e-6 }

    init<SectionID, ItemID>(
        _ element: LayoutAttributes, _ direction: Direction,
        in view: CollectionView<SectionID, ItemID>
    ) {
        (frame, self.direction) = (element.frame, direction)
        visibleRange = element.visibleRange(on: direction.axis, in: view)
        rangeAcross = element.visibleRange(on: direction.axis.crossing, in: view)
    }

    private var axis: Axis { direction.axis }
    private var place: Double { direction.isForward ? frame.max(axis) : frame.min(axis) }

    var isVisible: Bool { isVisible(place) }

    private func isVisible(_ place: Double) -> Bool {
        place >= visibleRange.lowerBound - Self.tolerance
            && place <= visibleRange.upperBound + Self.tolerance
    }

    /// Returns the ruler from this edge to another element; nil if that element does not lie opposite this edge.
    func ruler(to other: LayoutAttributes) -> ViewRuler? {
        let end = direction.isForward ? other.frame.min(axis) : other.frame.max(axis)
        let across = axis.crossing
        return ruler(
            to: end,
            from: max(frame.min(across), other.frame.min(across)),
            upTo: min(frame.max(across), other.frame.max(across)),
            .element(other.kind, section: other.section, item: other.item))
    }

    /// Returns the ruler from this edge of the element to an edge of the content. Nil if the element extends beyond the
    /// edge of the content, or if that edge is not visible.
    func ruler(toEdgeAt place: Double) -> ViewRuler? {
        guard isVisible(place) else { return nil }
        return ruler(
            to: place, from: frame.min(axis.crossing), upTo: frame.max(axis.crossing), .edge)
    }

    private func ruler(
        to end: Double, from low: Double, upTo high: Double, _ what: ViewRuler.End
    ) -> ViewRuler? {
        let (low, high) = (max(low, rangeAcross.lowerBound), min(high, rangeAcross.upperBound))
        let distance = direction.isForward ? end - place : place - end
        guard distance > -Self.tolerance, high - low > Self.tolerance else { return nil }
        let area = Rect.zero.spanning(low, high, axis.crossing)
            .spanning(min(place, end), max(place, end), axis)
        return ViewRuler(
            direction: direction, distance: max(0, distance), end: what, area: area)
    }
}

extension CollectionView {
    /// Returns the edge of an element's section in a direction. Along the scroll direction, this is the edge of the
    /// content. In a section that scrolls sideways, this is the edge of the section's content.
    fileprivate func edge(around element: LayoutAttributes, _ direction: Direction) -> Double? {
        let axis = direction.axis
        guard let section = arrangement.geometry(ofSection: element.section, in: viewport)
        else { return nil }
        if axis == scrollDirection {
            let content = arrangement.contentFrame
            return direction.isForward ? content.max(axis) : content.min(axis)
        }
        if element.scrollsSideways {
            return direction.isForward
                ? section.contentFrame.max(axis) : section.contentFrame.min(axis)
        }
        return direction.isForward ? section.frame.max(axis) : section.frame.min(axis)
    }
}
