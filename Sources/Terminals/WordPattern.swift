/// What is typed to filter lines: words that a line has to hold, all of them, anywhere and in any order.
///
/// A word without a capital is found in either case, as far as ASCII goes; one with a capital only as it is. Lines are
/// bytes, as a `LineReader` has them, or the UTF-8 of a text.
public struct WordPattern: Hashable, Sendable {
    private struct Word: Hashable {
        let bytes: [UInt8]
        let ignoresCase: Bool
    }

    private let words: [Word]

    /// Makes a pattern of the words of a text, with blanks between them; without any it matches every line.
    public init(_ text: String = "") {
        words = text.split(separator: " ").map { word in
            Word(bytes: Array(word.utf8), ignoresCase: !word.utf8.contains(where: \.isCapital))
        }
    }

    /// Whether a line holds all words. O(line × words).
    public func matches(_ line: some Sequence<UInt8>) -> Bool {
        line.withContiguousStorageIfAvailable(holdsAll)
            ?? Array(line).withUnsafeBufferPointer(holdsAll)
    }

    private func holdsAll(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        words.allSatisfy { word in
            word.bytes.withUnsafeBufferPointer { Self.holds(line, $0, word.ignoresCase) }
        }
    }

    /// Looks for the first byte, then for the rest.
    private static func holds(
        _ line: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>, _ ignoresCase: Bool
    ) -> Bool {
        guard let first = word.first else { return true }
        func isAlike(_ byte: UInt8, _ wanted: UInt8) -> Bool {
            byte == wanted || ignoresCase && byte.isCapital && byte + 32 == wanted
        }
        var start = 0
        while start <= line.count - word.count {
            if isAlike(line[start], first),
                (1..<word.count).allSatisfy({ isAlike(line[start + $0], word[$0]) })
            {
                return true
            }
            start += 1
        }
        return false
    }
}

extension UInt8 {
    /// Whether it is a capital of ASCII.
    fileprivate var isCapital: Bool { self &- 65 < 26 }
}
