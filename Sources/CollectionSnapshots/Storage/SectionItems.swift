/// The items of one section as a snapshot stores them. Most sections are one segment and take 24 bytes, because there
/// may be a million sections.
@usableFromInline
enum SectionItems: Sendable {
    case one(Piece)
    case many(PieceList)

    static var empty: SectionItems { .one(.empty) }

    /// Makes a section from segments in order. Merges consecutive segments whose numbers continue each other, and
    /// leaves out empty segments.
    init(joining pieces: [Piece]) {
        var joined: [Piece] = []
        for piece in pieces where piece.count > 0 {
            if let last = joined.last, last.isListed == piece.isListed, last.upper == piece.lower {
                joined[joined.count - 1].upper = piece.upper
            } else {
                joined.append(piece)
            }
        }
        self = joined.count > 1 ? .many(PieceList(joined)) : .one(joined.first ?? .empty)
    }

    @inlinable
    var count: Int {
        switch self {
        case .one(let piece): piece.count
        case .many(let list): list.count
        }
    }

    /// Whether both sections are the same range. False if a section is not one range. O(1).
    @inlinable
    func isSameRange(as other: SectionItems) -> Bool {
        guard case .one(let own) = self, case .one(let other) = other else { return false }
        return own == other && !own.isListed
    }

    var pieces: [Piece] {
        switch self {
        case .one(let piece): piece.count > 0 ? [piece] : []
        case .many(let list): list.pieces
        }
    }

    var listedCount: Int {
        reduce(0) { $0 + ($1.isListed ? $1.count : 0) }
    }

    /// Returns the part of a segment from an offset to the segment's end. The offset must exist.
    @inlinable
    func rest(from offset: Int) -> Piece {
        switch self {
        case .one(let piece): return piece.part(offset..<piece.count)
        case .many(let list):
            let index = list.index(holding: offset)
            let piece = list.pieces[index]
            return piece.part(offset - list.starts[index]..<piece.count)
        }
    }

    /// Returns the part of a segment from the segment's start to an offset. The offset must not be zero.
    @inlinable
    func start(upTo offset: Int) -> Piece {
        switch self {
        case .one(let piece): return piece.part(0..<offset)
        case .many(let list):
            let index = list.index(holding: offset - 1)
            return list.pieces[index].part(0..<offset - list.starts[index])
        }
    }

    /// Returns the segments in a range of offsets. O(log segments + returned segments).
    func pieces(in offsets: Range<Int>) -> [Piece] {
        var found: [Piece] = []
        append(offsets, to: &found)
        return found
    }

    private func append(_ offsets: Range<Int>, to found: inout [Piece]) {
        switch self {
        case .one(let piece): found.append(piece.part(offsets))
        case .many(let list):
            var index = list.index(holding: offsets.lowerBound)
            while index < list.pieces.count, list.starts[index] < offsets.upperBound {
                let piece = list.pieces[index]
                let start = list.starts[index]
                found.append(
                    piece.part(
                        Swift.max(
                            offsets.lowerBound - start, 0)..<Swift.min(
                                offsets.upperBound - start, piece.count)))
                index += 1
            }
        }
    }

    /// Returns the offset of a number or slot; nil if there is none. A section of one segment must be of the requested
    /// kind. O(segments), of which there are few; see `Snapshot.tidy()`.
    func offset(of number: Int, isListed: Bool) -> Int? {
        switch self {
        case .one(let piece):
            return piece.contains(number) ? number - piece.lower : nil
        case .many(let list):
            for (piece, start) in zip(list.pieces, list.starts)
            where piece.isListed == isListed && piece.contains(number) {
                return start + number - piece.lower
            }
            return nil
        }
    }

    /// Returns the items with other segments inserted at an offset.
    func inserting(_ pieces: [Piece], at offset: Int) -> SectionItems {
        SectionItems(
            joining: self.pieces(in: 0..<offset) + pieces + self.pieces(in: offset..<count))
    }

    /// Returns the items without some ranges of offsets. The ranges must be in order and must not overlap. O(segments +
    /// ranges).
    func removing(_ ranges: [Range<Int>]) -> SectionItems {
        var left: [Piece] = []
        var start = 0
        for range in ranges {
            append(start..<range.lowerBound, to: &left)
            start = range.upperBound
        }
        append(start..<count, to: &left)
        return SectionItems(joining: left)
    }
}

extension SectionItems: Sequence {
    /// An iterator over the segments. It does not allocate an array for a section of one segment.
    @usableFromInline
    struct Iterator: IteratorProtocol {
        let items: SectionItems
        var index = 0

        @usableFromInline
        mutating func next() -> Piece? {
            defer { index += 1 }
            switch items {
            case .one(let piece): return index == 0 ? piece : nil
            case .many(let list): return index < list.pieces.count ? list.pieces[index] : nil
            }
        }
    }

    @usableFromInline
    func makeIterator() -> Iterator { Iterator(items: self) }
}
