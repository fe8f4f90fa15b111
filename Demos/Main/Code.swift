import ArgumentParser
import Browser

extension Main.Reflow {
    /// The command that prints a demo's code: `reflow code NAME`.
    struct Code: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "code",
            abstract: "Print the layout of a demo as Swift code.",
            discussion: "The code compiles without changes. --set changes its numbers.")

        @Argument(help: "The demo whose layout is printed; “reflow list” shows all names.")
        var name: String

        @Argument(help: DataOptions.argumentHelp)
        var argument: PathArgument?

        @Option(
            name: .customLong("for"),
            help: "The toolkit: reflow, or uikit for the demos that UIKit can lay out."
        )
        var target = Program.Toolkit.reflow

        @OptionGroup var data: DataOptions

        func run() throws {
            let options = try Program.options(
                demo: name, data.values, argument: argument?.bytes, settings: data.settings)
            try StandardOutput.print(
                Program.code(of: name, for: target, options: options), as: .swift)
        }
    }
}

extension Program.Toolkit: ExpressibleByArgument {}
