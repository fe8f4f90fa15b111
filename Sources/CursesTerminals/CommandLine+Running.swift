import Terminals

extension CommandLine {
    /// Runs a whole command for `main`, and ends the process with the status that `body` returns.
    ///
    ///     static func main() {
    ///         CommandLine.run { try CursesTerminal.run(&program) }
    ///     }
    ///
    /// An error that `body` throws, such as a `Failure`, is written to standard error. It takes one line after the
    /// command's name, without control characters. Then the status is 1. A terminal that `body` opened has been
    /// restored by then.
    public static func run(_ body: () throws -> Int32) -> Never {
        do {
            Platform.end(with: try body())
        } catch {
            let name = arguments.first?.split(separator: "/").last ?? ""
            let line = "\(name): \(error)".printable(isUnicode: CursesTerminal.isLocaleUnicode)
            _ = Platform.writeAll("\(line)\n".utf8, to: 2)
            Platform.end(with: 1)
        }
    }

    /// Runs a command that needs only a terminal: opens the terminal, calls `body`, and restores the terminal.
    ///
    /// The status is 0, or `CursesTerminal.exitStatus` if a signal has ended the program.
    public static func runInTerminal(
        _ options: CursesTerminal.Options = .init(), _ body: (CursesTerminal) throws -> Void
    ) -> Never {
        run {
            try CursesTerminal.withTerminal(options) {
                try body($0)
                return $0.exitStatus
            }
        }
    }

    /// Writes bytes to standard output. Throws when they can't be written, for example to a full disk.
    public static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
        let code = Platform.writeAll(bytes, to: 1)
        if code != 0 { throw Failure("The output can't be written: \(Platform.reason(code)).") }
    }

    /// The reason why a command can't do its work.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        /// A sentence that says what to do.
        public var description: String

        /// Makes a failure from a sentence.
        public init(_ sentence: String) { description = sentence }
    }
}
