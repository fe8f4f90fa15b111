import Terminals

extension CursesTerminal: ScopedTerminal {
    /// Opens the terminal with the usual options and gives it back however `body` ends.
    @discardableResult
    public static func withTerminal<Result>(
        _ body: (CursesTerminal) throws -> Result
    ) throws -> Result {
        try with(Options(), body)
    }
}
