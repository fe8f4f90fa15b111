/// Something that hears inputs and draws into a region: a field, a bar, a view, or a whole program.
public protocol TerminalPart {
    /// Takes one input, at a time since the terminal was opened, and says what it did.
    ///
    /// The mouse counts from the part's corner, and `.resize` tells the part's own size.
    mutating func handle(_ input: Input, at now: Duration) -> Outcome

    /// Draws a frame into a blank region of the part's size.
    mutating func draw(into region: inout Region, at now: Duration)

    /// When the next frame of a motion is due; nil while nothing moves. Then the part draws, and hears nothing.
    var nextFrame: Duration? { get }

    /// When the part wants to hear a `.wake` though nothing has been typed; nil while it waits for nothing.
    ///
    /// Both times are asked for after every frame and input. One at or before the last frame counts as served by it,
    /// so that a program can't spin on one it forgot to move.
    var deadline: Duration? { get }

    /// File descriptors that are of interest now: when one of them can be read the part hears a `.wake`.
    ///
    /// Asked after every frame and input. The part is to read what it finds, or the next wake comes at once.
    var descriptors: [Int32] { get }
}

extension TerminalPart {
    /// Nothing moves unless a part says otherwise.
    public var nextFrame: Duration? { nil }
    /// Nothing is waited for unless a part says otherwise.
    public var deadline: Duration? { nil }
    /// Nothing but the terminal is of interest unless a part says otherwise.
    public var descriptors: [Int32] { [] }
}
