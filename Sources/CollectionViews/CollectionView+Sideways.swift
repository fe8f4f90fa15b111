import CollectionLayouts
import CollectionSnapshots

/// Scrolling of single sections, across the layout's scroll direction.
///
/// The view stores sideways offsets by section identifier. When sections and items are inserted, deleted, moved or
/// reloaded, the view keeps and clamps the offsets. When the size or the layout changes, the item at a section's
/// leading edge stays there. While a layout does not scroll a section sideways, the view keeps the section's offset.
/// When a later layout scrolls the section again, the section shows the item that was last visible. The view forgets
/// the offset of a deleted section.
extension CollectionView {
    /// Returns the current sideways offset of a section, in points from the start of its content. During a glide, this
    /// is the offset at the current time.
    ///
    /// Returns nil if there is no such section, or if the section does not scroll sideways in this layout.
    public func sidewaysOffset(ofSection id: SectionID) -> Double? {
        sidewaysSection(id).map { shownOffset(of: $0) }
    }

    /// Scrolls a section sideways to an offset in points, clamped to its limits. Returns whether the section moves.
    ///
    /// The offset need not be a stop. A drag of this section ends.
    @discardableResult
    public mutating func scrollSideways(
        inSection id: SectionID, to offset: Double, animated: Bool = false
    ) -> Bool {
        guard let section = sidewaysSection(id) else { return false }
        endDrag(of: section)
        defer { reportDisappearances() }
        return glide(section, to: section.scroll.clamped(offset), animated: animated)
    }

    /// Scrolls a section sideways to its next or previous stop. Returns whether the section moves.
    ///
    /// A section that scrolls continuously moves by the width of a group. If the section glides, the step starts at the
    /// end of the glide.
    @discardableResult
    public mutating func scrollSideways(
        inSection id: SectionID, toNextStop isForward: Bool, animated: Bool = false
    ) -> Bool {
        guard let section = sidewaysSection(id) else { return false }
        let start = restingOffset(of: section)
        return scrollSideways(
            inSection: id, to: section.scroll.stop(after: start, forward: isForward),
            animated: animated)
    }

    /// Scrolls a section sideways back to its start. Returns whether the section moves.
    @discardableResult
    package mutating func resetSidewaysOffset(
        ofSection id: SectionID, animated: Bool = false
    ) -> Bool {
        guard let section = sidewaysSection(id) else { return false }
        return scrollSideways(
            inSection: id, to: section.scroll.initialOffset, animated: animated)
    }

    /// Scrolls all sections sideways back to their starts. Returns whether any section moves.
    ///
    /// Also forgets the offsets of sections that do not scroll sideways in this layout. O(scrolled sections).
    @discardableResult
    package mutating func resetSidewaysOffsets(animated: Bool = false) -> Bool {
        var moves = false
        for id in sideways.offsets.byID.keys {
            if resetSidewaysOffset(ofSection: id, animated: animated) { moves = true }
        }
        sideways.offsets.forgetOthers(in: snapshot)
        return moves
    }

    /// The topmost visible section that can scroll sideways; nil if there is none.
    ///
    /// In a layout that scrolls sideways, this is the first visible section that can scroll up and down. O(visible
    /// sections).
    package var firstSidewaysSection: SectionID? {
        let axis = solved.scrollDirection
        let near = sidewaysSections { _ in true }.min {
            $0.scroll.frame.min(axis) < $1.scroll.frame.min(axis)
        }
        return near?.id
    }

    /// The visible sections that can scroll sideways, each with its index, its offset in points, and whether a drag or
    /// a glide moves it. O(visible sections).
    package var visibleSidewaysSections: [(index: Int, offset: Double, isMoving: Bool)] {
        sidewaysSections { _ in true }.map {
            ($0.index, shownOffset(of: $0), sideways[$0.id] != nil)
        }
    }

    /// Returns the section at a point that can scroll sideways; nil if there is none.
    ///
    /// Coordinates are in points, relative to the view's upper left corner. A section includes its headers and insets.
    /// O(visible sections).
    package func sidewaysSection(at point: Point) -> SectionID? {
        let offset = contentOffset
        let point = Point(x: point.x + offset.x, y: point.y + offset.y)
        let arrangement = arrangement
        return sidewaysSections {
            arrangement.frame(ofSection: $0.index)?.contains(point) ?? false
        }.first?.id
    }

    /// Returns the visible sections that can scroll sideways and meet the given condition.
    private func sidewaysSections(
        where isWanted: (SidewaysSection<SectionID>) -> Bool
    ) -> [SidewaysSection<SectionID>] {
        guard let sections = solved.visibleSections(in: ownViewport) else { return [] }
        let (axis, bounds) = (solved.scrollDirection, ownViewport.bounds)
        return solved.sidewaysScrolls(ofSections: sections).compactMap { scroll in
            guard scroll.canScroll, scroll.frame.max(axis) > bounds.min(axis),
                scroll.frame.min(axis) < bounds.max(axis)
            else { return nil }
            let section = sidewaysSection(scroll)
            return isWanted(section) ? section : nil
        }
    }
}

/// A section that scrolls sideways in the current arrangement.
struct SidewaysSection<SectionID: Hashable & Sendable> {
    let id: SectionID
    let index: Int
    let scroll: SidewaysScroll
}

extension CollectionView {
    /// Returns a section by identifier; nil if there is no such section, or if the section does not scroll sideways.
    func sidewaysSection(_ id: SectionID) -> SidewaysSection<SectionID>? {
        inputs.snapshot.indexOfSection(id).flatMap { sidewaysSection(at: $0) }
    }

    /// Returns a section by index; nil if the section does not scroll sideways.
    func sidewaysSection(at index: Int) -> SidewaysSection<SectionID>? {
        solved.sidewaysScroll(ofSection: index).map { sidewaysSection($0) }
    }

    private func sidewaysSection(_ scroll: SidewaysScroll) -> SidewaysSection<SectionID> {
        let id = inputs.snapshot.sectionIdentifier(at: scroll.section)
        return SidewaysSection(id: id, index: scroll.section, scroll: scroll)
    }

    /// Returns a section's current sideways offset, in points.
    func shownOffset(of section: SidewaysSection<SectionID>) -> Double {
        sideways.offsets.byIndex[section.index] ?? section.scroll.initialOffset
    }

    /// Returns a section's sideways offset after the section has come to rest, in points.
    func restingOffset(of section: SidewaysSection<SectionID>) -> Double {
        let movement = sideways[section.id]
        return movement?.glide?.end
            ?? section.scroll.clamped(movement?.drag?.desired ?? shownOffset(of: section))
    }

    /// Moves a section at once to an offset in points, without clamping, and notifies the observers.
    mutating func show(_ section: SidewaysSection<SectionID>, at offset: Double) {
        guard offset != shownOffset(of: section) else { return }
        noteHeading(of: section, to: offset)
        sideways.offsets.set(offset, of: section.id, at: section.index)
        scrolling.forgetAnchor()
        sectionObserver.didScroll?(section.id, offset)
        reportPrefetching()
    }

    /// Scrolls a section to an offset in points: by a glide if the change can be animated, else at once. Returns
    /// whether the section moves.
    ///
    /// `time` is the start of the glide; nil for the current time.
    @discardableResult
    mutating func glide(
        _ section: SidewaysSection<SectionID>, to end: Double, animated: Bool = true,
        from time: Duration? = nil
    ) -> Bool {
        endDecelerating(section.id)
        let start = shownOffset(of: section)
        let isSlow = section.scroll.scrolling.decelerationRate == .normal
        let glide = Glide(
            start: start, end: end, quantum: inputs.quantum[section.scroll.axis],
            motion: Motion(
                from: time ?? now, lasting: isSlow ? Motion.longest : Motion.longest / 2))
        let now = Swift.max(time ?? self.now, self.now)
        guard animated, canAnimate, !glide.isOver(at: now) else {
            sideways.move(section.id) { $0.glide = nil }
            show(section, at: end)
            return start != end
        }
        sideways.move(section.id) { $0.glide = glide }
        show(section, at: glide.offset(at: now))
        return true
    }

    /// If a section decelerates, ends its deceleration and notifies the observer.
    mutating func endDecelerating(_ id: SectionID) {
        guard sideways[id]?.isDecelerating ?? false else { return }
        sideways.move(id) { $0.isDecelerating = false }
        sectionObserver.didEndDecelerating?(id)
    }
}

extension SidewaysScroll {
    /// Whether the reader can scroll the section.
    var canScroll: Bool {
        scrolling.isEnabled && (limits.upperBound > limits.lowerBound + 1e-6 || canPull)
    }

    /// Whether the reader can pull the section past its ends.
    var canPull: Bool {
        scrolling.bounces
            && (scrolling.alwaysBounces || limits.upperBound > limits.lowerBound + 1e-6)
    }

    /// Returns the displayed offset for a dragged offset, in points. Past the ends, the section moves more and more
    /// slowly than the drag, as in UIScrollView. It never moves further past an end than the length of its own
    /// viewport.
    func pulled(to desired: Double) -> Double {
        let clamped = clamped(desired)
        let over = desired - clamped
        let length = axis == .horizontal ? frame.width : frame.height
        guard canPull, length > 0 else { return clamped }
        let pull = length * (1 - 1 / (abs(over) * 0.55 / length + 1))
        return clamped + (over < 0 ? -pull : pull)
    }
}
