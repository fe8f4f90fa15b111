import CollectionLayouts

/// Scrolling to elements. "Start" and "end" follow the scroll direction: top and bottom, unless the layout scrolls
/// sideways.
extension CollectionView {
    /// Returns the offset along the scroll direction that shows an element of a section, for a view at the offset
    /// `start`. The result is clamped.
    func offset(
        showing frame: Rect, inSection section: Int, at alignment: ScrollAlignment,
        from start: Double
    ) -> Double {
        let limits = limits
        let axis = scrollDirection
        let cover = cover(of: frame, inSection: section)
        let length = inputs.environment.size[axis]
        // `first` is the largest offset that shows the element's first edge. `last` is the smallest offset that shows
        // its last edge.
        let first = limits.floor(frame.min(axis) - cover.start, axis)
        let last = limits.ceil(frame.max(axis) - length + cover.end, axis)
        let target =
            switch alignment {
            case .top: first
            case .bottom: last
            case .center:
                // The offset half-way between `first` and `last`, rounded to a scroll step and clamped to these two
                // offsets.
                min(
                    max(limits.snapped((first + last) / 2, axis), min(first, last)),
                    max(first, last))
            // The element is longer than the view. If the element fills the view, the view stays; else it shows the
            // element's first edge.
            case .nearest where last > first: start >= first && start <= last ? start : first
            case .nearest: min(max(start, last), first)
            }
        return limits.clamped(target, axis)
    }

    /// Returns the offset at which an element of a section is at the top edge, below the elements that are pinned there.
    /// The result is not clamped.
    func topOffset(of frame: Rect, inSection section: Int) -> Double {
        let cover = cover(of: frame, inSection: section)
        return limits.floor(frame.min(scrollDirection) - cover.start, scrollDirection)
    }

    /// Returns the lengths that are covered at the view's first and last edge when an element of the section is at this
    /// edge.
    ///
    /// The edges are covered by insets, by elements pinned around all sections, and by the section's own pinned header
    /// and footer. Headers and footers of other sections stay in their sections.
    private func cover(of frame: Rect, inSection section: Int) -> (start: Double, end: Double) {
        let axis = scrollDirection
        let insets = ownEnvironment.insets
        let room = inputs.environment.size[axis] - insets.total(axis)
        var cover = (start: insets.start(axis), end: insets.end(axis))
        // A pinned header counts if it would cover an element that is exactly at the edge. The same rule applies to a
        // pinned footer.
        let point = Rect.zero
        var probe = Viewport(bounds: point.spanning(frame.min(axis), frame.min(axis), axis))
        let first = solved.uncovered(probe).visibleStart(axis)
        cover.start += first - frame.min(axis)
        if let header = solved.sectionFrame(
            of: .header, item: 0, inSection: section, in: probe),
            header.max(axis) > first, frame.min(axis) > ownStart(section)
        {
            cover.start += header.size[axis]
        }
        probe.bounds = point.spanning(frame.max(axis), frame.max(axis), axis)
        let last = solved.uncovered(probe).visibleEnd(axis)
        cover.end += frame.max(axis) - last
        if let footer = solved.sectionFrame(
            of: .footer, item: 0, inSection: section, in: probe),
            footer.min(axis) < last, frame.max(axis) < ownEnd(section)
        {
            cover.end += footer.size[axis]
        }
        // If the pinned elements fill the view, no uncovered range would remain. In that case, only the insets count as
        // covered.
        let pinned = cover.start + cover.end - insets.total(axis)
        return pinned < room ? cover : (insets.start(axis), insets.end(axis))
    }

    private func ownStart(_ section: Int) -> Double {
        solved.sectionFrame(of: .header, inSection: section)?.min(scrollDirection) ?? -.infinity
    }

    private func ownEnd(_ section: Int) -> Double {
        solved.sectionFrame(of: .footer, inSection: section)?.max(scrollDirection) ?? .infinity
    }

    /// Returns whether any part of an element is visible at an offset: inside the view, and not behind a pinned element
    /// of its section.
    func isVisible(_ frame: Rect, inSection section: Int, at offset: Point) -> Bool {
        let visibleRange = visibleRange(inSection: section, at: offset)
        return frame.max(scrollDirection) > visibleRange.start
            && frame.min(scrollDirection) < visibleRange.end
    }

    /// Returns the visible range of a section along the scroll direction: the part that insets and pinned elements do
    /// not cover.
    func visibleRange(inSection section: Int, at offset: Point) -> (start: Double, end: Double) {
        let axis = scrollDirection
        let viewport = viewport(at: offset)
        let uncovered = solved.uncovered(viewport)
        var visibleRange = (start: uncovered.visibleStart(axis), end: uncovered.visibleEnd(axis))
        // A header or footer that is not at its own frame is pinned.
        if let header = solved.sectionFrame(
            of: .header, item: 0, inSection: section, in: viewport),
            header != solved.sectionFrame(of: .header, inSection: section)
        {
            visibleRange.start = max(visibleRange.start, header.max(axis))
        }
        if let footer = solved.sectionFrame(
            of: .footer, item: 0, inSection: section, in: viewport),
            footer != solved.sectionFrame(of: .footer, inSection: section)
        {
            visibleRange.end = min(visibleRange.end, footer.min(axis))
        }
        return visibleRange
    }
}

extension Viewport {
    /// Returns the start of the visible range: the first edge plus its inset, in points.
    func visibleStart(_ axis: Axis) -> Double { bounds.min(axis) + insets.start(axis) }

    /// Returns the end of the visible range: the last edge less its inset, in points.
    func visibleEnd(_ axis: Axis) -> Double { bounds.max(axis) - insets.end(axis) }
}
