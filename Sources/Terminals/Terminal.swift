/// A terminal that shows screens and delivers inputs: a real one, or one in memory for tests.
///
/// Everything above this protocol runs without a tty.
public protocol Terminal: AnyObject {
    /// What the terminal can show.
    var features: ScreenFeatures { get }

    /// The size in cells; the new size once `.resize` was returned.
    var size: ScreenSize { get }

    /// Whether the background is light or dark; nil if unknown, which is the default.
    ///
    /// A terminal may learn it only after the first frame: then `nextInput` returns `.wake` once.
    var background: ScreenBackground? { get }

    /// The time since the terminal was opened: monotonic, scripted in tests.
    var now: Duration { get }

    /// Whether mouse events are reported. If not, the user can select text with the terminal's own mouse functions.
    var isMouseEnabled: Bool { get set }

    /// File descriptors that make `nextInput` return `.wake` when they are readable.
    ///
    /// The loop sets them to the program's `descriptors`. A descriptor that was closed, or has ended with nothing left
    /// to read, wakes once and is ignored from then on.
    var watchedDescriptors: [Int32] { get set }

    /// Waits for the next input; nil when none has come before `deadline`.
    ///
    /// A deadline that has passed returns only an input that is already there; nil waits for ever.
    func nextInput(before deadline: Duration?) -> Input?

    /// Whether a screen drawn now would be sent at once; false while earlier output is still on its way.
    ///
    /// The loop asks before frames that no input has caused. True if it cannot be known, which is the default.
    var isReadyForOutput: Bool { get }

    /// Shows a screen and its cursor. Only differences from the last screen are sent.
    ///
    /// `repaint` sends everything again, for a screen that another program has spoiled.
    func draw(_ screen: borrowing Screen, repaint: Bool)

    /// Asks the terminal for something other than its screen. Returns false when it cannot be sent, which is the
    /// default.
    @discardableResult
    func send(_ request: TerminalRequest) -> Bool

    /// Gives the terminal to another program, waits until it has ended, and takes the terminal back.
    ///
    /// Afterwards screen, modes and size are as the loop needs them. Call it while handling an input, and answer that
    /// input with `.redraw`, or with the `problem` of the result as `.message`. Meanwhile ^C and ^Z go to the other
    /// program, and its standard streams are the terminal, whatever those of this program are. If ^Z stops it, it
    /// continues when this program does.
    @discardableResult
    func run(_ child: ChildProcess) -> ChildEnd
}

extension Terminal {
    /// True, since it cannot be known.
    public var isReadyForOutput: Bool { true }
    /// Nil, since it is unknown.
    public var background: ScreenBackground? { nil }
    /// False: nothing is sent.
    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool { false }
    /// Starts nothing and returns `.notStarted`.
    @discardableResult
    public func run(_ child: ChildProcess) -> ChildEnd {
        ChildEnd(of: child, .notStarted("this terminal cannot run other programs"))
    }
}

/// What a terminal can show; determined once when it is opened.
public struct ScreenFeatures: Hashable, Sendable {
    /// The number of colours that the terminal shows.
    public var colors: ColorDepth
    /// Whether characters beyond ASCII can be shown. If not, half blocks and borders are replaced by ASCII.
    public var isUnicode: Bool

    /// Makes features; by default those of a terminal that can show everything.
    public init(colors: ColorDepth = .trueColor, isUnicode: Bool = true) {
        self.colors = colors
        self.isUnicode = isUnicode
    }
}

/// The number of colours that a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// No colours: attributes only.
    case monochrome = 0
    /// The eight colours of the terminal's table.
    case ansi8 = 8
    /// The eight colours and their bright forms.
    case ansi16 = 16
    /// The table of 256: the sixteen, plus a colour cube and greys that are the same everywhere.
    case indexed256 = 256
    /// Exact 24-bit values.
    case trueColor = 0x100_0000

    /// Compares by the number of colours.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
