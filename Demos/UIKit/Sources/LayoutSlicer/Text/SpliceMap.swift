/// A text with insertions, and the positions of its bytes in the text without them.
struct SplicedText {
    /// A replacement of a range by a text of any length.
    struct Splice {
        let range: Range<Int>
        let text: String
        /// The place that the text was moved from; `nil` for a new text.
        var source: Place?
    }

    /// A position in a file.
    struct Place: Equatable {
        let path: String
        let offset: Int
    }

    /// The text after all replacements.
    let bytes: [UInt8]
    /// The start of each unchanged part in the result, and in the original.
    private let parts: [(result: Int, original: Int)]
    /// The ranges of the result with moved texts, and their old places.
    private let moved: [(range: Range<Int>, source: Place)]

    /// Applies replacements. Of two replacements that overlap, only the first counts.
    init(_ original: [UInt8], _ splices: [Splice]) {
        var bytes: [UInt8] = []
        var parts: [(Int, Int)] = [(0, 0)]
        var moved: [(Range<Int>, Place)] = []
        var position = 0
        // Two insertions at one position keep their order.
        let sorted = splices.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for splice in sorted.map(\.element) where splice.range.lowerBound >= position {
            bytes += original[position..<splice.range.lowerBound]
            parts.append((bytes.count, splice.range.lowerBound))
            let start = bytes.count
            bytes += Array(splice.text.utf8)
            if let source = splice.source { moved.append((start..<bytes.count, source)) }
            position = splice.range.upperBound
            parts.append((bytes.count, position))
        }
        bytes += original[position...]
        self.bytes = bytes
        self.parts = parts
        self.moved = moved
    }

    /// Returns the old place of a byte of a moved text; `nil` for all other bytes.
    func source(of offset: Int) -> Place? {
        moved.first { $0.range.contains(offset) }.map {
            Place(path: $0.source.path, offset: $0.source.offset + offset - $0.range.lowerBound)
        }
    }

    /// Returns the position in the original of a byte of the result. All bytes of an insertion have its position.
    func original(of offset: Int) -> Int {
        guard let index = parts.lastIndex(where: { $0.result <= offset }) else { return offset }
        let part = parts[index]
        let next = index + 1 < parts.count ? parts[index + 1].original : Int.max
        return min(part.original + offset - part.result, next)
    }
}
