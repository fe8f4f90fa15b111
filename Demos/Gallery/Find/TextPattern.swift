/// A text that is looked for, as `vim` does with `smartcase`: in any case, unless it has a capital letter.
public struct TextPattern: Hashable, Sendable {
    public let text: String
    /// Whether capitals and small letters are the same.
    public let ignoresCase: Bool
    /// The bytes to look for where they are ASCII, which bytes alone decide.
    private let bytes: [UInt8]?

    /// Nil for an empty text, which would be everywhere.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
        ignoresCase = !text.contains(where: \.isUppercase)
        bytes = text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : nil
    }

    /// Whether a text holds it. O(length).
    public func matches(_ other: String) -> Bool {
        // Letters beyond ASCII may be written in more than one way.
        guard bytes != nil else {
            return (ignoresCase ? other.lowercased() : other).contains(text)
        }
        var other = other
        return other.withUTF8 { contains($0) }
    }

    /// Whether bytes of UTF-8 hold it. O(length), several times as fast as making a text of them.
    func matches(_ other: ArraySlice<UInt8>) -> Bool {
        guard bytes != nil else { return matches(String(decoding: other, as: UTF8.self)) }
        return other.withUnsafeBufferPointer { contains($0) }
    }

    private func contains(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let bytes, let first = bytes.first, other.count >= bytes.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for start in 0...other.count - bytes.count where fold(other[start]) == first {
                var length = 1
                while length < bytes.count, fold(other[start + length]) == bytes[length] {
                    length += 1
                }
                if length == bytes.count { return true }
            }
            return false
        }
    }

    /// The small letter where case makes no difference.
    @inline(__always)
    private func fold(_ byte: UInt8) -> UInt8 {
        ignoresCase && byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
}
