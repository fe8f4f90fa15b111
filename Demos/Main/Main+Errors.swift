import ArgumentParser
import Browser

extension Main.Reflow {
    /// Runs the command. As the parser's own, but what its complaints repeat of the command line is made fit for a
    /// terminal.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            // Help and completion scripts have nothing in them from outside, a mere status has no words.
            guard code != .success, !(error is ExitCode) else { exit(withError: error) }
            let lines = fullMessage(for: error).split(
                separator: "\n", omittingEmptySubsequences: false)
            StandardError.print(lines.map { Program.printable($0) }.joined(separator: "\n"))
            exit(withError: code)
        }
    }
}
