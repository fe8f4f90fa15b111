import CollectionLayouts
import CollectionSnapshots

/// Sections that scroll on their own, across the layout's direction.
///
/// Sideways offsets are stored by section identifier. When sections and items are inserted, deleted, moved or reloaded,
/// offsets are kept and clamped. When the size or the layout changes, the item at the leading edge stays there. While a
/// layout does not scroll a section, its offset is kept; when a later layout scrolls the section again, it shows the
/// item that was visible meanwhile. The offset of a deleted section is forgotten.
extension CollectionView {
    /// The current sideways offset of a section, in points from the start of its content; during a glide, the offset
    /// now.
    ///
    /// Nil when there is no such section, or when it does not scroll sideways in this layout.
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
        return glide(section, to: section.scroll.clamped(offset), animated: animated)
    }

    /// Scrolls a section sideways to its next or previous stop. Returns whether the section moves.
    ///
    /// A section that scrolls continuously moves by the width of a group. During a glide the step starts at the glide's
    /// end.
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
    public mutating func resetSidewaysOffset(
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
    public mutating func resetSidewaysOffsets(animated: Bool = false) -> Bool {
        var moves = false
        for id in sideways.offsets.byID.keys {
            if resetSidewaysOffset(ofSection: id, animated: animated) { moves = true }
        }
        sideways.forgetOthers(in: snapshot)
        return moves
    }

    /// The topmost visible section that can scroll sideways; nil when there is none.
    ///
    /// In a layout that scrolls sideways: the leftmost section that can scroll up and down. O(visible sections).
    package var firstSidewaysSection: SectionID? {
        let axis = arrangement.scrollDirection
        let near = sidewaysSections { _ in true }.min {
            $0.scroll.frame.min(axis) < $1.scroll.frame.min(axis)
        }
        return near?.id
    }

    /// The visible sections that can scroll sideways: index, offset in points, and whether they are dragged or glide.
    /// O(visible sections).
    package var sidewaysSectionsInSight: [(index: Int, offset: Double, isMoving: Bool)] {
        sidewaysSections { _ in true }.map {
            ($0.index, shownOffset(of: $0), sideways[$0.id] != nil)
        }
    }

    /// The section at a point that can scroll sideways; nil when there is none.
    ///
    /// The point is in points from the view's upper left corner. A section's headers and insets belong to it. O(visible
    /// sections).
    package func sidewaysSection(at point: Point) -> SectionID? {
        let point = Point(x: point.x + offset.x, y: point.y + offset.y)
        return sidewaysSections {
            arrangement.frame(ofSection: $0.index)?.contains(point) ?? false
        }.first?.id
    }

    /// The sections in sight that can be scrolled, those of them that are wanted.
    private func sidewaysSections(
        where isWanted: (SidewaysSection<SectionID>) -> Bool
    ) -> [SidewaysSection<SectionID>] {
        guard let sections = arrangement.visibleSections(in: viewport) else { return [] }
        let axis = arrangement.scrollDirection
        return sections.compactMap { index in
            guard let section = sidewaysSection(at: index), section.scroll.canScroll,
                section.scroll.frame.max(axis) > viewport.bounds.min(axis),
                section.scroll.frame.min(axis) < viewport.bounds.max(axis)
            else { return nil }
            return isWanted(section) ? section : nil
        }
    }
}

/// A section that scrolls sideways in the arrangement there is.
struct SidewaysSection<SectionID: Hashable & Sendable> {
    let id: SectionID
    let index: Int
    let scroll: SidewaysScroll
}

extension CollectionView {
    /// Nil when there is no such section, or it does not scroll.
    func sidewaysSection(_ id: SectionID) -> SidewaysSection<SectionID>? {
        inputs.snapshot.indexOfSection(id).flatMap { sidewaysSection(at: $0) }
    }

    /// Nil when the section does not scroll.
    func sidewaysSection(at index: Int) -> SidewaysSection<SectionID>? {
        arrangement.sidewaysScroll(ofSection: index).map {
            SidewaysSection(
                id: inputs.snapshot.sectionIdentifier(at: index), index: index, scroll: $0)
        }
    }

    /// Where a section is now.
    func shownOffset(of section: SidewaysSection<SectionID>) -> Double {
        sideways.offsets.byIndex[section.index] ?? section.scroll.initialOffset
    }

    /// Where a section will be once it has come to rest.
    func restingOffset(of section: SidewaysSection<SectionID>) -> Double {
        let movement = sideways[section.id]
        return movement?.glide?.end
            ?? section.scroll.clamped(movement?.drag?.wish ?? shownOffset(of: section))
    }

    /// Puts a section somewhere at once, within its limits or not.
    mutating func show(_ section: SidewaysSection<SectionID>, at offset: Double) {
        guard offset != shownOffset(of: section) else { return }
        noteHeading(of: section, to: offset)
        sideways.set(offset, of: section.id, at: section.index)
        scrolling.forgetPlace()
        sectionObserver.didScroll?(section.id, offset)
        reportPrefetching()
    }

    /// Brings a section somewhere, by and by if it may take a while. Returns whether it moves.
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

    /// Says that a section no longer decelerates, if it did.
    mutating func endDecelerating(_ id: SectionID) {
        guard sideways[id]?.isDecelerating ?? false else { return }
        sideways.move(id) { $0.isDecelerating = false }
        sectionObserver.didEndDecelerating?(id)
    }
}

extension SidewaysScroll {
    /// Whether a reader can move it at all.
    var canScroll: Bool {
        scrolling.isEnabled && (limits.upperBound > limits.lowerBound + 1e-6 || canPull)
    }

    /// Whether it can be pulled over its ends.
    var canPull: Bool {
        scrolling.bounces
            && (scrolling.alwaysBounces || limits.upperBound > limits.lowerBound + 1e-6)
    }

    /// Where it is when it is pulled to an offset: over the ends ever harder, as UIScrollView does it, so that it
    /// never goes further than its own viewport.
    func pulled(to wish: Double) -> Double {
        let clamped = clamped(wish)
        let over = wish - clamped
        let length = axis == .horizontal ? frame.width : frame.height
        guard canPull, length > 0 else { return clamped }
        let pull = length * (1 - 1 / (abs(over) * 0.55 / length + 1))
        return clamped + (over < 0 ? -pull : pull)
    }
}
