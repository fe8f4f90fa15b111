import CollectionLayouts
import CollectionSnapshots

/// An element as it is drawn now: at its final frame, or in motion.
struct DrawnElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Moving = Transition<SectionID, ItemID>

    var attributes: LayoutAttributes
    let place: ElementPlace
    var depth = Moving.Depth.still
    /// The removed element, if this element was deleted from the data. Then `attributes` only contains its look.
    var ghost: Moving.Ghost?

    /// Returns a removed element as it is drawn now.
    func element(of ghost: Moving.Ghost) -> Element<SectionID, ItemID> {
        var element = ghost.element
        element.frame = attributes.frame
        element.alpha = attributes.alpha
        return element
    }
}

extension CollectionView {
    var setting: ViewState<SectionID, ItemID> {
        ViewState(snapshot: inputs.snapshot, arrangement: arrangement, viewport: viewport)
    }

    /// Returns elements of the arrangement as they are drawn now, and all other moving elements, visible or not.
    /// O(elements + moving elements).
    func sights(
        of elements: [LayoutAttributes], in setting: ViewState<SectionID, ItemID>
    ) -> [DrawnElement<SectionID, ItemID>] {
        guard let transition = motion.transition else {
            return elements.map { DrawnElement(attributes: $0, place: setting.place(of: $0)) }
        }
        let rest = 1 - transition.motion.progress(at: now)
        var sights = transition.ghosts.map { $0.sight(rest: rest) }
        sights.reserveCapacity(sights.count + elements.count + transition.flights.count)
        var matching = transition.matching
        for element in elements {
            let sight = DrawnElement<SectionID, ItemID>(
                attributes: element, place: setting.place(of: element))
            let flight = matching.take(sight.place).map { transition.flights[$0] }
            sights.append(flight?.applied(to: sight, rest: rest) ?? sight)
        }
        for index in matching.rest {
            let flight = transition.flights[index]
            var end = flight.attributes
            // Scrolling has moved pinned elements and elements that scroll sideways.
            if matching.isAlone(flight.place), let frame = setting.frame(at: flight.place) {
                end.frame = frame
            }
            sights.append(
                flight.applied(to: DrawnElement(attributes: end, place: flight.place), rest: rest))
        }
        return sights
    }

    /// Appends the visible elements from back to front. Among elements with equal zIndex, disappearing elements come
    /// first and moving elements last.
    @usableFromInline
    func appendInTransition(to buffer: inout ElementBuffer<SectionID, ItemID>) {
        let setting = setting
        let bounds = setting.viewport.bounds
        let seen = sights(of: buffer.attributes, in: setting).filter {
            !$0.attributes.isHidden && $0.attributes.alpha > 0 && $0.attributes.frame.meets(bounds)
        }
        func level(_ index: Int) -> (Int, Int, Int) {
            (seen[index].attributes.zIndex, seen[index].depth.rawValue, index)
        }
        for index in seen.indices.sorted(by: { level($0) < level($1) }) {
            let sight = seen[index]
            buffer.elements.append(
                sight.ghost.map { sight.element(of: $0) } ?? element(sight.attributes))
        }
    }
}

extension Transition.Flight {
    /// Returns a moving element as it is drawn now. The element may have been scrolled, hidden or faded since the
    /// transition began.
    fileprivate func applied(
        to sight: DrawnElement<SectionID, ItemID>, rest: Double
    ) -> DrawnElement<SectionID, ItemID> {
        var sight = sight
        let end = sight.attributes
        sight.attributes.frame = displacement.frame(before: end.frame, rest: rest)
        sight.attributes.alpha = end.alpha + (alpha - end.alpha) * Float(rest)
        sight.attributes.zIndex = max(end.zIndex, attributes.zIndex)
        sight.attributes.scrollsSideways = attributes.scrollsSideways
        sight.depth = depth
        return sight
    }
}

extension Transition.Ghost {
    fileprivate func sight(rest: Double) -> DrawnElement<SectionID, ItemID> {
        var attributes = LayoutAttributes(
            kind: element.kind, section: element.sectionIndex, item: element.itemIndex,
            frame: displacement.frame(before: element.frame, rest: rest), zIndex: element.zIndex)
        attributes.alpha = alpha * Float(rest)
        let place = ElementPlace(
            kind: element.kind, section: element.sectionIndex, item: element.itemIndex,
            isOfLayout: false)
        return DrawnElement(attributes: attributes, place: place, depth: .disappearing, ghost: self)
    }
}
