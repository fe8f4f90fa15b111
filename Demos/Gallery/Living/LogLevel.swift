import Reflow

/// The severity of a line in a log, by the words that logs use for it.
enum LogLevel {
    case error, warning

    /// Finds the first word for a level in the first 96 bytes of a line; nil if there is none.
    init?(of line: String) {
        var rest = line.utf8.prefix(96)
        while let byte = rest.first {
            // Most bytes begin no word.
            if Self.beginsWord(byte),
                let found = Self.words.first(where: { rest.starts(with: $0.0) })
            {
                self = found.1
                return
            }
            rest.removeFirst()
        }
        return nil
    }

    var color: Color {
        switch self {
        case .error: .red
        case .warning: .amber
        }
    }

    /// Whether one of the words begins with a byte.
    private static func beginsWord(_ byte: UInt8) -> Bool {
        switch byte {
        // C, E, F, W, e, w, and the first byte of ✘.
        case 0x43, 0x45, 0x46, 0x57, 0x65, 0x77, 0xE2: true
        default: false
        }
    }

    private static let words: [([UInt8], LogLevel)] = [
        ("ERROR", error), ("FATAL", error), ("CRITICAL", error), ("error:", error), ("✘ ", error),
        ("WARN", warning), ("warning:", warning),
    ].map { (Array($0.utf8), $1) }
}
