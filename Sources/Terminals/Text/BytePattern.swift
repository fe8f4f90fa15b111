/// A search pattern: a word to find in bytes, such as the UTF-8 of a text.
///
/// A pattern without capitals matches in any case, as in `vim` with `smartcase`; only ASCII letters have a case.
package struct BytePattern: Hashable, Sendable {
    private let bytes: [UInt8]
    private let ignoresCase: Bool

    /// Makes a pattern. An empty pattern matches every text.
    package init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
        ignoresCase = !bytes.contains(where: \.isCapital)
    }

    /// Returns whether a text contains the pattern.
    ///
    /// O(length), several bytes at a time. If the text nearly matches at each position, O(length × pattern): with a
    /// pattern of 256 bytes, a million bytes take half a second.
    package func isFound(in text: UnsafeRawBufferPointer) -> Bool {
        guard let first = bytes.first else { return true }
        if isFound(in: text, from: first) { return true }
        let hasCapital = ignoresCase && first &- UInt8(ascii: "a") < 26
        return hasCapital && isFound(in: text, from: first & ~0x20)
    }

    /// Returns whether a text contains the pattern, with `first` as its first byte.
    private func isFound(in text: UnsafeRawBufferPointer, from first: UInt8) -> Bool {
        let end = text.count - bytes.count + 1
        var start = 0
        while start < end {
            let candidates = UnsafeRawBufferPointer(rebasing: text[start..<end])
            guard let offset = Platform.firstIndex(of: first, in: candidates) else { return false }
            start += offset + 1
            if isRestFound(in: text, at: start) { return true }
        }
        return false
    }

    /// Returns whether the pattern's bytes after the first are at a position of a text. Compares the last byte first,
    /// because a text often contains other words with the same start.
    private func isRestFound(in text: UnsafeRawBufferPointer, at start: Int) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for index in (1..<max(1, bytes.count)).reversed() {
                let byte = text[start + index - 1]
                let folded = ignoresCase && byte.isCapital ? byte | 0x20 : byte
                guard folded == bytes[index] else { return false }
            }
            return true
        }
    }
}

extension UInt8 {
    /// Whether the byte is a capital letter of ASCII.
    fileprivate var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
}
