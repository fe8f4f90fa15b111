import ArgumentParser
import Browser
import Reflow

extension Main.Reflow {
    /// The command that opens the browser or a demo: `reflow`, `reflow browse`, `reflow NAME`, `reflow log FILE`.
    struct Browse: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "browse",
            abstract: "Open the demo browser, or one demo by its name (the default).")

        @Argument(help: "The demo to open; “reflow list” shows all names.")
        var name: String?

        @Argument(help: DataOptions.argumentHelp)
        var argument: PathArgument?

        @OptionGroup var data: DataOptions

        @OptionGroup var behavior: BehaviorOptions

        @Flag(
            help: """
                Print the demo line by line and read commands line by line, for screen readers and pipes; without a name, \
                print the names of the demos. TERM=dumb does the same.
                """)
        var plain = false

        @OptionGroup var look: LookOptions

        func run() throws {
            let settings = UserSettings.user
            let animates = behavior.animates(settings)
            var options = try Program.options(
                demo: name, data.values, argument: argument?.bytes, settings: data.settings,
                animates: animates)
            if plain || Program.isTerminalDumb {
                settings.printReport()
                guard look.device == nil, look.chrome else {
                    throw Failure(
                        "--device and --no-chrome cannot be used with --plain; leave them out.")
                }
                return try PlainSession.run(name, options)
            }
            options.isTimed = look.chrome
            if look.rtl { options.layoutDirection = .rightToLeft }
            // Creates the browser before the screen is opened, so that the error for a wrong name is visible.
            let start = name == nil ? settings.start : nil
            var browser = try Browser(
                demo: name, start: start, options: options,
                device: Program.device(named: look.device, look.orientation),
                usesMouse: behavior.usesMouse(settings), hasChrome: look.chrome,
                size: Program.screenSize)
            if name == nil, start == nil, animates { browser.turnPreviewOnce() }
            browser.themes = .user(asking: look.theme, settings: settings)
            browser.showFirst(settings.notice)
            var terminal = TerminalOptions()
            terminal.takesKeysFromTerminal = options.readsStandardInput
            try Main.Reflow.show(&browser, in: terminal)
        }
    }

    /// Shows the browser on the terminal until the user leaves it.
    static func show(
        _ browser: inout Browser, in options: TerminalOptions
    ) throws {
        var options = options
        options.isMouseEnabled = browser.usesMouse
        let status = try DefaultTerminal.withTerminal(options) {
            Program.run(&browser, on: $0)
            return $0.exitStatus
        }
        if status != 0 { throw ExitCode(status) }
    }

    /// The command that shows what Reflow can do: `reflow tour`.
    struct Tour: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tour",
            abstract:
                "Watch eight demos for six seconds each; any key stops at the one on the screen.")

        @Flag(inversion: .prefixedNo, help: "Animate changes. (default: the settings, or on)")
        var animation: Bool?

        @Option(help: "The colours, as for “reflow browse”.")
        var theme: ThemeChoice?

        func run() throws {
            guard !Program.isTerminalDumb else {
                throw Failure("The tour needs a terminal that can move its cursor; TERM is “dumb”.")
            }
            let settings = UserSettings.user
            let options = try Program.options(
                demo: nil, [:], animates: animation ?? settings.animates ?? true)
            var browser = try Browser(
                isTour: true, options: options, usesMouse: settings.usesMouse ?? true,
                size: Program.screenSize)
            browser.themes = .user(asking: theme, settings: settings)
            browser.showFirst(settings.notice)
            try Main.Reflow.show(&browser, in: TerminalOptions())
        }
    }

    /// The options for a demo's data, which several subcommands have.
    struct DataOptions: ParsableArguments {
        static let argumentHelp: ArgumentHelp =
            "The file that “log” follows (- for standard input), or the folder that “files” shows first."

        @Option(help: "The folder that “files” shows first.")
        var path: PathArgument?

        // This option accepts negative numbers, because the demo rejects them with a better message.
        @Option(
            parsing: .unconditional, help: "The number of items in “million” and “billion”.",
            transform: { try WholeNumber.read($0, of: "--items") })
        var items: Int?

        @Flag(help: "Give the items of “billion” different sizes.")
        var ragged = false

        @Option(
            name: .customLong("set"),
            help: """
                Set a knob of the demo, like leftSideRatio=0.3. Repeat the option to set several knobs. In the \
                browser, K shows the knobs, and y in their list copies the command line. With show --uikit, a knob is \
                LINE:COLUMN.
                """)
        var settings: [String] = []

        /// The values of the options that the user has given, by the names of the options.
        var values: [String: Program.Value] {
            var values: [String: Program.Value] = [:]
            if let path { values["path"] = .path(path.bytes) }
            if let items { values["items"] = .number(items) }
            if ragged { values["ragged"] = .flag }
            return values
        }
    }

    /// The options for the look of a demo, which several subcommands have.
    struct LookOptions: ParsableArguments {
        @Flag(
            inversion: .prefixedNo,
            help: "Show a status line, hints and a scrollbar beside the content.")
        var chrome = true

        @Option(
            help: """
                The colours: auto (by the terminal's background), dark, light, contrast (high), or terminal (its own 16 \
                colours). (default: the theme last chosen with T, or that of the settings)
                """)
        var theme: ThemeChoice?

        @Option(
            help: """
                The simulated device, like iphone-15, or its size in points, like 390x844. D in the browser lists the devices.
                """)
        var device: String?

        @Flag(
            help:
                "The orientation of the device; for a side of a split screen, that of the whole device."
        )
        var orientation: Device.Orientation?

        @Flag(help: "Lay out from right to left, as in Arabic; for layouts that mirror.")
        var rtl = false
    }
}

extension Main.Reflow {
    /// The options for the behaviour of the browser, which win over the user's settings.
    struct BehaviorOptions: ParsableArguments {
        @Flag(
            inversion: .prefixedNo,
            help: """
                Use the mouse. Without it, the terminal can select text; M turns it on and off. (default: the settings, \
                or on)
                """)
        var mouse: Bool?

        @Flag(inversion: .prefixedNo, help: "Animate changes. (default: the settings, or on)")
        var animation: Bool?

        func usesMouse(_ settings: UserSettings) -> Bool { mouse ?? settings.usesMouse ?? true }

        func animates(_ settings: UserSettings) -> Bool { animation ?? settings.animates ?? true }
    }
}

extension Device.Orientation: EnumerableFlag {}

extension ThemeChoice: ExpressibleByArgument {}
