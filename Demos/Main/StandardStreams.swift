import Browser
import CursesTerminals

// This file is the only place in the target that depends on the C library.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
        Array("\(Printing.inLocale(line))\n".utf8).withUnsafeBytes { bytes in
            _ = write(2, bytes.baseAddress, bytes.count)
        }
    }
}

/// Standard input and output together.
enum StandardStreams {
    /// Whether standard input and standard output are terminals.
    static var areTerminals: Bool { isatty(0) == 1 && isatty(1) == 1 }
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
        var rest = Array("\(text)\(end)".utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Failure("The output can't be written: \(String(cString: strerror(errno))).")
            }
        }
    }
}

// A method above has the same name as the system function.
private let systemWrite = write
