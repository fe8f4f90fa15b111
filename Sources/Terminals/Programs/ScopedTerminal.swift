/// A terminal that a program opens for a limited time and always restores.
public protocol ScopedTerminal: Terminal {
    /// Opens the terminal, calls `body`, and closes the terminal, also when `body` throws.
    ///
    /// Throws the error of `body`. If no terminal can be opened, throws an error whose description says what to do.
    @discardableResult
    static func withTerminal<Result>(_ body: (Self) throws -> Result) throws -> Result
}

extension ScopedTerminal {
    /// Opens the terminal, runs a program until it quits, and always restores the terminal.
    ///
    /// Returns the reason for the end if the program was stopped from outside; nil if it has quit. Throws an error with
    /// a sentence if there is no terminal to open.
    @discardableResult
    public static func run<Program: TerminalProgram>(
        _ program: inout Program
    ) throws -> EndReason? {
        try withTerminal { $0.run(&program) }
    }
}
