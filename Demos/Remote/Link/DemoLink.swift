/// A connection to the other process of a demo. The implementation for programs is `ProcessLink`.
public protocol DemoLink: AnyObject {
    /// The reason why the link has ended; `nil` while it works.
    var end: LinkEnd? { get }
    /// A line of text of the other process that describes its failure, without control characters.
    var failureLine: String? { get }
    /// The descriptors to watch while the link works.
    var descriptors: [Int32] { get }
    /// Whether messages wait until the other process reads.
    var hasQueue: Bool { get }

    /// Sends a frame. Never waits.
    func send(_ frame: Frame)
    /// Returns the frames that have arrived. Never waits.
    func receive() -> [Frame]
    /// Waits for frames, at most for a time. Returns an empty array if none has arrived, or if the link has ended.
    func receive(within time: Duration) -> [Frame]
    /// Ends the other process, without patience if `byForce` is set.
    func stop(byForce: Bool)
}
