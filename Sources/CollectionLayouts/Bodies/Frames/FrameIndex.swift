/// An index that finds all frames that meet a range along an axis. Searches stay fast even if some frames are very
/// long. The index takes 12 bytes per frame.
///
/// The index is a binary tree in an array of frames, sorted by their starts. The middle element of a range is the root
/// of the range, and stores the largest end of any frame in the range.
struct FrameIndex {
    private let axis: Axis
    /// The indices of the frames that take room, in order of their starts.
    private var order: [UInt32]
    /// The largest end in each range, stored at the position of the range's middle.
    private var ends: [Double]

    init(_ frames: [Rect], along axis: Axis) {
        self.axis = axis
        order = frames.indices.filter { !frames[$0].size.isEmpty }.map { UInt32($0) }
        order.sort {
            (frames[Int($0)].origin[axis], $0) < (frames[Int($1)].origin[axis], $1)
        }
        ends = order.map { frames[Int($0)].end(axis) }
        raiseEnds(in: 0..<order.count)
    }

    /// Stores the largest end of each range at the middle of that range. Returns the largest end of the whole range.
    @discardableResult
    private mutating func raiseEnds(in range: Range<Int>) -> Double {
        guard !range.isEmpty else { return -.infinity }
        let middle = range.middle
        let before = raiseEnds(in: range.lowerBound..<middle)
        let behind = raiseEnds(in: middle + 1..<range.upperBound)
        ends[middle] = max(ends[middle], before, behind)
        return ends[middle]
    }

    /// Calls `body` with the index of each frame that meets a rectangle along the axis. Does not compare the other
    /// axis. O(log frames) per result.
    func forEach(meeting rect: Rect, of frames: [Rect], _ body: (Int) -> Void) {
        search(0..<order.count, rect.origin[axis], rect.end(axis), frames, body)
    }

    private func search(
        _ range: Range<Int>, _ start: Double, _ end: Double, _ frames: [Rect],
        _ body: (Int) -> Void
    ) {
        guard !range.isEmpty else { return }
        let middle = range.middle
        guard ends[middle] > start else { return }
        search(range.lowerBound..<middle, start, end, frames, body)
        let item = Int(order[middle])
        guard frames[item].origin[axis] < end else { return }
        if frames[item].end(axis) > start { body(item) }
        search(middle + 1..<range.upperBound, start, end, frames, body)
    }
}

extension Range<Int> {
    fileprivate var middle: Int { lowerBound + count / 2 }
}

extension Rect {
    fileprivate func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
