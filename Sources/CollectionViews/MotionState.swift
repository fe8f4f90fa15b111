/// The time of a view, and the transition of its last animated change.
///
/// Sections and the view itself glide on their own; see `SidewaysState` and `Scrolling`.
struct MotionState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// Nil until the time was set first.
    private(set) var clock: Duration?
    /// Whether changes are animated where possible.
    var isEnabled = true
    /// The moving elements.
    private(set) var transition: Transition<SectionID, ItemID>?

    /// The time told last; zero before the first.
    var now: Duration { clock ?? .zero }

    /// Whether a change that begins now may be animated.
    var canAnimate: Bool { isEnabled && clock != nil }

    /// Whether a time is earlier than the last one, and so from another clock.
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

    /// Begins a transition, or none.
    mutating func begin(_ transition: Transition<SectionID, ItemID>?) {
        self.transition = transition
    }

    /// Ends the transition. Returns whether there was one.
    mutating func endTransition() -> Bool {
        defer { transition = nil }
        return transition != nil
    }
}
