/// The ends of lanes, and a binary heap that finds the shortest lane. Of equally long lanes, the leftmost lane comes
/// first.
///
/// A lane may grow while it is not the shortest. The heap then keeps the lane's former end, which is never too large.
/// The queue corrects such an end only when the lane comes first.
struct LaneQueue {
    /// The top that the next item of each lane would get, in points.
    private(set) var ends: [Double]
    private var heap: [(end: Double, lane: Int)]

    init(ends: [Double]) {
        self.ends = ends
        heap = zip(ends, ends.indices).map { ($0, $1) }.sorted { $0 < $1 }
    }

    /// Returns the shortest lane. The queue must contain a lane. O(log lanes), plus O(log lanes) for each lane that grew
    /// since the last call.
    mutating func shortest() -> Int {
        while heap[0].end != ends[heap[0].lane] { sink() }
        return heap[0].lane
    }

    /// Moves the end of a lane down.
    mutating func lengthen(_ lane: Int, to end: Double) { ends[lane] = end }

    /// Corrects the end of the first lane, and moves the lane to its place in the heap.
    private mutating func sink() {
        let moved = (end: ends[heap[0].lane], lane: heap[0].lane)
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < moved else { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = moved
    }
}
