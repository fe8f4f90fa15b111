extension CommandLine {
    /// Runs a whole command for `main`, and ends the process with the status that `body` returns.
    ///
    ///     static func main() {
    ///         CommandLine.run { try DefaultTerminal.run(&program) }
    ///     }
    ///
    /// An error that `body` throws, such as a `Failure`, is written to standard error. The message is one line, after
    /// the command's name and without control characters. In that case, the status is 1. A terminal that `body` opened
    /// is restored before the message is written.
    ///
    /// - Parameters:
    ///   - help: The help of the command; nil for a command that reads its arguments itself. `--help` and `-h` print
    ///     the help, even if the command could not start. Any other option, or too many arguments, gives a sentence on
    ///     standard error and the status 64.
    ///   - count: The maximum number of arguments. It has no effect if `help` is nil.
    public static func run(
        help: String? = nil, arguments count: Int = 0, _ body: () throws -> Int32
    ) -> Never {
        let words = arguments.dropFirst()
        do {
            let excess =
                words.first { $0.hasPrefix("-") && $0 != "-" } ?? words.dropFirst(count).first
            if let help, let word = excess {
                if words.contains("--help") || words.contains("-h") {
                    try write(printable(help))
                    Platform.end(with: 0)
                }
                reportFailure(
                    "“\(word.prefix(40))” is not an argument; --help shows the usage.")
                Platform.end(with: 64)
            }
            Platform.end(with: try body())
        } catch {
            reportFailure("\(error)")
            Platform.end(with: 1)
        }
    }

    /// Prints a line to standard error, after the command's name.
    private static func reportFailure(_ sentence: String) {
        let name = arguments.first?.split(separator: "/").last ?? ""
        let line = "\(name): \(sentence)".printable(isUnicode: TerminalLocale.isUnicode)
        _ = Platform.writeAll("\(line)\n".utf8, to: 2)
    }

    /// Returns the bytes of a text of several lines in the character set of the locale, without control characters. A
    /// newline follows each line.
    private static func printable(_ text: String) -> [UInt8] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.printable(isUnicode: TerminalLocale.isUnicode) + "\n" }
        return Array(lines.joined().utf8)
    }

    /// Writes bytes to standard output. Throws a `Failure` if the bytes can't be written, for example to a full disk.
    public static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
        let code = Platform.writeAll(bytes, to: 1)
        if code != 0 { throw Failure("The output can't be written: \(Platform.reason(code)).") }
    }

    /// The reason why a command has failed.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        /// A sentence that says what to do.
        public var description: String

        /// Makes a failure from a sentence.
        public init(_ sentence: String) { description = sentence }
    }
}
