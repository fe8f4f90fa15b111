/// The time of a view. A view has no clock: the caller sets the time with `advance(to:)`.
///
/// All animations are computed from this time. A view that was never told a time shows every change at once.
extension CollectionView {
    /// The time of the last `advance(to:)`, on the caller's clock; zero before the first call.
    package var now: Duration { motion.now }

    /// Sets the time and moves everything that is animated. Returns whether anything looks different.
    ///
    /// A view has no clock: call this before each frame, and again at `deadline`. `ViewPart` does so for its view. A
    /// view that was never told a time shows each change at once, without animation. If `now` is before the last time,
    /// it is taken for another clock, and all animations end at once.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool {
        var changes = motion.isOtherClock(now) && endMotion()
        if motion.advance(to: now) { changes = true }
        if advanceView() {
            changes = true
            reportPrefetching()
        }
        if advanceSections() { changes = true }
        return changes
    }

    /// When to call `advance(to:)` again: at the next frame of an animation, or at the end of a drag.
    ///
    /// Nil while nothing moves.
    public var deadline: Duration? {
        guard let clock = motion.clock,
            scrolling.glide != nil || !sideways.movements.isEmpty || isMoving
        else { return nil }
        return [
            scrolling.glide?.nextFrame(after: clock), sectionDeadline,
            motion.transition?.motion.nextFrame(after: clock),
        ].compactMap { $0 }.min()
    }

    /// Whether elements are being animated to new places. Then the elements that are read differ from the arrangement.
    @usableFromInline package var isMoving: Bool { motion.transition != nil }

    /// Whether changes may be animated: scrolling and transitions, of 200 ms at most.
    ///
    /// If false, every change is complete at once. Setting it to false ends all animations.
    public var animates: Bool {
        get { motion.isEnabled }
        set {
            motion.isEnabled = newValue
            if !newValue { endMotion() }
        }
    }

    /// Whether a change that begins now may take a while.
    var canAnimate: Bool { motion.canAnimate }

    /// Ends all animations at once. Returns whether anything looks different.
    @discardableResult
    mutating func endMotion() -> Bool {
        let before = offset
        scrolling.endGlide()
        let hasMoved = motion.endTransition()
        return endSectionMotion() || offset != before || hasMoved
    }
}
