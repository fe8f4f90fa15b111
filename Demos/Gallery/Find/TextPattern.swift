/// A text that is looked for, as `vim` does with `smartcase`: in any case, unless it has a capital letter.
public struct TextPattern: Hashable, Sendable {
    public let text: String
    /// Whether capitals and small letters are the same.
    public let ignoresCase: Bool
    /// What to look for where it is ASCII, which bytes alone decide.
    private let needle: Needle?

    /// Nil for an empty text, which would be everywhere.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
        ignoresCase = !text.contains(where: \.isUppercase)
        needle = text.utf8.allSatisfy { $0 < 0x80 } ? Needle(Array(text.utf8)) : nil
    }

    /// Whether a text holds it. O(length).
    public func matches(_ other: String) -> Bool {
        // Letters beyond ASCII may be written in more than one way.
        guard let needle else {
            return (ignoresCase ? other.lowercased() : other).contains(text)
        }
        var other = other
        return other.withUTF8 { needle.isFound(in: $0, ignoresCase: ignoresCase) }
    }

    /// Whether bytes of UTF-8 hold it. O(length), several times as fast as making a text of them.
    func matches(_ other: ArraySlice<UInt8>) -> Bool {
        guard let needle else { return matches(String(decoding: other, as: UTF8.self)) }
        return other.withUnsafeBufferPointer { needle.isFound(in: $0, ignoresCase: ignoresCase) }
    }

    /// Where it stands among letters, one place after the other. O(letters × length).
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

    /// What looking through so many bytes costs, counted in bytes of ASCII.
    func work(in length: Int) -> Int {
        // Comparing letters takes some twenty times as long, and the pattern is read again for each text.
        needle == nil ? 20 * (length + text.utf8.count) : length
    }

    /// Whether what does not hold the other cannot hold this.
    func isNarrower(than other: TextPattern) -> Bool {
        // Letters and bytes are compared in different ways.
        (needle == nil) == (other.needle == nil) && text.hasPrefix(other.text)
    }
}

/// Bytes of ASCII to look for, after Knuth, Morris and Pratt: each byte of a text is looked at once, however much the
/// pattern repeats itself.
struct Needle: Hashable, Sendable {
    private let bytes: [UInt8]
    /// For each beginning of the pattern the length of its longest end that the pattern begins with, itself excepted.
    private let borders: [Int]

    /// There is at least one byte.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var borders = [0]
        var length = 0
        for byte in bytes.dropFirst() {
            while length > 0, bytes[length] != byte { length = borders[length - 1] }
            if bytes[length] == byte { length += 1 }
            borders.append(length)
        }
        self.borders = borders
    }

    /// Whether a text holds it. O(length).
    func isFound(in text: some Sequence<UInt8>, ignoresCase: Bool) -> Bool {
        var matched = 0
        for byte in text {
            let isCapital = ignoresCase && byte &- 0x41 < 26
            let byte = isCapital ? byte | 0x20 : byte
            while matched > 0, bytes[matched] != byte { matched = borders[matched - 1] }
            if bytes[matched] == byte { matched += 1 }
            if matched == bytes.count { return true }
        }
        return false
    }
}
