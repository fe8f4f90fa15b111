import ArgumentParser
import Browser

/// The command line of `reflow`.
@main
struct Reflow: ParsableCommand {
    static let configuration = CommandConfiguration(
        // Each command sets its name, which saves time. Deriving the name from the type takes longer than parsing all
        // arguments.
        commandName: "reflow",
        abstract: "Lays out collections and shows them in the terminal.",
        discussion: """
            Without a subcommand it opens the demo browser; “reflow NAME” opens one demo. Resize the window, \
            or press r to rotate the screen: the content moves between one column and more.

            reflow files DIR shows a folder as a tree and follows its changes; enter opens a file in $PAGER, v in \
            $VISUAL or $EDITOR, P shows a preview, J jumps to a name, and LS_COLORS sets the colours. reflow log FILE, or … | reflow log -, follows a text while it grows; & shows only the lines \
            with a text, # shows line numbers.

            The file reflow/settings in $XDG_CONFIG_HOME or ~/.config can have the lines “start = files” (the demo to \
            open first), “mouse = off”, “animation = off” and “theme = light”. Options of the command line win over it.
            """,
        version: Program.version,
        subcommands: [
            Browse.self, Tour.self, List.self, Show.self, Code.self, UIKit.self, Check.self,
            New.self, Help.self,
        ],
        defaultSubcommand: Browse.self)

    /// Runs the command. Replaces the parser's own function for two reasons. That function would print control
    /// characters of the command line, and would ignore an error while writing the help.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            exit(withError: report(error))
        }
    }

    /// Prints a message and returns the exit status. A message of the program is one sentence.
    private static func report(_ error: any Error) -> ExitCode {
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        switch code {
        case _ where error is ExitCode: break
        case .success: do { try StandardOutput.print(message) } catch { return report(error) }
        case .failure:
            // The messages of a compiler are lines below the sentence.
            let lines = (error as? LayoutFailure)?.lines ?? ["\(error)"]
            StandardError.print(
                "reflow: " + lines.map { Program.printable($0) }.joined(separator: "\n"))
        default:
            let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
            StandardError.print(lines.map { Program.printable($0) }.joined(separator: "\n"))
        }
        return code
    }
}
