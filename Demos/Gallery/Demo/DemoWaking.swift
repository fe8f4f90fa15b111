import Reflow

/// The functions of a demo that changes over time.
struct DemoWaking<D: Demo>: Sendable {
    /// Sets the current time. Returns whether anything looks different, apart from animations of the view.
    var advance: @Sendable (inout D, Duration) -> Bool
    /// Returns the time of the demo's next wake, or `nil` if the demo waits for nothing.
    var deadline: @Sendable (D) -> Duration?
    /// Returns the file descriptors that wake the demo when they become readable.
    var descriptors: @Sendable (D) -> [Int32] = { _ in [] }
    /// Handles a wake of the event loop. The cause is a readable descriptor, a passed deadline, or anything else.
    var wake: @Sendable (inout D) -> Outcome = { _ in .ignored }
}
