/// A text that is looked for, as `vim` does with `smartcase`: in any case, unless it has a capital letter.
public struct TextPattern: Hashable, Sendable {
    public let text: String
    /// Whether capitals and small letters are the same.
    public let ignoresCase: Bool
    /// What to look for where it is ASCII, which bytes alone decide.
    private let needle: Needle?
    /// Whether it has a letter that no text of ASCII has in any form.
    private let isBeyondASCII: Bool

    /// Nil for an empty text, which would be everywhere.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
        ignoresCase = !text.contains(where: \.isUppercase)
        needle = text.utf8.allSatisfy { $0 < 0x80 } ? Needle(Array(text.utf8)) : nil
        isBeyondASCII = !Self.ascii.isSuperset(of: text)
    }

    /// Characters are equal in all their forms, as the Kelvin sign and the letter are.
    private static let ascii = Set((0..<0x80).map { Character(Unicode.Scalar($0 as UInt8)) })

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
        guard let needle else {
            return !isOutOfQuestion(in: other) && matches(String(decoding: other, as: UTF8.self))
        }
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

    /// Whether bytes tell without a look at their letters that they do not hold it. O(length).
    private func isOutOfQuestion(in other: ArraySlice<UInt8>) -> Bool {
        isBeyondASCII && other.allSatisfy { $0 < 0x80 }
    }

    /// What looking through bytes costs, counted in bytes of ASCII. O(length) where it depends on them.
    func work(in other: ArraySlice<UInt8>) -> Int {
        guard needle == nil, !isOutOfQuestion(in: other) else { return other.count }
        // Comparing letters takes some twenty times as long, and the pattern is read again for each text.
        return 20 * (other.count + text.utf8.count)
    }

    /// Whether what does not hold the other cannot hold this.
    func isNarrower(than other: TextPattern) -> Bool {
        // Letters and bytes are compared in different ways.
        (needle == nil) == (other.needle == nil) && text.hasPrefix(other.text)
    }
}
