/// The terminal in which the program was started: `CursesTerminal`, which uses ncurses, or `AnsiTerminal`, which does
/// not.
///
/// All calls must come from the thread that opened the terminal, and a process can open only one terminal at a time.
/// The terminal is restored however the program ends, also after a signal, a trap or a stack overflow.
///
/// The first 62 of the `watchedDescriptors` make `nextInput` return `.wake`. The terminal does not check the others.
///
/// TERM, INT and HUP always end the program. If `nextInput` does not return `.end` within a second after the signal, a
/// thread restores the terminal and ends the process by that signal.
public protocol SystemTerminal: ScopedTerminal {
    /// Opens the terminal.
    ///
    /// Throws a `TerminalError`, whose description is a sentence that says what is missing and what to do.
    static func open(_ options: TerminalOptions) throws -> Self

    /// Restores the terminal. A second call has no effect.
    ///
    /// A closed terminal draws nothing, and its `nextInput` returns `.end(.hangUp)`.
    func close()

    /// The exit status for the program after `.end`, as in a shell: 128 plus the signal's number.
    ///
    /// Zero if no signal has ended the program.
    var exitStatus: Int32 { get }

    /// A value that other threads can call to make `nextInput` return `.wake`.
    var waker: Waker { get }
}

extension SystemTerminal {
    /// Shows a screen and its cursor. Only differences from the last screen are sent.
    public func draw(_ screen: borrowing Screen) { draw(screen, repaint: false) }

    /// Opens the terminal with the default options. Throws a `TerminalError`.
    public static func open() throws -> Self { try open(TerminalOptions()) }

    /// Opens the terminal, calls `body`, and closes the terminal, also when `body` throws.
    ///
    /// Throws the error of `body`, or a `TerminalError` when the terminal cannot be opened.
    @discardableResult
    public static func withTerminal<Result>(
        _ options: TerminalOptions, _ body: (Self) throws -> Result
    ) throws -> Result {
        let terminal = try open(options)
        defer { terminal.close() }
        return try body(terminal)
    }

    /// Opens the terminal with the default options, calls `body`, and restores the terminal, also when `body` throws.
    @discardableResult
    public static func withTerminal<Result>(_ body: (Self) throws -> Result) throws -> Result {
        try withTerminal(TerminalOptions(), body)
    }

    /// Opens the terminal for a program, runs the program, and restores the terminal.
    ///
    /// Returns the exit status for the process: 0, or `exitStatus` if a signal has ended the program.
    @discardableResult
    public static func run(
        _ program: inout some TerminalProgram, _ options: TerminalOptions
    ) throws -> Int32 {
        try withTerminal(options) {
            $0.run(&program)
            return $0.exitStatus
        }
    }

    /// Opens the terminal with the default options for a program, runs the program, and restores the terminal.
    ///
    /// Returns the exit status for the process: 0, or `exitStatus` if a signal has ended the program.
    @discardableResult
    public static func run(_ program: inout some TerminalProgram) throws -> Int32 {
        try run(&program, TerminalOptions())
    }
}
