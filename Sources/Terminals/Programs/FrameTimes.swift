/// The durations of the steps of one frame, measured by the loop that shows the frame.
public struct FrameTimes: Hashable, Sendable {
    /// The time to handle all inputs since the previous frame.
    public var input: Duration
    /// The time to draw the frame into cells.
    public var draw: Duration
    /// The time to compare the frame with the previous one and to send the differences.
    public var output: Duration

    /// Makes the times of a frame. By default, each time is zero.
    public init(input: Duration = .zero, draw: Duration = .zero, output: Duration = .zero) {
        self.input = input
        self.draw = draw
        self.output = output
    }
}
