/// A terminal that shows screens and delivers inputs: a real one, or one in memory for tests.
///
/// Code that only uses this protocol runs without a real terminal.
public protocol Terminal: AnyObject {
    /// The features of the terminal.
    var features: ScreenFeatures { get }

    /// The size in cells. The new size is valid as soon as `nextInput` returns `.resize`.
    var size: ScreenSize { get }

    /// The background, light or dark; nil if unknown, which is the default.
    ///
    /// A terminal may report its background only after the first frame. In that case, `nextInput` returns `.wake` once.
    var background: ScreenBackground? { get }

    /// The time since the terminal was opened. It is monotonic. In tests, the script sets it.
    var now: Duration { get }

    /// Whether the terminal reports mouse events. If not, the user can select text with the terminal's own mouse
    /// functions.
    var isMouseEnabled: Bool { get set }

    /// File descriptors that make `nextInput` return `.wake` when they are readable.
    ///
    /// The loop sets this list to the program's `descriptors`. A descriptor that was closed, or has ended with nothing
    /// left to read, wakes the loop once and is then ignored.
    var watchedDescriptors: [Int32] { get set }

    /// Waits for the next input. Returns nil when no input arrives before `deadline`.
    ///
    /// With a deadline in the past, returns only an input that is already available. Without a deadline, waits for
    /// ever.
    func nextInput(before deadline: Duration?) -> Input?

    /// Whether the terminal would accept a screen at once; false while earlier output is still on its way.
    ///
    /// The loop reads this property before a frame that no input has caused. By default, it is true, for terminals that
    /// cannot know.
    var isReadyForOutput: Bool { get }

    /// Shows a screen and its cursor. Only differences from the last screen are sent.
    ///
    /// `repaint` sends everything again, after another program has overwritten the screen.
    func draw(_ screen: borrowing Screen, repaint: Bool)

    /// Sends the terminal a request that does not concern its screen. Returns false if the request cannot be sent. By
    /// default, no request can be sent.
    @discardableResult
    func send(_ request: TerminalRequest) -> Bool

    /// Hands the terminal to another program, waits until that program has ended, and takes the terminal over again.
    ///
    /// Afterwards, screen, modes and size are as the loop needs them. Call this function while handling an input.
    /// Return `.redraw` for that input, or the `problem` of the result as `.message`. While the other program runs, it
    /// receives ^C and ^Z. Its standard streams are the terminal, even if those of this program are files or pipes. If
    /// ^Z stops the other program, it continues when this program continues.
    @discardableResult
    func run(_ child: ChildProcess) -> ChildEnd
}

extension Terminal {
    /// True, because the terminal cannot know.
    public var isReadyForOutput: Bool { true }
    /// Nil, because the background is unknown.
    public var background: ScreenBackground? { nil }
    /// Returns false and sends nothing.
    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool { false }
    /// Returns `.notStarted` and starts no program.
    @discardableResult
    public func run(_ child: ChildProcess) -> ChildEnd {
        ChildEnd(of: child, .notStarted("this terminal cannot run other programs"))
    }
}
