import CollectionLayouts

/// Transitions: what is seen goes from where it was to where it is now.
extension CollectionView {
    /// Whether elements are on their way, and what is read differs from the arrangement.
    public var isMoving: Bool { transition != nil }

    /// Ends a transition whose time has come. Returns whether anything looks different than at a time before.
    mutating func advanceTransition(from old: Duration) -> Bool {
        guard let motion = transition?.motion else { return false }
        guard motion.isOver(at: now) else {
            return motion.progress(at: now) != motion.progress(at: old)
        }
        transition = nil
        return true
    }

    /// Puts everything in its place at once. Returns whether anything was on its way.
    mutating func endTransition() -> Bool {
        defer { transition = nil }
        return transition != nil
    }
}
