import Terminals

extension CursesTerminal: ScopedTerminal {
    /// Opens the terminal with the default options, calls `body`, and restores the terminal, also when `body` throws.
    @discardableResult
    public static func withTerminal<Result>(
        _ body: (CursesTerminal) throws -> Result
    ) throws -> Result {
        try withTerminal(Options(), body)
    }

    /// Opens the terminal for a program, runs the program, and restores the terminal.
    ///
    /// Returns the exit status for the process: 0, or `exitStatus` if a signal has ended the program.
    @discardableResult
    public static func run(
        _ program: inout some TerminalProgram, _ options: Options = Options()
    ) throws -> Int32 {
        try withTerminal(options) {
            $0.run(&program)
            return $0.exitStatus
        }
    }
}
