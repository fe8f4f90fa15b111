/// The items of one section as a snapshot stores them. A section of one segment takes only 24 bytes, because most
/// sections have one segment and there may be a million sections.
@usableFromInline
enum SectionItems: Sendable {
    case one(Segment)
    case many(SegmentList)

    static var empty: SectionItems { .one(.empty) }

    /// Makes a section from segments in order. Merges consecutive segments whose numbers continue each other, and
    /// leaves out empty segments.
    init(joining segments: [Segment]) {
        var joined: [Segment] = []
        for segment in segments where segment.count > 0 {
            if let last = joined.last, last.isListed == segment.isListed,
                last.upper == segment.lower
            {
                joined[joined.count - 1].upper = segment.upper
            } else {
                joined.append(segment)
            }
        }
        self = joined.count > 1 ? .many(SegmentList(joined)) : .one(joined.first ?? .empty)
    }

    @inlinable
    var count: Int {
        switch self {
        case .one(let segment): segment.count
        case .many(let list): list.count
        }
    }

    /// Whether both sections consist of the same single range. O(1).
    @inlinable
    func isSameRange(as other: SectionItems) -> Bool {
        guard case .one(let own) = self, case .one(let other) = other else { return false }
        return own == other && !own.isListed
    }

    var segments: [Segment] {
        switch self {
        case .one(let segment): segment.count > 0 ? [segment] : []
        case .many(let list): list.segments
        }
    }

    var listedCount: Int {
        reduce(0) { $0 + ($1.isListed ? $1.count : 0) }
    }

    /// Returns the part of a segment from an offset to the segment's end. The offset must exist.
    @inlinable
    func rest(from offset: Int) -> Segment {
        switch self {
        case .one(let segment): return segment.part(offset..<segment.count)
        case .many(let list):
            let index = list.index(holding: offset)
            let segment = list.segments[index]
            return segment.part(offset - list.starts[index]..<segment.count)
        }
    }

    /// Returns the part of a segment from the segment's start to an offset. The offset must not be zero.
    @inlinable
    func start(upTo offset: Int) -> Segment {
        switch self {
        case .one(let segment): return segment.part(0..<offset)
        case .many(let list):
            let index = list.index(holding: offset - 1)
            return list.segments[index].part(0..<offset - list.starts[index])
        }
    }

    /// Returns the segments in a range of offsets. O(log segments + returned segments).
    func segments(in offsets: Range<Int>) -> [Segment] {
        var found: [Segment] = []
        append(offsets, to: &found)
        return found
    }

    private func append(_ offsets: Range<Int>, to found: inout [Segment]) {
        switch self {
        case .one(let segment): found.append(segment.part(offsets))
        case .many(let list):
            var index = list.index(holding: offsets.lowerBound)
            while index < list.segments.count, list.starts[index] < offsets.upperBound {
                let segment = list.segments[index]
                let start = list.starts[index]
                found.append(
                    segment.part(
                        Swift.max(
                            offsets.lowerBound - start, 0)..<Swift.min(
                                offsets.upperBound - start, segment.count)))
                index += 1
            }
        }
    }

    /// Returns the offset of a number or slot; nil if there is none. If the section has only one segment, this segment
    /// must be of the requested kind. O(segments). Sections have few segments; see `Snapshot.mergeSegments()`.
    func offset(of number: Int, isListed: Bool) -> Int? {
        switch self {
        case .one(let segment):
            return segment.contains(number) ? number - segment.lower : nil
        case .many(let list):
            for (segment, start) in zip(list.segments, list.starts)
            where segment.isListed == isListed && segment.contains(number) {
                return start + number - segment.lower
            }
            return nil
        }
    }

    /// Returns the items with other segments inserted at an offset.
    func inserting(_ segments: [Segment], at offset: Int) -> SectionItems {
        SectionItems(
            joining: self.segments(in: 0..<offset) + segments + self.segments(in: offset..<count))
    }

    /// Returns the items without some ranges of offsets. The ranges must be in order and must not overlap. O(segments +
    /// ranges).
    func removing(_ ranges: [Range<Int>]) -> SectionItems {
        var left: [Segment] = []
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
    /// An iterator over the segments. For a section of one segment, it allocates no array.
    @usableFromInline
    struct Iterator: IteratorProtocol {
        let items: SectionItems
        var index = 0

        @usableFromInline
        mutating func next() -> Segment? {
            defer { index += 1 }
            switch items {
            case .one(let segment): return index == 0 ? segment : nil
            case .many(let list): return index < list.segments.count ? list.segments[index] : nil
            }
        }
    }

    @usableFromInline
    func makeIterator() -> Iterator { Iterator(items: self) }
}
