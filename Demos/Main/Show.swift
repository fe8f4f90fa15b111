import ArgumentParser
import Browser
import FoundationEssentials

extension Main.Reflow {
    /// The command that prints a picture of a demo: `reflow show NAME`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print a demo without a terminal.",
            discussion: "The name “browser” prints the list of demos with its preview.")

        enum Format: String, ExpressibleByArgument, CaseIterable {
            case text, ansi, svg, json
        }

        @Argument(
            help: """
                The demo to print; “reflow list” shows all names. With --uikit, the name of the file's layout.
                """)
        var name: String

        @Argument(help: DataOptions.argumentHelp)
        var argument: PathArgument?

        @Option(
            parsing: .unconditional,
            help: """
                The size of the screen in cells, COLUMNSxROWS: each 1 to 10000, at most 4000000 cells. (default: 80x24)
                """,
            transform: { try CellCount($0) })
        var size = CellCount(columns: 80, rows: 24)

        @Option(
            parsing: .unconditional,
            help: "Rows to scroll down, at most to the end of the content. (default: 0)",
            transform: { try WholeNumber.read($0, of: "--scroll") })
        var scroll = 0

        @Option(
            parsing: .unconditional,
            help: """
                The steps before printing, like "60x24 j*5 2s tab": screen sizes, keys and pauses; *5 repeats a step \
                five times. --format svg makes a moving picture of all steps.
                """,
            transform: { try Steps($0) })
        var steps: Steps?

        @Option(
            help: """
                text (fills as outlines), ansi (text with colours), svg (a picture), or json (sizes and frames in points).
                """)
        var format = Format.text

        @Option(
            name: .customLong("uikit"),
            help: """
                A Swift file with a layout for UIKit, or a folder. Its code is compiled and run; see “reflow help uikit”.
                """)
        var file: PathArgument?

        @Option(
            parsing: .unconditional,
            help:
                "With --uikit, the number of sections that a section provider is asked for. (default: 3)",
            transform: { try WholeNumber.read($0, of: "--sections") })
        var sections: Int?

        @OptionGroup var data: DataOptions

        @OptionGroup var look: LookOptions

        func run() throws {
            guard scroll >= 0 else {
                throw Failure(
                    "--scroll cannot be \(scroll); use 0 or more.")
            }
            if let file { return try showLayout(in: file) }
            guard sections == nil else {
                throw Failure(
                    "--sections needs --uikit FILE; leave it out for demos of the gallery.")
            }
            let demo = name == "browser" ? nil : name
            var options = try Program.options(
                demo: demo, data.values, argument: argument?.bytes, settings: data.settings,
                // A program of steps has no animations, because no time passes between two steps.
                animates: steps == nil, readsStandardInput: false)
            if look.rtl { options.layoutDirection = .rightToLeft }
            if options.readsStandardInput {
                throw Failure(
                    "“show” cannot read standard input; name a file: “reflow show log FILE”.")
            }
            try show(.all, demo, options)
        }

        /// Shows a layout of the user's file.
        private func showLayout(in file: PathArgument) throws {
            guard argument == nil, data.path == nil, !data.ragged else {
                throw Failure(
                    "--uikit FILE takes one name, --items, --sections and --set, but no options of demos."
                )
            }
            let layout = UserLayout(
                path: try UserLayout.path(file.bytes), name: name,
                numbers: try UserLayout.Numbers(items: data.items, sections: sections),
                settings: data.settings)
            let compiled = try CompiledLayout(layout, progress: StandardError.print)
            for remark in compiled.remarks {
                StandardError.print("reflow: \(Program.printable(remark))")
            }
            var options = Program.Options(animates: false)
            if look.rtl { options.layoutDirection = .rightToLeft }
            try withExtendedLifetime(compiled) { try show(compiled.catalog, layout.name, options) }
        }

        private func show(
            _ catalog: DemoCatalog, _ demo: String?, _ options: Program.Options
        ) throws {
            let settings = UserSettings.user
            settings.printReport()
            let still = try Still(
                catalog, demo: demo, options: options,
                device: Program.device(named: look.device, look.orientation),
                columns: size.columns, rows: size.rows,
                scroll: scroll, steps: steps, hasChrome: look.chrome,
                theme: ThemeSetting.user(asking: look.theme, settings: settings).theme,
                isUnicode: format == .svg || Printing.isUnicode)
            switch format {
            case .text: try StandardOutput.print(still.text)
            case .ansi: try StandardOutput.print(still.ansi)
            case .svg: try StandardOutput.print(still.svg, as: .xml)
            case .json: try printLayout(of: still)
            }
        }

        private func printLayout(of still: Still) throws {
            guard let layout = still.layout else {
                throw Failure(
                    "--format json needs a demo: the browser itself has no frames to print.")
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try StandardOutput.print(
                String(decoding: encoder.encode(layout), as: UTF8.self), as: .json)
        }
    }
}

/// Parses a whole number of the command line.
enum WholeNumber {
    /// Parses decimal digits with an optional minus sign. Throws a sentence that names the option.
    static func read(_ text: String, of option: String) throws -> Int {
        guard let number = Program.wholeNumber(text) else {
            throw ValidationError("\(option) takes a whole number, not “\(text.prefix(40))”.")
        }
        return number
    }
}

/// A screen size in cells, as it is typed: `80x24`.
struct CellCount: CustomStringConvertible {
    let columns: Int
    let rows: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Parses a size. Throws a sentence if the text is not a size, or if the screen is larger than that of any
    /// terminal. The check comes first, so that a huge size allocates no memory.
    init(_ text: String) throws {
        let largest = Still.largest
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let sides = 1...largest.side
        guard parts.count == 2, let columns = Program.wholeNumber(parts[0]),
            let rows = Program.wholeNumber(parts[1])
        else {
            throw ValidationError("A size is COLUMNSxROWS, as in --size 80x24.")
        }
        guard sides.contains(columns), sides.contains(rows), columns * rows <= largest.cells else {
            throw ValidationError(
                "A size has 1 to \(largest.side) columns and rows, and at most \(largest.cells) cells."
            )
        }
        self.init(columns: columns, rows: rows)
    }

    var description: String { "\(columns)x\(rows)" }
}
