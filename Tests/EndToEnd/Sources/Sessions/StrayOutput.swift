/// The parts of a program's output that are not allowed. A text from outside, such as a file name, must not control the
/// terminal.
///
/// Allowed are printable UTF-8, the control characters with which ncurses moves the cursor, and its escape sequences
/// for drawing. The queries at the start are allowed one time. All other bytes are not allowed.
public struct StrayOutput {
    private static let questions = Array("\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

    private var rest: ArraySlice<UInt8>
    private var hasAsked = false
    /// The parts that are not allowed, in order. Characters outside printable ASCII are written as hexadecimal numbers,
    /// such as `<1b>`.
    public private(set) var found: [String] = []

    public init(in bytes: [UInt8]) {
        rest = bytes[...]
        while !rest.isEmpty {
            let count = max(allowedCount, takeQuestions())
            if count == 0 { found.append(Self.describe(rest.prefix(12))) }
            rest = rest.dropFirst(max(1, count))
        }
    }

    /// Returns the characters outside ASCII that are not allowed. Unlike `found`, this ignores escape sequences,
    /// because each terminal type has different sequences.
    public static func letters(in bytes: [UInt8]) -> [String] {
        var it = StrayOutput(in: [])
        it.rest = bytes[...]
        var letters: [String] = []
        while let first = it.rest.first {
            let count = first < 0x80 ? 1 : it.scalarCount
            if count == 0 { letters.append(describe(it.rest.prefix(12))) }
            it.rest = it.rest.dropFirst(max(1, count))
        }
        return letters
    }

    /// The number of allowed bytes at the start, or 0 if the first byte is not allowed.
    private var allowedCount: Int {
        guard let first = rest.first else { return 0 }
        return switch first {
        case 0x1B: escapeCount
        // Backspace, tab, newline, carriage return, and the two characters that switch the character set.
        case 0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F: 1
        case 0x20..<0x7F: 1
        case 0x80...: scalarCount
        default: 0
        }
    }

    private mutating func takeQuestions() -> Int {
        guard !hasAsked, rest.starts(with: Self.questions) else { return 0 }
        hasAsked = true
        return Self.questions.count
    }

    private var escapeCount: Int {
        let bytes = Array(rest.dropFirst())
        guard let second = bytes.first else { return 0 }
        switch Character(Unicode.Scalar(second)) {
        case "[":
            let body = bytes.dropFirst().prefix { (0x30..<0x40).contains($0) }
            guard let final = bytes.dropFirst(1 + body.count).first,
                "@ABCDGHJKLMPSTXbdhlmrt".utf8.contains(final)
            else { return 0 }
            return body.count + 3
        case "(", ")": return bytes.count > 1 && "0AB".utf8.contains(bytes[1]) ? 3 : 0
        case "=", ">", "7", "8", "M": return 2
        default: return 0
        }
    }

    /// The number of bytes of one scalar outside ASCII. C1 controls and characters that change the direction of text
    /// are not allowed.
    private var scalarCount: Int {
        var decoder = UTF8()
        var bytes = rest.prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return 0 }
        switch scalar.value {
        case 0x80..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: return 0
        default: return UTF8.width(scalar)
        }
    }

    private static func describe(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
            (0x20..<0x7F).contains($0.value) ? String($0) : "<\(String($0.value, radix: 16))>"
        }.joined()
    }
}
