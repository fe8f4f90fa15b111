import Terminals

extension CommandLine {
    /// Runs a whole command, and ends the process with the status that `body` returns: for `main`.
    ///
    ///     static func main() {
    ///         CommandLine.run { try CursesTerminal.run(&program) }
    ///     }
    ///
    /// What `body` throws, such as a `Failure`, is said on standard error in one line, behind the command's name and
    /// without controls; then the status is 1. A terminal that `body` opened has been given back by then.
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

    /// Runs a command that needs nothing but a terminal: opens it, and gives it back when `body` has ended.
    ///
    /// The status is 0, or `CursesTerminal.exitStatus` if a signal has asked the program to end.
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

    /// Writes bytes to standard output; throws when they can't be written (a full disk).
    public static func write(_ bytes: some Sequence<UInt8>) throws(Failure) {
        let code = Platform.writeAll(bytes, to: 1)
        if code != 0 { throw Failure("The output can't be written: \(Platform.reason(code)).") }
    }

    /// Why a command can't do what it is for.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        /// A sentence that says what to do.
        public var description: String

        /// Makes a failure of a sentence.
        public init(_ sentence: String) { description = sentence }
    }
}
