/// Time as a view knows it: it is told, and has no clock of its own.
///
/// All that moves is computed from the time told last. A view that has not been told any shows every change at once.
extension CollectionView {
    /// The time told last, since whenever the caller's clock began; zero before the first.
    public var now: Duration { clock ?? .zero }

    /// Tells the time. Returns whether anything looks different.
    ///
    /// A time before the one told last is that of another clock: what moves is at its end at once.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool {
        let isOtherClock = clock.map { now < $0 } ?? false
        var changes = isOtherClock && endMotion()
        let old = self.now
        clock = now
        if advanceTransition(from: old) { changes = true }
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
        guard let clock, glide != nil || !movements.isEmpty || transition != nil else { return nil }
        return [
            glide?.nextFrame(after: clock), sectionDeadline,
            transition?.motion.nextFrame(after: clock),
        ].compactMap { $0 }.min()
    }

    /// Whether changes take a while where they can: glides and transitions, of 200 ms at most. If not, everything is
    /// at its end at once.
    public var animates: Bool {
        get { isAnimating }
        set {
            isAnimating = newValue
            if !newValue { endMotion() }
        }
    }

    /// Whether a change that begins now may take a while.
    var canAnimate: Bool { isAnimating && clock != nil }

    /// Puts everything that moves at its end. Returns whether anything looks different.
    @discardableResult
    mutating func endMotion() -> Bool {
        let before = offset
        if let end = glide?.end { offset = end }
        glide = nil
        let hasMoved = endTransition()
        return endSectionMotion() || offset != before || hasMoved
    }
}
