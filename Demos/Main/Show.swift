import ArgumentParser
import Browser
import FoundationEssentials

extension Main.Reflow {
    /// `reflow show NAME`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print a demo without a terminal.",
            discussion: "The name “browser” prints the list of demos with its preview.")

        enum Format: String, ExpressibleByArgument, CaseIterable {
            case text, ansi, svg, json
        }

        @Argument(help: "The demo to print; “reflow list” names them all.")
        var name: String

        @Argument(help: DataOptions.argumentHelp)
        var argument: PathArgument?

        @Option(
            parsing: .unconditional,
            help: """
                The size of the screen in cells, COLUMNSxROWS; each 1 to 10000, together 4000000 at most. (default: 80x24)
                """,
            transform: { try CellCount($0) })
        var size = CellCount(columns: 80, rows: 24)

        @Option(
            parsing: .unconditional,
            help: "Rows to scroll down by; the end of the content is as far as it goes.")
        var scroll = 0

        @Option(
            parsing: .unconditional,
            help: """
                What to do before printing, as "60x24 j*5 2s tab": sizes of the screen, keys, pauses, and how often. An svg \
                of it moves.
                """,
            transform: { try Steps($0) })
        var steps: Steps?

        @Option(
            help: """
                text (fills as outlines), ansi (text with colours), svg (a picture), or json (sizes and frames in points).
                """)
        var format = Format.text

        @OptionGroup var data: DataOptions

        @OptionGroup var look: LookOptions

        func run() throws {
            try Failure.reporting {
                guard scroll >= 0 else {
                    throw Failure(
                        "There are no \(scroll) rows to scroll by: give --scroll 0 or more.")
                }
                let demo = name == "browser" ? nil : name
                let options = try Program.options(
                    demo: demo, data.values, argument: argument?.bytes, settings: data.settings,
                    // Between two steps no time passes in which anything could move.
                    animates: steps == nil)
                if options.readsStandardInput {
                    throw Failure("Name the file to print: “reflow show log FILE”.")
                }
                let still = try Still(
                    demo: demo, options: options,
                    device: Program.device(named: look.device, look.orientation),
                    columns: size.columns, rows: size.rows,
                    scroll: scroll, steps: steps, hasChrome: !look.isChromeOff,
                    theme: ThemeSetting.user(asking: look.theme).theme,
                    isUnicode: format == .svg || Printing.isUnicode)
                switch format {
                case .text: try StandardOutput.print(still.text)
                case .ansi: try StandardOutput.print(still.ansi)
                case .svg: try StandardOutput.write(still.svg)
                case .json: try printLayout(of: still)
                }
            }
        }

        private func printLayout(of still: Still) throws {
            guard let layout = still.layout else {
                throw Failure("The browser has no frames to print; name a demo for --format json.")
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try StandardOutput.write(String(decoding: encoder.encode(layout), as: UTF8.self))
        }
    }
}

/// A size as it is typed: `80x24`.
struct CellCount: CustomStringConvertible {
    let columns: Int
    let rows: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Throws a sentence for what is none, and for larger screens than any terminal has, before their memory is asked
    /// for.
    init(_ text: String) throws {
        let largest = Still.largest
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let sides = 1...largest.side
        guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else {
            throw ValidationError("A size is COLUMNSxROWS, as in --size 80x24.")
        }
        guard sides.contains(columns), sides.contains(rows), columns * rows <= largest.cells else {
            throw ValidationError(
                "Give 1 to \(largest.side) columns and as many rows, \(largest.cells) cells at most."
            )
        }
        self.init(columns: columns, rows: rows)
    }

    var description: String { "\(columns)x\(rows)" }
}
