/// The words that a line must contain, anywhere and in any order, such as the text of a filter.
///
/// A word without a capital matches in any case. A word with a capital matches only in exactly this case. Only ASCII
/// letters have a case. Lines are bytes, as in a `LineReader`, or the UTF-8 of a text.
public struct WordPattern: Hashable, Sendable {
    private let words: [BytePattern]

    /// Makes a pattern from the words of a text, separated by blanks. Without words, it matches every line.
    public init(_ text: String = "") {
        words = text.split(separator: " ").map { BytePattern($0) }
    }

    /// Returns whether a line contains all words.
    ///
    /// O(line × words), several bytes at a time. A word that nearly matches at each position takes O(line × word).
    public func matches(_ line: some Sequence<UInt8>) -> Bool {
        line.withContiguousStorageIfAvailable(matches(bytes:))
            ?? Array(line).withUnsafeBufferPointer(matches(bytes:))
    }

    private func matches(bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        words.allSatisfy { $0.isFound(in: UnsafeRawBufferPointer(bytes)) }
    }
}
