/// Consecutive items of a section: either numbers that are the identifiers themselves, or slots of
/// the array in which a snapshot keeps the identifiers that are listed.
///
/// A section is a few pieces, whatever the number of its items: cutting one out of a billion makes
/// two pieces of one.
@usableFromInline
struct Piece: Hashable, Sendable {
    @usableFromInline var lower: Int
    @usableFromInline var upper: Int
    @usableFromInline var isListed: Bool

    @inlinable
    init(_ range: Range<Int>, isListed: Bool) {
        lower = range.lowerBound
        upper = range.upperBound
        self.isListed = isListed
    }

    static var empty: Piece { Piece(0..<0, isListed: false) }

    @inlinable var count: Int { upper - lower }
    @inlinable var range: Range<Int> { lower..<upper }

    @inlinable
    func contains(_ number: Int) -> Bool { lower <= number && number < upper }

    /// A part of it, by offsets from its start.
    @inlinable
    func part(_ offsets: Range<Int>) -> Piece {
        Piece(lower + offsets.lowerBound..<lower + offsets.upperBound, isListed: isListed)
    }
}

/// One piece or more after the other, with the offset at which each begins.
@usableFromInline
struct PieceList: Sendable {
    @usableFromInline let pieces: [Piece]
    @usableFromInline let starts: [Int]

    init(_ pieces: [Piece]) {
        self.pieces = pieces
        var start = 0
        starts = pieces.map { piece in
            defer { start += piece.count }
            return start
        }
    }

    @inlinable
    var count: Int {
        let last = pieces.count - 1
        return starts[last] + pieces[last].count
    }

    /// The piece that holds an offset inside. O(log pieces).
    @inlinable
    func index(holding offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
