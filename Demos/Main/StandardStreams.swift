import Browser
import CursesTerminals

// The one place of this target that knows which C library there is.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What is printed without a terminal of one's own.
enum Printing {
    /// Whether the locale's character set is UTF-8. In any other only ASCII is printed: a byte of UTF-8 may be a control
    /// there, as 9B begins a sequence in ISO-8859-1.
    static let isUnicode = CursesTerminal.isLocaleUnicode

    /// A text in the character set of the locale; its controls stay.
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
    /// Prints a line; errors are ignored, as there is nowhere to report them.
    static func print(_ line: String) {
        Array("\(Printing.inLocale(line))\n".utf8).withUnsafeBytes { bytes in
            _ = write(2, bytes.baseAddress, bytes.count)
        }
    }
}

/// Standard input and output together.
enum StandardStreams {
    /// Whether both are terminals.
    static var areTerminals: Bool { isatty(0) == 1 && isatty(1) == 1 }
}

/// Standard output, for results.
enum StandardOutput {
    /// Prints a text for people and ends its line; throws a sentence when it can't be written.
    static func print(_ text: String, end: String = "\n") throws {
        try write(Printing.inLocale(text), end: end)
    }

    /// Writes a text whose format says that it is UTF-8, and ends its line; throws a sentence when it can't be written
    /// (a full disk).
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

// A method has the name of this function.
private let systemWrite = write
