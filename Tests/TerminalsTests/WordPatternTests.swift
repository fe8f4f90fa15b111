import Testing

@testable import Terminals

@Suite struct WordPatternTests {
    @Test(
        "all words are found, anywhere and in any order",
        arguments: [
            ("", "", true), ("", "anything", true), ("  ", "anything", true), ("a", "", false),
            ("key map", "Sources/KeyMap+Help.swift", true), ("map key", "KeyMap", true),
            ("key mop", "KeyMap", false), ("keymap", "KeyMap", true), ("abc", "ab", false),
            ("aab", "aaab", true), ("a a", "a", true), ("é", "café", true), ("É", "café", false),
        ])
    func words(text: String, line: String, isFound: Bool) {
        #expect(WordPattern(text).matches(line.utf8) == isFound)
    }

    @Test("a word with a capital is found as it is, others in either case")
    func capitals() {
        #expect(WordPattern("keymap").matches("KEYMAP".utf8))
        #expect(
            !WordPattern("Keymap").matches("KEYMAP".utf8) && !WordPattern("K").matches("k".utf8))
        #expect(WordPattern("Key map").matches("KeyMAP".utf8))
        #expect(!WordPattern("@").matches("`".utf8) && !WordPattern("{").matches("[".utf8))
    }

    @Test("it finds what a search letter by letter finds, in any bytes")
    func law() {
        var random = SystemRandomNumberGenerator()
        let bytes: [UInt8] = [0x41, 0x61, 0x42, 0x62, 0xFF, 0x40]
        func line(_ count: Int) -> [UInt8] {
            (0..<count).map { _ in bytes.randomElement(using: &random)! }
        }
        for _ in 0..<2000 {
            let (line, word) = (
                line(.random(in: 0...8)), ["a", "ab", "aab", "bb", "B", "Ab"].randomElement()!
            )
            let isFolded = word == word.lowercased()
            let folded = isFolded ? line.map { (65...90).contains($0) ? $0 + 32 : $0 } : line
            let expected = folded.indices.contains { folded[$0...].starts(with: word.utf8) }
            #expect(WordPattern(word).matches(line) == expected, "\(word) in \(line)")
            #expect(WordPattern(word).matches(AnySequence(line)) == expected)
        }
    }
}
