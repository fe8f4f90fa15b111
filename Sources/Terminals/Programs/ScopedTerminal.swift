/// A terminal that a program opens for a limited time and always restores.
public protocol ScopedTerminal: Terminal {
    /// Opens the terminal, calls `body`, and closes the terminal, also when `body` throws.
    ///
    /// Throws the error of `body`. If no terminal can be opened, throws an error whose description says what to do.
    @discardableResult
    static func withTerminal<Result>(_ body: (Self) throws -> Result) throws -> Result
}
