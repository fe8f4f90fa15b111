/// A program that lives in a terminal: it hears inputs and draws frames.
public protocol TerminalProgram {
    /// Takes one input, at a time since the terminal was opened, and says what is to follow.
    mutating func update(_ input: Input, at now: Duration) -> Response

    /// Draws a frame into a blank region of the whole screen.
    mutating func draw(into region: inout Region, at now: Duration)

    /// When the next frame is due though nothing has been typed; nil while nothing moves. Then the program gets a
    /// `.wake`, and draws.
    ///
    /// Asked after every frame and input. A deadline at or before the last frame counts as served by
    /// it, so that a program can't spin on one it forgot to move.
    var deadline: Duration? { get }

    /// When the next frame of a motion is due; nil while nothing moves. Then the program draws, and hears nothing.
    ///
    /// Asked as `deadline` is.
    var nextFrame: Duration? { get }

    /// File descriptors that are of interest now: when one of them can be read the program gets a `.wake`.
    ///
    /// Asked after every frame and input. The program is to read what it finds, or the next wake comes at once.
    var descriptors: [Int32] { get }

    /// Whether the program wants to hear of the mouse now; off leaves selecting text to the terminal.
    var usesMouse: Bool { get }

    /// Hears what the frame took that has just been shown, as the terminal's clock counts.
    mutating func hasShown(_ times: FrameTimes)
}

extension TerminalProgram {
    /// Nothing moves unless a program says otherwise.
    public var deadline: Duration? { nil }
    /// Nothing moves unless a program says otherwise.
    public var nextFrame: Duration? { nil }
    /// Nothing but the terminal is of interest unless a program says otherwise.
    public var descriptors: [Int32] { [] }
    /// The mouse is wanted unless a program says otherwise.
    public var usesMouse: Bool { true }
    /// Nobody wants to know unless a program says otherwise.
    public mutating func hasShown(_ times: FrameTimes) {}
}

/// What is to follow an input; of several inputs before one frame the strongest counts.
public enum Response: Int, Hashable, Sendable, Comparable {
    /// Nothing has changed, nothing is drawn.
    case ignored
    /// A frame is to be drawn.
    case redraw
    /// A frame is to be drawn and sent as a whole, for a screen that something has spoiled.
    case repaint
    /// The program ends, without another frame.
    case quit

    /// By strength, in the order of the cases.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
