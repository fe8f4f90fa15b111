import Reflow

/// The severity of a line in a log, by the words that logs use for it.
enum LogLevel {
    case error, warning

    /// Finds the first word for a level in the first 96 bytes of a line; nil if there is none.
    init?(of line: String) {
        let bytes = Array(line.utf8.prefix(96))
        for index in bytes.indices {
            for (word, level) in Self.words where bytes[index] == word[0] {
                guard bytes[index...].starts(with: word) else { continue }
                self = level
                return
            }
        }
        return nil
    }

    var color: Color {
        switch self {
        case .error: .red
        case .warning: .amber
        }
    }

    private static let words: [([UInt8], LogLevel)] = [
        ("ERROR", error), ("FATAL", error), ("CRITICAL", error), ("error:", error), ("✘ ", error),
        ("WARN", warning), ("warning:", warning),
    ].map { (Array($0.utf8), $1) }
}
