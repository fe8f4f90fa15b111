/// What a frame took, measured by the loop that showed it.
public struct FrameTimes: Hashable, Sendable {
    /// The program's answers to all inputs since the frame before.
    public var input: Duration
    /// Drawing it into cells.
    public var draw: Duration
    /// Comparing it with the last one and sending what differs.
    public var output: Duration

    /// Nothing took any time unless told.
    public init(input: Duration = .zero, draw: Duration = .zero, output: Duration = .zero) {
        self.input = input
        self.draw = draw
        self.output = output
    }
}
