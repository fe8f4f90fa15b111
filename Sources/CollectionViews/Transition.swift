import CollectionLayouts
import CollectionSnapshots

/// Elements on their way from where they were seen to where they are now.
///
/// Arrangement, offset and selection are those of the end at once, and so is all that asks them; only what is read for
/// drawing lags behind. What is kept is each element's difference from its end, so that scrolling moves all of them,
/// and one more change takes them from where they are. Nothing of the old data and arrangement stays alive.
struct Transition<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    let motion: Motion
    /// Elements of the arrangement that are not yet where, or what, they are in the end.
    fileprivate(set) var flights: [Flight] = []
    /// Elements that are no more.
    fileprivate(set) var ghosts: [Ghost] = []
    /// Finds the flight of an element by its place.
    fileprivate(set) var matching = Matching<ElementPlace>([])

    /// An element that is still there.
    struct Flight {
        let place: ElementPlace
        /// As it is in the end, by what was found when the flight began.
        let attributes: LayoutAttributes
        let displacement: Displacement
        /// What it began with.
        let alpha: Float
        let depth: Depth
    }

    /// An element that is not there any more.
    struct Ghost {
        let identity: ElementIdentity<SectionID, ItemID>
        /// As it is in the end: without height (in a layout that scrolls sideways: width), in the middle.
        let element: Element<SectionID, ItemID>
        let displacement: Displacement
        /// What it began with.
        let alpha: Float
    }

    /// How elements of one zIndex lie on each other while some of them move.
    enum Depth: Int {
        case disappearing, still, moving
    }
}

/// The difference between two frames, in points.
struct Displacement {
    private let x, y, width, height: Double

    /// What is less than this is no motion: a cell is eight points.
    private static let least = 1e-3

    init(from start: Rect, to end: Rect) {
        x = start.x - end.x
        y = start.y - end.y
        width = start.width - end.width
        height = start.height - end.height
    }

    var isNone: Bool { [x, y, width, height].allSatisfy { $0.magnitude < Self.least } }

    /// A frame on its way to its end; `rest` is how much of the way is before it, 1…0.
    func frame(before end: Rect, rest: Double) -> Rect {
        guard rest > 0 else { return end }
        return Rect(
            x: end.x + x * rest, y: end.y + y * rest, width: max(0, end.width + width * rest),
            height: max(0, end.height + height * rest))
    }
}

/// A view as it is seen before a change: what a transition begins with.
struct Departure<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Identity = ElementIdentity<SectionID, ItemID>

    let setting: ViewState<SectionID, ItemID>
    /// How high a row is in points, where lengths are counted in rows.
    let quantum: Double
    /// All that is drawn, on its way or not, and what is on its way out of sight; frames in content coordinates.
    let elements: [(identity: Identity, element: Element<SectionID, ItemID>)]

    /// O(visible).
    init(_ view: CollectionView<SectionID, ItemID>) {
        let setting = view.setting
        self.setting = setting
        quantum = view.inputs.offsetQuantum
        let visible = setting.arrangement.elements(in: setting.viewport)
        elements = view.sights(of: visible, in: setting).compactMap { sight in
            guard !sight.attributes.isHidden else { return nil }
            if let ghost = sight.ghost { return (ghost.identity, sight.element(of: ghost)) }
            return (setting.identity(of: sight.place), view.element(sight.attributes))
        }
    }
}

extension Transition {
    typealias View = CollectionView<SectionID, ItemID>

    /// What makes one view of another; nil when all that is seen is the same at the same place. O(visible).
    ///
    /// `corner` is where the view's upper left corner was on the screen, counted from where it is now, in points.
    init?(from departure: Departure<SectionID, ItemID>, to view: View, corner: Point) {
        motion = Motion(from: view.now)
        let setting = view.setting
        let start = Start(departure, setting.viewport, view.inputs.offsetQuantum, corner)
        var shown = Matching(departure.elements.map(\.identity))
        for end in setting.arrangement.elements(in: setting.viewport) where !end.isHidden {
            let place = setting.place(of: end)
            let identity = setting.identity(of: place)
            let before = shown.take(identity).map { departure.elements[$0].element }
            arrive(at: end, place, from: before, start, identity)
        }
        for index in shown.rest {
            let (identity, element) = departure.elements[index]
            leave(identity, element, start, setting)
        }
        guard !flights.isEmpty || !ghosts.isEmpty else { return nil }
        matching = Matching(flights.map(\.place))
    }

    /// An element that is seen in the end: it comes from where it was, and grows where it was not.
    private mutating func arrive(
        at end: LayoutAttributes, _ place: ElementPlace, from shown: Element<SectionID, ItemID>?,
        _ start: Start, _ identity: ElementIdentity<SectionID, ItemID>
    ) {
        let frame: Rect
        var end = end
        var alpha = end.alpha
        var depth = Depth.moving
        let old = start.departure.setting
        if let shown {
            frame = start.frame(shown.frame)
            alpha = shown.alpha
            end.zIndex = max(end.zIndex, shown.zIndex)
            // What comes from elsewhere is not cut off at the edges of its new section.
            end.scrollsSideways = end.scrollsSideways && shown.scrollsSideways
        } else if let place = old.place(of: identity) {
            frame = start.limited(start.frame(place.frame))
            end.scrollsSideways = end.scrollsSideways && old.scrollsSideways(place.place)
        } else {
            (frame, alpha, depth) = (end.frame.collapsed(along: start.axis), 0, .still)
        }
        let displacement = Displacement(from: frame, to: end.frame)
        guard !displacement.isNone || alpha != end.alpha else { return }
        flights.append(
            Flight(
                place: place, attributes: end, displacement: displacement, alpha: alpha,
                depth: depth))
    }

    /// An element that is not seen in the end: it goes to where it is, and shrinks where it is no more.
    private mutating func leave(
        _ identity: ElementIdentity<SectionID, ItemID>, _ element: Element<SectionID, ItemID>,
        _ start: Start, _ setting: ViewState<SectionID, ItemID>
    ) {
        let frame = start.frame(element.frame)
        guard frame.meets(setting.viewport.bounds), element.alpha > 0 else { return }
        if let (place, end) = setting.place(of: identity) {
            var attributes = LayoutAttributes(
                kind: place.kind, section: place.section, item: place.item, frame: end,
                zIndex: element.zIndex)
            attributes.alpha = element.alpha
            attributes.scrollsSideways = element.scrollsSideways && setting.scrollsSideways(place)
            flights.append(
                Flight(
                    place: place, attributes: attributes,
                    displacement: Displacement(from: frame, to: end), alpha: element.alpha,
                    depth: .moving))
        } else {
            var ghost = element
            ghost.frame = frame.collapsed(along: start.axis)
            ghost.isDisappearing = true
            // Which section's viewport it was clipped to is not known any more.
            ghost.scrollsSideways = false
            ghosts.append(
                Ghost(
                    identity: identity, element: ghost,
                    displacement: Displacement(from: frame, to: ghost.frame), alpha: element.alpha))
        }
    }

    /// Where things begin, in the coordinates of the content there is now.
    private struct Start {
        let departure: Departure<SectionID, ItemID>
        let viewport: Viewport
        /// A row is a row, however many points it has now: so what is zoomed grows from what it was.
        private let scale: Double
        private let corner: Point
        /// The direction in which elements shrink and grow: that of the rows.
        let axis: Axis

        init(
            _ departure: Departure<SectionID, ItemID>, _ viewport: Viewport, _ quantum: Double,
            _ corner: Point
        ) {
            self.departure = departure
            self.viewport = viewport
            self.corner = corner
            scale = quantum > 0 && departure.quantum > 0 ? quantum / departure.quantum : 1
            axis = departure.setting.arrangement.scrollDirection
        }

        /// A frame of the old content, where it was on the screen.
        func frame(_ rect: Rect) -> Rect {
            let old = departure.setting.viewport.bounds
            return Rect(
                x: (rect.x - old.x) * scale + corner.x + viewport.bounds.x,
                y: (rect.y - old.y) * scale + corner.y + viewport.bounds.y,
                width: rect.width * scale, height: rect.height * scale)
        }

        /// What comes from far away comes from a view's length away: so it is seen on its way, and its place is not
        /// empty until the last moment.
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
    /// The line in its middle, across an axis.
    fileprivate func collapsed(along axis: Axis) -> Rect {
        axis == .vertical
            ? Rect(x: x, y: midY, width: width, height: 0)
            : Rect(x: midX, y: y, width: 0, height: height)
    }
}
