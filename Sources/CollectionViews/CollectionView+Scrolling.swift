import CollectionLayouts

/// Where in the view an element is scrolled to.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
    /// At the top, below the pinned header of its section; sideways at the leading edge.
    case top
    /// In the middle of what nothing covers.
    case center
    /// At the bottom, above the pinned footer of its section; sideways at the trailing edge.
    case bottom
    /// Wherever it is reached soonest: not at all when it is wholly in sight.
    case nearest
}

/// The two ends of the content.
public enum ScrollEdge: Hashable, Sendable, CaseIterable {
    case start, end
}

extension CollectionView {
    /// The axis that sections follow each other on, and that keys scroll along.
    public var scrollDirection: Axis { arrangement.scrollDirection }

    /// The offsets this view can have.
    var limits: ScrollLimits {
        ScrollLimits(
            content: arrangement.contentSize, environment: inputs.environment,
            scrollDirection: scrollDirection, quantum: inputs.quantum)
    }

    /// The room all elements take, in points, without the content inset.
    public var contentSize: Size { arrangement.contentSize }

    /// The point of the content, in points, at the view's upper left corner.
    ///
    /// Clamped, as in UIScrollView, to the content with its insets and safe area around it: it
    /// begins at minus the upper ones. Rounded to multiples of the quanta.
    public var contentOffset: Point {
        get { offset }
        set { scroll(to: newValue) }
    }

    /// Where the view is in its content along the scroll direction, for scrollbars.
    public var scrollPosition: ScrollPosition {
        let range = limits[scrollDirection]
        let length = inputs.environment.size[scrollDirection]
        return ScrollPosition(
            offset: offset[scrollDirection] - range.lowerBound,
            contentLength: range.upperBound - range.lowerBound + length, viewportLength: length)
    }

    /// What is seen of the content, in points, what covers its edges, and how far sections are scrolled sideways.
    public var viewport: Viewport { viewport(at: offset) }

    func viewport(at offset: Point) -> Viewport {
        Viewport(
            bounds: Rect(origin: offset, size: inputs.environment.size),
            insets: inputs.environment.insets, sidewaysOffsets: sideways.offsets.byIndex)
    }

    /// The length along the scroll direction that nothing covers, in whole quanta and at least one
    /// of them: what a page scrolls by.
    public var pageLength: Double {
        let axis = scrollDirection
        let room = inputs.environment.size[axis] - inputs.environment.insets.total(axis)
        return max(limits.floor(room, axis), inputs.quantum[axis])
    }

    /// Moves the view to an offset in points, clamped; see `contentOffset`. Returns whether it moves.
    @discardableResult
    public mutating func scroll(to point: Point, animated: Bool = false) -> Bool {
        move(animated: animated) { $0.jump(to: point) }
    }

    /// Moves the view along the scroll direction (down, unless the layout scrolls sideways) by the
    /// given points, back when negative; clamped. Returns whether it moves.
    @discardableResult
    public mutating func scroll(by distance: Double) -> Bool {
        var target = restingOffset
        target[scrollDirection] += distance
        return scroll(to: target)
    }

    /// Moves the view to the start or the end of the content. Returns whether it moves.
    @discardableResult
    public mutating func scroll(to edge: ScrollEdge, animated: Bool = false) -> Bool {
        scrollUntilThere(animated: animated) { view in
            let range = view.limits[view.scrollDirection]
            return edge == .start ? range.lowerBound : range.upperBound
        }
    }

    /// Moves the view so that an item is seen, as far as the content's ends allow, and its section
    /// too if that scrolls sideways: to a stop, where it has some.
    ///
    /// - Parameters:
    ///   - id: The item.
    ///   - alignment: Where in the view, along its scroll direction.
    ///   - sidewaysAlignment: Where in its section, across.
    ///   - animated: Whether it glides there, as far as the view `animates`.
    /// - Returns: False when there is no such item, or it takes no room.
    @discardableResult
    public mutating func scroll(
        toItem id: ItemID, at alignment: ScrollAlignment = .nearest,
        sideways sidewaysAlignment: ScrollAlignment = .nearest, animated: Bool = false
    ) -> Bool {
        guard let index = index(ofItem: id), arrangement.frame(of: index) != nil else {
            return false
        }
        scrollUntilThere(animated: animated) { view in
            let start = view.restingOffset[view.scrollDirection]
            guard let frame = view.arrangement.frame(of: index) else { return start }
            return view.offset(
                showing: frame, inSection: index.section, at: alignment, from: start)
        }
        if let frame = arrangement.frame(of: index) {
            showSideways(frame, ofItem: index, at: sidewaysAlignment, animated: animated)
        }
        return true
    }

    /// Moves the view as little as shows a section's header or footer in its own place, where it is not pinned.
    ///
    /// Returns false when there is no such section, or it has none.
    @discardableResult
    public mutating func scroll(
        to kind: ElementKind, ofSection id: SectionID, at alignment: ScrollAlignment = .nearest,
        animated: Bool = false
    ) -> Bool {
        guard let section = inputs.snapshot.indexOfSection(id),
            arrangement.ownFrame(of: kind, inSection: section) != nil
        else { return false }
        scrollUntilThere(animated: animated) { view in
            let start = view.restingOffset[view.scrollDirection]
            guard let frame = view.arrangement.ownFrame(of: kind, inSection: section) else {
                return start
            }
            return view.offset(showing: frame, inSection: section, at: alignment, from: start)
        }
        return true
    }

    /// Moves the view to a place along its scroll direction, and again as long as what is measured
    /// there moves that. Returns whether it moves.
    @discardableResult
    private mutating func scrollUntilThere(
        animated: Bool, _ distance: (CollectionView) -> Double
    ) -> Bool {
        move(animated: animated) { view in
            let start = view.offset
            // Each time more is measured, so a second time is mostly the last.
            for _ in 0..<16 {
                var target = view.restingOffset
                target[view.scrollDirection] = distance(view)
                guard view.jump(to: target) else { break }
            }
            return view.offset != start
        }
    }
}

extension LayoutEnvironment {
    /// What covers the edges.
    var insets: EdgeInsets { contentInset + safeAreaInsets }
}
