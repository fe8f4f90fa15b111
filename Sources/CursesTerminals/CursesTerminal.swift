import CCurses
import Terminals

/// The terminal in which the program was started, driven by ncurses.
///
/// All calls must come from the thread that opened the terminal, and a process can open only one terminal at a time.
/// The terminal is restored however the program ends, also after a signal, a trap or a stack overflow.
///
/// TERM, INT and HUP always end the program. If `nextInput` does not return `.end` within a second after the signal, a
/// thread restores the terminal and ends the process by that signal.
public final class CursesTerminal: Terminal {
    /// The features found when the terminal was opened.
    public let features: ScreenFeatures
    /// The size in cells. The new size is valid as soon as `nextInput` returns `.resize`.
    public internal(set) var size: ScreenSize

    /// The number of the signal that has ended the program; nil until a signal has caused an `.end`.
    ///
    /// If the terminal went away without a signal, this is SIGHUP.
    package internal(set) var endSignal: Int32?

    /// The watched descriptors with their state; see `watchedDescriptors`.
    var watched: [rfl_watched] = []
    var parser: InputParser
    /// The background, light or dark: the terminal's answer, else the value of COLORFGBG; nil if both are unknown.
    public internal(set) var background: ScreenBackground?
    /// The time when the questions were sent; nil if no questions were sent, or if the terminal has answered all of
    /// them.
    var askedAt: Duration?
    /// An input that was decoded but not returned yet; nil if there is none.
    var queued: Input?
    /// Whether the last input was a wake, so that a key comes before another wake.
    var isKeysTurn = false
    var events: Events = []
    var frame = ShownFrame(output: CursesRows())

    /// The object that answers C's questions about how a cell is drawn.
    let folding: Folding
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var isOpen = true
    private var isMouseOn = false

    private init(_ options: Options, _ found: rfl_features, _ folding: Folding) {
        self.folding = folding
        features = ScreenFeatures(
            colors: ColorDepth(colorCount: found.color_count), isUnicode: found.is_unicode)
        size = ScreenSize(columns: 0, rows: 0)
        parser = InputParser(escapeDelay: options.escapeDelay, keys: Self.describedKeys())
        background = TerminalEnvironment.current.background
        start = clock.now
        _ = readSize()
        ask()
        isMouseEnabled = options.isMouseEnabled
    }

    deinit { close() }

    /// Opens the terminal.
    ///
    /// Throws a `CursesTerminalError`, whose description is a sentence that says what is missing and what to do.
    public static func open(_ options: Options = Options()) throws -> CursesTerminal {
        let environment = TerminalEnvironment.current
        var found = rfl_features()
        let folding = Folding()
        let result = withCString(options.device) { device in
            var request = rfl_options()
            request.promises_exact_colors = environment.promisesExactColors
            request.device = device
            request.interrupts_are_keys = options.interruptsAreKeys
            request.monochrome = environment.isColorRefused
            request.takes_keys_from_terminal = options.takesKeysFromTerminal
            request.fold = { Folding.fold($0, $1, $2) }
            request.context = folding.context
            request.scalars = { Folding.spell($0, into: $1) }
            return rfl_open(&request, &found)
        }
        let error = CursesTerminalError(result, type: environment.type, device: options.device)
        if let error { throw error }
        return CursesTerminal(options, found, folding)
    }

    /// Calls `body` with a text as a C string, and with NULL for nil.
    private static func withCString<Result>(
        _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
    ) -> Result {
        text?.withCString { body($0) } ?? body(nil)
    }

    /// Opens the terminal, calls `body`, and closes the terminal, also when `body` throws.
    ///
    /// Throws the error of `body`, or a `CursesTerminalError` when the terminal cannot be opened.
    @discardableResult
    public static func withTerminal<Result>(
        _ options: Options, _ body: (CursesTerminal) throws -> Result
    ) throws -> Result {
        let terminal = try open(options)
        defer { terminal.close() }
        return try body(terminal)
    }

    /// Whether text beyond ASCII may be sent as UTF-8. Sets the locale of the process for characters.
    ///
    /// True if the locale's character set is UTF-8. In the default C locale, also true if the system has a UTF-8 locale
    /// and TERM does not begin with `vt`.
    package static var isLocaleUnicode: Bool { rfl_find_unicode() }

    /// Restores the terminal. A second call has no effect.
    ///
    /// A closed terminal draws nothing, and its `nextInput` returns `.end(.hangUp)`.
    public func close() {
        guard isOpen else { return }
        takeLateAnswers()
        isOpen = false
        rfl_close()
    }

    /// Whether the terminal is still open.
    var isAvailable: Bool { isOpen }

    /// The time since the terminal was opened; monotonic.
    public var now: Duration { start.duration(to: clock.now) }

    /// Whether the terminal reports mouse clicks and the wheel; stays false if the terminal cannot report them.
    public var isMouseEnabled: Bool {
        get { isMouseOn }
        set {
            guard isOpen else { return }
            isMouseOn = rfl_set_mouse(newValue)
        }
    }

    /// The exit status for the program after `.end`, as in a shell: 128 plus the signal's number.
    ///
    /// Zero if no signal has ended the program.
    public var exitStatus: Int32 { endSignal.map { 128 + $0 } ?? 0 }

    /// Reads the size again, and returns whether it has changed.
    func readSize() -> Bool {
        var columns = Int32(size.columns)
        var rows = Int32(size.rows)
        guard rfl_read_size(&columns, &rows) else { return false }
        size = ScreenSize(columns: Int(columns), rows: Int(rows))
        frame.forget()
        return true
    }
}
