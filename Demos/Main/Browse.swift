import ArgumentParser
import Browser

extension Main.Reflow {
    /// `reflow`, `reflow browse`, `reflow NAME`, `reflow log FILE`.
    struct Browse: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Open the demo browser, or one demo by its name (the default).")

        @Argument(help: "The demo to open; “reflow list” names them all.")
        var name: String?

        @Argument(help: DataOptions.argumentHelp)
        var argument: String?

        @OptionGroup var data: DataOptions

        @Flag(
            name: .customLong("no-mouse"), help: "Leave the mouse to the terminal; m switches it.")
        var isMouseOff = false

        @Flag(
            name: .customLong("no-animation"),
            help: "Show every change at once; nothing glides or moves.")
        var isStill = false

        func run() throws {
            try Failure.reporting {
                let options = try Program.options(
                    demo: name, path: data.path, argument: argument, animates: !isStill)
                let end = try Program.browse(
                    demo: name, options: options, usesMouse: !isMouseOff)
                if let end { throw ExitCode(128 + end) }
            }
        }
    }

    /// What several subcommands say of a demo's data.
    struct DataOptions: ParsableArguments {
        static let argumentHelp: ArgumentHelp =
            "The file that “log” follows, - for standard input; or the folder that “files” begins in."

        @Option(name: .customLong("path"), help: "The folder that the demo “files” begins in.")
        var path: String?
    }
}
