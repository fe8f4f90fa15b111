import CollectionLayouts

/// Where in the view an element is scrolled to.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
    /// At the top, below the pinned header of its section.
    case top
    /// In the middle of what nothing covers.
    case center
    /// At the bottom, above the pinned footer of its section.
    case bottom
    /// Wherever it is reached soonest: not at all when it is wholly in sight.
    case nearest
}

/// The two ends of the content.
public enum ScrollEdge: Hashable, Sendable, CaseIterable {
    case start, end
}

extension CollectionView {
    /// The offsets this view can have.
    var limits: ScrollLimits {
        ScrollLimits(
            content: arrangement.contentSize, environment: inputs.environment,
            quantum: inputs.offsetQuantum)
    }

    /// The room all elements take, in points, without the content inset.
    public var contentSize: Size { arrangement.contentSize }

    /// The point of the content, in points, at the view's upper left corner.
    ///
    /// Clamped, as in UIScrollView, to the content with its insets and safe area around it: it
    /// begins at minus the upper ones. Rounded to multiples of `offsetQuantum`.
    public var contentOffset: Point {
        get { offset }
        set { scroll(to: newValue) }
    }

    /// Where the view is in its content, for scrollbars.
    public var scrollPosition: ScrollPosition {
        let limits = limits
        let height = inputs.environment.size.height
        return ScrollPosition(
            offset: offset.y - limits.y.lowerBound,
            contentLength: limits.y.upperBound - limits.y.lowerBound + height,
            viewportLength: height)
    }

    /// What is seen of the content, in points, and what covers its edges.
    public var viewport: Viewport { viewport(at: offset.y) }

    func viewport(at y: Double) -> Viewport {
        Viewport(
            bounds: Rect(origin: Point(x: offset.x, y: y), size: inputs.environment.size),
            insets: inputs.environment.contentInset + inputs.environment.safeAreaInsets)
    }

    /// The height that nothing covers, in whole quanta and at least one of them: what a page
    /// scrolls by.
    public var pageLength: Double {
        let insets = inputs.environment.contentInset + inputs.environment.safeAreaInsets
        let room = max(0, inputs.environment.size.height - insets.vertical)
        return max(limits.floor(room), inputs.offsetQuantum)
    }

    /// Moves the view to an offset in points, clamped; see `contentOffset`. Returns whether it
    /// moved.
    @discardableResult
    public mutating func scroll(to point: Point) -> Bool {
        let target = limits.clamped(point)
        guard target != offset else { return false }
        offset = target
        place = nil
        measureNearby()
        return true
    }

    /// Moves the view down by the given points, up when negative; clamped. Returns whether it
    /// moved.
    @discardableResult
    public mutating func scroll(by distance: Double) -> Bool {
        scroll(to: Point(x: offset.x, y: offset.y + distance))
    }

    /// Moves the view to the start or the end of the content. Returns whether it moved.
    @discardableResult
    public mutating func scroll(to edge: ScrollEdge) -> Bool {
        scrollUntilThere { view in
            let y = view.limits.y
            return edge == .start ? y.lowerBound : y.upperBound
        }
    }

    /// Moves the view so that an item is seen, as far as the content's ends allow.
    ///
    /// Returns false when there is no such item, or it takes no room.
    @discardableResult
    public mutating func scroll(
        toItem id: ItemID, at alignment: ScrollAlignment = .nearest
    ) -> Bool {
        guard let index = index(ofItem: id), arrangement.frame(of: index) != nil else {
            return false
        }
        scrollUntilThere { view in
            guard let frame = view.arrangement.frame(of: index) else { return view.offset.y }
            return view.offset(
                showing: frame, inSection: index.section, at: alignment, from: view.offset.y)
        }
        return true
    }

    /// Moves the view to a height, and again as long as what is measured there moves that. Returns whether it moved.
    @discardableResult
    private mutating func scrollUntilThere(_ height: (CollectionView) -> Double) -> Bool {
        let start = offset
        // Each time more is measured, so a second time is mostly the last.
        for _ in 0..<16 {
            guard scroll(to: Point(x: offset.x, y: height(self))) else { break }
        }
        return offset != start
    }
}

extension CollectionView {
    /// The vertical offset that shows an element of a section, for a view that is at `start`;
    /// clamped.
    func offset(
        showing frame: Rect, inSection section: Int, at alignment: ScrollAlignment,
        from start: Double
    ) -> Double {
        let limits = limits
        let cover = cover(of: frame, inSection: section)
        let height = inputs.environment.size.height
        // The largest offset that shows the upper edge, and the smallest that shows the lower one.
        let top = limits.floor(frame.minY - cover.top)
        let bottom = limits.ceil(frame.maxY - height + cover.bottom)
        let target =
            switch alignment {
            case .top: top
            case .bottom: bottom
            case .center:
                // Floor and ceiling may leave no offset between them; then the upper edge counts.
                min(max(limits.snapped((top + bottom) / 2), min(top, bottom)), max(top, bottom))
            // What is higher than the view stays if it fills it, else its upper edge is shown.
            case .nearest where bottom > top: start >= top && start <= bottom ? start : top
            case .nearest: min(max(start, bottom), top)
            }
        return limits.clamped(y: target)
    }

    /// What covers the upper and the lower edge of the view when an element of the section is
    /// there: insets, what is pinned around all sections, and the section's own header and footer if
    /// they are pinned. Other sections' stay in their sections.
    private func cover(of frame: Rect, inSection section: Int) -> (top: Double, bottom: Double) {
        let insets = inputs.environment.contentInset + inputs.environment.safeAreaInsets
        let room = inputs.environment.size.height - insets.vertical
        var cover = (top: insets.top, bottom: insets.bottom)
        // A header is pinned if it would lie on the element, were that at the very top; likewise a
        // footer.
        var probe = Viewport(bounds: Rect(x: 0, y: frame.minY, width: 0, height: 0))
        let top = arrangement.uncovered(probe).visibleTop
        cover.top += top - frame.minY
        if let header = arrangement.frame(of: .header, inSection: section, in: probe),
            header.minY <= top, header.maxY > top, frame.minY > ownTop(section)
        {
            cover.top += header.height
        }
        probe.bounds.y = frame.maxY
        let bottom = arrangement.uncovered(probe).visibleBottom
        cover.bottom += frame.maxY - bottom
        if let footer = arrangement.frame(of: .footer, inSection: section, in: probe),
            footer.maxY >= bottom, footer.minY < bottom, frame.maxY < ownBottom(section)
        {
            cover.bottom += footer.height
        }
        // In a view that headers alone fill, there is no place that is not covered.
        let pinned = cover.top + cover.bottom - insets.vertical
        return pinned < room ? cover : (insets.top, insets.bottom)
    }

    private func ownTop(_ section: Int) -> Double {
        arrangement.headerFrame(ofSection: section)?.minY ?? -.infinity
    }

    private func ownBottom(_ section: Int) -> Double {
        arrangement.footerFrame(ofSection: section)?.maxY ?? .infinity
    }

    /// Whether any of an element is neither out of the view nor behind what is pinned in its
    /// section.
    func isInSight(_ frame: Rect, inSection section: Int, at y: Double) -> Bool {
        let sight = sight(inSection: section, at: y)
        return frame.maxY > sight.top && frame.minY < sight.bottom
    }

    /// The heights between which elements of a section are seen: not covered by insets, its header
    /// or its footer.
    func sight(inSection section: Int, at y: Double) -> (top: Double, bottom: Double) {
        let viewport = viewport(at: y)
        let uncovered = arrangement.uncovered(viewport)
        var sight = (top: uncovered.visibleTop, bottom: uncovered.visibleBottom)
        if let own = arrangement.headerFrame(ofSection: section), own.minY < sight.top,
            let header = arrangement.frame(of: .header, inSection: section, in: viewport),
            header != own
        {
            sight.top = max(sight.top, header.maxY)
        }
        if let own = arrangement.footerFrame(ofSection: section), own.maxY > sight.bottom,
            let footer = arrangement.frame(of: .footer, inSection: section, in: viewport),
            footer != own
        {
            sight.bottom = min(sight.bottom, footer.minY)
        }
        return sight
    }
}
