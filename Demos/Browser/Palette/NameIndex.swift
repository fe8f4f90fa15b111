import Reflow

/// An index that finds names by some of their letters, among many thousands of names.
///
/// The names are in lower case in one array, so that a search compares only bytes. The score of `FuzzyPattern` then
/// orders the most promising names.
struct NameIndex {
    private let names: [String]
    /// The bytes of all names in lower case, one name after the other.
    private var bytes: [UInt8] = []
    /// The end of each name in `bytes`.
    private var ends: [Int] = []

    /// The maximum number of names that a search scores and returns.
    static let limit = 1_000

    /// Makes an index of names. Empty names are never found. O(bytes).
    init(_ names: [String]) {
        self.names = names
        count = names.count { !$0.isEmpty }
        ends.reserveCapacity(names.count)
        for name in names {
            bytes.append(contentsOf: name.lowercased().utf8)
            ends.append(bytes.count)
        }
    }

    /// The number of names that are not empty.
    let count: Int

    /// Returns the names that match a pattern, the best first, at most `limit`. `count` is the number of all matches;
    /// if there are more than `limit` matches, it also counts names that match without regard to capital letters.
    ///
    /// O(bytes + limit × pattern × length of a name).
    func matches(of pattern: FuzzyPattern) -> (matches: [PaletteMatch], count: Int) {
        guard !pattern.isEmpty else {
            return (
                names.indices.lazy.compactMap(entry).prefix(Self.limit).map {
                    PaletteMatch(entry: $0)
                }, count
            )
        }
        let wanted = Wanted(pattern.text)
        // The candidates by quality, the best first.
        var groups = [[Int]](repeating: [], count: Quality.allCases.count)
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for (index, end) in ends.enumerated() {
                let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
                start = end
                if !name.isEmpty, let quality = wanted.quality(in: name) {
                    groups[quality.rawValue].append(index)
                }
            }
        }
        let found = groups.reduce(0) { $0 + $1.count }
        let scored = groups.joined().prefix(Self.limit).compactMap { index in
            let text = FuzzyText(names[index])
            return pattern.match(in: text).map { (match: $0, length: text.count, index: index) }
        }
        .sorted {
            ($1.match.score, $0.length, $0.index) < ($0.match.score, $1.length, $1.index)
        }
        let matches = scored.compactMap { match, _, index in
            entry(index).map { PaletteMatch(entry: $0, marks: match.places) }
        }
        return (matches, found > Self.limit ? found : matches.count)
    }

    private func entry(_ index: Int) -> PaletteEntry? {
        let name = names[index]
        return name.isEmpty ? nil : PaletteEntry(title: name, choice: .name(name, index))
    }

    /// The quality of a candidate before it is scored.
    private enum Quality: Int, CaseIterable {
        /// The name begins with the letters.
        case prefix
        /// The letters are one part of the name.
        case part
        /// The letters occur in order.
        case letters
    }

    /// The bytes that a name must contain in order.
    private struct Wanted {
        private let bytes: [UInt8]

        /// Takes the letters of ASCII in lower case, without blanks. Other letters have several encodings, so only the
        /// score compares them.
        init(_ text: String) {
            bytes = text.lowercased().utf8.filter { $0 < 0x80 && $0 > 0x20 }
        }

        /// Returns the quality of a name; `nil` if the name lacks a letter. O(length), or O(length × letters) for names
        /// that repeat the start of the pattern.
        func quality(in name: UnsafeBufferPointer<UInt8>) -> Quality? {
            var found = 0
            for byte in name where found < bytes.count && byte == bytes[found] { found += 1 }
            guard found == bytes.count else { return nil }
            if name.starts(with: bytes) { return .prefix }
            guard let first = bytes.first, bytes.count <= name.count else { return .letters }
            let isPart = (0...name.count - bytes.count).contains { start in
                name[start] == first && name[start...].starts(with: bytes)
            }
            return isPart ? .part : .letters
        }
    }
}
