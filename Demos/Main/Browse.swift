import ArgumentParser
import Browser
import CursesTerminals

extension Main.Reflow {
    /// `reflow`, `reflow browse`, `reflow NAME`, `reflow log FILE`.
    struct Browse: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "browse",
            abstract: "Open the demo browser, or one demo by its name (the default).")

        @Argument(help: "The demo to open; “reflow list” names them all.")
        var name: String?

        @Argument(help: DataOptions.argumentHelp)
        var argument: PathArgument?

        @OptionGroup var data: DataOptions

        @Flag(
            name: .customLong("no-mouse"), help: "Leave the mouse to the terminal; m switches it.")
        var isMouseOff = false

        @Flag(
            name: .customLong("no-animation"),
            help: "Show every change at once; nothing glides or moves.")
        var isStill = false

        @Flag(
            name: .customLong("plain"),
            help: """
                Print the demo line by line and take commands as lines, for screen readers and pipes; TERM=dumb does the \
                same.
                """)
        var isPlain = false

        @OptionGroup var look: LookOptions

        func run() throws {
            try Failure.reporting {
                var options = try Program.options(
                    demo: name, data.values, argument: argument?.bytes, settings: data.settings,
                    animates: !isStill)
                if isPlain || name != nil && Program.isTerminalDumb {
                    guard look.device == nil, !look.isChromeOff else {
                        throw Failure(
                            "--device and --no-chrome have no use with --plain: leave them out.")
                    }
                    return try PlainSession.run(name, options)
                }
                options.isTimed = !look.isChromeOff
                // A wrong name is said before the screen is touched.
                var browser = try Browser(
                    demo: name, options: options,
                    device: Program.device(named: look.device, look.orientation),
                    usesMouse: !isMouseOff,
                    hasChrome: !look.isChromeOff)
                browser.themes = .user(asking: look.theme)
                var terminal = CursesTerminal.Options()
                terminal.isMouseEnabled = !isMouseOff
                terminal.takesKeysFromTerminal = options.readsStandardInput
                let status = try CursesTerminal.withTerminal(terminal) {
                    Program.run(&browser, on: $0)
                    return $0.exitStatus
                }
                if status != 0 { throw ExitCode(status) }
            }
        }
    }

    /// What several subcommands say of a demo's data.
    struct DataOptions: ParsableArguments {
        static let argumentHelp: ArgumentHelp =
            "The file that “log” follows, - for standard input; or the folder that “files” begins in."

        @Option(name: .customLong("path"), help: "The folder that the demo “files” begins in.")
        var path: PathArgument?

        // A number below 0 is refused by the demo in its own words.
        @Option(
            parsing: .unconditional, help: "How many items “million” and “billion” have.")
        var items: Int?

        @Flag(name: .customLong("ragged"), help: "Gives the items of “billion” many sizes.")
        var isRagged = false

        @Option(
            name: .customLong("set"),
            help: """
                A value for something that K shows, as leftSideRatio=0.3; y there gives the command line. May be given \
                more than once.
                """)
        var settings: [String] = []

        /// What is given, by name.
        var values: [String: Program.Value] {
            var values: [String: Program.Value] = [:]
            if let path { values["path"] = .path(path.bytes) }
            if let items { values["items"] = .number(items) }
            if isRagged { values["ragged"] = .flag }
            return values
        }
    }

    /// What several subcommands say of how a demo looks.
    struct LookOptions: ParsableArguments {
        @Flag(
            name: .customLong("no-chrome"),
            help: "Show the content alone: no status line, hints or scrollbar.")
        var isChromeOff = false

        @Option(
            help: """
                auto (by the terminal's background), dark, light, contrast (high), or terminal (its own sixteen colours). \
                Unless given, the one that T has chosen last.
                """)
        var theme: ThemeChoice?

        @Option(
            help: """
                Show it as on a device, as iphone-15, or on a screen of a size in points, as 390x844; D lists those there \
                are.
                """)
        var device: String?

        @Flag(help: "How the device is held; a split screen's sides lie with the whole of it.")
        var orientation: Device.Orientation?
    }
}

extension Device.Orientation: EnumerableFlag {}

extension ThemeChoice: ExpressibleByArgument {}
