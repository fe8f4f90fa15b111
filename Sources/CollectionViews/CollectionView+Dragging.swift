import CollectionLayouts
import CollectionSnapshots

/// Sideways scrolling of sections by keys and the wheel. A terminal does not report when a touch begins and ends.
/// Therefore, steps in quick succession count as one drag.
extension CollectionView {
    /// Scrolls a section by one key press or wheel step: forward, or backward if `distance` is negative.
    ///
    /// `distance` is in points. A section that scrolls continuously moves by this distance. Any other section moves to
    /// its next stop, however far away the stop is. If a section bounces, a step can pull it past its ends. The first
    /// step begins a drag; see `SectionScrollObserver`. A `count` above 1 makes that number of steps in one jump. O(log
    /// groups).
    ///
    /// A wheel sends many steps for one push, which must move the section by one stop only. If `joining` is true, a
    /// step is therefore ignored while the section still glides to a stop in the same direction.
    ///
    /// Returns whether the section moves, now or in the next frames. Returns false for an unknown section, for a
    /// section that is disabled or has nothing to scroll, and for a distance that is zero or not finite.
    @discardableResult
    package mutating func dragSideways(
        inSection id: SectionID, by distance: Double, count: Int = 1, joining: Bool = false
    ) -> Bool {
        guard distance.isFinite, distance != 0, count > 0, let section = sidewaysSection(id),
            section.scroll.canScroll
        else { return false }
        let start = sideways[id]?.drag?.desired ?? restingOffset(of: section)
        // The offset before the last step. At the end of a drag, a section that pages rests at most one stop from this
        // offset.
        let stepOrigin =
            count > 1 ? section.scroll.offset(from: start, by: distance, count: count - 1) : start
        let desired = section.scroll.offset(from: stepOrigin, by: distance, count: 1)
        if sideways[id]?.drag == nil {
            guard desired != start else { return false }
            beginDrag(of: section)
        }
        let now = now
        sideways.move(id) { $0.drag?.last = now }
        let isOnItsWay = sideways[id]?.glide.map { ($0.end - $0.start) * distance > 0 } ?? false
        if !(joining && isOnItsWay && section.scroll.scrolling.behavior != .continuous) {
            sideways.move(id) {
                $0.drag?.stepOrigin = stepOrigin
                $0.drag?.desired = desired
            }
            follow(section, to: desired)
        }
        // If the view has no time, the drag cannot end after a pause. Therefore, the drag ends at once.
        if motion.clock == nil { endDrag(of: section) }
        reportDisappearances()
        return desired != start
    }

    private mutating func beginDrag(of section: SidewaysSection<SectionID>) {
        let id = section.id
        endDecelerating(id)
        var drag = SectionDrag(from: shownOffset(of: section), at: now)
        drag.desired = restingOffset(of: section)
        sideways.move(id) { $0.drag = drag }
        sectionObserver.willBeginDragging?(id)
    }

    /// Moves a section during a drag: at once if the section has no stops or is pulled past an end, else by a glide.
    private mutating func follow(_ section: SidewaysSection<SectionID>, to desired: Double) {
        let isFree = section.scroll.scrolling.behavior == .continuous
        let isPulled = desired != section.scroll.clamped(desired)
        let end = section.scroll.pulled(to: desired)
        guard isFree || isPulled else {
            glide(section, to: end)
            return
        }
        sideways.move(section.id) { $0.glide = nil }
        show(section, at: end)
    }

    /// Ends the drag of a section, if it is dragged. The section glides to its target, which the observer may change.
    /// `time` is the planned end of the drag.
    mutating func endDrag(of section: SidewaysSection<SectionID>, at time: Duration? = nil) {
        let id = section.id
        guard let drag = sideways[id]?.drag else { return }
        sideways.move(id) { $0.drag = nil }
        let scroll = section.scroll
        var target = scroll.target(from: drag.stepOrigin, projected: drag.desired)
        let own = target
        sectionObserver.willEndDragging?(id, drag.velocity, &target)
        target = target.isNaN ? own : scroll.clamped(target)
        let decelerates = target != shownOffset(of: section)
        sectionObserver.didEndDragging?(id, decelerates)
        guard decelerates else { return sideways.move(id) { $0.glide = nil } }
        sectionObserver.willBeginDecelerating?(id)
        if sideways[id]?.glide?.end != target { glide(section, to: target, from: time) }
        if sideways[id] == nil {
            sectionObserver.didEndDecelerating?(id)
        } else {
            sideways.move(id) { $0.isDecelerating = true }
        }
    }
}

extension SidewaysScroll {
    /// Returns the offset after a number of steps of `distance` points.
    fileprivate func offset(from start: Double, by distance: Double, count: Int) -> Double {
        var next = start + distance * Double(count)
        if scrolling.behavior != .continuous, start == clamped(start) {
            let stop = stop(after: start, forward: distance > 0, steps: count)
            // If there is no further stop, the step pulls the section past its end.
            if (stop - start) * distance > 0 { next = stop }
        }
        // A rounding error may put the offset slightly beyond the limit. An excess of at most 1e-6 points does not
        // count as a pull.
        let isPull = canPull && abs(next - clamped(next)) > 1e-6
        return isPull ? next : clamped(next)
    }
}

/// Animation of sections.
extension CollectionView {
    /// Moves all sections to their offsets at the current time. Returns whether the view looks different.
    mutating func advanceSections() -> Bool {
        guard !sideways.movements.isEmpty else { return false }
        let before = sideways.appearance
        for section in movingSections {
            if let drag = sideways[section.id]?.drag, drag.end <= now {
                advanceGlide(of: section, to: drag.end)
                endDrag(of: section, at: drag.end)
            }
            advanceGlide(of: section, to: now)
        }
        return sideways.appearance != before
    }

    private mutating func advanceGlide(of section: SidewaysSection<SectionID>, to time: Duration) {
        guard let glide = sideways[section.id]?.glide else { return }
        show(section, at: glide.offset(at: time))
        guard glide.isOver(at: time) else { return }
        sideways.move(section.id) { $0.glide = nil }
        endDecelerating(section.id)
    }

    /// Ends all drags, and moves gliding sections to their final offsets. Returns whether the view looks different.
    mutating func endSectionMotion() -> Bool {
        guard !sideways.movements.isEmpty else { return false }
        let before = sideways.appearance
        for section in movingSections {
            endDrag(of: section)
            if let glide = sideways[section.id]?.glide {
                advanceGlide(of: section, to: glide.motion.end)
            }
        }
        return sideways.appearance != before
    }

    /// The moving sections in the order of the data, so that observers are called in a fixed order.
    private var movingSections: [SidewaysSection<SectionID>] {
        sideways.movements.keys.compactMap { inputs.snapshot.indexOfSection($0) }.sorted()
            .compactMap {
                sidewaysSection(at: $0)
            }
    }

    /// The next time at which any section moves or ends its drag; nil if no section moves.
    var sectionDeadline: Duration? {
        sideways.movements.values.compactMap { $0.deadline(after: now) }.min()
    }
}
