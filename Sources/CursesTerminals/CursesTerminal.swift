import CCurses
import Terminals

/// The terminal that the program was started in, through ncurses.
///
/// It belongs to the thread that opened it, and a process can have only one. However the program ends (a signal, a
/// trap, a stack overflow), the terminal is restored.
///
/// TERM, INT and HUP always end the program. If `nextInput` does not return `.end` within a second after the signal, a
/// thread restores the terminal and ends the process by that signal.
public final class CursesTerminal: Terminal {
    /// The features found when the terminal was opened.
    public let features: ScreenFeatures
    /// The size in cells; the new size once `.resize` was returned.
    public internal(set) var size: ScreenSize

    /// The signal that asked the program to end; nil until it has caused an `.end`.
    ///
    /// A terminal that went away without a signal counts as SIGHUP.
    package internal(set) var endSignal: Int32?

    /// Descriptors that wake the loop when they can be read; see `watchedDescriptors`.
    var watched: [rfl_watched] = []
    var parser: InputParser
    /// Whether the background is light or dark: the terminal's answer, else the value of COLORFGBG.
    public internal(set) var background: ScreenBackground?
    /// When it was asked what it is; nil when it was not, or has answered everything.
    var askedAt: Duration?
    /// Decoded, but not taken yet.
    var queued: Input?
    /// Whether the last input was a wake, so that a key goes before another.
    var isKeysTurn = false
    var events: Events = []
    var frame = ShownFrame(output: CursesRows())

    /// What C asks how a cell is drawn.
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
    /// Throws a `CursesTerminalError` that says in a sentence what is missing and what to do.
    public static func open(_ options: Options = Options()) throws -> CursesTerminal {
        let environment = TerminalEnvironment.current
        var found = rfl_features()
        let folding = Folding()
        let result = withStrings(environment.preferredType, options.device) { type, device in
            var request = rfl_options()
            request.preferred_type = type
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

    /// Calls `body` with strings as C wants them.
    private static func withStrings<Result>(
        _ first: String?, _ second: String?,
        _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Result
    ) -> Result {
        func with(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
            text?.withCString { body($0) } ?? body(nil)
        }
        return with(first) { first in with(second) { body(first, $0) } }
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
    /// True if the locale's character set is UTF-8, or if the locale is the default C locale.
    package static var isLocaleUnicode: Bool { rfl_find_unicode() }

    /// Restores the terminal; a second call does nothing.
    ///
    /// A closed terminal draws nothing and returns `.end(.hangUp)`.
    public func close() {
        guard isOpen else { return }
        takeLateAnswers()
        isOpen = false
        rfl_close()
    }

    /// Whether `close()` has not been called.
    var isAvailable: Bool { isOpen }

    /// The time since the terminal was opened; monotonic.
    public var now: Duration { start.duration(to: clock.now) }

    /// Whether mouse clicks and the wheel are reported; stays false if the terminal cannot report them.
    public var isMouseEnabled: Bool {
        get { isMouseOn }
        set {
            guard isOpen else { return }
            isMouseOn = rfl_set_mouse(newValue)
        }
    }

    /// The exit status for the program after `.end`, as in a shell: 128 plus the signal's number.
    ///
    /// Zero when no signal asked the program to end.
    public var exitStatus: Int32 { endSignal.map { 128 + $0 } ?? 0 }

    /// Reads the size again, and tells whether it has changed.
    func readSize() -> Bool {
        var columns = Int32(size.columns)
        var rows = Int32(size.rows)
        guard rfl_read_size(&columns, &rows) else { return false }
        size = ScreenSize(columns: Int(columns), rows: Int(rows))
        frame.forget()
        return true
    }
}
