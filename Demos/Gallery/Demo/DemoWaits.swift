/// The deadlines and descriptors of a demo.
public struct DemoWaits: Hashable, Sendable {
    /// The time of the demo's next wake; `nil` while the demo waits for nothing.
    public let deadline: Duration?
    /// The time of the view's next animation frame; `nil` while nothing moves.
    public let nextFrame: Duration?
    /// The file descriptors that wake the demo when they become readable.
    public let descriptors: [Int32]

    package init(deadline: Duration?, nextFrame: Duration?, descriptors: [Int32]) {
        (self.deadline, self.nextFrame) = (deadline, nextFrame)
        self.descriptors = descriptors
    }
}
