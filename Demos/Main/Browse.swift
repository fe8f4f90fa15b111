import ArgumentParser
import Browser
import Gallery
import Reflow

extension Main.Reflow {
    /// `reflow`, `reflow browse`, `reflow NAME`.
    struct Browse: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Open the demo browser, or one demo by its name (the default).")

        @Argument(help: "The demo to open; “reflow list” names them all.")
        var name: String?

        @OptionGroup var data: DataOptions

        @Flag(
            name: .customLong("no-mouse"), help: "Leave the mouse to the terminal; m switches it.")
        var isMouseOff = false

        func run() throws {
            try Failure.reporting {
                var options = CursesTerminal.Options()
                options.isMouseEnabled = !isMouseOff
                // A wrong name is said before the screen is touched.
                let size = ScreenSize(columns: 80, rows: 24)
                var browser = try Browser(
                    demo: name, options: data.demoOptions, usesMouse: !isMouseOff, size: size)
                let end = try CursesTerminal.with(options) { terminal in
                    _ = browser.update(.resize(terminal.size), at: terminal.now)
                    terminal.run(&browser)
                    return terminal.endSignal
                }
                if let end { throw ExitCode(128 + end) }
            }
        }
    }

    /// What several subcommands say of a demo's data.
    struct DataOptions: ParsableArguments {
        @Option(name: .customLong("path"), help: "The folder that the demo “files” begins in.")
        var path: String?

        var demoOptions: DemoOptions { DemoOptions(path: path) }
    }
}
