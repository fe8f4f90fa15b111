/// A terminal that a program takes for a while and always gives back.
public protocol ScopedTerminal: Terminal {
    /// Opens the terminal, calls `body`, and gives the terminal back however that ends.
    ///
    /// Throws what `body` throws, and a sentence that says what to do when there is no terminal to open.
    @discardableResult
    static func withTerminal<Result>(_ body: (Self) throws -> Result) throws -> Result
}
