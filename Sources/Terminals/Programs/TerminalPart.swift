/// A part of a program that handles inputs and draws itself: a text field, a bar, a view, or a whole program.
public protocol TerminalPart {
    /// Handles one input and returns the result. `now` is the time since the terminal was opened.
    ///
    /// Mouse positions count from the part's corner, and `.resize` gives the part's own size.
    mutating func handle(_ input: Input, at now: Duration) -> Outcome

    /// Sets the part's time and moves its animations. Returns whether the part looks different.
    ///
    /// A shell calls this before the program handles an input, so that a change by the program begins at the present
    /// time. Does nothing by default.
    @discardableResult
    mutating func advance(to now: Duration) -> Bool

    /// Sets whether the part receives the keys. A shell calls this before each frame. Does nothing by default.
    mutating func setFocus(_ isFocused: Bool)

    /// Draws a frame into a blank region of the part's size.
    mutating func draw(into region: inout Region, at now: Duration)

    /// The time of the next frame of an animation; nil if there is no animation. At this time, the loop draws the part,
    /// but passes no input to it.
    var nextFrame: Duration? { get }

    /// The time at which the part wants a `.wake` input even if the user does nothing; nil for never.
    ///
    /// `nextFrame` and `deadline` are times since the terminal was opened. The loop reads them after every frame and
    /// input. The loop ignores a time at or before the last frame. Otherwise, a part that forgets to change its time
    /// would cause frames without a pause.
    var deadline: Duration? { get }

    /// File descriptors to watch: when one of them is readable, the part receives a `.wake`.
    ///
    /// The loop reads this list after every frame and input. The part must read the available data. Otherwise the next
    /// `.wake` follows at once.
    var descriptors: [Int32] { get }
}

extension TerminalPart {
    /// Returns false: the part has no animation.
    @discardableResult
    public mutating func advance(to now: Duration) -> Bool { false }
    /// Does nothing: the part looks the same with and without the focus.
    public mutating func setFocus(_ isFocused: Bool) {}
    /// Nil: the part has no animation.
    public var nextFrame: Duration? { nil }
    /// Nil, for a part that needs no wake.
    public var deadline: Duration? { nil }
    /// Empty, for a part that only needs the terminal's inputs.
    public var descriptors: [Int32] { [] }
}
