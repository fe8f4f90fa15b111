#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
    func isFound(in text: UnsafeBufferPointer<UInt8>, ignoresCase: Bool) -> Bool {
        var starts = FirstByte(bytes[0], ignoresCase: ignoresCase)
        var (position, matched) = (0, 0)
        while position < text.count {
            if matched == 0 {
                // What cannot begin it is skipped, at several bytes a step.
                guard let start = starts.next(in: text, from: position) else { return false }
                (position, matched) = (start, 0)
            }
            let byte = text[position]
            let isCapital = ignoresCase && byte &- 0x41 < 26
            let folded = isCapital ? byte | 0x20 : byte
            while matched > 0, bytes[matched] != folded { matched = borders[matched - 1] }
            if bytes[matched] == folded { matched += 1 }
            if matched == bytes.count { return true }
            position += 1
        }
        return false
    }
}

/// Where a byte stands in a text, as a small letter or as a capital if both count.
private struct FirstByte {
    private let forms: [UInt8]
    /// Where each form stands next; nil before it was looked for.
    private var places: [Int?]

    init(_ byte: UInt8, ignoresCase: Bool) {
        let hasCapital = ignoresCase && byte &- 0x61 < 26
        forms = hasCapital ? [byte, byte & ~0x20] : [byte]
        places = forms.map { _ in nil }
    }

    /// The first place from one on, which is never before that of the last call. O(length) in all.
    mutating func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var first = text.count
        for index in forms.indices {
            if (places[index] ?? -1) < start {
                places[index] = Self.place(of: forms[index], in: text, from: start)
            }
            first = min(first, places[index] ?? first)
        }
        return first < text.count ? first : nil
    }

    /// The length of the text where there is none.
    private static func place(
        of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int {
        guard let base = text.baseAddress, start < text.count,
            let found = memchr(base + start, Int32(byte), text.count - start)
        else { return text.count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
