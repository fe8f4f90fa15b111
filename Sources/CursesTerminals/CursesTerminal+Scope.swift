import Terminals

extension CursesTerminal: ScopedTerminal {
    /// Opens the terminal with the usual options and gives it back however `body` ends.
    @discardableResult
    public static func withTerminal<Result>(
        _ body: (CursesTerminal) throws -> Result
    ) throws -> Result {
        try withTerminal(Options(), body)
    }

    /// Opens the terminal for a program, runs it, and gives the terminal back.
    ///
    /// Returns what the process should exit with: 0, or `exitStatus` if a signal has asked the program to end.
    public static func run(
        _ program: inout some TerminalProgram, _ options: Options = Options()
    ) throws -> Int32 {
        try withTerminal(options) {
            $0.run(&program)
            return $0.exitStatus
        }
    }
}
