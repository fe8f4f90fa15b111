import Browser
import CursesTerminals

/// A demo line by line: what is read goes to standard output, commands come from standard input.
enum PlainSession {
    /// Prints the first page, and what each line that is typed brings, to the end of the input. Without a name it prints
    /// the names.
    static func run(_ name: String?, _ options: Program.Options) throws {
        guard let name else {
            return try StandardOutput.print(
                Main.Reflow.List.text + "\n\n“reflow NAME --plain” opens one line by line.")
        }
        guard !options.readsStandardInput else {
            throw Failure(
                "Line by line, standard input is for commands; name a file: “reflow log FILE --plain”."
            )
        }
        let start = ContinuousClock.now
        var browser = try PlainBrowser(demo: name, options: options)
        var lines = browser.page(at: .zero)
        while true {
            let printed = lines.map { Program.printable($0, isUnicode: Printing.isUnicode) }
            try StandardOutput.print(printed.joined(separator: "\n"))
            if StandardStreams.areTerminals {
                try StandardOutput.print("? lists commands> ", end: "")
            }
            guard let line = readLine() else {
                // The end is typed without one.
                return StandardStreams.areTerminals ? try StandardOutput.print("") : ()
            }
            guard let next = browser.take(line, at: .now - start) else { return }
            lines = next
        }
    }
}
