/// Damages a text like a person who edits code: deletes, repeats and swaps tokens and lines, and inserts bytes.
struct SourceMutator {
    private var random: SeededNumbers
    private var bytes: [UInt8]

    /// Words that change the meaning of much code.
    private static let words = [
        "{", "}", "(", ")", "[", "]", "<T>", "\"", "\"\"\"", "\\(", "`", "?", "!", ", ", " = ", "-",
        "é",
        "0", "1_000", "0.5", "/*", "*/", "//", "\r\n", "#if ", "#else", "#endif", "#selector(",
        "#available(iOS 13, *)", "@objc ", "@IBOutlet ", "import UIKit\n", "class A {",
        "extension ", "func ", "init() {}", "let ", "var ", "case ", "override ", "static ",
        "private ", "final ", "lazy ", "weak ", "where ", "switch ", "if ", "in ", "return ",
        ": CGFloat", ".absolute(44)", ".init(", "UIView", "UICollectionViewLayout",
        "NSCollectionLayoutSection",
    ]

    /// Returns a text after one to four changes. The same seed gives the same text.
    static func damaged(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
        var mutator = SourceMutator(random: SeededNumbers(state: seed), bytes: bytes)
        for _ in 0...mutator.below(4) { mutator.change() }
        return mutator.bytes
    }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private mutating func change() {
        let tokens = below(3) == 0 ? lines : self.tokens
        guard !tokens.isEmpty else { return insert(Array("import UIKit\n".utf8), at: 0) }
        let token = tokens[below(tokens.count)]
        let other = tokens[below(tokens.count)]
        let text = Array(bytes[token])
        switch below(9) {
        case 0: bytes.removeSubrange(token)
        case 1: insert(text, at: token.upperBound)
        case 2: insert(text, at: other.lowerBound)
        case 3: bytes.replaceSubrange(other, with: text)
        case 4: swap(token, other)
        case 5, 6: insert(Array(Self.words[below(Self.words.count)].utf8), at: token.lowerBound)
        case 7: insert([UInt8.random(in: 0...255, using: &random)], at: token.upperBound)
        default:
            let start = min(token.lowerBound, other.lowerBound)
            bytes.removeSubrange(start..<min(start + below(200), bytes.count))
        }
    }

    private mutating func insert(_ text: [UInt8], at position: Int) {
        bytes.insert(contentsOf: text, at: position)
    }

    private mutating func swap(_ one: Range<Int>, _ other: Range<Int>) {
        let (first, last) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        guard first.upperBound <= last.lowerBound else { return }
        let (start, end) = (Array(bytes[first]), Array(bytes[last]))
        bytes.replaceSubrange(last, with: start)
        bytes.replaceSubrange(first, with: end)
    }

    /// The words, numbers, gaps and signs of the text.
    private var tokens: [Range<Int>] {
        parts { ($0.isWord && $1.isWord) || ($0 == UInt8(ascii: " ") && $0 == $1) }
    }

    /// The lines of the text with their line ends.
    private var lines: [Range<Int>] { parts { one, _ in one != UInt8(ascii: "\n") } }

    /// Returns the parts of the text. The closure returns whether two neighbours belong together.
    private func parts(_ belong: (UInt8, UInt8) -> Bool) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for end in 1..<max(1, bytes.count + 1)
        where end == bytes.count || !belong(bytes[end - 1], bytes[end]) {
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}

extension UInt8 {
    /// Whether the byte is a letter, a digit, or a part of a character outside ASCII.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

/// A generator whose numbers are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
