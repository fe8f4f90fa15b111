import ArgumentParser
import Browser

extension Main.Reflow {
    /// The command that prints help: `reflow help`, `reflow help NAME`. Unlike the parser's own help command, it
    /// rejects a name that is neither a command nor a demo.
    struct Help: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "help", abstract: "Show the help of a command.", shouldDisplay: false)

        @Argument(help: "The command.")
        var name: String?

        func run() throws {
            guard let name else { throw CleanExit.helpRequest(Main.Reflow.self) }
            let commands = Main.Reflow.configuration.subcommands
            if let command = commands.first(where: { $0.configuration.commandName == name }) {
                throw CleanExit.helpRequest(command)
            }
            guard Program.demos.flatMap(\.demos).contains(where: { $0.name == name }) else {
                throw Failure(
                    "There is no command or demo “\(name.prefix(40))”: "
                        + "“reflow --help” shows the commands, “reflow list” the demos.")
            }
            throw CleanExit.helpRequest(Main.Reflow.self)
        }
    }
}
