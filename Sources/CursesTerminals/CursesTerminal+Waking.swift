import CCurses

extension CursesTerminal {
    /// Makes the loop report `.wake`; a handle for other threads.
    public struct Waker: Sendable {
        /// Wakes the loop; several calls before it looks are one. Harmless after `close()`.
        public func callAsFunction() { rfl_wake() }
    }

    /// What other threads hold to make `nextInput` return `.wake`.
    public var waker: Waker { Waker() }

    /// Reports `.wake` whenever a file descriptor can be read, until `unwatch(descriptor:)`.
    ///
    /// It is reported again and again until the descriptor was read. Stops at more than 62.
    public func watch(descriptor: Int32) {
        guard !descriptors.contains(descriptor) else { return }
        precondition(
            descriptors.count < 62,
            "A terminal watches at most 62 file descriptors: unwatch one, or merge their sources.")
        descriptors.append(descriptor)
    }

    /// Watches a file descriptor no longer; does nothing when it was not watched.
    public func unwatch(descriptor: Int32) {
        descriptors.removeAll { $0 == descriptor }
    }
}
