import Reflow

/// What was chosen in a demo, by Enter, a second click or a key of its own.
public enum DemoChoice: Hashable, Sendable {
    /// A demo by its name, to be shown full screen.
    case demo(String)
    /// A program that gets the terminal.
    case program(ChildProcess)
}
