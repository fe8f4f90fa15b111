/// A message of the compiler.
public struct CompilerMessage: Hashable, Sendable {
    public enum Severity: String, Sendable { case error, warning, note }

    /// The name of the file, as the compiler prints it.
    public let file: String
    /// The line and the column, from 1.
    public let line, column: Int
    public let severity: Severity
    public let text: String

    /// Parses a line such as `a.swift:1:2: error: text`; `nil` for other lines.
    public init?(_ line: String) {
        for severity in [Severity.error, .warning, .note] {
            guard let range = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let position = line[..<range.lowerBound].split(
                separator: ":", omittingEmptySubsequences: false)
            guard position.count >= 3, let column = Int(position[position.count - 1]),
                let number = Int(position[position.count - 2])
            else { continue }
            file = position.dropLast(2).joined(separator: ":")
            (self.line, self.column) = (number, column)
            self.severity = severity
            text = String(line[range.upperBound...])
            return
        }
        return nil
    }

    /// The name that does not exist; `nil` for other messages.
    var missingName: String? {
        let isMissing =
            text.hasPrefix("cannot find ") || text.contains("has no member '")
            || text.contains("no such module '") || text.contains("is not a member type of")
        guard isMissing else { return nil }
        let words = text.split(separator: "'", omittingEmptySubsequences: false)
        if text.contains("has no member '") {
            return words.count >= 2 ? String(words[words.count - 2]) : nil
        }
        return words.count >= 2 ? String(words[1]) : nil
    }

    /// The quoted words of the message.
    var quoted: [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
