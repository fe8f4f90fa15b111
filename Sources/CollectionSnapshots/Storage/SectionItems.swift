/// The items of one section as a snapshot keeps them: mostly one piece, 24 bytes in all, because
/// there may be a million sections.
@usableFromInline
enum SectionItems: Sendable {
    case one(Piece)
    case many(PieceList)

    static var empty: SectionItems { .one(.empty) }

    /// Pieces in their order; those that follow each other's numbers are joined, empty ones left
    /// out.
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

    /// Whether both are the same range. O(1); false if they are not ranges.
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

    /// The rest of the piece from an offset on. The offset must exist.
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

    /// The part of the piece before an offset. The offset is not zero.
    @inlinable
    func start(upTo offset: Int) -> Piece {
        switch self {
        case .one(let piece): return piece.part(0..<offset)
        case .many(let list):
            let index = list.index(holding: offset - 1)
            return list.pieces[index].part(0..<offset - list.starts[index])
        }
    }

    /// The pieces of a range of offsets. O(log pieces + pieces found).
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

    /// The offset of a number or slot, in items with a piece of that kind. O(pieces), which are few; see
    /// `Snapshot.tidy()`.
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

    /// With other pieces put in at an offset.
    func inserting(_ pieces: [Piece], at offset: Int) -> SectionItems {
        SectionItems(
            joining: self.pieces(in: 0..<offset) + pieces + self.pieces(in: offset..<count))
    }

    /// Without some ranges of offsets, which are in order and apart. O(pieces + ranges).
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
    /// The pieces, without an array where there is one.
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
