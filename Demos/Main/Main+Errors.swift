import ArgumentParser
import Browser

extension Main.Reflow {
    /// Runs the command. As the parser's own, but what its complaints repeat of the command line is made fit for a
    /// terminal, and help that can't be written is a failure.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            if code == .success, let word = unknownHelp(CommandLine.arguments) {
                StandardError.print(
                    "reflow: There is no command or demo “\(Program.printable(word))”: "
                        + "“reflow --help” shows the commands, “reflow list” the demos.")
                exit(withError: ExitCode(1))
            }
            // An exit status alone has no message.
            guard !(error is ExitCode) else { exit(withError: error) }
            let message = fullMessage(for: error)
            guard code != .success else { printHelp(message) }
            let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
            StandardError.print(lines.map { Program.printable($0) }.joined(separator: "\n"))
            exit(withError: code)
        }
    }

    /// Prints what was asked for of the command line itself; nothing in it comes from outside.
    private static func printHelp(_ message: String) -> Never {
        do {
            try Failure.reporting { try StandardOutput.print(message) }
            exit()
        } catch {
            exit(withError: error)
        }
    }

    /// The word after `help` where it is neither a command nor a demo.
    private static func unknownHelp(_ arguments: [String]) -> String? {
        guard arguments.count > 2, arguments[1] == "help", !arguments[2].hasPrefix("-") else {
            return nil
        }
        let commands = [
            Browse.configuration, List.configuration, Show.configuration, Code.configuration,
        ]
        .compactMap { $0.commandName }
        let names = ["help"] + commands + Program.demos.flatMap { $0.demos }.map { $0.name }
        return names.contains(arguments[2]) ? nil : String(arguments[2].prefix(40))
    }
}
