import CTerminals

/// A value that wakes the loop of the open terminal from another thread.
public struct Waker: Sendable {
    package init() {}

    /// Wakes the loop; several calls before the loop runs count as one. Has no effect after the terminal was closed.
    public func callAsFunction() { rfl_wake() }
}
