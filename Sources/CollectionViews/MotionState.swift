/// The time a view was told last, and what is on its way since the last change that was animated.
///
/// Sections and the view itself glide on their own; see `SidewaysState` and `Scrolling`.
struct MotionState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// Nil before the first time that was told.
    private(set) var clock: Duration?
    /// Whether changes take a while where they can.
    var isEnabled = true
    /// The elements that are on their way.
    private(set) var transition: Transition<SectionID, ItemID>?

    /// The time told last; zero before the first.
    var now: Duration { clock ?? .zero }

    /// Whether a change that begins now may take a while.
    var canAnimate: Bool { isEnabled && clock != nil }

    /// Whether a time is one of another clock: earlier than the one told last.
    func isOtherClock(_ time: Duration) -> Bool { time < now }

    /// Takes a time, and ends a transition whose time has come. Returns whether elements look different.
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

    /// Puts all elements in their places. Returns whether any was on its way.
    mutating func endTransition() -> Bool {
        defer { transition = nil }
        return transition != nil
    }
}
