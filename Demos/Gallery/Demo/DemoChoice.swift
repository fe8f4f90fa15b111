import Reflow

/// A demo or program that the reader opens from a demo, with Enter, a second click or a key of the demo.
public enum DemoChoice: Hashable, Sendable {
    /// The name of a demo. The browser shows it full screen.
    case demo(String)
    /// A program to run in the terminal.
    case program(ChildProcess)
}
