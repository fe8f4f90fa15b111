/// The time of a view, and the transition of its last animated change.
///
/// `SidewaysState` contains the glides of sections, and `Scrolling` contains the glide of the view.
struct MotionState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The time that was last set; nil if no time was set yet.
    private(set) var clock: Duration?
    /// Whether changes are animated where possible.
    var isEnabled = true
    /// The animation of moving elements; nil if no element moves.
    private(set) var transition: Transition<SectionID, ItemID>?

    /// The time that was last set; zero if no time was set yet.
    var now: Duration { clock ?? .zero }

    /// Whether a change that begins now may be animated.
    var canAnimate: Bool { isEnabled && clock != nil }

    /// Returns whether a time is earlier than the time that was last set, and therefore comes from another clock.
    func isOtherClock(_ time: Duration) -> Bool { time < now }

    /// Sets the time, and ends a transition that is over. Returns whether elements look different.
    mutating func advance(to time: Duration) -> Bool {
        let old = now
        clock = time
        guard let motion = transition?.motion else { return false }
        guard motion.isOver(at: time) else {
            return motion.progress(at: time) != motion.progress(at: old)
        }
        transition = nil
        return true
    }

    /// Begins a transition; nil removes the current one.
    mutating func begin(_ transition: Transition<SectionID, ItemID>?) {
        self.transition = transition
    }

    /// Ends the transition. Returns whether a transition was in progress.
    mutating func endTransition() -> Bool {
        defer { transition = nil }
        return transition != nil
    }
}
