import CollectionLayouts
import CollectionViews

/// A distance from an edge of an element to what is next to it in that direction.
package struct ViewRuler: Hashable, Sendable {
    /// What it leads to.
    package enum End: Hashable, Sendable {
        /// A neighbour, by kind and indexes.
        case element(ElementKind, section: Int, item: Int)
        /// The edge of the column (along the scroll direction that of the content), or of what scrolls in a section.
        case edge
    }

    /// Where it leads.
    package let direction: Direction
    /// In points; never negative.
    package let distance: Double
    /// What it leads to.
    package let end: End
    /// All that lies between the two edges where both are opposite each other, in content coordinates; without
    /// extent along the ruler where they touch.
    package let area: Rect
}

extension ViewInspector {
    /// The distances from the chosen element to its neighbours, or to the edge of the column where that is nearer.
    ///
    /// Neighbours are items, headers, footers and supplementary elements in sight that lie opposite the edge without
    /// overlapping it. There is no ruler from or to an edge that is out of sight. O(visible).
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
            guard from.isInSight else { return nil }
            for other in elements where !other.isBehind {
                if let ruler = from.ruler(to: other) { candidates.append(ruler) }
            }
            if let edge = view.edge(around: element, direction),
                let ruler = from.ruler(toEdgeAt: edge)
            {
                candidates.append(ruler)
            }
            // Of equal ones the first: a neighbour rather than the column's edge.
            return candidates.min { $0.distance < $1.distance }
        }
    }
}

/// The edge of an element from which a ruler leads in a direction.
private struct ElementEdge {
    let frame: Rect
    let direction: Direction
    /// What is seen along the ruler and across it.
    let sight: ClosedRange<Double>
    let sightAcross: ClosedRange<Double>

    /// How much rounding errors may differ, in points.
    private static var tolerance: Double { 1e-6 }

    init<SectionID, ItemID>(
        _ element: LayoutAttributes, _ direction: Direction,
        in view: CollectionView<SectionID, ItemID>
    ) {
        (frame, self.direction) = (element.frame, direction)
        sight = element.sight(on: direction.axis, in: view)
        sightAcross = element.sight(on: direction.axis.crossing, in: view)
    }

    private var axis: Axis { direction.axis }
    private var place: Double { direction.isForward ? frame.max(axis) : frame.min(axis) }

    var isInSight: Bool { isInSight(place) }

    private func isInSight(_ place: Double) -> Bool {
        place >= sight.lowerBound - Self.tolerance && place <= sight.upperBound + Self.tolerance
    }

    /// Nil when the other one does not lie opposite this edge.
    func ruler(to other: LayoutAttributes) -> ViewRuler? {
        let end = direction.isForward ? other.frame.min(axis) : other.frame.max(axis)
        let across = axis.crossing
        return ruler(
            to: end,
            from: max(frame.min(across), other.frame.min(across)),
            upTo: min(frame.max(across), other.frame.max(across)),
            .element(other.kind, section: other.section, item: other.item))
    }

    /// Nil when the element reaches over the edge, or that is out of sight.
    func ruler(toEdgeAt place: Double) -> ViewRuler? {
        guard isInSight(place) else { return nil }
        return ruler(
            to: place, from: frame.min(axis.crossing), upTo: frame.max(axis.crossing), .edge)
    }

    private func ruler(
        to end: Double, from low: Double, upTo high: Double, _ what: ViewRuler.End
    ) -> ViewRuler? {
        let (low, high) = (max(low, sightAcross.lowerBound), min(high, sightAcross.upperBound))
        let distance = direction.isForward ? end - place : place - end
        guard distance > -Self.tolerance, high - low > Self.tolerance else { return nil }
        let area = Rect.zero.spanning(low, high, axis.crossing)
            .spanning(min(place, end), max(place, end), axis)
        return ViewRuler(
            direction: direction, distance: max(0, distance), end: what, area: area)
    }
}

extension CollectionView {
    /// Where the column of an element ends in a direction; the content along the scroll direction, and what scrolls
    /// in the section along that.
    fileprivate func edge(around element: LayoutAttributes, _ direction: Direction) -> Double? {
        let axis = direction.axis
        guard let section = arrangement.geometry(ofSection: element.section, in: viewport)
        else { return nil }
        if axis == scrollDirection { return direction.isForward ? contentSize[axis] : 0 }
        if element.scrollsSideways {
            return direction.isForward
                ? section.contentFrame.max(axis) : section.contentFrame.min(axis)
        }
        return direction.isForward ? section.column.rightEdge : section.column.leftEdge
    }
}

extension Direction {
    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
    /// To the right or down.
    var isForward: Bool { self == .right || self == .down }
}
