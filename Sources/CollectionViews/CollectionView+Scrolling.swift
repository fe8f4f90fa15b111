import CollectionLayouts

/// The position in the view at which scrolling shows an element.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
    /// At the top, below the section's pinned header. For sideways scrolling: at the leading edge.
    case top
    /// In the middle of the uncovered part of the view.
    case center
    /// At the bottom, above the section's pinned footer. For sideways scrolling: at the trailing edge.
    case bottom
    /// At the visible position that needs the least scrolling. The view does not scroll if the element is completely
    /// visible.
    case nearest
}

/// The two ends of the content.
public enum ScrollEdge: Hashable, Sendable, CaseIterable {
    case start, end
}

extension CollectionView {
    /// The axis along which the layout arranges sections one after the other, and along which the view scrolls.
    public var scrollDirection: Axis { solved.scrollDirection }

    /// The range of possible offsets, and the scroll steps.
    var limits: ScrollLimits {
        ScrollLimits(
            content: drawnContentSize, environment: ownEnvironment,
            scrollDirection: scrollDirection, quantum: inputs.quantum)
    }

    /// The size of the content as it is drawn, in points. It ends at the scroll step that contains the last element's
    /// end.
    ///
    /// If element sizes are estimated, less than half a step of content may follow the last whole step. The length of
    /// this remainder depends on which elements are measured. If no element begins in the remainder, the size excludes
    /// it. Otherwise the reader could sometimes scroll to an empty row. O(1), or O(log) with a remainder.
    private var drawnContentSize: Size {
        var size = solved.contentSize
        let axis = scrollDirection
        let quantum = inputs.quantum[axis]
        guard quantum > 0, measuresLazily else { return size }
        let end = size[axis]
        let step = (end / quantum).rounded(.down) * quantum
        guard end - step < quantum / 2, end > step else { return size }
        // An element that begins after the last whole step is drawn there, because each element takes at least one row.
        var rest = Viewport(bounds: Rect(origin: .zero, size: size))
        rest.bounds = rest.bounds.spanning(step, end, axis)
        let isEmpty = solved.elements(in: rest).allSatisfy {
            $0.kind == .background || $0.isPinned || $0.frame.min(axis) < step
        }
        if isEmpty { size[axis] = step }
        return size
    }

    /// The size of all content in points, without the content inset.
    public var contentSize: Size { solved.contentSize }

    /// The content point at the view's upper left corner, in points.
    ///
    /// Setting this property scrolls at once. As in UIScrollView, the value is clamped to the content with its insets
    /// and safe area. So the smallest offset is negative if there are insets at the top or left. A view in a `ViewPart`
    /// or in `run` rounds the value to whole rows and columns.
    public var contentOffset: Point {
        get { converted(offset) }
        set { scroll(to: newValue) }
    }

    /// The scroll position along the scroll direction, for scrollbars.
    package var scrollPosition: ScrollPosition {
        let range = limits[scrollDirection]
        let length = inputs.environment.size[scrollDirection]
        return ScrollPosition(
            offset: offset[scrollDirection] - range.lowerBound,
            contentLength: range.upperBound - range.lowerBound + length, viewportLength: length)
    }

    /// The visible part of the content in points, with the insets that cover its edges and the sections' sideways
    /// offsets.
    public var viewport: Viewport {
        solved.isMirrored ? ownViewport.flipped(in: solved.flippedWidth) : ownViewport
    }

    /// The viewport in the view's own coordinates.
    @usableFromInline var ownViewport: Viewport { viewport(at: offset) }

    /// Returns the viewport at an offset, both in the view's own coordinates.
    func viewport(at offset: Point) -> Viewport {
        Viewport(
            bounds: Rect(origin: offset, size: inputs.environment.size),
            insets: ownEnvironment.insets, sidewaysOffsets: sideways.offsets.byIndex)
    }

    /// The distance that a page key scrolls, in points.
    ///
    /// This is the uncovered length of the view along the scroll direction, in whole scroll steps and at least one
    /// step.
    package var pageLength: Double {
        let axis = scrollDirection
        let room = inputs.environment.size[axis] - inputs.environment.insets.total(axis)
        return max(limits.floor(room, axis), inputs.quantum[axis])
    }

    /// Scrolls to an offset in points, clamped; see `contentOffset`. Returns whether the view moves.
    @discardableResult
    public mutating func scroll(to point: Point, animated: Bool = false) -> Bool {
        scroll(toOwn: converted(point), animated: animated)
    }

    /// Scrolls to an offset in the view's own coordinates. Returns whether the view moves.
    @discardableResult
    mutating func scroll(toOwn point: Point, animated: Bool = false) -> Bool {
        move(animated: animated) { $0.jump(to: point) }
    }

    /// Scrolls by a distance along the scroll direction: down, or right if the layout scrolls sideways. A mirrored layout
    /// that scrolls sideways scrolls left.
    ///
    /// `distance` is in points; negative scrolls back. The result is clamped. Returns whether the view moves.
    @discardableResult
    public mutating func scroll(by distance: Double) -> Bool {
        var target = restingOffset
        target[scrollDirection] += distance
        return scroll(toOwn: target)
    }

    /// Scrolls to the start or the end of the content. Returns whether the view moves.
    @discardableResult
    public mutating func scroll(to edge: ScrollEdge, animated: Bool = false) -> Bool {
        scrollUntilThere(animated: animated) { view in
            let range = view.limits[view.scrollDirection]
            return edge == .start ? range.lowerBound : range.upperBound
        }
    }

    /// Scrolls until an item is visible, within the limits of the content.
    ///
    /// If the item's section scrolls sideways, the section scrolls too, and comes to rest on a stop if it has stops.
    ///
    /// - Parameters:
    ///   - id: The item.
    ///   - alignment: Where the item is placed along the view's scroll direction.
    ///   - sidewaysAlignment: Where the item is placed in a section that scrolls sideways.
    ///   - animated: Whether the view glides to the item, provided that the view `animates`.
    /// - Returns: False if there is no such item, or if the item has no frame. Otherwise true, also if the view did not
    ///   have to scroll.
    @discardableResult
    public mutating func scroll(
        toItem id: ItemID, at alignment: ScrollAlignment = .nearest,
        sideways sidewaysAlignment: ScrollAlignment = .nearest, animated: Bool = false
    ) -> Bool {
        guard let index = index(ofItem: id), solved.frame(of: index) != nil else {
            return false
        }
        scrollUntilThere(animated: animated) { view in
            let start = view.restingOffset[view.scrollDirection]
            guard let frame = view.solved.frame(of: index) else { return start }
            return view.offset(
                showing: frame, inSection: index.section, at: alignment, from: start)
        }
        if let frame = solved.frame(of: index) {
            showSideways(frame, ofItem: index, at: sidewaysAlignment, animated: animated)
        }
        return true
    }

    /// Scrolls until a section's header or footer is visible at its own frame, where it is not pinned.
    ///
    /// If the section has no such element, scrolls to a boundary item of the layout that is reported with this section.
    /// Returns false if there is no such section, or if the section has no such element.
    @discardableResult
    public mutating func scroll(
        to kind: ElementKind, ofSection id: SectionID, at alignment: ScrollAlignment = .nearest,
        animated: Bool = false
    ) -> Bool {
        guard let section = inputs.snapshot.indexOfSection(id),
            solved.ownFrame(of: kind, inSection: section) != nil
        else { return false }
        scrollUntilThere(animated: animated) { view in
            let start = view.restingOffset[view.scrollDirection]
            guard let frame = view.solved.ownFrame(of: kind, inSection: section) else {
                return start
            }
            return view.offset(showing: frame, inSection: section, at: alignment, from: start)
        }
        return true
    }

    /// Scrolls to the offset that `distance` returns, along the scroll direction. Repeats this while measuring near the
    /// target changes the target. Returns whether the view moves.
    @discardableResult
    private mutating func scrollUntilThere(
        animated: Bool, _ distance: (CollectionView) -> Double
    ) -> Bool {
        move(animated: animated) { view in
            let (start, scrollAnchor) = (view.offset, view.anchorToFollow)
            // Repeat the jump, because each jump measures more elements, which may change the target. Nearly always,
            // two jumps are enough.
            for _ in 0..<16 {
                var target = view.restingOffset
                target[view.scrollDirection] = distance(view)
                guard view.jump(to: target) else { break }
            }
            // Measuring may have moved the content. The view moves if its offset differs from the offset at which it
            // would show the same content as before.
            return view.offset
                != (scrollAnchor.map { view.offset(keeping: $0, mustBeVisible: false) } ?? start)
        }
    }
}

extension LayoutEnvironment {
    /// The insets that cover the view's edges: content inset and safe area, in points.
    var insets: EdgeInsets { contentInset + safeAreaInsets }
}
