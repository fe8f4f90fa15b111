import CollectionLayouts
import CollectionSnapshots

/// The animation of elements from their old frames to their current frames.
///
/// The arrangement, offset and selection already have their final values. Only the elements that are read for drawing
/// are animated. Each animation stores the difference from the element's final frame. Therefore, scrolling moves all
/// elements, and a further change continues from their current frames. The transition does not keep the old data and
/// arrangement alive.
struct Transition<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    let motion: Motion
    /// The elements of the arrangement that have not reached their final frame or look.
    fileprivate(set) var movingElements: [MovingElement] = []
    /// The elements that were deleted from the data.
    fileprivate(set) var removedElements: [RemovedElement] = []
    /// The table that finds the animation of an element by its position.
    fileprivate(set) var matching = Matching<ElementAddress>([])

    /// The animation of an element that still exists.
    struct MovingElement {
        let address: ElementAddress
        /// The final attributes of the element, as known when the animation began.
        let attributes: LayoutAttributes
        let displacement: Displacement
        /// The opacity at the start.
        let alpha: Float
        let depth: Depth
    }

    /// An element that was deleted from the data.
    struct RemovedElement {
        let identity: ElementIdentity<SectionID, ItemID>
        /// The element in its final state: shrunk to its middle line, with height zero (in a layout that scrolls
        /// sideways, with width zero).
        let element: Element<SectionID, ItemID>
        let displacement: Displacement
        /// The opacity at the start.
        let alpha: Float
    }

    /// The drawing order of elements with equal zIndex during a transition.
    enum Depth: Int {
        case disappearing, still, moving
    }
}

/// The difference between two frames, in points.
struct Displacement {
    private let x, y, width, height: Double

    /// The smallest difference that is animated, in points. A cell is 8 points wide.
    private static let least = 1e-3

    init(from start: Rect, to end: Rect) {
        x = start.x - end.x
        y = start.y - end.y
        width = start.width - end.width
        height = start.height - end.height
    }

    var isNone: Bool { [x, y, width, height].allSatisfy { $0.magnitude < Self.least } }

    /// Returns the frame during the animation. `rest` is the share of the animation that remains, from 1 to 0.
    func frame(before end: Rect, rest: Double) -> Rect {
        guard rest > 0 else { return end }
        return Rect(
            x: end.x + x * rest, y: end.y + y * rest, width: max(0, end.width + width * rest),
            height: max(0, end.height + height * rest))
    }
}

/// The start state of a transition: the elements of a view as they are drawn before a change.
struct StartState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Identity = ElementIdentity<SectionID, ItemID>

    let setting: ViewState<SectionID, ItemID>
    /// The height of a row in points; zero if the view has no scroll steps.
    let quantum: Double
    /// All visible and all moving elements, with frames in the view's own coordinates.
    let elements: [(identity: Identity, element: Element<SectionID, ItemID>)]

    /// Reads the start state from a view. O(visible).
    init(_ view: CollectionView<SectionID, ItemID>) {
        let setting = view.setting
        self.setting = setting
        quantum = view.inputs.offsetQuantum
        let visible = setting.arrangement.elements(in: setting.viewport)
        elements = view.drawnElements(of: visible, in: setting).compactMap { drawn in
            guard !drawn.attributes.isHidden else { return nil }
            if let removedElement = drawn.removedElement {
                return (removedElement.identity, drawn.element(of: removedElement))
            }
            return (setting.identity(of: drawn.address), view.element(drawn.attributes))
        }
    }
}

extension Transition {
    typealias View = CollectionView<SectionID, ItemID>

    /// Makes the transition from the start state to a changed view; nil if all visible elements stay the same.
    /// O(visible).
    ///
    /// `corner` is the old position of the view's upper left corner on the screen, in points relative to the new
    /// position.
    init?(from startState: StartState<SectionID, ItemID>, to view: View, corner: Point) {
        motion = Motion(from: view.now)
        let setting = view.setting
        let start = Start(
            startState, setting.viewport, view.inputs.offsetQuantum, corner,
            isMirrored: view.isMirrored)
        var shown = Matching(startState.elements.map(\.identity))
        for end in setting.arrangement.elements(in: setting.viewport) where !end.isHidden {
            let address = setting.address(of: end)
            let identity = setting.identity(of: address)
            let before = shown.take(identity).map { startState.elements[$0].element }
            arrive(at: end, address, from: before, start, identity)
        }
        for index in shown.rest {
            let (identity, element) = startState.elements[index]
            leave(identity, element, start, setting)
        }
        guard !movingElements.isEmpty || !removedElements.isEmpty else { return nil }
        matching = Matching(movingElements.map(\.address))
    }

    /// Adds the animation of an element that is visible after the change. An element that existed before moves from its
    /// old frame; a new element grows.
    private mutating func arrive(
        at end: LayoutAttributes, _ address: ElementAddress,
        from shown: Element<SectionID, ItemID>?,
        _ start: Start, _ identity: ElementIdentity<SectionID, ItemID>
    ) {
        let frame: Rect
        var end = end
        var alpha = end.alpha
        var depth = Depth.moving
        let old = start.startState.setting
        if let shown {
            frame = start.frame(shown.frame)
            alpha = shown.alpha
            end.zIndex = max(end.zIndex, shown.zIndex)
            // Clip the element to its new section only if it was already clipped before the change.
            end.scrollsSideways = end.scrollsSideways && shown.scrollsSideways
        } else if let address = old.address(of: identity) {
            frame = start.limited(start.frame(address.frame))
            end.scrollsSideways = end.scrollsSideways && old.scrollsSideways(address.address)
        } else {
            (frame, alpha, depth) = (end.frame.collapsed(along: start.axis), 0, .still)
        }
        let displacement = Displacement(from: frame, to: end.frame)
        guard !displacement.isNone || alpha != end.alpha else { return }
        movingElements.append(
            MovingElement(
                address: address, attributes: end, displacement: displacement, alpha: alpha,
                depth: depth))
    }

    /// Adds the animation of an element that is not visible after the change. An element that still exists moves to its
    /// new frame; a deleted element shrinks.
    private mutating func leave(
        _ identity: ElementIdentity<SectionID, ItemID>, _ element: Element<SectionID, ItemID>,
        _ start: Start, _ setting: ViewState<SectionID, ItemID>
    ) {
        let frame = start.frame(element.frame)
        guard frame.meets(setting.viewport.bounds), element.alpha > 0 else { return }
        if let (address, end) = setting.address(of: identity) {
            var attributes = LayoutAttributes(
                kind: address.kind, section: address.section, item: address.item, frame: end,
                zIndex: element.zIndex)
            attributes.alpha = element.alpha
            attributes.scrollsSideways = element.scrollsSideways && setting.scrollsSideways(address)
            movingElements.append(
                MovingElement(
                    address: address, attributes: attributes,
                    displacement: Displacement(from: frame, to: end), alpha: element.alpha,
                    depth: .moving))
        } else {
            var removedElement = element
            removedElement.frame = frame.collapsed(along: start.axis)
            removedElement.isDisappearing = true
            // The section that clipped the element may be deleted, so the element is not clipped any more.
            removedElement.scrollsSideways = false
            removedElements.append(
                RemovedElement(
                    identity: identity, element: removedElement,
                    displacement: Displacement(from: frame, to: removedElement.frame),
                    alpha: element.alpha))
        }
    }

    /// A converter from frames before the change to start frames, in the coordinates of the current content.
    private struct Start {
        let startState: StartState<SectionID, ItemID>
        let viewport: Viewport
        /// The new row height divided by the old one, so that zoomed elements grow from their old size on the screen.
        private let scale: Double
        private let corner: Point
        /// Whether the changed view is mirrored.
        private let isMirrored: Bool
        /// The axis along which elements shrink and grow: the old scroll direction.
        let axis: Axis

        init(
            _ startState: StartState<SectionID, ItemID>, _ viewport: Viewport, _ quantum: Double,
            _ corner: Point, isMirrored: Bool
        ) {
            self.isMirrored = isMirrored
            self.startState = startState
            self.viewport = viewport
            self.corner = corner
            scale = quantum > 0 && startState.quantum > 0 ? quantum / startState.quantum : 1
            axis = startState.setting.arrangement.scrollDirection
        }

        /// Converts a frame of the old content to the current content, at the same position on the screen. Both are in
        /// the own coordinates of their views.
        func frame(_ rect: Rect) -> Rect {
            let old = startState.setting.viewport.bounds
            let (width, height) = (rect.width * scale, rect.height * scale)
            let wasMirrored = startState.setting.arrangement.isMirrored
            let left = (wasMirrored ? old.maxX - rect.maxX : rect.x - old.x) * scale + corner.x
            return Rect(
                x: (isMirrored ? viewport.bounds.width - left - width : left) + viewport.bounds.x,
                y: (rect.y - old.y) * scale + corner.y + viewport.bounds.y, width: width,
                height: height)
        }

        /// Moves a start frame to at most one view's length outside the view, so that the element is visible for most
        /// of its movement.
        func limited(_ rect: Rect) -> Rect {
            let bounds = viewport.bounds
            let (left, top) = (bounds.minX - bounds.width, bounds.minY - bounds.height)
            let (right, bottom) = (bounds.maxX + bounds.width, bounds.maxY + bounds.height)
            return Rect(
                x: min(max(rect.x, left - rect.width), right),
                y: min(max(rect.y, top - rect.height), bottom), width: rect.width,
                height: rect.height)
        }
    }
}

extension Rect {
    /// Returns the rectangle's middle line across an axis, as a rectangle of length zero along the axis.
    fileprivate func collapsed(along axis: Axis) -> Rect {
        axis == .vertical
            ? Rect(x: x, y: midY, width: width, height: 0)
            : Rect(x: midX, y: y, width: 0, height: height)
    }
}
