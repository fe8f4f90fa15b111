/// A segment: consecutive items of a section. Its numbers are either the identifiers themselves, or slots of the array
/// in which a snapshot stores listed identifiers.
///
/// A section consists of a few segments, even if it has many items. For example, removing one item from a range of a
/// billion items leaves two segments.
@usableFromInline
struct Segment: Hashable, Sendable {
    @usableFromInline var lower: Int
    @usableFromInline var upper: Int
    @usableFromInline var isListed: Bool

    @inlinable
    init(_ range: Range<Int>, isListed: Bool) {
        lower = range.lowerBound
        upper = range.upperBound
        self.isListed = isListed
    }

    static var empty: Segment { Segment(0..<0, isListed: false) }

    @inlinable var count: Int { upper - lower }
    @inlinable var range: Range<Int> { lower..<upper }

    @inlinable
    func contains(_ number: Int) -> Bool { lower <= number && number < upper }

    /// Returns a part of the segment. The offsets are relative to the segment's start.
    @inlinable
    func part(_ offsets: Range<Int>) -> Segment {
        Segment(lower + offsets.lowerBound..<lower + offsets.upperBound, isListed: isListed)
    }
}

/// One or more consecutive segments, with the offset at which each segment begins.
@usableFromInline
struct SegmentList: Sendable {
    @usableFromInline let segments: [Segment]
    @usableFromInline let starts: [Int]

    init(_ segments: [Segment]) {
        self.segments = segments
        var start = 0
        starts = segments.map { segment in
            defer { start += segment.count }
            return start
        }
    }

    @inlinable
    var count: Int {
        let last = segments.count - 1
        return starts[last] + segments[last].count
    }

    /// Returns the index of the segment that contains an offset. The offset must exist. O(log segments).
    @inlinable
    func index(holding offset: Int) -> Int {
        starts.partitioningIndex { $0 > offset } - 1
    }
}
