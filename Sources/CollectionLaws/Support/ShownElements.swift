import CollectionLayouts

/// The identity of an element, without its frame.
struct ElementName: Hashable {
    let kind: ElementKind
    let section: Int
    let item: Int
}

extension LayoutAttributes {
    var name: ElementName { ElementName(kind: kind, section: section, item: item) }

    /// The name of the element for messages.
    var words: String {
        let name = kind == .item ? "Item" : "The \(kind) of item"
        return "\(name) \(item) of section \(section)"
    }
}

/// All elements of bodies, read one by one. Queries are compared with these elements.
struct ShownElements {
    private(set) var elements: [LayoutAttributes] = []
    private(set) var byName: [ElementName: LayoutAttributes] = [:]
    /// An element that a query returns, but for which `frame(of:)` returns nil or another frame; nil if there is none.
    private(set) var fault: Finding?
    /// The viewports of sections that scroll sideways.
    private var windows: [Int: (frame: Rect, axis: Axis)] = [:]

    init(_ arrangement: Arrangement, offsets: [Int: Double]) {
        let viewport = Viewport(
            bounds: Viewport.everything.bounds, sidewaysOffsets: offsets)
        for section in 0..<arrangement.sectionCount {
            if let scroll = arrangement.sidewaysScroll(ofSection: section) {
                windows[section] = (scroll.frame, scroll.axis)
            }
            for item in 0..<arrangement.itemCount(inSection: section) {
                guard
                    let frame = arrangement.frame(
                        of: .item, item: item, inSection: section, in: viewport)
                else { continue }
                add(LayoutAttributes(kind: .item, section: section, item: item, frame: frame))
            }
        }
        // Only a query finds the elements that are not items, because no method lists them one by one.
        for element in arrangement.elements(in: viewport) where element.isOfBody {
            guard element.kind != .item else { continue }
            let frame = arrangement.frame(
                of: element.kind, item: element.item, inSection: element.section, in: viewport)
            guard let frame, frame.isNear(element.frame) else {
                fault = Finding(
                    "\(element.words) is found at \(element.frame), but frame(of:) gives "
                        + (frame.map { "\($0)" } ?? "nil") + ".",
                    actual: [element])
                return
            }
            add(element)
        }
    }

    private mutating func add(_ element: LayoutAttributes) {
        elements.append(element)
        byName[element.name] = element
    }

    /// Returns whether an element overlaps the bounds. Returns nil if the element is so near the edge that rounding
    /// decides.
    func isSeen(_ element: LayoutAttributes, in bounds: Rect) -> Bool? {
        guard bounds.width > 0, bounds.height > 0, element.frame.isFinite else { return false }
        let slack = 1e-5 * max(1, element.frame.maxX.magnitude, element.frame.maxY.magnitude)
        if isMet(element, by: bounds, slack: -slack) { return true }
        return isMet(element, by: bounds, slack: slack) ? nil : false
    }

    private func isMet(_ element: LayoutAttributes, by bounds: Rect, slack: Double) -> Bool {
        var bounds = bounds.grown(by: slack)
        if let window = windows[element.section] {
            bounds = bounds.clipped(to: window.frame.grown(by: slack), along: window.axis)
        }
        return element.frame.meets(bounds)
    }

    /// Whether a point is inside the viewport of the element's section. True for sections that do not scroll sideways.
    func isInWindow(_ element: LayoutAttributes, _ point: Point) -> Bool {
        guard let window = windows[element.section] else { return true }
        return window.axis == .horizontal
            ? point.x >= window.frame.minX && point.x < window.frame.maxX
            : point.y >= window.frame.minY && point.y < window.frame.maxY
    }

    /// Returns the distance of a point from the nearest edge of a section's own viewport, in points. Infinite for
    /// sections that do not scroll sideways.
    func windowDistance(_ section: Int, _ point: Point) -> Double {
        windows[section].map { $0.frame.edgeDistance(point) } ?? .infinity
    }
}

extension Arrangement {
    /// An element for each item that has a frame. The frames are read one by one.
    var itemElements: [LayoutAttributes] {
        (0..<sectionCount).flatMap { section in
            (0..<itemCount(inSection: section)).compactMap { item in
                frame(ofItem: item, inSection: section).map {
                    LayoutAttributes(kind: .item, section: section, item: item, frame: $0)
                }
            }
        }
    }

    /// The elements that a query of the whole content returns.
    var everyElement: [LayoutAttributes] { elements(in: .everything) }

    /// The elements of bodies that are not items, such as badges and separators.
    var decorations: [LayoutAttributes] {
        // Set all sideways offsets to zero, because the initial offset of a section can be another stop.
        let unscrolled = Dictionary(uniqueKeysWithValues: (0..<sectionCount).map { ($0, 0.0) })
        let viewport = Viewport(
            bounds: Viewport.everything.bounds, sidewaysOffsets: unscrolled)
        return elements(in: viewport).filter { $0.isOfBody && $0.kind != .item }
    }

    /// Returns a random offset for each section that scrolls sideways.
    func drawnOffsets(_ random: inout SplitMix) -> [Int: Double] {
        var offsets: [Int: Double] = [:]
        for section in 0..<sectionCount {
            guard let limits = sidewaysScroll(ofSection: section)?.limits else { continue }
            offsets[section] = Double.random(in: limits, using: &random).rounded(.down)
        }
        return offsets
    }
}
