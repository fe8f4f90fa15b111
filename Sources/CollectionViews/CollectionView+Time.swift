/// The time of a view. A view has no clock: the caller sets the time with `advance(to:)`.
///
/// All animations depend on this time alone. Until the caller sets a time, the view shows every change at once.
extension CollectionView {
    /// The time of the last `advance(to:)`, on the caller's clock; zero before the first call.
    package var now: Duration { motion.now }

    /// Sets the time and advances all animations. Returns whether the view looks different.
    ///
    /// A view has no clock: call this method before each frame, and again at `deadline`. `ViewPart` does so for its
    /// view. Before the first call, the view shows each change at once, without animation. If `now` is before the last
    /// time, the view assumes another clock and ends all animations at once.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool {
        var changes = motion.isOtherClock(now) && endMotion()
        if motion.advance(to: now) { changes = true }
        if advanceView() {
            changes = true
            reportPrefetching()
        }
        if advanceSections() { changes = true }
        if changes { reportDisappearances() }
        return changes
    }

    /// The time of the next `advance(to:)`: the next frame of an animation, or the end of a drag.
    ///
    /// Nil if no animation or drag is in progress.
    public var deadline: Duration? {
        guard let clock = motion.clock,
            scrolling.glide != nil || !sideways.movements.isEmpty || isMoving
        else { return nil }
        return [
            scrolling.glide?.nextFrame(after: clock), sectionDeadline,
            motion.transition?.motion.nextFrame(after: clock),
        ].compactMap { $0 }.min()
    }

    /// Whether a transition moves elements to new frames. During a transition, the elements that are read for drawing
    /// differ from the arrangement.
    @usableFromInline package var isMoving: Bool { motion.transition != nil }

    /// Whether scrolling and changes of elements may be animated, for 200 ms at most.
    ///
    /// If false, every change is complete at once. Setting this property to false ends all animations.
    public var animates: Bool {
        get { motion.isEnabled }
        set {
            motion.isEnabled = newValue
            if !newValue, endMotion() { reportDisappearances() }
        }
    }

    /// Whether a change that begins now may be animated.
    var canAnimate: Bool { motion.canAnimate }

    /// Ends all animations at once. Returns whether the view looks different.
    @discardableResult
    mutating func endMotion() -> Bool {
        let before = offset
        scrolling.endGlide()
        let hasMoved = motion.endTransition()
        return endSectionMotion() || offset != before || hasMoved
    }
}
