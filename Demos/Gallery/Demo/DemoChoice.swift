import Reflow

/// Something that the reader opens from a demo, by Enter, a second click or a key of the demo.
public enum DemoChoice: Hashable, Sendable {
    /// The name of a demo, to show full screen.
    case demo(String)
    /// A program to run in the terminal.
    case program(ChildProcess)
}
