import CollectionLayouts
import CollectionSnapshots

/// An element as it is drawn now: at its final frame, or in motion.
struct DrawnElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Moving = Transition<SectionID, ItemID>

    var attributes: LayoutAttributes
    let address: ElementAddress
    var depth = Moving.Depth.still
    /// The removed element; nil if the element still exists. Of a removed element, `attributes` only contains the look.
    var removedElement: Moving.RemovedElement?

    /// Returns a removed element as it is drawn now.
    func element(of removedElement: Moving.RemovedElement) -> Element<SectionID, ItemID> {
        var element = removedElement.element
        element.frame = attributes.frame
        element.alpha = attributes.alpha
        return element
    }
}

extension CollectionView {
    /// The state of the view, in its own coordinates.
    var setting: ViewState<SectionID, ItemID> {
        ViewState(snapshot: inputs.snapshot, arrangement: solved, viewport: ownViewport)
    }

    /// Returns the given elements of the arrangement, and all other moving elements, visible or not, as they are drawn
    /// now. O(elements + moving elements).
    func drawnElements(
        of elements: [LayoutAttributes], in setting: ViewState<SectionID, ItemID>
    ) -> [DrawnElement<SectionID, ItemID>] {
        guard let transition = motion.transition else {
            return elements.map { DrawnElement(attributes: $0, address: setting.address(of: $0)) }
        }
        let rest = 1 - transition.motion.progress(at: now)
        var drawnElements = transition.removedElements.map { $0.drawn(rest: rest) }
        drawnElements.reserveCapacity(
            drawnElements.count + elements.count + transition.movingElements.count)
        var matching = transition.matching
        for element in elements {
            let drawn = DrawnElement<SectionID, ItemID>(
                attributes: element, address: setting.address(of: element))
            let movingElement = matching.take(drawn.address).map { transition.movingElements[$0] }
            drawnElements.append(movingElement?.applied(to: drawn, rest: rest) ?? drawn)
        }
        for index in matching.rest {
            let movingElement = transition.movingElements[index]
            var end = movingElement.attributes
            // Compute the final frame again, because scrolling may have moved a pinned element or an element that
            // scrolls sideways.
            if matching.isAlone(movingElement.address),
                let frame = setting.frame(at: movingElement.address)
            {
                end.frame = frame
            }
            drawnElements.append(
                movingElement.applied(
                    to: DrawnElement(attributes: end, address: movingElement.address), rest: rest))
        }
        return drawnElements
    }

    /// Appends the visible elements from back to front. Among elements with equal zIndex, disappearing elements come
    /// first and moving elements last. The selected item is in front of them.
    @usableFromInline
    func appendInTransition(to buffer: inout ElementBuffer<SectionID, ItemID>) {
        let setting = setting
        let bounds = setting.viewport.bounds
        let seen = drawnElements(of: buffer.attributes, in: setting).filter {
            !$0.attributes.isHidden && $0.attributes.alpha > 0 && $0.attributes.frame.meets(bounds)
        }
        let elements = seen.map { drawn in
            drawn.removedElement.map { drawn.element(of: $0) } ?? element(drawn.attributes)
        }
        func level(_ index: Int) -> (Int, Int, Int, Int) {
            let element = elements[index]
            // A removed item keeps its mark, but is no longer selected.
            let isInFront = element.item != nil && element.item == selection
            return (element.zIndex, isInFront ? 1 : 0, seen[index].depth.rawValue, index)
        }
        let order = seen.indices.sorted { level($0) < level($1) }
        buffer.elements += order.map { elements[$0] }
    }
}

extension Transition.MovingElement {
    /// Returns a moving element as it is drawn now. Uses the current final state, because the element may have been
    /// scrolled, hidden or faded since the transition began.
    fileprivate func applied(
        to drawn: DrawnElement<SectionID, ItemID>, rest: Double
    ) -> DrawnElement<SectionID, ItemID> {
        var drawn = drawn
        let end = drawn.attributes
        drawn.attributes.frame = displacement.frame(before: end.frame, rest: rest)
        drawn.attributes.alpha = end.alpha + (alpha - end.alpha) * Float(rest)
        drawn.attributes.zIndex = max(end.zIndex, attributes.zIndex)
        drawn.attributes.scrollsSideways = attributes.scrollsSideways
        drawn.depth = depth
        return drawn
    }
}

extension Transition.RemovedElement {
    fileprivate func drawn(rest: Double) -> DrawnElement<SectionID, ItemID> {
        var attributes = LayoutAttributes(
            kind: element.kind, section: element.sectionIndex, item: element.itemIndex,
            frame: displacement.frame(before: element.frame, rest: rest), zIndex: element.zIndex)
        attributes.alpha = alpha * Float(rest)
        let address = ElementAddress(
            kind: element.kind, section: element.sectionIndex, item: element.itemIndex,
            isOfLayout: false)
        return DrawnElement(
            attributes: attributes, address: address, depth: .disappearing, removedElement: self)
    }
}
