import Browser
import Reflow

/// A session that shows a demo line by line. It prints to standard output and reads commands from standard input.
enum PlainSession {
    /// Prints the first page, and then the result of each input line, until the end of the input. Without a name,
    /// prints the names of the demos.
    static func run(_ name: String?, _ options: Program.Options) throws {
        guard let name else {
            return try StandardOutput.print(
                Main.Reflow.List.text + "\n\n“reflow NAME --plain” shows one demo line by line.")
        }
        guard !options.readsStandardInput else {
            throw Failure(
                "Plain sessions read commands from standard input; name a file: “reflow log FILE --plain”."
            )
        }
        let start = ContinuousClock.now
        var browser = try PlainBrowser(demo: name, options: options)
        var lines = browser.page(at: .zero)
        while true {
            let printed = lines.map { Program.printable($0) }
            try StandardOutput.print(printed.joined(separator: "\n"))
            if StandardStreams.areTerminals {
                try StandardOutput.print("? lists commands> ", end: "")
            }
            guard let line = readLine() else {
                // At the end of the input, the cursor is still behind the prompt. A line break moves it to the next
                // line.
                return StandardStreams.areTerminals ? try StandardOutput.print("") : ()
            }
            guard let next = browser.take(line, at: .now - start) else { return }
            lines = next
        }
    }
}
