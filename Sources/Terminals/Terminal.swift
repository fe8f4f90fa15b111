/// Where a program shows itself and what it hears from: a real terminal, or memory in tests.
///
/// Everything above this protocol runs without a tty.
public protocol Terminal: AnyObject {
    /// What the terminal can show.
    var features: ScreenFeatures { get }

    /// The size in cells as last read; after `.resize` the new one.
    var size: ScreenSize { get }

    /// Whether the background is light or dark, as far as is known; nil unless a terminal says otherwise.
    ///
    /// A terminal may say so only after the first frame: then `nextInput` returns `.wake` once.
    var background: ScreenBackground? { get }

    /// Time since the terminal was opened; monotonic, scripted in tests.
    var now: Duration { get }

    /// Whether the mouse is reported; off leaves selecting text to the terminal.
    var isMouseEnabled: Bool { get set }

    /// File descriptors that make `nextInput` return `.wake` when they can be read.
    ///
    /// The loop keeps it as the program's `descriptors` are. One that was closed, or has ended with nothing left to
    /// read, wakes once and is left alone from then on.
    var watchedDescriptors: [Int32] { get set }

    /// The next input, or nil when none has come before `deadline`.
    ///
    /// A deadline that has passed asks only for what is already waiting; nil waits for ever.
    func nextInput(before deadline: Duration?) -> Input?

    /// Whether a screen that is drawn now would be taken at once; false while earlier ones are still on their way.
    ///
    /// Asked before a frame that nobody typed for. True where it cannot be told, and unless a terminal says otherwise.
    var isReadyForOutput: Bool { get }

    /// Shows a screen and its cursor; only what differs from the last one is sent.
    ///
    /// `repaint` sends everything again, for a screen that another program has spoiled.
    func draw(_ screen: borrowing Screen, repaint: Bool)

    /// Asks the terminal for something beside its screen; false when that cannot be sent, as unless a terminal says
    /// otherwise.
    @discardableResult
    func send(_ request: TerminalRequest) -> Bool

    /// Gives the terminal to another program, waits until that has ended, and takes the terminal again: the screen, the
    /// modes and the size are as the loop needs them.
    ///
    /// Called by a program that runs in the loop, when an input asks for it; it answers that input with `.redraw`, or
    /// with the end's `problem`. ^C and ^Z are the other program's meanwhile, and it has the terminal as its standard
    /// streams, whatever those of this program are. Stopped by ^Z it goes on when this program does.
    @discardableResult
    func run(_ child: ChildProcess) -> ChildEnd
}

extension Terminal {
    /// True, as it cannot be told.
    public var isReadyForOutput: Bool { true }
    /// Nil, as it is not known.
    public var background: ScreenBackground? { nil }
    /// False, as nothing is sent.
    @discardableResult
    public func send(_ request: TerminalRequest) -> Bool { false }
    /// Nothing is started.
    @discardableResult
    public func run(_ child: ChildProcess) -> ChildEnd {
        ChildEnd(of: child, .notStarted("this terminal cannot be given away"))
    }
}

/// What a terminal can show, decided once when it is opened.
public struct ScreenFeatures: Hashable, Sendable {
    /// How colours are folded.
    public var colors: ColorDepth
    /// Whether characters beyond ASCII arrive; without it half blocks and borders have stand-ins.
    public var isUnicode: Bool

    /// Makes features; unless told otherwise, those of a terminal that can show everything.
    public init(colors: ColorDepth = .trueColor, isUnicode: Bool = true) {
        self.colors = colors
        self.isUnicode = isUnicode
    }
}

/// How many colours a terminal has.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// No colour: attributes alone.
    case monochrome = 0
    /// The eight colours of the terminal's table.
    case ansi8 = 8
    /// The eight colours and their bright forms.
    case ansi16 = 16
    /// The table of 256, with a cube and greys that are the same everywhere.
    case indexed256 = 256
    /// Exact 24-bit values.
    case trueColor = 0x100_0000

    /// By the number of colours.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
