import TerminalSupport
import Testing

@testable import Terminals

/// Wrapped lines equal the lines of a simple reference implementation, at every width.
@Suite struct NaiveWrappingTests {
    /// The lines of one paragraph without newlines. Spaces belong to the word before them.
    private func lines(of paragraph: [Character], in width: Int) -> [String] {
        var lines: [String] = []
        var rest = paragraph[...]
        while true {
            let line = rest.prefix(Self.fitting(rest, width))
            let after = rest.dropFirst(line.count)
            // On the last line, only spaces or no characters remain after the line.
            if after.allSatisfy(Self.isSpace), line.contains(where: { !Self.isSpace($0) }) {
                let reachesOver = !after.isEmpty
                lines.append(String(reachesOver ? Self.trimmed(line) : line))
                return lines
            }
            if after.isEmpty { return lines + [String(line)] }
            let (broken, next) = Self.broken(line, after)
            lines.append(String(broken))
            rest = next
        }
    }

    /// The number of clusters that fit, at least 1.
    private static func fitting(_ text: ArraySlice<Character>, _ width: Int) -> Int {
        var (count, columns) = (0, 0)
        for character in text {
            columns += String(character).displayWidth
            guard columns <= width || count == 0 else { break }
            count += 1
        }
        return count
    }

    /// Breaks a full line at its last spaces after a word, or at the width if there are none.
    private static func broken(
        _ line: ArraySlice<Character>, _ after: ArraySlice<Character>
    ) -> (ArraySlice<Character>, ArraySlice<Character>) {
        let whole = line + after
        let words = line.drop(while: isSpace)
        guard !words.isEmpty else { return (line, after) }
        if let next = after.first, isSpace(next) {
            return (ArraySlice(trimmed(line)), after.drop(while: isSpace))
        }
        guard let space = words.lastIndex(where: isSpace) else { return (line, after) }
        return (
            ArraySlice(trimmed(line[...space])),
            ArraySlice(whole.dropFirst(space + 1 - line.startIndex))
        )
    }

    private static func trimmed(_ line: ArraySlice<Character>) -> ArraySlice<Character> {
        var line = line
        while let last = line.last, isSpace(last) { line.removeLast() }
        return line
    }

    private static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\t"
    }

    @Test func everyWidth() {
        var random = SplitMix(seed: 28)
        for round in 0..<600 {
            let letters = round % 2 == 0 ? "ab  \n" : "a漢é \t\n\u{1F44D}"
            let text = String(
                (0..<Int.random(in: 0...24, using: &random)).map { _ in
                    letters.randomElement(using: &random) ?? "a"
                })
            var paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
            if paragraphs.count > 1, paragraphs.last == "" { paragraphs.removeLast() }
            for width in 1...10 {
                let wanted = paragraphs.flatMap { lines(of: Array($0), in: width) }
                let found = text.lines(wrappedAt: width).map { String($0) }
                #expect(found == wanted, "\(text.debugDescription) in \(width)")
            }
        }
    }
}
