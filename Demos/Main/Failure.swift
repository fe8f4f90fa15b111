import ArgumentParser
import Browser

/// An error message with exit status 1.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Runs a command. Prints an error as one sentence on standard error, and throws exit status 1.
    ///
    /// Such sentences may contain names and paths from outside, so this function makes them printable.
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
