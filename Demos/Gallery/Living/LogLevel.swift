import Reflow

/// The severity of a line in a log, by the words that logs use for it.
enum LogLevel {
    case error, warning
    /// A message that only developers need.
    case debug

    /// Finds the first word for a level near the start of a line; `nil` if there is none, or if this word is for a usual
    /// message, such as `INFO`.
    ///
    /// A word counts only as a whole, and only in a form that is not prose: in capitals, before a colon, in brackets, or
    /// as the value of a key such as `level`. Reads the first 96 bytes, or 256 bytes for the value of a key.
    init?(of line: String) {
        var line = line
        guard let level = line.withUTF8({ Self.level(in: $0) }) else { return nil }
        self = level
    }

    /// The colour of the line; `nil` for the usual colour.
    var color: Color? {
        switch self {
        case .error: .red
        case .warning: .amber
        case .debug: nil
        }
    }

    var attributes: TextOptions { self == .debug ? .dim : [] }

    private static func level(in bytes: UnsafeBufferPointer<UInt8>) -> LogLevel? {
        if let level = levelOfLetter(bytes) { return level }
        let end = min(bytes.count, 256)
        var start = 0
        while start < end {
            // The mark of a failed test, as Swift Testing prints it.
            if bytes[start] == mark[0], start < 96, bytes[start...].starts(with: mark) {
                return .error
            }
            guard isLetter(bytes[start]) else {
                start += 1
                continue
            }
            let next = bytes[start..<end].firstIndex { !isLetter($0) } ?? end
            if let level = words[lowercase(bytes[start..<next])],
                isSign(start..<next, in: bytes)
            {
                return level
            }
            start = next
        }
        return nil
    }

    /// Returns the level of a letter with a date, as in `E0523 12:00:00` of Google's library for logs.
    private static func levelOfLetter(_ bytes: UnsafeBufferPointer<UInt8>) -> LogLevel? {
        guard bytes.count > 5, bytes[1...4].allSatisfy({ (0x30...0x39).contains($0) }),
            bytes[5] == 0x20
        else { return nil }
        return switch bytes[0] {
        case UInt8(ascii: "E"), UInt8(ascii: "F"): .error
        case UInt8(ascii: "W"): .warning
        default: nil
        }
    }

    /// Whether a word has a form that names the level of a line.
    private static func isSign(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = word.lowerBound > 0 ? bytes[word.lowerBound - 1] : 0x20
        let after = word.upperBound < bytes.count ? bytes[word.upperBound] : 0x20
        if isValue(before, word.lowerBound, in: bytes) { return !isPartOfName(after) }
        // The word may end beyond the limit, but it starts before.
        guard word.lowerBound < 96, !isPartOfName(before), !isPartOfName(after),
            before != UInt8(ascii: "/"), before != UInt8(ascii: "-"), after != UInt8(ascii: "=")
        else { return false }
        if bytes[word].allSatisfy({ $0 < 0x61 }) { return true }
        switch after {
        case UInt8(ascii: "]"), UInt8(ascii: ">"):
            return before == UInt8(ascii: "[") || before == UInt8(ascii: "<")
                || before == UInt8(ascii: ":")
        default:
            // The kernel's messages have blanks between the level and the colon. Names have two colons.
            let rest = bytes[word.upperBound...].drop { $0 == 0x20 }
            let colon = UInt8(ascii: ":")
            return rest.first == colon && rest.dropFirst().first != colon
        }
    }

    /// Whether a word is the value of a key for levels: `level=error`, `"severity": "error"`.
    private static func isValue(
        _ before: UInt8, _ start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let signs: [UInt8] = [0x20, 0x22, UInt8(ascii: "="), UInt8(ascii: ":")]
        guard signs.contains(before) else { return false }
        let key = bytes[..<start].reversed()
        let rest = key.drop { signs.contains($0) }
        let between = key.prefix(key.count - rest.count)
        guard between.contains(where: { $0 == signs[2] || $0 == signs[3] }) else { return false }
        return keys.contains(lowercase(rest.prefix { isLetter($0) }.reversed()))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Whether a byte next to a word makes the word a part of a longer name, such as `ERROR_CODE`.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func lowercase(_ bytes: some Collection<UInt8>) -> String {
        bytes.count > 8 ? "" : String(decoding: bytes.map { $0 | 0x20 }, as: UTF8.self)
    }

    private static let mark = Array("✘ ".utf8)
    private static let keys: Set<String> = ["level", "lvl", "loglevel", "severity"]

    /// The level of each word; `nil` for the words of usual messages.
    private static let words: [String: LogLevel?] = [
        "error": error, "err": error, "fatal": error, "critical": error, "crit": error,
        "panic": error, "severe": error, "alert": error, "emerg": error, "fail": error,
        "failed": error, "warn": warning, "warning": warning, "notice": nil, "info": nil,
        "debug": debug, "trace": debug,
    ]
}
