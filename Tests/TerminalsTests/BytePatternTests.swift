import TerminalSupport
import Testing

@testable import Terminals

/// The search for a word in bytes.
@Suite struct BytePatternTests {
    private func isFound(_ pattern: String, in text: [UInt8]) -> Bool {
        text.withUnsafeBytes(BytePattern(pattern).isFound)
    }

    @Test("The search finds the same as a comparison at each position, in any bytes")
    func law() {
        var random = SplitMix(seed: 12)
        let bytes: [UInt8] = [0x41, 0x61, 0x42, 0x62, 0xFF, 0x40]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                bytes.randomElement(using: &random) ?? 0
            }
            let letters = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                ["a", "b", "A", "@"].randomElement(using: &random) ?? "a"
            }
            let pattern = letters.joined()
            let isFolded = !pattern.contains("A")
            let folded = isFolded ? text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } : text
            let expected = folded.indices.contains { folded[$0...].starts(with: pattern.utf8) }
            #expect(isFound(pattern, in: text) == expected, "\(pattern) in \(text)")
        }
    }

    @Test("An empty pattern is in every text, and a pattern is not in a shorter text")
    func lengths() {
        #expect(isFound("", in: []) && isFound("", in: [1]))
        #expect(!isFound("a", in: []) && !isFound("ab", in: Array("a".utf8)))
    }

    @Test("A pattern that nearly matches again and again is found where it is, and nowhere else")
    func repetitions() {
        let pattern = String(repeating: "a", count: 255) + "b"
        for length in [0, 254, 255, 256, 5_000] {
            let text = Array(repeating: UInt8(ascii: "A"), count: length)
            #expect(!isFound(pattern, in: text))
            #expect(isFound(pattern, in: text + [UInt8(ascii: "b")]) == (length >= 255))
        }
    }
}
