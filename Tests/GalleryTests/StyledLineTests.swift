import Reflow
import Testing

@testable import Gallery

/// Lines in parts of one style, from escape sequences and overstriking.
@Suite struct StyledLineTests {
    /// Describes a line: `<b:bold>`, `<u:underlined>`, `<bu:both>`, and `<1:text>` for a colour.
    private func described(_ line: StyledLine) -> String {
        line.parts.map { part in
            var marks = part.style.attributes.contains(.bold) ? "b" : ""
            if part.style.attributes.contains(.underline) { marks += "u" }
            if case .index(let number)? = part.style.foreground { marks += "\(number)" }
            return marks.isEmpty ? part.text : "<\(marks):\(part.text)>"
        }
        .joined()
    }

    private func described(_ bytes: [UInt8]) -> String { described(LineText.styled(bytes[...])) }

    @Test(
        "Backspaces overstrike",
        arguments: [
            ("a\u{8}a", "<b:a>"), ("_\u{8}a", "<u:a>"), ("a\u{8}_", "<u:a>"),
            ("_\u{8}a\u{8}a", "<bu:a>"), ("a\u{8}a\u{8}_", "<bu:a>"),
            ("a\u{8}a\u{8}a\u{8}a", "<b:a>"), ("N\u{8}NA\u{8}AME", "<b:NA>ME"),
            ("é\u{8}é漢\u{8}漢_\u{8}字", "<b:é漢><u:字>"),
            ("e\u{301}\u{8}e\u{301}x", "<b:e\u{301}>x"), ("_\u{8}e\u{301}x", "<u:e\u{301}>x"),
            // An underscore over an underscore has the style of the word.
            ("_\u{8}_", "<b:_>"), ("_\u{8}a_\u{8}_b", "<u:a_>b"), ("a\u{8}a_\u{8}_", "<b:a_>"),
            ("x _\u{8}_", "x <b:_>"),
            // Other backspaces: the later character replaces the earlier one.
            ("a\u{8}b", "b"), ("10 %\u{8}\u{8}\u{8}\u{8}done", "done"),
            ("ab\u{8}\u{8}ab", "<b:ab>"), ("__\u{8}\u{8}ab", "<u:ab>"),
            ("\u{8}a", "a"), ("\u{8}\u{8}", ""), ("ab\u{8}", "ab"), ("abc\u{8}\u{8}x", "axc"),
            // The end of the file cuts the line.
            ("a\u{8}a_\u{8}", "<b:a>_"), ("a\u{8}ab", "<b:a>b"),
            // Behind a tab.
            ("a\u{8}a\tb\u{8}b", "<b:a>       <b:b>"), ("\t_\u{8}ax", "        <u:a>x"),
            // With colours, and with sequences in the middle.
            ("\u{1B}[31ma\u{8}ab\u{1B}[m_\u{8}c", "<b1:a><1:b><u:c>"),
            ("a\u{8}\u{1B}[32ma", "<b2:a>"), ("\u{1B}[1ma\u{1B}[m_\u{8}b", "<b:a><u:b>"),
        ])
    func overstriking(_ text: String, _ expected: String) {
        #expect(described(Array(text.utf8)) == expected)
    }

    @Test(
        "Escape sequences set styles",
        arguments: [
            ("\u{1B}[1mNAME\u{1B}[0m x", "<b:NAME> x"), ("\u{1B}[4mfile\u{1B}[24m", "<u:file>"),
            ("\u{1B}[31ma\u{1B}[1mb\u{1B}[22mc\u{1B}[39md", "<1:a><b1:b><1:c>d"),
            ("\u{1B}[31m\u{1B}[32m\u{1B}[ma", "a"), ("\u{1B}[31ma\u{1B}[31mb", "<1:ab>"),
            ("\u{1B}[31mend", "<1:end>"), ("\u{1B}[31mend\u{1B}[3", "<1:end>"),
            ("\u{1B}[31", ""), ("a\tb\u{1B}[31m\tc", "a       b<1:       c>"),
            ("\u{1B}[?1;31ma\u{1B}[>4;1mb\u{1B}[31 mc\u{1B}[31Kd", "abcd"),
            ("\u{1B}]8;;x\u{7}\u{1B}[31mlink\u{1B}]8;;\u{7}", "<1:link>"),
            // A sequence within a grapheme cluster takes effect after the cluster.
            ("e\u{1B}[31m\u{301}x", "e\u{301}<1:x>"), ("\u{1B}[31ma\u{1B}[0m\r", "<1:a>"),
        ])
    func sequences(_ text: String, _ expected: String) {
        #expect(described(Array(text.utf8)) == expected)
    }

    @Test("A sequence in the middle of a character's bytes takes effect after the character")
    func splitCharacter() {
        let red = Array("\u{1B}[31m".utf8)
        #expect(described([0xC3] + red + [0xA9, 0x78]) == "é<1:x>")
        #expect(described([0x61] + red + [0x80, 0x78]) == "a\u{FFFD}<1:x>")
        #expect(described(red + [0x80, 0x78]) == "<1:\u{FFFD}x>")
    }

    /// The text of the styles is also what a search reads and what the line measures.
    @Test("The styles never change the text")
    func sameText() {
        var random = SeededRandom(seed: 40)
        let pieces =
            [
                "a", "_", "\u{8}", "\u{8}", "\u{1B}[1m", "\u{1B}[0;31m", "\u{1B}[", "\u{1B}", "é",
                "漢",
                "\u{301}", "👨‍👩‍👧", "🇩", " ", "\u{7F}", "\r",
            ].map { Array($0.utf8) } + [[0xC3], [0x80], [0xFF], [0xF0, 0x9F]]
        for _ in 0..<4_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).flatMap { _ in
                pieces.randomElement(using: &random) ?? []
            }
            let line = LineText.styled(bytes[...])
            #expect(line.text == LineText.shown(bytes[...]))
            let whole = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
            let searched = String(decoding: LineText.searched(whole), as: UTF8.self)
            #expect(line.text == searched, "\(bytes)")
            for (part, next) in zip(line.parts, line.parts.dropFirst()) {
                #expect(part.style != next.style && !part.text.isEmpty, "\(bytes)")
            }
        }
    }

    @Test("A thousand sequences in a line keep their styles")
    func manySequences() {
        let colors = (0..<1_000).map { 31 + $0 % 6 }
        let text = colors.map { "\u{1B}[\($0)mx" }.joined()
        let line = LineText.styled(Array(text.utf8)[...])
        #expect(line.parts.count == 1_000 && line.text == String(repeating: "x", count: 1_000))
        #expect(
            line.parts.map(\.style.foreground) == colors.map { .index(UInt8($0 - 30)) })
    }

    @Test("An overlong line is cut, with the styles before the cut")
    func overlong() {
        let text = String(repeating: "a\u{8}a", count: TextFile.longestLine)
        let line = LineText.styled(Array(text.utf8).prefix(TextFile.longestLine))
        #expect(line.text.hasSuffix("…") && line.parts.count <= 2)
        #expect(line.text.dropLast().allSatisfy { $0 == "a" })
        #expect((5_460...5_463).contains(line.text.count))
    }

    @Test("A line without escape characters and backspaces has one part without a style")
    func plain() {
        for text in ["", "plain", "a\tb", "漢字", "bell\u{7}"] {
            #expect(LineText.styled(Array(text.utf8)[...]).isPlain)
        }
    }
}
