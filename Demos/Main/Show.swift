import ArgumentParser
import Browser
import FoundationEssentials
import Reflow

extension Main.Reflow {
    /// `reflow show NAME`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print a demo without a terminal.",
            discussion: "The name “browser” prints the list of demos with its preview.")

        enum Format: String, ExpressibleByArgument, CaseIterable {
            case text, ansi, svg, json
        }

        @Argument(help: "The demo to print; “reflow list” names them all.")
        var name: String

        @Option(
            help: """
                The size of the screen in cells, COLUMNSxROWS; each 1 to 10000, together 4000000 at most.
                """)
        var size = CellCount(size: ScreenSize(columns: 80, rows: 24))

        @Option(help: "Rows to scroll down by; the end of the content is as far as it goes.")
        var scroll = 0

        @Option(
            help: """
                text, ansi (text with colours), svg (a picture), or json (sizes and frames in points).
                """)
        var format = Format.text

        @OptionGroup var data: DataOptions

        func run() throws {
            try Failure.reporting {
                let still = try Still(
                    demo: name == "browser" ? nil : name, options: data.demoOptions,
                    size: size.size, scroll: scroll)
                switch format {
                case .text: print(still.screen().text())
                case .ansi: print(still.screen().ansi())
                case .svg: print(still.screen().svg())
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
            print(String(decoding: try encoder.encode(layout), as: UTF8.self))
        }
    }
}

/// A size as it is typed: `80x24`.
struct CellCount: ExpressibleByArgument, CustomStringConvertible {
    let size: ScreenSize

    /// Larger screens than any terminal has are refused, before their memory is asked for.
    static let limit = 10_000

    init(size: ScreenSize) { self.size = size }

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
            (1...Self.limit).contains(columns), (1...Self.limit).contains(rows),
            columns * rows <= 4_000_000
        else { return nil }
        size = ScreenSize(columns: columns, rows: rows)
    }

    var description: String { "\(size)" }
}
