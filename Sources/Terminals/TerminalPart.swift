/// A part of a program that handles inputs and draws itself: a text field, a bar, a view, or a whole program.
public protocol TerminalPart {
    /// Handles one input and returns the result. `now` is the time since the terminal was opened.
    ///
    /// Mouse positions count from the part's corner, and `.resize` gives the part's own size.
    mutating func handle(_ input: Input, at now: Duration) -> Outcome

    /// Draws a frame into a blank region of the part's size.
    mutating func draw(into region: inout Region, at now: Duration)

    /// When to draw the next frame of an animation; nil while nothing moves. The part is drawn, and gets no input.
    var nextFrame: Duration? { get }

    /// When the part wants a `.wake` input even if the user does nothing; nil for never.
    ///
    /// `nextFrame` and `deadline` are times since the terminal was opened, and are read after every frame and input. A
    /// time at or before the last frame is ignored, so that a program that forgets to change it cannot loop without a
    /// pause.
    var deadline: Duration? { get }

    /// File descriptors to watch: when one is readable, the part gets a `.wake`.
    ///
    /// Read after every frame and input. The part must read the available data, or the next wake follows at once.
    var descriptors: [Int32] { get }
}

extension TerminalPart {
    /// Nil: nothing moves.
    public var nextFrame: Duration? { nil }
    /// Nil: the part waits for nothing.
    public var deadline: Duration? { nil }
    /// Empty: nothing but the terminal is watched.
    public var descriptors: [Int32] { [] }
}
