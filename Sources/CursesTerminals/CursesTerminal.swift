import CCurses
import Terminals

/// The terminal a program was started in, through ncurses.
///
/// It belongs to the thread that opened it, and there is one in a process. However the program ends
/// (a signal, a trap, a stack that overflows), the terminal is given back as it was found.
public final class CursesTerminal: Terminal {
    /// What was found of the terminal when it was opened.
    public let features: ScreenFeatures
    /// The size in cells as last read; the new one once `.resize` is reported.
    public internal(set) var size: ScreenSize

    /// The signal that asked the program to end, nil until `.end` was reported because of one.
    ///
    /// A terminal that went away without a signal counts as SIGHUP.
    public internal(set) var endSignal: Int32?

    /// Descriptors that wake the loop when they can be read; see `watchedDescriptors`.
    var watched: [rfl_watched] = []
    var parser: InputParser
    /// Decoded, but not taken yet.
    var queued: Input?
    var events: Events = []
    var frame = ShownFrame(output: CursesRows())

    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var isOpen = true
    private var isMouseOn = false

    private init(_ options: Options, _ found: rfl_features) {
        let surroundings = Surroundings.current
        features = ScreenFeatures(
            colors: ColorDepth(colorCount: found.color_count), isUnicode: found.is_unicode)
        size = ScreenSize(columns: 0, rows: 0)
        parser = InputParser(
            escapeDelay: options.escapeDelay ?? surroundings.escapeDelay,
            keys: InputParser.describedKeys())
        start = clock.now
        _ = readSize()
        isMouseEnabled = options.isMouseEnabled
    }

    deinit { close() }

    /// Takes the terminal over.
    ///
    /// Throws a `CursesTerminalError` that says in a sentence what is missing and what to do.
    public static func open(_ options: Options = Options()) throws -> CursesTerminal {
        let surroundings = Surroundings.current
        var found = rfl_features()
        let result = surroundings.withPreferredType { type in
            var request = rfl_options()
            request.preferred_type = type
            request.monochrome = surroundings.isColorRefused
            request.takes_keys_from_terminal = options.takesKeysFromTerminal
            request.fold = { Folding.fold($0, $1) }
            request.scalars = { Folding.spell($0, into: $1) }
            return rfl_open(&request, &found)
        }
        if let error = CursesTerminalError(result, type: surroundings.type) { throw error }
        return CursesTerminal(options, found)
    }

    /// Opens the terminal for a while and gives it back however `body` ends.
    public static func with<Result>(
        _ options: Options = Options(), _ body: (CursesTerminal) throws -> Result
    ) throws -> Result {
        let terminal = try open(options)
        defer { terminal.close() }
        return try body(terminal)
    }

    /// Gives the terminal back; a second call does nothing.
    ///
    /// A closed terminal draws nothing and reports `.end(.hangUp)`.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        rfl_close()
    }

    /// Whether `close()` has not been called.
    var isAvailable: Bool { isOpen }

    /// The time since the terminal was opened; monotonic.
    public var now: Duration { start.duration(to: clock.now) }

    /// Whether clicks and the wheel are reported; stays false where the terminal cannot.
    public var isMouseEnabled: Bool {
        get { isMouseOn }
        set {
            guard isOpen else { return }
            isMouseOn = rfl_set_mouse(newValue)
        }
    }

    /// The status a program should exit with after `.end`, as a shell counts: 128 and the signal.
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
