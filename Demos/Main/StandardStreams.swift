import Browser
import Reflow
import Terminals

/// Printing while no terminal is open.
enum Printing {
    /// Whether the locale's character set is UTF-8.
    static let isUnicode = TerminalLocale.isUnicode

    /// Returns the bytes of a text in the character set of the locale. All output of the program passes through here.
    ///
    /// In a character set other than UTF-8 the bytes are ASCII, because a byte of UTF-8 may be a control character
    /// there. For example, 9B begins a sequence in ISO-8859-1. Control characters stay.
    static func bytes(of text: String, as form: TextForm) -> [UInt8] {
        Array((isUnicode ? text : form.ascii(text)).utf8)
    }
}

/// Standard error, for messages.
enum StandardError {
    /// Prints a line. Errors are ignored, because there is no place to report them.
    static func print(_ line: String) {
        _ = Platform.writeAll(Printing.bytes(of: "\(line)\n", as: .plain), to: 2)
    }
}

extension UserSettings {
    /// Prints the problems of the user's file to standard error.
    func printReport() {
        for problem in report { StandardError.print("reflow: \(problem).") }
    }
}

/// Standard input and output together.
enum StandardStreams {
    /// Whether standard input and standard output are terminals.
    static var areTerminals: Bool { Platform.isTerminal(0) && Platform.isTerminal(1) }
}

/// Standard output, for results.
enum StandardOutput {
    /// Prints a text, followed by `end`. Throws a sentence if the text cannot be written, for example on a full disk.
    static func print(_ text: String, as form: TextForm = .plain, end: String = "\n") throws {
        let code = Platform.writeAll(Printing.bytes(of: text + end, as: form), to: 1)
        guard code == 0 else {
            throw Failure("The output can't be written: \(Platform.message(code)).")
        }
    }
}
