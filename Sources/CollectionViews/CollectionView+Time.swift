/// Time as a view knows it: it is told, and has no clock of its own.
///
/// All that moves is computed from the time told last. A view that has not been told any shows every change at once.
extension CollectionView {
    /// The time told last, since whenever the caller's clock began; zero before the first.
    public var now: Duration { motion.now }

    /// Tells the time. Returns whether anything looks different.
    ///
    /// A time before the one told last is that of another clock: what moves is at its end at once.
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

    /// When the view wants to be told the time again: for the next frame of a motion, or the end of a drag. Nil while
    /// nothing moves.
    public var deadline: Duration? {
        guard let clock = motion.clock,
            scrolling.glide != nil || !sideways.movements.isEmpty || isMoving
        else { return nil }
        return [
            scrolling.glide?.nextFrame(after: clock), sectionDeadline,
            motion.transition?.motion.nextFrame(after: clock),
        ].compactMap { $0 }.min()
    }

    /// Whether elements are on their way, and what is read differs from the arrangement.
    public var isMoving: Bool { motion.transition != nil }

    /// Whether changes take a while where they can: glides and transitions, of 200 ms at most. If not, everything is
    /// at its end at once.
    public var animates: Bool {
        get { motion.isEnabled }
        set {
            motion.isEnabled = newValue
            if !newValue { endMotion() }
        }
    }

    /// Whether a change that begins now may take a while.
    var canAnimate: Bool { motion.canAnimate }

    /// Puts everything that moves at its end. Returns whether anything looks different.
    @discardableResult
    mutating func endMotion() -> Bool {
        let before = offset
        scrolling.endGlide()
        let hasMoved = motion.endTransition()
        return endSectionMotion() || offset != before || hasMoved
    }
}
