import Reflow

/// A text to search for. The search ignores case unless the text has a capital letter, as in `vim` with `smartcase`.
public struct TextPattern: Hashable, Sendable {
    public let text: String
    /// Whether capitals and small letters count as equal.
    public let ignoresCase: Bool
    /// The pattern in bytes, for a fast search; `nil` if the text has characters beyond ASCII.
    private let bytePattern: BytePattern?
    /// Whether the text has a character that no ASCII character equals. Then a text in ASCII cannot contain a match.
    private let isBeyondASCII: Bool

    /// Creates a pattern. Returns `nil` for an empty text, which would match everywhere.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
        ignoresCase = !text.contains(where: \.isUppercase)
        bytePattern = text.utf8.allSatisfy { $0 < 0x80 } ? BytePattern(text) : nil
        isBeyondASCII = !Self.ascii.isSuperset(of: text)
    }

    /// The ASCII characters. A character beyond ASCII can equal an ASCII character: the Kelvin sign equals the letter
    /// K.
    private static let ascii = Set((0..<0x80).map { Character(Unicode.Scalar($0 as UInt8)) })

    /// Returns whether a text contains the pattern. O(length).
    public func matches(_ other: String) -> Bool {
        // Compares characters, because a character beyond ASCII can have more than one encoding.
        guard let bytePattern else {
            return (ignoresCase ? other.lowercased() : other).contains(text)
        }
        var other = other
        return other.withUTF8 { bytePattern.isFound(in: UnsafeRawBufferPointer($0)) }
    }

    /// Returns whether bytes of UTF-8 contain the pattern. O(length), several times as fast as converting the bytes to
    /// a text.
    func matches(_ other: ArraySlice<UInt8>) -> Bool {
        guard let bytePattern else {
            return !isExcluded(by: other) && matches(String(decoding: other, as: UTF8.self))
        }
        return other.withUnsafeBytes(bytePattern.isFound)
    }

    /// Returns the ranges of the matches among letters, from left to right. O(letters × length).
    public func places(in letters: [Character]) -> [Range<Int>] {
        let (sought, letters) = (folded(Array(text)), folded(letters))
        var places: [Range<Int>] = []
        var start = 0
        while start + sought.count <= letters.count {
            if letters[start..<start + sought.count].elementsEqual(sought) {
                places.append(start..<start + sought.count)
                start += sought.count
            } else {
                start += 1
            }
        }
        return places
    }

    private func folded(_ letters: [Character]) -> [Character] {
        guard ignoresCase else { return letters }
        return letters.map { $0.isUppercase ? $0.lowercased().first ?? $0 : $0 }
    }

    /// Returns whether the bytes alone rule out a match, which saves the conversion to characters. O(length).
    private func isExcluded(by other: ArraySlice<UInt8>) -> Bool {
        isBeyondASCII && other.allSatisfy { $0 < 0x80 }
    }

    /// Returns the cost of a search through bytes. The unit is the cost for one byte of ASCII. O(length) if the cost
    /// depends on the bytes.
    func work(in other: ArraySlice<UInt8>) -> Int {
        guard bytePattern == nil, !isExcluded(by: other) else { return other.count }
        // Comparing characters takes some twenty times as long as comparing bytes, and each comparison reads the
        // pattern again.
        return 20 * (other.count + text.utf8.count)
    }

    /// Returns whether every text that contains this pattern also contains the other.
    func isNarrower(than other: TextPattern) -> Bool {
        // A pattern in ASCII is compared by bytes, any other by characters. Matches of the two kinds can differ.
        (bytePattern == nil) == (other.bytePattern == nil) && text.hasPrefix(other.text)
    }
}
