import TerminalSupport
import Testing

@testable import Terminals

@Suite struct WrappedLinesTests {
    @Test(arguments: [
        ("", 5, [""]), ("hello", 5, ["hello"]), ("hello world", 5, ["hello", "world"]),
        ("hello world", 11, ["hello world"]), ("hello world", 10, ["hello", "world"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
        ("abc   ", 3, ["abc"]), ("abc   d", 3, ["abc", "d"]), ("ab  ", 3, ["ab"]),
        ("ab ", 3, ["ab "]), ("  ab cd", 5, ["  ab", "cd"]), ("  abcdef", 4, ["  ab", "cdef"]),
        ("a\nb", 9, ["a", "b"]), ("a\n", 9, ["a"]), ("\n", 9, [""]), ("\n\na", 9, ["", "", "a"]),
        ("a\r\nb", 9, ["a", "b"]), ("a\tb", 2, ["a", "b"]), ("     ", 2, ["  ", "  ", " "]),
        ("漢字漢", 4, ["漢字", "漢"]), ("漢字漢", 5, ["漢字", "漢"]), ("漢字", 1, ["漢", "字"]),
        ("ab", 0, ["a", "b"]), ("ab", -1, ["a", "b"]), ("e\u{301}e\u{301}", 1, ["é", "é"]),
        ("one two three", 7, ["one two", "three"]), ("é two three", 5, ["é two", "three"]),
        ("👨‍👩‍👧 x", 6, ["👨‍👩‍👧", "x"]), ("abc  \nd", 3, ["abc", "d"]),
    ])
    func lines(_ text: String, _ width: Int, _ expected: [String]) {
        #expect(text.lines(wrappedAt: width).map(String.init) == expected)
        #expect(text[...].lines(wrappedAt: width).map(String.init) == expected)
        #expect(text.lineCount(wrappedAt: width) == expected.count)
    }

    @Test func nothingIsLostButSpacesAtBreaksAndNewlines() {
        var random = SplitMix(seed: 3)
        for round in 0..<1000 {
            let text =
                round % 2 == 0
                ? random.text(count: Int.random(in: 0..<30, using: &random))
                : String(
                    (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                        "ab c\n ".randomElement(using: &random) ?? "a"
                    })
            var before = Int.max
            for width in 1...12 {
                let lines = Array(text.lines(wrappedAt: width))
                // The comparison uses scalars, because a combining mark without a base would join
                // the letter before it.
                let isEqual = lines.flatMap { visible($0) } == visible(text[...])
                #expect(isEqual, "\(text.debugDescription) in \(width): \(lines)")
                let areNarrow = lines.allSatisfy { line in
                    line.displayWidth <= width
                        || line.count { String($0).displayWidth > 0 } == 1
                }
                #expect(areNarrow, "\(text.debugDescription) in \(width): \(lines)")
                // A wider frame never needs more lines than a narrower frame.
                #expect(lines.count <= before, "\(text.debugDescription) in \(width)")
                before = lines.count
            }
        }
    }

    private func visible(_ text: Substring) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0 != " " && $0 != "\t" && !Character($0).isNewline }
    }

    @Test func plainTextsAreWrappedAsOthersAre() {
        var random = SplitMix(seed: 4)
        for _ in 0..<500 {
            let text = String(
                (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                    "ab c\n".randomElement(using: &random) ?? "a"
                })
            // A letter that is not ASCII, with the same width.
            let other = text.replacing("b", with: "é")
            for width in 1...9 {
                let plain = text.lines(wrappedAt: width).map {
                    String($0.replacing("b", with: "é"))
                }
                #expect(plain == other.lines(wrappedAt: width).map(String.init))
            }
        }
    }

    @Test func drawsTheLinesThatWereCounted() {
        let text = "one two three four"
        let screen = Screen.drawn(9, 5) { $0.text(wrapped: text) }
        #expect(screen.text() == "one two\nthree\nfour\n\n")
        #expect(text.lineCount(wrappedAt: 9) == 3)
        let part = Screen.drawn(9, 3) { $0.text(wrapped: text, row: 1, columns: 1..<8) }
        #expect(part.text() == "\n one two\n three")
        let above = Screen.drawn(9, 3) { $0.text(wrapped: text, row: -1) }
        #expect(above.text() == "three\nfour\n")
    }
}
