import ArgumentParser
import Browser

/// An error message with exit status 1.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Runs a command; what it throws is printed as one sentence on standard error.
    ///
    /// Names and paths from outside are part of such sentences, so they are made fit for a terminal.
    static func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let code as ExitCode {
            throw code
        } catch {
            StandardError.print("reflow: \(Program.printable("\(error)"))")
            throw ExitCode(1)
        }
    }
}
