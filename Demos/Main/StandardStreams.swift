import Browser
import CursesTerminals
import Terminals

/// Printing without an open terminal.
enum Printing {
    /// Whether the locale's character set is UTF-8. In any other character set only ASCII is printed, because a byte of
    /// UTF-8 may be a control character there. For example, 9B begins a sequence in ISO-8859-1.
    static let isUnicode = CursesTerminal.isLocaleUnicode

    /// Returns a text in the character set of the locale. Control characters stay.
    static func inLocale(_ text: String) -> String {
        guard !isUnicode else { return text }
        return text.reduce(into: "") { text, character in
            text +=
                character.isASCII
                ? String(character) : Program.printable(String(character), isUnicode: false)
        }
    }
}

/// Standard error, for messages.
enum StandardError {
    /// Prints a line. Errors are ignored, because there is no place to report them.
    static func print(_ line: String) {
        _ = Platform.writeAll("\(Printing.inLocale(line))\n".utf8, to: 2)
    }
}

/// Standard input and output together.
enum StandardStreams {
    /// Whether standard input and standard output are terminals.
    static var areTerminals: Bool { Platform.isTerminal(0) && Platform.isTerminal(1) }
}

/// Standard output, for results.
enum StandardOutput {
    /// Prints a text for people and ends its line. Throws a sentence if the text cannot be written.
    static func print(_ text: String, end: String = "\n") throws {
        try write(Printing.inLocale(text), end: end)
    }

    /// Writes a text whose format declares UTF-8, and ends its line. Throws a sentence if the text cannot be written,
    /// for example on a full disk.
    static func write(_ text: String, end: String = "\n") throws {
        let code = Platform.writeAll("\(text)\(end)".utf8, to: 1)
        guard code == 0 else {
            throw Failure("The output can't be written: \(Platform.message(code)).")
        }
    }
}
