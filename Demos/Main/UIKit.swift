import ArgumentParser
import Browser
import Reflow

extension Main.Reflow {
    /// The command that opens a layout written for UIKit: `reflow uikit FILE NAME`.
    struct UIKit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "uikit",
            abstract: "Open a layout that was written for UIKit, unchanged.",
            discussion: """
                Without a name it lists the layouts of the file, or of all Swift files in a folder. After a save, the new \
                picture appears. K turns the numbers of the code, and w writes them into the file. The first use builds the tools, which takes some minutes and needs Swift.

                Opening a layout compiles the file and runs its code on this machine, with your permissions. Open only \
                files that you trust.
                """)

        @Argument(help: "A Swift file, or a folder with Swift files.")
        var file: PathArgument

        @Argument(help: "The layout: a function, a property or a controller.")
        var name: String?

        @OptionGroup var numbers: NumberOptions

        @OptionGroup var data: LayoutDataOptions

        @OptionGroup var behavior: BehaviorOptions

        @OptionGroup var look: LookOptions

        func run() throws {
            let path = try UserLayout.path(file.bytes)
            guard let name else {
                return try StandardOutput.print(
                    UserLayout.listing(of: [path], progress: StandardError.print))
            }
            guard !Program.isTerminalDumb else {
                throw Failure(
                    "“uikit” needs a terminal that can move its cursor; TERM is “dumb”. Use “reflow show --uikit”."
                )
            }
            let layout = UserLayout(
                path: path, name: name, numbers: try data.numbers, settings: numbers.settings)
            let settings = UserSettings.user
            var options = Program.Options(animates: behavior.animates(settings))
            if look.rtl { options.layoutDirection = .rightToLeft }
            var browser = try Browser(
                .layout(layout), demo: layout.name, options: options,
                device: Program.device(named: look.device, look.orientation),
                usesMouse: behavior.usesMouse(settings), hasChrome: look.chrome,
                size: Program.screenSize)
            browser.themes = .user(asking: look.theme, settings: settings)
            browser.showFirst(settings.notice)
            try Main.Reflow.show(&browser, in: TerminalOptions())
        }
    }

    /// The option for the numbers of a user's code, which several subcommands have.
    struct NumberOptions: ParsableArguments {
        @Option(
            name: .customLong("set"), parsing: .unconditionalSingleValue,
            help: ArgumentHelp(
                "Replace a number in the file: 12:30=8 changes the number at line 12, column 30 to 8. Repeat it for more.",
                valueName: "line:column=value"))
        var settings: [String] = []
    }

    /// The options for the data of layouts that have none, which several subcommands have.
    struct LayoutDataOptions: ParsableArguments {
        @Option(
            name: .customLong("items"), parsing: .unconditional,
            help: "The number of items in each section of a layout without data. (default: 20)",
            transform: { try WholeNumber.read($0, of: "--items") })
        var items: Int?

        @Option(
            parsing: .unconditional,
            help: "The number of sections that a section provider is asked for. (default: 3)",
            transform: { try WholeNumber.read($0, of: "--sections") })
        var sections: Int?

        var numbers: UserLayout.Numbers {
            get throws { try UserLayout.Numbers(items: items, sections: sections) }
        }
    }
}
